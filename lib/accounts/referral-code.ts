/**
 * Letters of referral codes: thirty-two, in capitals, without those that read as others (I, L, O, U).
 */
export const REFERRAL_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";

/** Letters of a referral code. */
export const REFERRAL_CODE_LENGTH = 6;

/** A referral code as codes are compared: in capitals, without the blanks around and inside it. */
export function normalizeReferralCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/[\s-]+/g, "")
    .toUpperCase();
}
