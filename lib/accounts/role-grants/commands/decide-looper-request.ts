import type { Actor } from "../../../policy/actor.ts";
import type { LooperDecision } from "../schemas.ts";
import { decideAboutLooper } from "./looper-decision.ts";

/**
 * Grants a looper's request, or refuses it with its reason.
 * @throws {DomainError} request.forbidden, also about oneself; role.not-found; role.decided when it
 * no longer waits; role.papers-incomplete, which names what is missing.
 */
export function decideLooperRequest(
  decision: LooperDecision,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const reason = decision.decision === "refuse" ? decision.reason : null;
  return decideAboutLooper(
    { grantId: decision.grantId, move: decision.decision, reason },
    actor,
    now,
  );
}
