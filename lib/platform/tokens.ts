import { createHash, randomBytes } from "node:crypto";

/** Characters of a token: 32 random bytes in base64url. */
const PATTERN = /^[\w-]{43}$/;

/** A secret that nobody guesses, safe in a cookie and in an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a value has the shape of a token: anything else needs no look at the database. */
export function isToken(value: unknown): value is string {
  return typeof value === "string" && PATTERN.test(value);
}

/**
 * The stored part of a token: whoever reads the database can't use it. A plain hash is enough, for
 * a token has 256 random bits.
 */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
