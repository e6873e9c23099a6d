import type { ErrorCode } from "../kernel/errors.ts";
import { foldedWords } from "../mandates/names.ts";

/** Minutes for which the code of a signature is good. */
export const SIGNATURE_CODE_MINUTES = 15;
export const SIGNATURE_CODE_LENGTH = 6;
/** Codes that can be typed for one signature. */
export const MAX_ATTEMPTS = 5;

/** The stored fields of a signature that is not given yet, by one of those who sign. */
export interface PendingSignature {
  signedAt: Date | null;
  attempts: number;
  codeExpiresAt: Date | null;
}

/** Codes that can still be typed for a signature that has had so many. */
export const attemptsLeft = (attempts: number): number => MAX_ATTEMPTS - attempts;

/** Why no code can be typed for a signature any more; null where one can. */
export function codeRefusal(
  { signedAt, attempts, codeExpiresAt }: PendingSignature,
  now: Date,
): ErrorCode | null {
  if (signedAt !== null) return "signature.signed";
  if (codeExpiresAt === null || codeExpiresAt <= now) return "signature.expired";
  return attemptsLeft(attempts) <= 0 ? "signature.locked" : null;
}

/** Whether a typed name is the signer's, however it is written. */
export const isSameName = (typed: string, name: string): boolean =>
  foldedWords(typed).join(" ") === foldedWords(name).join(" ");
