const EXCERPT_LENGTH = 140;

/** The first characters of a text, none of them cut in half: half of one can't be read, nor stored as it is. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, "");

/** The beginning of a text in one line. */
export function excerptOf(content: string | null): string {
  const line = beginningOf(content ?? "", 4 * EXCERPT_LENGTH)
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > EXCERPT_LENGTH ? `${beginningOf(line, EXCERPT_LENGTH).trimEnd()}…` : line;
}
