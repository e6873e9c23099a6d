/** A legal page as data: the page and its table of contents are drawn from it. */
export interface LegalDocument {
  metaTitle: string;
  metaDescription: string;
  title: string;
  lead: string;
  /** Civil date `YYYY-MM-DD` of the text's last change. */
  updatedOn: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Anchor, unique in the page. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; items: readonly string[] }
  /** Terms and their values; a null value shows as not known yet. */
  | { kind: "facts"; facts: readonly { term: string; value: string | null }[] }
  | { kind: "link"; before: string; label: string; href: string; after: string };

export const text = (value: string): LegalBlock => ({ kind: "text", text: value });
export const list = (...items: string[]): LegalBlock => ({ kind: "list", items });
export const facts = (
  ...entries: (readonly [term: string, value: string | null])[]
): LegalBlock => ({
  kind: "facts",
  facts: entries.map(([term, value]) => ({ term, value })),
});
export const link = (before: string, label: string, href: string, after = "."): LegalBlock => ({
  kind: "link",
  before,
  label,
  href,
  after,
});
