import type { Transaction } from "../../platform/db/clients.ts";
import type { Entry } from "../queries/find-entry.ts";
import { findReferralToSettle } from "../queries/find-referral-to-settle.ts";
import { settleReferral } from "../referral-rules.ts";

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
  const found = await findReferralToSettle(entry, code);
  if (!found) return;
  const { status, reasons } = settleReferral(found.facts);
  await tx.waitlistReferral.updateMany({
    where: { id: found.id, status: "waiting" },
    data: { status, reasons, settledAt: now },
  });
}
