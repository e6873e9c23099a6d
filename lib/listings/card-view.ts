import { comparedCost } from "../financing/monthly-cost.ts";
import { baseView, type CardRow } from "./card-row.ts";
import { costsOfRow } from "./home-costs.ts";
import type { PriceDrop } from "./price-drop.ts";
import type { ListingCard, PhotoView } from "./views.ts";

export interface FoundCardRow extends Omit<CardRow, "publishedAt"> {
  publishedAt: string | null;
  visitCount: number;
}

/** Most pictures that a card leafs through: the others are on the listing's page. */
const MOST_PICTURES = 6;

export function cardView(
  row: FoundCardRow,
  photos: readonly PhotoView[],
  drop: PriceDrop | null,
): ListingCard | null {
  const { publishedAt, visitCount } = row;
  // A constraint of the table: what is on the market was published.
  if (publishedAt === null) return null;
  const photo = photos[0] ?? { mediaKey: "sans-photo", alt: "" };
  return {
    ...baseView({ ...row, publishedAt }),
    photo,
    pictures: photos.length === 0 ? [photo] : photos.slice(0, MOST_PICTURES),
    photoCount: photos.length,
    underOffer: row.status === "under_offer",
    visitCount,
    monthlyCost: comparedCost(row.priceCents, costsOfRow(row)),
    priceDrop: drop && { fromCents: drop.fromCents, at: drop.at.toISOString() },
  };
}
