import { startsOf, TRANSITIONS } from "../../../listings/states/rules.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { recordRevisionEvent } from "../../../revisions/commands/record-revision-event.ts";
import { readContent } from "../../../revisions/content.ts";
import { returnLine } from "../copy.ts";
import type { ReturnInput } from "../schemas.ts";
import { moveRevision, revisionToReview } from "./move-revision.ts";

/**
 * Gives a revision back to its seller, with what is to be looked at again. What is published stays.
 * @param input.version of the revision that was looked at
 * @throws {DomainError} request.forbidden, revision.not-found, revision.moved
 */
export async function returnRevision(
  { revisionId, version, reasons }: ReturnInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "listings.review");
  await writer().$transaction(async (tx) => {
    const file = await revisionToReview(tx, revisionId, actor);
    await moveRevision(tx, file, "return", { actor, version }, now);
    const { propertyId, sellerId, property } = file;
    await tx.property.updateMany({
      where: { id: propertyId, status: { in: startsOf("return", "trust_manager") } },
      data: { status: TRANSITIONS.return.to },
    });
    const actorId = actor.userId;
    await recordRevisionEvent(tx, { revisionId, kind: "returned", actorId, reasons }, now);
    const { title = "" } = readContent(file.content);
    const isPublished = property.status === "active" || property.status === "paused";
    const points = reasons.map(returnLine);
    const data = { revisionId, title, isPublished, points };
    await notify(tx, { userId: sellerId, event: "listing.returned", data }, now);
  });
}
