/** What a page is given by its address. */
export type PageQuery = Record<string, string | string[] | undefined>;

const MAX_TEXT = 254;

/** A text of an address; empty for none, and for several. */
export function readText(value: string | string[] | undefined): string {
  return typeof value === "string" ? value.trim().slice(0, MAX_TEXT) : "";
}

/** One of a list's words, or what stands in for anything else. */
export function readChoice<Choice extends string, Other>(
  value: string | string[] | undefined,
  choices: readonly Choice[],
  other: Other,
): Choice | Other {
  return choices.find((choice) => choice === value) ?? other;
}
