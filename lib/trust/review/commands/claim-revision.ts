import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { recordRevisionEvent } from "../../../revisions/commands/record-revision-event.ts";
import { moveRevision, revisionToReview } from "./move-revision.ts";

/**
 * Takes a revision in charge, for two hours at least.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.moved
 */
export async function claimRevision(
  { revisionId }: { revisionId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "listings.review");
  await writer().$transaction(async (tx) => {
    const file = await revisionToReview(tx, revisionId, actor);
    await moveRevision(tx, file, "claim", { actor }, now);
    await recordRevisionEvent(tx, { revisionId, kind: "claimed", actorId: actor.userId }, now);
  });
}

/**
 * Gives a revision back to the team.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.moved
 */
export async function releaseRevision(
  { revisionId }: { revisionId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "listings.review");
  await writer().$transaction(async (tx) => {
    const file = await revisionToReview(tx, revisionId, actor);
    await moveRevision(tx, file, "release", { actor }, now);
    await recordRevisionEvent(tx, { revisionId, kind: "released", actorId: actor.userId }, now);
  });
}
