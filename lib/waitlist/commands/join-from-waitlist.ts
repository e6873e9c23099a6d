import type { Transaction } from "../../platform/db/clients.ts";
import { findEntryOf } from "../queries/find-entry.ts";
import { carryReferrals } from "./carry-referrals.ts";
import { dropTypedReferrer } from "./drop-typed-referrer.ts";
import { settleReferralOf } from "./settle-referral.ts";

/**
 * Carries the waitlist's entry of an address over to the account that was just opened with it: its
 * code, which the account takes, and its referrals. The address counts as confirmed by it.
 */
export async function joinFromWaitlist(
  tx: Transaction,
  { userId, emailNormalized }: { userId: string; emailNormalized: string },
  now: Date,
): Promise<void> {
  const entry = await findEntryOf(emailNormalized);
  if (!entry || entry.userId !== null) return;
  let code = entry.referralCode;
  if (code === null) {
    const user = await tx.user.findUnique({ where: { id: userId } });
    if (!user) return;
    code = user.referralCode;
    await settleReferralOf(tx, entry, code, now);
  } else {
    await tx.user.update({ where: { id: userId }, data: { referralCode: code } });
  }
  await tx.waitlistEntry.update({
    where: { id: entry.id },
    data: {
      userId,
      joinedAt: now,
      referralCode: code,
      confirmedAt: entry.confirmedAt ?? now,
    },
  });
  await dropTypedReferrer(tx, { userId, entryId: entry.id, code });
  await carryReferrals(tx, { entryId: entry.id, code });
}
