import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { changesByDay, type PriceChange } from "../rules.ts";

/** The changes of price of listings, by listing, the earliest first. */
export async function priceChangesOf(ids: readonly string[]): Promise<Map<string, PriceChange[]>> {
  const rows = await reads()
    .selectFrom("ListingEvent")
    .select(["propertyId", "at", "fromCents", "toCents"])
    .where("propertyId", "in", ids)
    .where("kind", "=", literal("price_changed"))
    .orderBy("seq")
    .execute();
  const changes = new Map<string, PriceChange[]>(ids.map((id) => [id, []]));
  for (const { propertyId, at, fromCents, toCents } of rows) {
    if (fromCents === null || toCents === null) continue;
    changes.get(propertyId)?.push({ day: civilDay(fromDbInstant(at)), fromCents, toCents });
  }
  return new Map([...changes].map(([id, each]) => [id, changesByDay(each)]));
}
