import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { statusAfter } from "../../listings/states/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type RevisionContent, readContent } from "../content.ts";
import { pictureKeysOf, relistedContent, withPictures } from "../relisting.ts";
import { OPEN_REVISIONS } from "../states.ts";
import { assertRevisionRoom } from "./assert-revision-room.ts";
import { createRevision } from "./create-revision.ts";
import { readHome } from "./read-home.ts";
import { sharePictures } from "./share-pictures.ts";

export interface Relisted {
  revisionId: string;
  /** Whether a draft of it had been begun already, which is as its seller left it. */
  wasBegun: boolean;
}

/**
 * Begins a new listing of the dwelling of a withdrawn one, with its whole content, its pictures too; the withdrawn
 * listing stays as it is. One draft at a time: another request leads to the one that is open.
 * @throws {DomainError} request.forbidden, listing.not-found, listing.moved where it is not withdrawn,
 *   listing.relisted where the new listing is not withdrawn either, revision.too-many
 */
export async function relistHome(
  { propertyId }: { propertyId: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<Relisted>> {
  authorize(actor, "selling.change");
  return onceTransaction(async (tx) => {
    const property = isId(propertyId)
      ? await tx.property.findFirst({
          where: { id: propertyId, sellerId: actor.userId },
          select: { status: true, publishedAt: true },
        })
      : null;
    if (!property) throw new DomainError("listing.not-found");
    if (statusAfter("relist", property.status, "seller") === null)
      throw new DomainError("listing.moved");
    const open = await tx.listingRevision.findFirst({
      where: { relistedFromId: propertyId, status: { in: [...OPEN_REVISIONS] } },
      select: { id: true },
    });
    if (open) return { revisionId: open.id, wasBegun: true };
    const relisted = await tx.listingRevision.count({
      where: { relistedFromId: propertyId, property: { status: { not: "withdrawn" } } },
    });
    if (relisted > 0) throw new DomainError("listing.relisted");
    await assertRevisionRoom(tx, actor.userId);
    const content = await readListing(tx, propertyId, property.publishedAt !== null);
    const owner = { sellerId: actor.userId };
    const draft = { owner, relistedFromId: propertyId, content };
    const revisionId = await createRevision(tx, draft, now);
    const keys = pictureKeysOf(content);
    const shared = await sharePictures(tx, { propertyId, revisionId, keys }, now);
    await tx.listingRevision.update({
      where: { id: revisionId },
      data: { content: withPictures(content, shared) as object },
    });
    return { revisionId, wasBegun: false };
  });
}

/** The content of a withdrawn listing; of one that was never published, its last revision's. */
async function readListing(
  tx: Transaction,
  propertyId: string,
  wasPublished: boolean,
): Promise<RevisionContent> {
  const written = await tx.listingRevision.findFirst({
    where: { propertyId, ...(wasPublished && { status: "approved" }) },
    orderBy: { decidedAt: "desc" },
    select: { content: true },
  });
  const content = written && readContent(written.content);
  if (content && !wasPublished) return content;
  return relistedContent(await readHome(tx, propertyId), content);
}
