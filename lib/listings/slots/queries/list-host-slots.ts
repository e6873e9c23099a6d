import { homeClock } from "../../../kernel/place.ts";
import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import type { HostSlot } from "../views.ts";
import { bookableSlots } from "./bookable-slots.ts";
import { freeSlots, MOST_SLOTS } from "./free-slots.ts";

/**
 * The times at which somebody receives and can still be booked, in all their homes, soonest first; in a home
 * that is not for sale yet, those that could be if it were.
 */
export async function listHostSlots(hostId: string, now: Date): Promise<HostSlot[]> {
  const rows = await freeSlots(toDbInstant(now), civilDay(now))
    .where("s.hostId", "=", hostId)
    .execute();
  return (await bookableSlots(rows, now, MOST_SLOTS)).map((row) => ({
    id: row.id,
    startsAt: fromDbInstant(row.startsAt),
    endsAt: fromDbInstant(row.endsAt),
    property: {
      id: row.propertyId,
      title: row.title,
      isActive: row.status === "active",
      clock: homeClock(row.communeCode),
    },
  }));
}
