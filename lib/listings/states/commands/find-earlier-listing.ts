import type { Transaction } from "../../../platform/db/clients.ts";
import { type Dwelling, sameDwelling } from "../dwelling.ts";

/** The first listing of a dwelling, of before another one. */
export interface EarlierListing {
  id: string;
  publishedAt: Date;
}

/**
 * The earliest publication of the same dwelling by the same seller under another listing; null for a new one,
 * and where the address is not identified.
 */
export async function findEarlierListing(
  tx: Transaction,
  { exceptId, addressId, ...dwelling }: Dwelling & { exceptId: string },
): Promise<EarlierListing | null> {
  if (addressId === null) return null;
  const earlier = await tx.property.findFirst({
    where: sameDwelling({ ...dwelling, addressId }, exceptId),
    orderBy: { publishedAt: "asc" },
    select: { id: true, publishedAt: true },
  });
  return earlier?.publishedAt ? { id: earlier.id, publishedAt: earlier.publishedAt } : null;
}
