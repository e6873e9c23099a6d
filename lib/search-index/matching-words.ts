import { forgivenMistakes, letterMask, masksAllow, mistakesBetween } from "./text/spelling.ts";
import type { TokenTable } from "./token-table.ts";

/** Shortest beginning of a word that finds the whole ones. */
const MIN_PREFIX = 3;

/** The index's words that answer to one word of a query. */
export interface WordMatch {
  /** Numbers in the table. */
  tokens: number[];
  /** The one that is the very word; −1 when there is none. */
  exact: number;
}

/**
 * Finds the words that stand for `word`: itself; as the last word of a query also those it begins;
 * when there is none of these, those with the fewest mistakes, if few enough. Only words that some
 * document holds (`held`) count. Deterministic: see lib/testing/plain-search.ts for the same rule over documents.
 */
export function matchWord(
  word: string,
  last: boolean,
  table: TokenTable,
  held: (token: number) => boolean,
): WordMatch {
  const number = table.find(word);
  const exact = number >= 0 && held(number) ? number : -1;
  if (last && word.length >= MIN_PREFIX) {
    const tokens = table.withPrefix(word).filter(held);
    if (tokens.length > 0) return { tokens, exact };
  }
  if (exact >= 0) return { tokens: [exact], exact };
  return { tokens: closest(word, table, held), exact: -1 };
}

function closest(word: string, table: TokenTable, held: (token: number) => boolean): number[] {
  const mask = letterMask(word);
  let most = forgivenMistakes(word.length);
  if (most === 0) return [];
  let found: number[] = [];
  for (let token = 0; token < table.size; token++) {
    if (!masksAllow(mask, table.mask(token), most)) continue;
    if (Math.abs(table.lengthOf(token) - word.length) > most || !held(token)) continue;
    const mistakes = mistakesBetween(word, table.word(token), most);
    if (mistakes > most) continue;
    if (mistakes < most) {
      found = [];
      most = mistakes;
    }
    found.push(token);
  }
  return found;
}
