import { type JsonLdValue, jsonLdText } from "@/lib/kernel/json-ld";

/** Structured data (schema.org). A data block, not a script: no policy has to allow it. */
export function JsonLd({ data }: { data: JsonLdValue }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  );
}
