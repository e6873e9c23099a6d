import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";

/** The drafts with lines whose time to be contested is over, the oldest first. */
export const listSilentDrafts = (now: Date) =>
  reads()
    .selectFrom("CommissionStatement as s")
    .leftJoin("StatementIssue as i", "i.statementId", "s.id")
    .select(["s.id", "s.looperId", "s.month", "s.part"])
    .where("s.contestUntil", "<=", toDbInstant(now))
    .where("i.statementId", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("StatementLine as l")
          .select("l.entryId")
          .whereRef("l.statementId", "=", "s.id"),
      ),
    )
    .orderBy("s.month")
    .orderBy("s.part")
    .orderBy("s.looperId")
    .execute();
