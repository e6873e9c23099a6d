import { normalizeCode } from "../../accounts/referral-code.ts";
import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Entry } from "../queries.ts";
import { settleReferral } from "../referral-rules.ts";
import { findReferralToSettle, isBroughtBy, isKnownCode } from "./queries.ts";

/**
 * Notes who brought an entry, where what was typed is somebody's code. It counts for nothing until
 * the address is confirmed.
 */
export async function noteReferral(
  tx: Transaction,
  { entryId, typed }: { entryId: string; typed: string },
  now: Date,
): Promise<void> {
  const referrerCode = normalizeCode(typed);
  if (!isKnownCode(referrerCode)) return;
  await tx.waitlistReferral.create({
    data: { id: newId(), entryId, referrerCode, reasons: [], createdAt: now },
  });
}

/**
 * Counts the referral of an entry that was confirmed, or holds it for a trust manager. Call it before
 * the transaction writes the entry: what it reads is what was there.
 */
export async function settleReferralOf(
  tx: Transaction,
  entry: Entry,
  code: string,
  now: Date,
): Promise<void> {
  const found = findReferralToSettle(entry, code);
  if (!found) return;
  const { status, reasons } = settleReferral(found.facts);
  await tx.waitlistReferral.updateMany({
    where: { id: found.id, status: "waiting" },
    data: { status, reasons, settledAt: now },
  });
}

/**
 * Carries referrals that count over to accounts: this one, that of an entry, those of a code. Who had
 * an account before they subscribed was brought by nobody.
 */
export async function carryReferrals(
  tx: Transaction,
  {
    referralId = "",
    entryId = "",
    code = "",
  }: { [K in "referralId" | "entryId" | "code"]?: string },
): Promise<void> {
  await tx.$executeRaw`UPDATE User SET referredById = (
      SELECT g.id FROM WaitlistEntry e JOIN WaitlistReferral r ON r.entryId = e.id
        JOIN User g ON g.referralCode = r.referrerCode
      WHERE e.userId = User.id AND g.id <> User.id AND g.erasedAt IS NULL)
    WHERE referredById IS NULL AND erasedAt IS NULL AND id IN (
      SELECT e.userId FROM WaitlistReferral r JOIN WaitlistEntry e ON e.id = r.entryId
      WHERE r.status = 'counted' AND e.joinedAt >= e.createdAt
        AND (r.id = ${referralId} OR r.entryId = ${entryId} OR r.referrerCode = ${code}))`;
}

/**
 * Who brought somebody that opens an account, when they came through the waitlist: what the list
 * says of it stands before what was typed later, or a referral that is held would count after all.
 */
export async function dropTypedReferrer(
  tx: Transaction,
  { userId, entryId, code }: { userId: string; entryId: string; code: string },
): Promise<void> {
  const { referredBy } =
    (await tx.user.findUnique({
      where: { id: userId },
      select: { referredBy: { select: { referralCode: true } } },
    })) ?? {};
  if (!referredBy) return;
  const onTheList = await tx.waitlistReferral.count({ where: { entryId } });
  if (onTheList === 0 && !isBroughtBy({ from: referredBy.referralCode, code })) return;
  await tx.user.update({ where: { id: userId }, data: { referredById: null } });
}
