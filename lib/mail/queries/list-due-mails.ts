import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { STALE_AFTER_MS } from "../rules.ts";

/** Mails that one look takes to be sent. */
const BATCH = 50;

/** The ids of mails to be sent now, those that have waited longest first; at most fifty. */
export async function listDueMails(now: Date): Promise<string[]> {
  const instant = toDbInstant(now);
  const oldest = toDbInstant(new Date(now.getTime() - STALE_AFTER_MS));
  const rows = await reads()
    .selectFrom("OutboxMail")
    .select("id")
    .where("state", "=", literal("waiting"))
    .where("nextAttemptAt", "<=", instant)
    .where("createdAt", ">", oldest)
    .where((eb) => eb.or([eb("leasedUntil", "is", null), eb("leasedUntil", "<=", instant)]))
    .orderBy("nextAttemptAt")
    .orderBy("id")
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}
