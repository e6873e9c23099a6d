import { civilDay } from "../../kernel/time.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import { reads } from "../../platform/db/read.ts";
import { CARD_COLUMNS } from "../card-row.ts";
import { cardView } from "../card-view.ts";
import type { ListingCard } from "../views.ts";
import { findPriceDrops } from "./find-price-drops.ts";
import { propertiesWithCard, visitCountOf } from "./properties-with-card.ts";

/** The cards of those ids that are still on the market, in the order given. */
export async function listCards(ids: readonly string[], now = new Date()): Promise<ListingCard[]> {
  addCacheTags(...ids.map((id) => `listing:${id}` as const));
  if (ids.length === 0) return [];
  const rows = await propertiesWithCard(civilDay(now))
    .select(CARD_COLUMNS)
    .select((eb) => visitCountOf(eb.ref("p.id")).as("visitCount"))
    .where("p.id", "in", ids)
    .where("p.status", "in", ["active", "under_offer"])
    .execute();
  const photos = await reads()
    .selectFrom("PropertyPhoto")
    .select(["propertyId", "mediaKey", "alt"])
    .where("propertyId", "in", ids)
    .orderBy("propertyId")
    .orderBy("position")
    .execute();
  const drops = await findPriceDrops(ids, now);
  return ids
    .map((id) => {
      const row = rows.find((each) => each.id === id);
      const own = photos.filter(({ propertyId }) => propertyId === id);
      return row
        ? cardView(
            row,
            own.map(({ mediaKey, alt }) => ({ mediaKey, alt })),
            drops.get(id) ?? null,
          )
        : null;
    })
    .filter((card) => card !== null);
}
