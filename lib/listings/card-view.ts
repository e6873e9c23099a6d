import { baseView, type CardRow } from "./card-row.ts";
import type { ListingCard, PhotoView } from "./views.ts";

export interface FoundCardRow extends Omit<CardRow, "publishedAt"> {
  publishedAt: string | null;
  visitCount: number;
}

export function cardView(row: FoundCardRow, photos: readonly PhotoView[]): ListingCard | null {
  const { publishedAt, visitCount } = row;
  // A constraint of the table: what is on the market was published.
  if (publishedAt === null) return null;
  const [photo] = photos;
  return {
    ...baseView({ ...row, publishedAt }),
    photo: photo ?? { mediaKey: "sans-photo", alt: "" },
    photoCount: photos.length,
    underOffer: row.status === "under_offer",
    visitCount,
  };
}
