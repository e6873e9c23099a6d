import { daysBefore } from "../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { DROP_DAYS } from "../rules.ts";
import type { PriceDrop } from "../views.ts";

/**
 * The listings among these whose last change of price, within the last sixty days, made them cheaper: by
 * their ids, what they cost before.
 */
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
    .where("at", ">=", toDbInstant(daysBefore(now, DROP_DAYS)))
    .orderBy("seq")
    .execute();
  const last = new Map(rows.map((row) => [row.propertyId, row]));
  return new Map(
    [...last].flatMap(([id, { at, fromCents, toCents }]) =>
      fromCents !== null && toCents !== null && toCents < fromCents
        ? [[id, { fromCents, at: fromDbInstant(at) }] as const]
        : [],
    ),
  );
}
