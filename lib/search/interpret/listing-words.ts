import type { NamedNeighbourhood } from "../../search-index/groups.ts";

/** The facts about the words of listings. */
export interface ListingWords {
  /** Whether listings hold this folded word: so many that it is no mistake. */
  knowsWord(word: string): boolean;
  /** Whether listings that hold one of these folded words mostly hold them all. */
  haveCommonListing(words: readonly string[]): boolean;
  /** The neighbourhoods that listings name by these folded words. */
  neighbourhoodsNamed(words: readonly string[]): readonly NamedNeighbourhood[];
  /** Whether most listings that hold these folded words are in those neighbourhoods. */
  areMostlyIn(words: readonly string[], neighbourhoods: readonly NamedNeighbourhood[]): boolean;
}

/** No listings at all. */
export const NO_LISTINGS: ListingWords = {
  knowsWord: () => false,
  haveCommonListing: () => false,
  neighbourhoodsNamed: () => [],
  areMostlyIn: () => false,
};
