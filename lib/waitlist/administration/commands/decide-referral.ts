import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import { carryReferrals } from "../../commands/carry-referrals.ts";
import { findReferralAccounts } from "../queries/find-referral-accounts.ts";
import type { ReferralDecision } from "../schemas.ts";

const STATUSES = { count: "counted", refuse: "refused" } as const;

const ACTIONS = { count: "referral.counted", refuse: "referral.refused" } as const;

/**
 * Counts a held referral, or refuses it.
 * @throws {DomainError} request.forbidden, also about oneself; waitlist.referral-not-found;
 * waitlist.referral-decided when it no longer waits.
 */
export async function decideReferral(
  { referralId, decision }: ReferralDecision,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "waitlist.manage");
  const accounts = await findReferralAccounts(referralId);
  if (!accounts) throw new DomainError("waitlist.referral-not-found");
  const { referredUserId, referrerUserId } = accounts;
  if ([referredUserId, referrerUserId].includes(actor.userId)) {
    throw new DomainError("request.forbidden");
  }
  await writer().$transaction(async (tx) => {
    const held = await tx.waitlistReferral.findUnique({
      where: { id: referralId },
      select: { settledAt: true },
    });
    const { count } = await tx.waitlistReferral.updateMany({
      where: { id: referralId, status: "held" },
      data: { status: STATUSES[decision], decidedAt: now, decidedById: actor.userId },
    });
    if (count === 0) throw new DomainError("waitlist.referral-decided");
    const since = held?.settledAt ?? now;
    await settleTask(tx, { kind: "referral-held", subjectId: referralId, since }, actor, now);
    if (decision === "count") await carryReferrals(tx, { referralId });
    await recordAudit(
      tx,
      {
        action: ACTIONS[decision],
        subject: { type: "waitlist-referral", id: referralId },
        actor,
        // Whose referral it is.
        concernsId: referrerUserId,
      },
      now,
    );
  });
}
