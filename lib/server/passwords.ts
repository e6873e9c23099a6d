import { hash, verify } from "@node-rs/argon2";
import pLimit, { type LimitFunction } from "p-limit";
import { DomainError } from "../kernel/errors.ts";
import { once } from "./once.ts";

/** argon2id (the package's own algorithm by default): 19 MiB, two passes, one lane, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core and 19 MiB: more at once would starve the pages. */
const AT_ONCE = 2;
/** Some seconds of work; whoever comes then is told to come back. */
const MOST_WAITING = 200;

const limiter = () => once<LimitFunction>("passwords.limit", () => pLimit(AT_ONCE));

/** @throws {DomainError} service.unavailable when too many wait. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const limit = limiter();
  if (limit.pendingCount >= MOST_WAITING) throw new DomainError("service.unavailable");
  return limit(work);
}

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** A hash of nothing anybody knows, of the same cost. */
const nobodys = () => once("passwords.nobody", () => hash(crypto.randomUUID(), COST));

/**
 * Whether a password is the one of a stored hash. Where there is none (an unknown address, an account
 * without a password) the same work is done, so that the time tells nothing.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  // Made for who has one too: else the first unknown address of a process would take twice as long.
  const nobody = await nobodys();
  const same = await inTurn(() => verify(stored ?? nobody, password));
  return same && stored !== null;
}
