const EXCERPT_LENGTH = 140;

/** The beginning of a text in one line. */
export function excerptOf(content: string | null): string {
  const line = (content ?? "")
    .slice(0, 4 * EXCERPT_LENGTH)
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH).trimEnd()}…` : line;
}
