import { placeWords } from "../../search-index/text/place-words.ts";

/** A run of words: which is its first, and how many they are. */
export interface Run {
  start: number;
  length: number;
}

/** The names of several words that a text joins by hyphens: "Part-Dieu" is one name. */
export function hyphenatedRuns(text: string): Run[] {
  let start = 0;
  const runs = text.split(/[^\p{L}\p{M}\p{N}\-\u2010\u2011]+/u).map((name) => {
    const { length } = placeWords(name);
    start += length;
    return { start: start - length, length };
  });
  // Folding keeps the number of words but for some scripts, of which nothing is then known.
  return start === placeWords(text).length ? runs.filter(({ length }) => length > 1) : [];
}

/** The words of the names that a run takes a part of, without those of the run. */
export function indexesCutOff({ start, length }: Run, names: readonly Run[]): number[] {
  const end = start + length;
  return names
    .filter((name) => start < name.start + name.length && name.start < end)
    .flatMap((name) => Array.from({ length: name.length }, (_, offset) => name.start + offset))
    .filter((index) => index < start || index >= end);
}
