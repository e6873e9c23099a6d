/** Values of structured data: JSON without functions. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue | undefined };

/**
 * Structured data as the text of a `<script type="application/ld+json">`. No "<" is left in it, so
 * that nothing a person wrote can close the block or open a comment; JSON reads it back the same.
 */
export function jsonLdText(data: JsonLdValue): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
