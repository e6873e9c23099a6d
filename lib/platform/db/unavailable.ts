import { DomainError } from "../../kernel/errors.ts";
import { log } from "../log.ts";

/** SQLite's primary result codes, by name, that say that another program holds a lock. */
const LOCK_CODES: Readonly<Record<string, number>> = { BUSY: 5, LOCKED: 6 };

/** Those that speak of the file and its disk at this moment, never of the statement. */
const UNAVAILABLE_CODES: Readonly<Record<string, number>> = {
  ...LOCK_CODES,
  READONLY: 8,
  IOERR: 10,
  FULL: 13,
  CANTOPEN: 14,
  PROTOCOL: 15,
};

/** Prisma's own code for a lock that was not had, where it says nothing of what SQLite reported. */
const PRISMA_TIMEOUT = "P1008";

/** Where wrappers put what they wrap: Prisma's client, its adapter, and errors in general. */
const WRAPPED = ["cause", "meta", "driverAdapterError"] as const;
const MAX_DEPTH = 6;

function primaryCode(code: unknown): string | null {
  if (typeof code !== "string") return null;
  if (code === PRISMA_TIMEOUT) return "BUSY";
  const number = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code)?.[1];
  if (number === undefined) return /^SQLITE_([A-Z]+)/.exec(code)?.[1] ?? null;
  // The last byte of an extended code is the primary one.
  const primary = Number(number) & 0xff;
  return Object.keys(UNAVAILABLE_CODES).find((name) => UNAVAILABLE_CODES[name] === primary) ?? null;
}

/** By what an error carries and never by its class, which is another one in each bundle. */
function hasCode(error: unknown, codes: Readonly<Record<string, number>>, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return false;
  const parts = error as Record<string, unknown>;
  const own = [parts.code, parts.originalCode].map(primaryCode);
  if (own.some((code) => code !== null && Object.hasOwn(codes, code))) return true;
  return WRAPPED.some((name) => hasCode(parts[name], codes, depth + 1));
}

/** Whether another program's lock is the reason, however better-sqlite3 or Prisma tell it. */
export function isDatabaseLocked(error: unknown): boolean {
  return hasCode(error, LOCK_CODES);
}

/**
 * Whether the database can't be used for the moment: locked, full, failing, not to be opened or
 * written. The same call may succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCode(error, UNAVAILABLE_CODES);
}

/** `service.unavailable` for what the database threw, which goes to the log. */
export function databaseUnavailable(cause: unknown): DomainError {
  log().error({ err: cause }, "the database can't be used for the moment");
  return new DomainError("service.unavailable", undefined, { cause });
}
