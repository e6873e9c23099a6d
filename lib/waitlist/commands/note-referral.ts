import { normalizeReferralCode } from "../../accounts/referral-code.ts";
import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { isKnownCode } from "../queries/is-known-referral-code.ts";

/**
 * Notes who brought an entry, where what was typed is somebody's code. It counts for nothing until
 * the address is confirmed.
 */
export async function noteReferral(
  tx: Transaction,
  { entryId, typed }: { entryId: string; typed: string },
  now: Date,
): Promise<void> {
  const referrerCode = normalizeReferralCode(typed);
  if (!(await isKnownCode(referrerCode))) return;
  await tx.waitlistReferral.create({
    data: { id: newId(), entryId, referrerCode, reasons: [], createdAt: now },
  });
}
