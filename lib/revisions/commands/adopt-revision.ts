import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { assertRevisionRoom } from "./assert-revision-room.ts";
import { recordRevisionEvent } from "./record-revision-event.ts";

/**
 * Gives what a browser began to the account that is signed in there.
 * @throws {DomainError} revision.not-found, revision.too-many
 */
export async function adoptRevision(
  { revisionId, holderHash }: { revisionId: string; holderHash: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  await writer().$transaction(async (tx) => {
    await assertRevisionRoom(tx, actor.userId);
    const { count } = await tx.listingRevision.updateMany({
      where: { id: revisionId, holderHash, status: "editing" },
      data: { sellerId: actor.userId, holderHash: null },
    });
    if (count === 0) throw new DomainError("revision.not-found");
    await recordRevisionEvent(tx, { revisionId, kind: "adopted", actorId: actor.userId }, now);
  });
}
