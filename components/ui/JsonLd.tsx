import { type JsonLdValue, jsonLdText } from "@/lib/kernel/json-ld";

interface JsonLdProps {
  /** Null in the browser, for a screen that derives it from what it shows: machines read the page as it is sent. */
  data: JsonLdValue;
}

/** Structured data (schema.org). A data block, not a script: no policy has to allow it. */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped
      dangerouslySetInnerHTML={{ __html: data === null ? "" : jsonLdText(data) }}
    />
  );
}
