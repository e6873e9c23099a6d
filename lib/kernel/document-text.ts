/** A part of a document to be drawn: named values, texts, and amounts at the right of their names. */
export interface DocumentSection {
  title: string;
  lines?: readonly (readonly [label: string, value: string])[];
  text?: string | readonly string[];
  amounts?: readonly (readonly [label: string, amount: string, kind?: "total" | undefined])[];
  /** It begins a page. */
  startsPage?: boolean;
}

/** The whole text of a document, in its order. */
export interface DocumentText {
  title: string;
  subtitle: string;
  /** What sets it apart from a document in force, above its title. */
  mark?: string | null;
  headline: { amount: string; home: string; town: string };
  sections: readonly DocumentSection[];
  footer: string;
}
