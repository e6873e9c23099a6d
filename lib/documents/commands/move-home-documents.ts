import type { Transaction } from "../../platform/db/clients.ts";
import { KINDS_OF } from "../rules.ts";

interface Relisting {
  ownerId: string;
  /** The withdrawn listing. */
  relistedFromId: string;
  /** The home that is for sale again. */
  propertyId: string;
}

/**
 * Files the papers of a dwelling under the listing that puts it up for sale again: those of the withdrawn one, and of
 * earlier attempts that were withdrawn as well. They are the same documents, with their validity, readers and openings.
 */
export async function moveHomeDocuments(
  tx: Transaction,
  { ownerId, relistedFromId, propertyId }: Relisting,
): Promise<void> {
  const relisted = [{ id: relistedFromId }, { revisions: { some: { relistedFromId } } }];
  await tx.storedDocument.updateMany({
    where: {
      ownerId,
      kind: { in: [...KINDS_OF.home] },
      deletedAt: null,
      property: { sellerId: ownerId, status: "withdrawn", OR: relisted },
    },
    data: { propertyId },
  });
}
