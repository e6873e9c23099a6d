import { DomainError } from "../../kernel/errors.ts";
import { startsOf, TRANSITIONS } from "../../listings/states/rules.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { dropClaim } from "../../tasks/commands/drop-claim.ts";
import { REVISION_TRANSITIONS } from "../states.ts";
import { ownRevision } from "./own-revision.ts";
import { recordRevisionEvent } from "./record-revision-event.ts";

/** Takes a revision back from the team. @throws {DomainError} revision.closed where it is not with the team */
async function takeBack(
  tx: Transaction,
  { revisionId, propertyId, actorId }: Taking,
  now: Date,
): Promise<void> {
  const { from, to } = REVISION_TRANSITIONS.take_back;
  const { count } = await tx.listingRevision.updateMany({
    where: { id: revisionId, status: from },
    data: { status: to, updatedAt: now },
  });
  if (count === 0) throw new DomainError("revision.closed");
  await tx.property.updateMany({
    where: { id: propertyId ?? "", status: { in: startsOf("take_back", "seller") } },
    data: { status: TRANSITIONS.take_back.to },
  });
  await recordRevisionEvent(tx, { revisionId, kind: "taken_back", actorId }, now);
  // After its event, which the open page of whoever looks at it follows.
  await dropClaim(tx, { kind: "listing-review", subjectId: revisionId });
}

interface Taking {
  revisionId: string;
  propertyId: string | null;
  /** Null for the end of a mandate's term. */
  actorId: string | null;
}

/**
 * Takes back what the team has of a home whose mandate ended: it could not be published.
 * @returns whether it had anything
 */
export async function takeBackUnsigned(
  tx: Transaction,
  { propertyId, actorId }: { propertyId: string; actorId: string | null },
  now: Date,
): Promise<boolean> {
  const waiting = await tx.listingRevision.findMany({
    where: { propertyId, status: REVISION_TRANSITIONS.take_back.from },
    select: { id: true },
  });
  for (const { id } of waiting) {
    await takeBack(tx, { revisionId: id, propertyId, actorId }, now);
  }
  return waiting.length > 0;
}

/**
 * Takes a revision back from the team, to write it again.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.closed where it is not with the team
 */
export async function takeBackRevision(
  { revisionId }: { revisionId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.change");
  await writer().$transaction(async (tx) => {
    const { propertyId } = await ownRevision(tx, revisionId, actor.userId);
    await takeBack(tx, { revisionId, propertyId, actorId: actor.userId }, now);
  });
}
