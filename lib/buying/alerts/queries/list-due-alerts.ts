import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { AlertFrequency } from "../../saved-searches/frequencies.ts";
import { lastSending } from "../rules.ts";

/** What one alert is made of: the unsent events of a person by a search, or (null) by their favourites. */
export interface DueAlert {
  userId: string;
  searchId: string | null;
  /** Until when what was found is due. */
  until: Date;
}

const unsent = () =>
  reads()
    .selectFrom("SearchAlertItem as i")
    .leftJoin("SavedSearch as s", "s.id", "i.searchId")
    .select(["i.userId", "i.searchId"])
    .where("i.sentAt", "is", null)
    .groupBy(["i.userId", "i.searchId"]);

/** Alerts that are due now, at most `limit` of each frequency. */
export async function listDueAlerts(now: Date, limit: number): Promise<DueAlert[]> {
  const atOnce = await unsent()
    .where((eb) =>
      eb.or([eb("i.searchId", "is", null), eb("s.frequency", "=", literal("instant"))]),
    )
    .limit(limit)
    .execute();
  const due: DueAlert[] = atOnce.map((row) => ({ ...row, until: now }));
  for (const frequency of ["daily", "weekly"] as const satisfies AlertFrequency[]) {
    const until = lastSending(frequency, now);
    const rows = await unsent()
      .where("s.frequency", "=", frequency)
      .where("i.createdAt", "<=", toDbInstant(until))
      .limit(limit)
      .execute();
    due.push(...rows.map((row) => ({ ...row, until })));
  }
  return due;
}
