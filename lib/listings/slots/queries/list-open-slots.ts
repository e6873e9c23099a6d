import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { DEFAULT_TERMS } from "../rules.ts";
import { type OpenSlot, SLOT_TYPES } from "../views.ts";
import { bookableSlots } from "./bookable-slots.ts";
import { freeSlots, MOST_SLOTS, type SlotRow } from "./free-slots.ts";

function toSlot(row: SlotRow): OpenSlot {
  return {
    id: row.id,
    startsAt: fromDbInstant(row.startsAt),
    endsAt: fromDbInstant(row.endsAt),
    host: { firstName: row.firstName, isLooper: row.hostId !== row.sellerId },
    types: SLOT_TYPES.filter((type) => Boolean(row[type] ?? DEFAULT_TERMS[type])),
  };
}

/** The times at which a listing that is for sale can still be visited, soonest first. */
export async function listOpenSlots(
  propertyId: string,
  now: Date,
  limit = MOST_SLOTS,
): Promise<OpenSlot[]> {
  const rows = await freeSlots(toDbInstant(now), civilDay(now))
    .where("s.propertyId", "=", propertyId)
    .execute();
  return (await bookableSlots(rows, now, limit)).map(toSlot);
}
