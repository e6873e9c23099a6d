import { notify } from "../../../notifications/commands/notify.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { recordRevisionEvent } from "../../../revisions/commands/record-revision-event.ts";
import { type FieldVersions, readContent } from "../../../revisions/content.ts";
import type { ApproveInput } from "../schemas.ts";
import { moveRevision, revisionToReview } from "./move-revision.ts";
import { publishIn } from "./publish-revision.ts";

/** Opening the slots of a new listing takes more than a move. */
const TIMEOUT_MS = 20_000;

/**
 * Publishes a revision: the listing goes online, or changes, at the next request.
 * @param input.version of the revision that was looked at
 * @throws {DomainError} request.forbidden, revision.not-found, revision.moved, and what `publishIn` throws
 */
export async function approveRevision(
  { revisionId, version }: ApproveInput,
  actor: Actor,
  now = new Date(),
): Promise<{ propertyId: string }> {
  authorize(actor, "listings.review");
  return writer().$transaction(
    async (tx) => {
      const file = await revisionToReview(tx, revisionId, actor);
      await moveRevision(tx, file, "approve", { actor, version }, now);
      const { propertyId, sellerId } = file;
      const content = readContent(file.content);
      const fieldVersions = file.fieldVersions as FieldVersions;
      const home = { revisionId, propertyId, sellerId, content, fieldVersions };
      const { isFirst } = await publishIn(tx, home, now);
      await recordRevisionEvent(tx, { revisionId, kind: "approved", actorId: actor.userId }, now);
      const data = { listingId: propertyId, title: content.title ?? "" };
      const event = isFirst ? "listing.published" : "listing.changed";
      await notify(tx, { userId: sellerId, event, data }, now);
      return { propertyId };
    },
    { timeout: TIMEOUT_MS },
  );
}
