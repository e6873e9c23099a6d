import type { Transaction } from "../../../platform/db/clients.ts";
import {
  type Dwelling,
  isSamePlace,
  type Place,
  relistedDwelling,
  sameDwelling,
} from "../dwelling.ts";

/** The first listing of a dwelling, of before another one. */
export interface EarlierListing {
  id: string;
  publishedAt: Date;
}

/** A listing of a dwelling. */
export interface DatedListing extends Dwelling, Place {
  id: string;
}

const SELECTED = {
  id: true,
  publishedAt: true,
  createdAt: true,
  addressId: true,
  lot: true,
  address: true,
  postalCode: true,
} as const;

/** The listings that one was relisted from, the latest first. */
async function relistedFrom(tx: Transaction, id: string): Promise<string[]> {
  const found: string[] = [];
  for (let at: string | null = id; at !== null; ) {
    const revision: { relistedFromId: string | null } | null = await tx.listingRevision.findFirst({
      where: { propertyId: at, relistedFromId: { not: null } },
      select: { relistedFromId: true },
    });
    at = revision?.relistedFromId ?? null;
    if (at === null || found.includes(at)) break;
    found.push(at);
  }
  return found;
}

/**
 * The earliest publication of the same dwelling by the same seller under another listing: at the same identified
 * address, or one that it was relisted from. Null for a new one. Of several since the same day it is the last one, which
 * knows the time that the others were away.
 */
export async function findEarlierListing(
  tx: Transaction,
  listing: DatedListing,
): Promise<EarlierListing | null> {
  const { id, sellerId, addressId, lot } = listing;
  const relisted = await relistedFrom(tx, id);
  const there = await tx.property.findMany({
    where: {
      OR: [
        relistedDwelling(sellerId, relisted),
        ...(addressId === null ? [] : [sameDwelling({ sellerId, addressId, lot }, id)]),
      ],
    },
    orderBy: [{ publishedAt: "asc" }, { createdAt: "desc" }],
    select: SELECTED,
  });
  const earlier = there.find((each) => isSamePlace(each, listing));
  return earlier?.publishedAt ? { id: earlier.id, publishedAt: earlier.publishedAt } : null;
}
