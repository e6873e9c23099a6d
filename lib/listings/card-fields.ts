import type { ListingCard } from "./views.ts";

/** What a card shows of a listing: a page carries twenty, and nothing that nobody sees. */
export type CardFields = Omit<
  ListingCard,
  | "address"
  | "bedrooms"
  | "citySlug"
  | "features"
  | "ghgClass"
  | "package"
  | "photoCount"
  | "publishedAt"
>;

/** A card without what it does not show. */
export function cardFields(card: ListingCard): CardFields {
  const {
    address,
    bedrooms,
    citySlug,
    features,
    ghgClass,
    package: _,
    photoCount,
    publishedAt,
    ...shown
  } = card;
  return shown;
}
