import { daysBefore } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { COMMENT_DAYS } from "../rules.ts";

/** Days for which a claim that is over is there: whoever had it may still decide about a listing (lib/trust/review). */
const CLAIM_DAYS = 1;

/** Deletes claims that are over, and what the team wrote a year ago. */
export async function purgeTasks(now = new Date()): Promise<void> {
  await writer().$transaction(async (tx) => {
    await tx.taskClaim.deleteMany({ where: { endsAt: { lt: daysBefore(now, CLAIM_DAYS) } } });
    await tx.taskComment.deleteMany({ where: { at: { lt: daysBefore(now, COMMENT_DAYS) } } });
  });
}
