import type { Actor } from "../../../policy/actor.ts";
import type { Suspension } from "../schemas.ts";
import { decideAboutLooper } from "./looper-decision.ts";

/** Suspends a looper in force. @throws {DomainError} as `decideLooperRequest` does. */
export function suspendLooper(
  { grantId, reason }: Suspension,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  return decideAboutLooper({ grantId, move: "suspend", reason }, actor, now);
}

/** Puts a suspended looper in force again. @throws {DomainError} as `decideLooperRequest` does. */
export function reinstateLooper(
  { grantId }: { grantId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  return decideAboutLooper({ grantId, move: "reinstate", reason: null }, actor, now);
}
