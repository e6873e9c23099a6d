import type { ListingCard } from "./views.ts";

/** What a card shows of a listing: a page carries twenty, and nothing that nobody sees. */
export type ShownCard = Omit<
  ListingCard,
  "bedrooms" | "citySlug" | "features" | "photoCount" | "publishedAt"
>;

/** A card without what it does not show. */
export function shownCard(card: ListingCard): ShownCard {
  const { bedrooms, citySlug, features, photoCount, publishedAt, ...shown } = card;
  return shown;
}
