import { randomText } from "../../kernel/random.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH } from "../referral-code.ts";

const holders = preparedRead<{ code: string }, { taken: number }>(
  `SELECT EXISTS (SELECT 1 FROM User WHERE referralCode = :code)
     OR EXISTS (SELECT 1 FROM WaitlistEntry WHERE referralCode = :code) AS taken`,
);

/** Whether a referral code is somebody's, with an account or without. */
function isReferralCodeTaken(code: string): boolean {
  return holders().get({ code })?.taken === 1;
}

/**
 * A referral code that nobody has: of a thousand million, so a second try is rare. Inside a
 * transaction, which nobody else writes beside, it stays free.
 */
export function freeReferralCode(): string {
  for (;;) {
    const code = randomText(REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH);
    if (!isReferralCodeTaken(code)) return code;
  }
}
