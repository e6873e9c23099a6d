import { randomText } from "../../kernel/random.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH } from "../referral-code.ts";

/** Whether a referral code is somebody's, with an account or without. */
async function isReferralCodeTaken(tx: Transaction, referralCode: string): Promise<boolean> {
  const where = { referralCode };
  return (
    (await tx.user.findUnique({ where })) !== null ||
    (await tx.waitlistEntry.findUnique({ where })) !== null
  );
}

/**
 * A referral code that nobody has: of a thousand million, so a second try is rare. It stays free throughout the
 * caller's transaction, which nobody else writes beside.
 */
export async function freeReferralCode(tx: Transaction): Promise<string> {
  for (;;) {
    const code = randomText(REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH);
    if (!(await isReferralCodeTaken(tx, code))) return code;
  }
}
