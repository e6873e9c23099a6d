import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type RevisionContent, readContent } from "../content.ts";
import { publishedAnswers } from "../contradictions.ts";
import { isChangeable, OPEN_REVISIONS } from "../states.ts";
import { createRevision } from "./create-revision.ts";
import { readHome } from "./read-home.ts";

/**
 * Opens the one revision of a property: what is published as it stands, to be changed.
 * @throws {DomainError} request.forbidden, listing.not-found, revision.closed where it can't be changed now
 */
export async function startRevision(
  { propertyId }: { propertyId: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<{ revisionId: string }>> {
  authorize(actor, "selling.change");
  return onceTransaction(async (tx) => {
    const property = isId(propertyId)
      ? await tx.property.findFirst({ where: { id: propertyId, sellerId: actor.userId } })
      : null;
    if (!property || property.status === "withdrawn") throw new DomainError("listing.not-found");
    const open = await tx.listingRevision.findFirst({
      where: { propertyId, status: { in: [...OPEN_REVISIONS] } },
    });
    if (open) return { revisionId: open.id };
    const openSales = await tx.sale.count({ where: { propertyId, status: "open" } });
    if (!isChangeable(property.status, openSales > 0)) throw new DomainError("revision.closed");
    const content = await withAnswers(tx, propertyId, await readHome(tx, propertyId));
    const owner = { sellerId: actor.userId };
    return { revisionId: await createRevision(tx, { owner, propertyId, content }, now) };
  });
}

/** What a home says, with what its seller answered when it was approved: it stands for the same values. */
async function withAnswers(
  tx: Transaction,
  propertyId: string,
  content: RevisionContent,
): Promise<RevisionContent> {
  const approved = await tx.listingRevision.findFirst({
    where: { propertyId, status: "approved" },
    orderBy: { decidedAt: "desc" },
    select: { content: true },
  });
  const answers = approved ? publishedAnswers(readContent(approved.content)) : undefined;
  return answers ? { ...content, answers } : content;
}
