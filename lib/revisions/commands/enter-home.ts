import { takenBy } from "../../commissions/taken-by.ts";
import { moveHomeDocuments } from "../../documents/commands/move-home-documents.ts";
import { DomainError } from "../../kernel/errors.ts";
import { carryOwnership } from "../../mandates/commands/carry-ownership.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { checkComplete } from "./check-complete.ts";
import { ownRevision } from "./own-revision.ts";
import { writeHome } from "./write-home.ts";

/** A home that is entered is the looper's who accepted to take care of it while it was written. */
async function giveToLooper(
  tx: Transaction,
  { revisionId, propertyId }: { revisionId: string; propertyId: string },
  now: Date,
) {
  const accepted = await tx.looperRequest.findFirst({
    where: { revisionId, status: "accepted" },
    select: { ambassadorId: true },
  });
  if (!accepted) return;
  const data = takenBy(accepted.ambassadorId, now);
  await tx.property.update({ where: { id: propertyId }, data });
}

/**
 * Enters a complete home as a property, which its mandate is written for: a draft that nobody sees. Called again
 * it brings the draft up to date; of a published listing it changes nothing.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.closed, revision.incomplete,
 *   revision.commune-unknown
 */
export async function enterHome(
  { revisionId }: { revisionId: string },
  actor: Actor,
  now = new Date(),
): Promise<{ propertyId: string }> {
  authorize(actor, "selling.change");
  return writer().$transaction(async (tx) => {
    const row = await ownRevision(tx, revisionId, actor.userId);
    if (row.status !== "editing") throw new DomainError("revision.closed");
    checkComplete(row.content, now);
    const { propertyId, relistedFromId, content } = row;
    if (propertyId !== null && row.property?.status !== "draft") return { propertyId };
    const home = { propertyId, sellerId: actor.userId, content };
    const entered = await writeHome(tx, home, now);
    if (propertyId === null) {
      await tx.listingRevision.update({
        where: { id: revisionId },
        data: { propertyId: entered },
      });
      await giveToLooper(tx, { revisionId, propertyId: entered }, now);
      if (relistedFromId !== null) {
        const relisting = { ownerId: actor.userId, relistedFromId, propertyId: entered };
        await moveHomeDocuments(tx, relisting);
        await carryOwnership(tx, relisting, now);
      }
    }
    return { propertyId: entered };
  });
}
