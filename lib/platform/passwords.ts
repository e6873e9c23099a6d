import { hash, verify } from "@node-rs/argon2";
import { once } from "./once.ts";
import { inTurn } from "./queue.ts";

/** argon2id (the package's own algorithm by default): 19 MiB, two passes, one lane, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each takes a core and 19 MiB: more at once would starve the pages. Those that wait are some seconds of
 * work; whoever comes then is asked to come back.
 */
const QUEUE = { atOnce: 2, waiting: 200 };

/** @throws {DomainError} service.unavailable when too many wait. */
const hashInTurn = <T>(work: () => Promise<T>): Promise<T> => inTurn("passwords", QUEUE, work);

/** The stored form of a password. */
export function hashPassword(password: string): Promise<string> {
  return hashInTurn(() => hash(password, COST));
}

/** A hash of nothing anybody knows, of the same cost. */
const nobodys = () => once("passwords.nobody", () => hash(crypto.randomUUID(), COST));

/**
 * Whether a password is the one of a stored hash. Where there is none (an unknown address, an account
 * without a password) the same work is done, so that the time tells nothing.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  // Made for an account with a password too: else the first unknown address of a process would take
  // twice as long.
  const nobody = await nobodys();
  const same = await hashInTurn(() => verify(stored ?? nobody, password));
  return same && stored !== null;
}
