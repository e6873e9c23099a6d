import { DomainError } from "../../../kernel/errors.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { MovedLooper } from "../looper-moves.ts";
import { findLooperGrant } from "../queries/find-looper-grant.ts";
import { moveLooper } from "./move-looper.ts";

/** About whom somebody of the team decides. Nobody decides about themself. */
export async function looperToDecideAbout(grantId: string, actor: Actor) {
  authorize(actor, "looper-requests.decide");
  const person = await findLooperGrant(grantId);
  if (!person) throw new DomainError("role.not-found");
  if (person.userId === actor.userId) throw new DomainError("request.forbidden");
  return person;
}

/** A move that somebody of the team makes. */
export async function decideAboutLooper(
  moved: MovedLooper,
  actor: Actor,
  now: Date,
): Promise<void> {
  await moveLooper(moved, await looperToDecideAbout(moved.grantId, actor), actor, now);
}
