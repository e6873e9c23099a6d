import type { Place } from "../../kernel/keyset.ts";
import { isPublicStatus } from "../../kernel/property-kinds.ts";
import { cardFields } from "../../listings/card-fields.ts";
import { baseView, CARD_COLUMNS, type CardRow } from "../../listings/card-row.ts";
import type { PriceDrop } from "../../listings/price-drop.ts";
import { findPriceDrops } from "../../listings/queries/find-price-drops.ts";
import { propertiesWithCard, visitCountOf } from "../../listings/queries/properties-with-card.ts";
import { latestFirst } from "../../platform/db/keyset.ts";
import type { FavoriteMark } from "../rules.ts";
import type { FavoriteView } from "../views.ts";

export const favoriteRowsOf = (userId: string, today: string) =>
  propertiesWithCard(today)
    .innerJoin("Favorite as f", "f.propertyId", "p.id")
    .leftJoin("PropertyPhoto as h", (join) =>
      join.onRef("h.propertyId", "=", "p.id").on("h.position", "=", 0),
    )
    .where("f.userId", "=", userId)
    .select([...CARD_COLUMNS, "h.mediaKey", "h.alt", "f.mark", "f.note"])
    .select((eb) => [
      eb.lit(0).as("rank"),
      latestFirst(eb.ref("f.createdAt")).as("at"),
      visitCountOf(eb.ref("p.id")).as("visitCount"),
    ]);

interface FavoriteRow extends Omit<CardRow, "publishedAt">, Place {
  publishedAt: string | null;
  visitCount: number;
  mediaKey: string | null;
  alt: string | null;
  mark: FavoriteMark | null;
  note: string | null;
}

function favoriteView(row: FavoriteRow, drop: PriceDrop | null, now: Date): FavoriteView {
  const { id, title, city, status, publishedAt, mediaKey, alt, visitCount, mark, note } = row;
  const judgement = { mark, note };
  if (!isPublicStatus(status) || publishedAt === null) {
    return { ...judgement, kind: "gone", id, title, city, withdrawn: status === "withdrawn" };
  }
  const photo =
    mediaKey === null ? { mediaKey: "sans-photo", alt: "" } : { mediaKey, alt: alt ?? "" };
  const card = cardFields(
    {
      ...baseView({ ...row, publishedAt }),
      photo,
      pictures: [photo],
      photoCount: 1,
      underOffer: status === "under_offer",
      visitCount,
      // Stands under the card, with the earlier price.
      priceDrop: null,
    },
    now,
  );
  const sold = status === "sold";
  return { ...judgement, kind: "listing", id, sold, card, drop: sold ? null : drop };
}

export async function favoriteViews(
  rows: readonly FavoriteRow[],
  now: Date,
): Promise<FavoriteView[]> {
  const drops = await findPriceDrops(
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => favoriteView(row, drops.get(row.id) ?? null, now));
}
