import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type RevisionContent, readContent } from "../content.ts";
import type { ContentField } from "../fields.ts";
import { assertRevisionRoom } from "./assert-revision-room.ts";
import { createRevision } from "./create-revision.ts";
import { readHome } from "./read-home.ts";

/** What is never the same of two homes. */
const OWN_FIELDS: readonly ContentField[] = ["photos", "floorPlans"];

/**
 * Begins the listing of another home with what one says, but for its pictures. The same home again is `relistHome`'s.
 * @throws {DomainError} request.forbidden, listing.not-found, revision.not-found, revision.too-many
 */
export async function duplicateRevision(
  from: { revisionId: string } | { propertyId: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<{ revisionId: string }>> {
  authorize(actor, "selling.change");
  return onceTransaction(async (tx) => {
    await assertRevisionRoom(tx, actor.userId);
    const content = { ...(await readSource(tx, from, actor.userId)) };
    for (const name of OWN_FIELDS) delete content[name];
    // They were given of another home.
    delete content.answers;
    const owner = { sellerId: actor.userId };
    return { revisionId: await createRevision(tx, { owner, content }, now) };
  });
}

async function readSource(
  tx: Transaction,
  from: { revisionId: string } | { propertyId: string },
  sellerId: string,
): Promise<RevisionContent> {
  if ("revisionId" in from) {
    const row = await tx.listingRevision.findFirst({
      where: { id: from.revisionId, sellerId, status: { not: "discarded" } },
    });
    if (!row) throw new DomainError("revision.not-found");
    return readContent(row.content);
  }
  const own = await tx.property.findFirst({ where: { id: from.propertyId, sellerId } });
  if (!own) throw new DomainError("listing.not-found");
  return readHome(tx, own.id);
}
