import { isId } from "../../kernel/ids.ts";
import { homeClock } from "../../kernel/place.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { NamedSlot } from "../bookable.ts";

/** What a slot's id names, whether it is open or not; null where there is none, or its listing is not for sale. */
export async function findSlot(slotId: string): Promise<NamedSlot | null> {
  if (!isId(slotId)) return null;
  const row = await reads()
    .selectFrom("VisitSlot as s")
    .innerJoin("Property as p", "p.id", "s.propertyId")
    .where("s.id", "=", slotId)
    .where("p.status", "=", literal("active"))
    .select(["s.id", "s.propertyId", "s.startsAt", "s.endsAt", "p.title", "p.communeCode"])
    .executeTakeFirst();
  if (!row) return null;
  const { id, propertyId: listingId, title } = row;
  const startsAt = fromDbInstant(row.startsAt);
  const clock = homeClock(row.communeCode);
  return { id, listingId, title, clock, startsAt, endsAt: fromDbInstant(row.endsAt) };
}
