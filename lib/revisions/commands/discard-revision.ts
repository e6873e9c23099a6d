import { DomainError } from "../../kernel/errors.ts";
import { TRANSITIONS } from "../../listings/states/rules.ts";
import { mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { RevisionHolder } from "../holder.ts";
import { actorIdOf, ownedBy } from "../lookup.ts";
import { REVISION_TRANSITIONS } from "../states.ts";
import { recordRevisionEvent } from "./record-revision-event.ts";

/**
 * Refuses to give up the change that brings a published listing to the price of its mandate's last amendment: the page
 * would go on asking another one.
 * @throws {DomainError} revision.price-signed
 */
async function checkPublishedPrice(
  tx: Transaction,
  propertyId: string,
  publishedCents: number,
): Promise<void> {
  const mandate = await mandateInForce(tx, propertyId);
  if (mandate === null || mandate.amendments === 0) return;
  if (mandate.priceCents !== publishedCents) throw new DomainError("revision.price-signed");
}

/**
 * Gives up a revision that is being written: a listing that was never published goes with it, unless a mandate
 * was signed for it; one that is published stays as it is.
 * @returns the home whose published listing stays; null for a draft
 * @throws {DomainError} revision.not-found, revision.closed while it is reviewed, or after, revision.price-signed
 */
export async function discardRevision(
  { revisionId }: { revisionId: string },
  holder: RevisionHolder,
  now = new Date(),
): Promise<{ publishedId: string | null }> {
  return writer().$transaction(async (tx) => {
    const row = await tx.listingRevision.findFirst({
      where: { id: revisionId, ...ownedBy(holder) },
      include: { property: { select: { status: true, priceCents: true } } },
    });
    if (!row || row.status === REVISION_TRANSITIONS.discard.to)
      throw new DomainError("revision.not-found");
    if (row.propertyId && row.property && row.property.status !== "draft") {
      await checkPublishedPrice(tx, row.propertyId, row.property.priceCents);
    }
    const { from, to } = REVISION_TRANSITIONS.discard;
    const { count } = await tx.listingRevision.updateMany({
      where: { id: revisionId, status: from },
      data: { status: to, decidedAt: now, updatedAt: now },
    });
    if (count === 0) throw new DomainError("revision.closed");
    if (row.propertyId && row.property?.status === "draft") {
      await tx.mandate.updateMany({
        where: { propertyId: row.propertyId, endedAt: null },
        data: { endedAt: now },
      });
      await tx.property.update({
        where: { id: row.propertyId },
        data: { status: TRANSITIONS.withdraw.to, withdrawnAt: now, updatedAt: now },
      });
    }
    const actorId = actorIdOf(holder);
    await recordRevisionEvent(tx, { revisionId, kind: "discarded", actorId }, now);
    return { publishedId: row.property?.status === "draft" ? null : row.propertyId };
  });
}
