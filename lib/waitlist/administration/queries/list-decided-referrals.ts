import { fullName } from "../../../kernel/person-name.ts";
import { fromDbInstant, type StoredInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { DecidedReferralView } from "../views.ts";

const SHOWN_DECISIONS = 10;

/** What was decided last, and by whom. @throws {DomainError} request.forbidden */
export async function listDecidedReferrals(actor: Actor): Promise<DecidedReferralView[]> {
  authorize(actor, "waitlist.manage");
  const decided = await reads()
    .selectFrom("WaitlistReferral as r")
    .innerJoin("WaitlistEntry as e", "e.id", "r.entryId")
    .innerJoin("User as u", "u.id", "r.decidedById")
    .select(["r.id", "r.decidedAt", "r.referrerCode", "r.status", "e.email"])
    .select(["u.firstName", "u.lastName"])
    .where("r.decidedAt", "is not", null)
    .orderBy("r.decidedAt", "desc")
    .orderBy("r.id", "desc")
    .limit(SHOWN_DECISIONS)
    .$narrowType<{ decidedAt: StoredInstant }>()
    .execute();
  return decided.map((row) => ({
    id: row.id,
    referredEmail: row.email,
    code: row.referrerCode,
    counted: row.status === "counted",
    decidedAt: fromDbInstant(row.decidedAt),
    deciderName: fullName(row),
  }));
}
