import { type JsonLdValue, jsonLdText } from "@/lib/kernel/json-ld";

interface JsonLdProps {
  data: JsonLdValue;
}

/**
 * Structured data (schema.org). A data block, not a script: no policy has to allow it. Written where the
 * page is rendered: machines read it as it is sent, and the browser's code leaves what is there.
 */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? jsonLdText(data) : "" }}
    />
  );
}
