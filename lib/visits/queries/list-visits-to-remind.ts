import { zoneOf } from "../../kernel/place.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { REMINDER_HORIZON_MS } from "../rules.ts";

/** Agreed visits that begin soon enough for a reminder, of which one was not sent yet. */
export async function listToRemind(now: Date) {
  const horizon = new Date(now.getTime() + REMINDER_HORIZON_MS);
  const rows = await reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .select(["v.id", "v.startsAt", "v.remindedDayAt", "v.remindedHoursAt", "p.communeCode"])
    .where("v.status", "=", literal("scheduled"))
    .where("v.startsAt", ">", toDbInstant(now))
    .where("v.startsAt", "<=", toDbInstant(horizon))
    .where((eb) => eb.or([eb("v.remindedDayAt", "is", null), eb("v.remindedHoursAt", "is", null)]))
    .orderBy("v.startsAt")
    .execute();
  return rows.map(({ id, startsAt, remindedDayAt, remindedHoursAt, communeCode }) => ({
    id,
    zone: zoneOf(communeCode),
    startsAt: fromDbInstant(startsAt),
    remindedDayAt: fromDbInstant(remindedDayAt),
    remindedHoursAt: fromDbInstant(remindedHoursAt),
  }));
}
