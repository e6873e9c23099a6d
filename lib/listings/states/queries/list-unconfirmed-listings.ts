import { daysBefore } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { dueBefore, NOTICE_DAYS } from "../freshness.ts";

/**
 * Listings that may have to be confirmed, by their ids; those that wait for an answer are left out.
 * @param after the last id that was read
 */
export async function listUnconfirmed(now: Date, limit: number, after = ""): Promise<string[]> {
  const rows = await reads()
    .selectFrom("Property")
    .select("id")
    // As the condition of the index Property_confirmation has it.
    .where("status", "=", literal("active"))
    .where(({ not, ref }) => not(ref("isDemonstration")))
    .where(({ eb, fn }) =>
      eb(fn.coalesce("confirmedAt", "publishedAt"), "<=", toDbInstant(dueBefore(now))),
    )
    .where(({ eb, fn, or }) =>
      or([
        eb("confirmationAskedAt", "is", null),
        eb("confirmationAskedAt", "<", fn.coalesce("confirmedAt", "publishedAt")),
        eb("confirmationAskedAt", "<=", toDbInstant(daysBefore(now, NOTICE_DAYS))),
      ]),
    )
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
