import { DomainError } from "../kernel/errors.ts";
import type { Actor } from "../policy/actor.ts";

/*
 * Stands for lib/auth/session in tests of calls, where there is no request to read cookies of:
 * `vi.mock("@/lib/auth/session", () => import("@/lib/testing/session"))`.
 */

let asking: Actor | null = null;

/** Has the calls that follow asked by a person; by nobody for null. @returns who was given */
export function askAs<Asking extends Actor | null>(actor: Asking): Asking {
  asking = actor;
  return actor;
}

/** @throws {DomainError} request.signed-out */
export async function requireActor(): Promise<Actor> {
  if (asking === null) throw new DomainError("request.signed-out");
  return asking;
}
