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

/**
 * PostgreSQL's: connections (08), resources (53), a server that stops or starts (57P), a lock that was not had, a
 * deadlock, a statement that was ended, a server that only reads.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNAVAILABLE_SQLSTATE = /^(?:08...|53...|57P0[1-5]|55P03|40P01|57014|25006|25P0[34])$/;

/** Prisma's own codes of a server that is not reached, or has no connection left. */
const UNREACHED = new Set(["P1001", "P1002", "P1017", "P2024", "P2034", "P2037"]);

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
function hasCode(error: unknown, isOne: (code: unknown) => boolean, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return false;
  const parts = error as Record<string, unknown>;
  if (isOne(parts.code) || isOne(parts.originalCode)) return true;
  return WRAPPED.some((name) => hasCode(parts[name], isOne, depth + 1));
}

const isOf = (codes: Readonly<Record<string, number>>) => (code: unknown) =>
  Object.hasOwn(codes, primaryCode(code) ?? "");

const isLockCode = isOf(LOCK_CODES);
const isFileCode = isOf(UNAVAILABLE_CODES);
const isUnavailableCode = (code: unknown) =>
  isFileCode(code) ||
  (typeof code === "string" && (UNAVAILABLE_SQLSTATE.test(code) || UNREACHED.has(code)));

/** Whether another program's lock is the reason, however better-sqlite3 or Prisma tell it. */
export function isDatabaseLocked(error: unknown): boolean {
  return hasCode(error, isLockCode);
}

/**
 * Whether the database can't be used for the moment: locked, full, failing, not to be reached, opened or
 * written. The same call may succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCode(error, isUnavailableCode);
}

/** `service.unavailable` for what the database threw, which goes to the log. */
export function databaseUnavailable(cause: unknown): DomainError {
  log().error({ err: cause }, "the database can't be used for the moment");
  return new DomainError("service.unavailable", undefined, { cause });
}
