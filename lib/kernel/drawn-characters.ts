import { DRAWN_RANGES } from "./drawn-ranges.ts";

/*
 * What a document can say: the characters that the fonts of PDFs have. What nobody sees goes, spaces, hyphens and bullets
 * of other widths become the nearest one; everything else is drawn as it was typed, or named at its field.
 */

const DRAWN = DRAWN_RANGES.split(" ").map((range) => {
  const [first = "", last = first] = range.split("-");
  return [Number.parseInt(first, 36), Number.parseInt(last, 36)] as const;
});

function isDrawn(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  let low = 0;
  let high = DRAWN.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = DRAWN[middle] ?? [0, 0];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** The nearest sign of a character that differs from it by its width alone, or can't be seen. */
const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/\r\n?/gu, "\n"],
  [/[\u2007\u202f]/gu, "\u00a0"],
  [/[\t\u2000-\u2006\u2008-\u200a\u205f\u3000]/gu, " "],
  [/[\u2010\u2011]/gu, "-"],
  // Those of word processors are signs of a font of their own.
  [/[\u2023\u2043\u2219\u25aa\u25cf\u25e6\uf0a7\uf0b7]/gu, "•"],
  // Marks of direction, joiners, places to break a word, variants of a sign.
  [/(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, ""],
];

/** A text as a document says it: in one form, with the nearest spaces, hyphens and bullets. */
export function nearestSigns(text: string): string {
  let nearest = text.normalize("NFC");
  for (const [pattern, sign] of NEAREST) nearest = nearest.replaceAll(pattern, sign);
  return nearest;
}

/** The characters of a text that no font of a document has, once each, in their order. */
export const undrawnCharacters = (text: string): string[] => [
  ...new Set([...nearestSigns(text)].filter((each) => each !== "\n" && !isDrawn(each))),
];

/** A character by the number that it has everywhere: "U+6F22". */
const codeName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * A text in characters that a document has. What nobody could name at a field, because nobody typed it for a document,
 * is written by its number: never as another character.
 */
export const drawableText = (text: string): string =>
  [...nearestSigns(text)]
    .map((each) => (each === "\n" || isDrawn(each) ? each : `[${codeName(each)}]`))
    .join("");
