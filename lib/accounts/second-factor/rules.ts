import { randomText } from "../../kernel/random.ts";

/** What authenticator applications take for granted (RFC 6238): nothing else works in all of them. */
export const TOTP = { algorithm: "SHA1", digits: 6, periodSeconds: 30 } as const;

/** Codes of so many steps before and after are taken: clocks differ, and typing takes time. */
export const WINDOW_STEPS = 1;

/** The time step of an instant, counted from 1970. */
export function timeStep(now: Date): number {
  return Math.floor(now.getTime() / (TOTP.periodSeconds * 1_000));
}

/** Crockford's base 32: I, L, O and U are missing, so that no character reads as another. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Recovery codes a person has at first. */
export const RECOVERY_CODES = 10;
/** Eighty bits: a plain hash of it can be stored. */
const RECOVERY_LENGTH = 16;
const RECOVERY_PATTERN = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Characters in a group of what is copied by hand. */
const GROUP = 4;

const groupsOf = (text: string) => text.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? [];

/** A fresh recovery code, as it is shown: "7K3M-…", four groups. */
export function newRecoveryCode(): string {
  return groupsOf(randomText(ALPHABET, RECOVERY_LENGTH)).join("-");
}

/** A secret in groups of four, for the person who types it. */
export function groupedSecret(base32: string): string {
  return groupsOf(base32).join(" ");
}

/** What a person typed for a code. */
export type TypedCode =
  | { kind: "totp"; code: string }
  /** Without dashes, in capitals: what is hashed. */
  | { kind: "recovery"; code: string };

/**
 * What a typed code is; null where it can't be one. Blanks, dashes and case are forgiven, and the
 * letters that recovery codes don't have are read as the figures they look like.
 */
export function readCode(typed: string): TypedCode | null {
  const code = typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Pd}.]/gu, "")
    .toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "totp", code };
  const likely = code.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return RECOVERY_PATTERN.test(likely) ? { kind: "recovery", code: likely } : null;
}
