import type { Transaction } from "../../platform/db/clients.ts";
import { type FieldVersions, readContent } from "../content.ts";
import { mergeSave } from "../saving.ts";
import { createRevision } from "./create-revision.ts";
import { editableRevision } from "./editable-revision.ts";
import { readHome } from "./read-home.ts";

/**
 * Has a home's open revision ask the price that an amendment just fixed, in its transaction: what is published
 * asks it once the team approved that. A home without a revision gets one; a draft follows at once.
 * @returns that revision
 * @throws {DomainError} revision.closed while the team looks at it
 */
export async function setRevisionPrice(
  tx: Transaction,
  {
    propertyId,
    sellerId,
    priceCents,
  }: { propertyId: string; sellerId: string; priceCents: number },
  now: Date,
): Promise<{ revisionId: string }> {
  const open = await editableRevision(tx, propertyId);
  await tx.property.updateMany({
    where: { id: propertyId, status: "draft" },
    data: { priceCents, updatedAt: now },
  });
  if (open === null) {
    const content = { ...(await readHome(tx, propertyId)), priceCents };
    return {
      revisionId: await createRevision(tx, { owner: { sellerId }, propertyId, content }, now),
    };
  }
  const stored = {
    content: readContent(open.content),
    version: open.version,
    fieldVersions: open.fieldVersions as FieldVersions,
  };
  const { next } = mergeSave(stored, { baseVersion: open.version, changes: { priceCents } });
  if (next === null) return { revisionId: open.id };
  await tx.listingRevision.update({
    where: { id: open.id },
    data: {
      content: next.content as object,
      version: next.version,
      fieldVersions: next.fieldVersions,
      updatedAt: now,
    },
  });
  return { revisionId: open.id };
}
