import { fold } from "./words.ts";

const SAINTS: Readonly<Record<string, string>> = { st: "saint", ste: "sainte" };

/** Small words of names, which people leave out: "aix provence", "hay les roses", "mans". */
export const SMALL_WORDS = new Set(
  "l le la les d de du des en et a au aux sur sous les lez".split(" "),
);

/** Folded words with "st" and "ste" written in full. */
export function placeWords(text: string): string[] {
  const folded = fold(text);
  return folded === "" ? [] : folded.split(" ").map((word) => SAINTS[word] ?? word);
}

/** The words of a name without the small ones; all of them where there are no others. */
export function mainWords(words: readonly string[]): readonly string[] {
  const main = words.filter((word) => !SMALL_WORDS.has(word));
  return main.length > 0 ? main : words;
}
