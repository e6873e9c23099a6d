import { randomInt } from "node:crypto";
import { MINUTE_MS } from "../../kernel/time.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import { isSameSecret } from "../../platform/keys.ts";
import { SIGNATURE_CODE_LENGTH, SIGNATURE_CODE_MINUTES } from "../rules.ts";

const hashOf = (signature: string, code: string) =>
  keyedHash("signature-code", `${signature}:${code}`);

/** A code, with its stored fields. */
export interface NewCode {
  code: string;
  codeHash: string;
  codeExpiresAt: Date;
}

/** Six digits that nobody foresees. @param signature the one that the code is good for, and no other */
export function newSigningCode(signature: string, now: Date): NewCode {
  const code = String(randomInt(10 ** SIGNATURE_CODE_LENGTH)).padStart(SIGNATURE_CODE_LENGTH, "0");
  return {
    code,
    codeHash: hashOf(signature, code),
    codeExpiresAt: new Date(now.getTime() + SIGNATURE_CODE_MINUTES * MINUTE_MS),
  };
}

/** Whether a typed code is the one that was sent for that signature. */
export const isSigningCode = (signature: string, code: string, codeHash: string | null): boolean =>
  codeHash !== null && isSameSecret(codeHash, hashOf(signature, code));
