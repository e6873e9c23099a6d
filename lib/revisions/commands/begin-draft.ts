import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { RevisionContent } from "../content.ts";
import { assertRevisionRoom } from "./assert-revision-room.ts";
import { createRevision } from "./create-revision.ts";

/**
 * Begins a listing for somebody who is signed in, who need not be a seller yet.
 * @param content fields that are filled already
 * @throws {DomainError} revision.too-many
 */
export async function beginDraft(
  actor: Actor,
  now = new Date(),
  content: RevisionContent = {},
): Promise<Once<{ revisionId: string }>> {
  authorize(actor, "account.change");
  return onceTransaction(async (tx) => {
    await assertRevisionRoom(tx, actor.userId);
    const owner = { sellerId: actor.userId };
    return { revisionId: await createRevision(tx, { owner, content }, now) };
  });
}
