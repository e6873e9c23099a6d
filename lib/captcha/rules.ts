/** Hash of challenges and of the server's word. */
export const ALGORITHM = "SHA-256";

/** What the widget may name; only the one above is ever issued. */
export const ALGORITHMS = ["SHA-256", "SHA-384", "SHA-512"] as const;

/** Most that the number to find can be: half of it is tried on average. */
export const MAX_NUMBER = 1_000_000;

/** Minutes for which a challenge, and whatever answers it, is good. */
export const CHALLENGE_MINUTES = 5;

/** When a challenge issued now ends; its salt says it in whole seconds. */
export function challengeExpiry(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 1_000 + CHALLENGE_MINUTES * 60) * 1_000);
}

/**
 * What codes are made of: nothing that reads or sounds like another, in French or in English. That
 * leaves out 0 1 5 8 and the letters that look like digits, those that rhyme (B C D E G P T V, A J,
 * Q U), and of neighbours all but one (M of M N; F S X; L of I L; Y of I J Y).
 */
export const CODE_ALPHABET = "234679HKLMRWY";

/** Characters of a code: five million of them, of which one may be tried. */
export const CODE_LENGTH = 6;

/** The characters that no code has, and the one that each stands for when it is typed. */
const TAKEN_FOR: Readonly<Record<string, string>> = { G: "6", N: "M", V: "Y", Z: "2" };

/** A code as it is compared, however it was typed. */
export function normalizeCode(typed: string): string {
  const letters = typed.replace(/[\s.-]+/g, "").toUpperCase();
  return letters.replace(/[GNVZ]/g, (letter) => TAKEN_FOR[letter] ?? letter);
}

export const SPOKEN_LANGUAGES = ["fr", "en"] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** Size of a code's picture in pixels; it is shown at half of it. */
export const PICTURE = { width: 520, height: 160 } as const;

/** Why an answer was not accepted, as the widget receives it. */
export const CAPTCHA_REFUSAL_REASONS = [
  "invalid",
  "expired",
  "spent",
  "code-required",
  "code-wrong",
] as const;
export type CaptchaRefusalReason = (typeof CAPTCHA_REFUSAL_REASONS)[number];

/**
 * What the server thinks of the visitor who answered: good, good but of a network that behaves
 * oddly, or bad.
 */
export const CLASSIFICATIONS = ["GOOD", "NEUTRAL", "BAD"] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

/** What came of an answer. */
export interface Verdict {
  /** What to send with the form; null where nothing would be accepted. */
  payload: string | null;
  verified: boolean;
  reason?: CaptchaRefusalReason;
  classification: Classification;
}

/** An answer that was checked: the challenge it is of, and until when it is good. */
export interface Solution {
  signature: string;
  expiresAt: Date;
}

/**
 * What one network may do within ten minutes before it is asked for a code. A household or an office
 * behind one address stays below; a program that subscribes people does not.
 */
export const SUSPICIOUS_AFTER = { challenges: 40, refusals: 8, accepted: 5 } as const;
export const SUSPICION_MINUTES = 10;
