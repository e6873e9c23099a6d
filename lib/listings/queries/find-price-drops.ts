import { daysBefore } from "../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import {
  DROP_DAYS,
  isDropShown,
  lastDrop,
  type PriceChange,
  type PriceDrop,
} from "../price-drop.ts";

/** The listings among these whose price is shown as lower than before, by their ids. */
export async function findPriceDrops(
  listingIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PriceDrop>> {
  if (listingIds.length === 0) return new Map();
  const rows = await reads()
    .selectFrom("ListingEvent")
    .select(["propertyId", "at", "fromCents", "toCents"])
    .where("propertyId", "in", listingIds)
    .where("kind", "=", literal("price_changed"))
    // What a drop of the last days is compared with: one day more, for its day began earlier.
    .where("at", ">=", toDbInstant(daysBefore(now, 2 * DROP_DAYS + 1)))
    .orderBy("seq")
    .execute();
  const changes = new Map<string, PriceChange[]>();
  for (const { propertyId, at, fromCents, toCents } of rows) {
    if (fromCents === null || toCents === null) continue;
    const change = { at: fromDbInstant(at), fromCents, toCents };
    changes.set(propertyId, [...(changes.get(propertyId) ?? []), change]);
  }
  return new Map(
    [...changes].flatMap(([id, own]) => {
      const drop = lastDrop(own);
      return drop !== null && isDropShown(drop, now) ? [[id, drop] as const] : [];
    }),
  );
}
