import type { PolirisLine } from "./check-line.ts";
import { FIELDS, LINE_LENGTH } from "./fields.ts";

export type FileEncoding = "iso-8859-1" | "utf-8";

const BETWEEN = "!#";

/**
 * A value as it stands between its quotes: the format has no way to write a quote, a line's end or its own separator
 * inside one.
 */
export const cleanValue = (value: string): string =>
  value
    .replaceAll('"', "'")
    .replaceAll(BETWEEN, "! #")
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();

/** What Latin-1 has no sign for, as people write it without. */
const FOLDED: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": "'",
  "”": "'",
  "–": "-",
  "—": "-",
  "−": "-",
  "•": "-",
  "…": "...",
  œ: "oe",
  Œ: "OE",
  "€": "euros",
  "₂": "2",
  "≤": "<=",
  "≥": ">=",
};

/** A text in the signs of ISO 8859-1: others in those that stand for them, what has none left out. */
export function inLatin1(text: string): string {
  return [...text]
    .map((sign) => {
      if (sign.charCodeAt(0) <= 0xff && sign.length === 1) return sign;
      const folded =
        FOLDED[sign] ??
        (/\p{Zs}/u.test(sign) ? " " : sign.normalize("NFKD").replace(/\p{M}/gu, ""));
      return [...folded].every((each) => each.charCodeAt(0) <= 0xff) ? folded : "";
    })
    .join("");
}

/** A value as the file has it. */
export const writtenValue = (value: string, encoding: FileEncoding): string =>
  cleanValue(encoding === "utf-8" ? value : inLatin1(value));

/** One line of the file: every field at its rank. */
function lineText(line: PolirisLine): string {
  const cells = Array.from({ length: LINE_LENGTH }, () => "");
  for (const [name, value = ""] of Object.entries(line)) {
    const field = FIELDS[name];
    if (field) cells[field.rank - 1] = value;
  }
  return cells.map((cell) => `"${cell}"`).join(BETWEEN);
}

/** The file of some homes, whose values are written as `writtenValue` does. */
export const fileText = (lines: readonly PolirisLine[]): string =>
  lines.map((line) => `${lineText(line)}\n`).join("");
