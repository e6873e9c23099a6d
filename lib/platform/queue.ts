import pLimit, { type LimitFunction } from "p-limit";
import { DomainError } from "../kernel/errors.ts";
import { once } from "./once.ts";

/** How much work of one kind the process does at once, and how much may wait for its turn. */
export interface QueueBounds {
  atOnce: number;
  waiting: number;
}

/**
 * Does work of one kind in turn, one queue of each name in the process.
 * @throws {DomainError} service.unavailable when too much waits; the work is not begun then.
 */
export async function inTurn<Result>(
  name: string,
  { atOnce, waiting }: QueueBounds,
  work: () => Promise<Result>,
): Promise<Result> {
  const limit = once<LimitFunction>(`queue.${name}`, () => pLimit(atOnce));
  if (limit.pendingCount >= waiting) throw new DomainError("service.unavailable");
  return limit(work);
}
