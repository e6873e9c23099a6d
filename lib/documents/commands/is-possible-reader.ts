import type { Transaction } from "../../platform/db/clients.ts";
import { type DocumentGroup, OFFERS_IN_FORCE } from "../rules.ts";

/** A document of somebody's, and whom it may be shown to. */
interface Sharing {
  ownerId: string;
  group: DocumentGroup;
  propertyId: string | null;
  readerId: string;
}

/** That a home is one a buyer deals about: by an offer that stands, or a conversation. */
const dealtAboutBy = (buyerId: string) => ({
  OR: [
    { offers: { some: { buyerId, status: { in: [...OFFERS_IN_FORCE] } } } },
    { conversations: { some: { contactId: buyerId } } },
  ],
});

/** The homes by which the two deal with each other. */
function sharedHomes({ ownerId, group, propertyId, readerId }: Sharing) {
  if (group === "buyer") {
    return {
      AND: [dealtAboutBy(ownerId), { OR: [{ sellerId: readerId }, { ambassadorId: readerId }] }],
    };
  }
  if (group === "looper" || propertyId === null) return null;
  return {
    id: propertyId,
    sellerId: ownerId,
    OR: [{ ambassadorId: readerId }, dealtAboutBy(readerId)],
  };
}

/**
 * Whether a document can be shared with somebody, as a command reads it in its transaction: one of those whom
 * `listPossibleReaders` lists.
 */
export async function isPossibleReader(tx: Transaction, sharing: Sharing): Promise<boolean> {
  const { ownerId, readerId } = sharing;
  const homes = sharedHomes(sharing);
  if (homes === null || readerId === ownerId) return false;
  const reader = await tx.user.findFirst({ where: { id: readerId, erasedAt: null } });
  return reader !== null && (await tx.property.findFirst({ where: homes })) !== null;
}
