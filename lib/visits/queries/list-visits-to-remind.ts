import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { REMINDER_HORIZON_MS } from "../rules.ts";

/** Agreed visits that begin soon enough for a reminder, of which one was not sent yet. */
export async function listToRemind(now: Date) {
  const horizon = new Date(now.getTime() + REMINDER_HORIZON_MS);
  const rows = await reads()
    .selectFrom("Visit")
    .select(["id", "startsAt", "remindedDayAt", "remindedHoursAt"])
    .where("status", "=", literal("scheduled"))
    .where("startsAt", ">", toDbInstant(now))
    .where("startsAt", "<=", toDbInstant(horizon))
    .where((eb) => eb.or([eb("remindedDayAt", "is", null), eb("remindedHoursAt", "is", null)]))
    .orderBy("startsAt")
    .execute();
  return rows.map(({ id, startsAt, remindedDayAt, remindedHoursAt }) => ({
    id,
    startsAt: fromDbInstant(startsAt),
    remindedDayAt: fromDbInstant(remindedDayAt),
    remindedHoursAt: fromDbInstant(remindedHoursAt),
  }));
}
