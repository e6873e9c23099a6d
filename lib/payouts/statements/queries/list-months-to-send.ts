import { reads } from "../../../platform/db/read.ts";

/** A looper, and a month with lines of theirs that no statement has. */
export interface MonthToSend {
  looperId: string;
  /** YYYY-MM. */
  month: string;
}

/** The months before a civil day that have due lines which no statement has and nobody contests, the oldest first. */
export async function listMonthsToSend(before: string): Promise<MonthToSend[]> {
  return reads()
    .selectFrom("CommissionDue as d")
    .leftJoin("StatementLine as l", "l.entryId", "d.entryId")
    .leftJoin("LineContest as c", "c.entryId", "d.entryId")
    .select("d.ambassadorId as looperId")
    .select((eb) => eb.fn<string>("substr", [eb.ref("d.dueOn"), eb.lit(1), eb.lit(7)]).as("month"))
    .where("d.dueOn", "<", before)
    .where("l.entryId", "is", null)
    .where((eb) => eb.or([eb("c.id", "is", null), eb("c.outcome", "is not", null)]))
    .groupBy(["looperId", "month"])
    .orderBy("month")
    .orderBy("looperId")
    .execute();
}
