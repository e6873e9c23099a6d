import { type CardFields, cardFields } from "../../listings/card-fields.ts";
import { NO_CRITERIA } from "../../search-index/criteria.ts";
import { searchListings } from "./search-listings.ts";

/**
 * The listings of the home page: the best ranked of each type, so that they differ; first those
 * with a looper, whom the home page is there to introduce.
 */
export async function getFeaturedListings(count = 3, now = new Date()): Promise<CardFields[]> {
  const found = (await searchListings(NO_CRITERIA)).items;
  const items = [
    ...found.filter((item) => item.ambassador),
    ...found.filter((item) => !item.ambassador),
  ];
  const varied = items.filter(
    (item, index) => items.findIndex((other) => other.type === item.type) === index,
  );
  const rest = items.filter((item) => !varied.includes(item));
  return [...varied, ...rest].slice(0, count).map((card) => cardFields(card, now));
}
