import type { Transaction } from "../../../platform/db/clients.ts";

/** What tells a dwelling: whose it is, its address in the Base Adresse Nationale, and what tells homes there apart. */
export interface Dwelling {
  sellerId: string;
  addressId: string | null;
  lot: string | null;
}

/** The first listing of a dwelling, of before another one. */
export interface EarlierListing {
  id: string;
  publishedAt: Date;
}

const sameDwelling = (
  { sellerId, addressId, lot }: Dwelling & { addressId: string },
  exceptId: string,
) =>
  ({
    sellerId,
    addressId,
    lot,
    id: { not: exceptId },
    publishedAt: { not: null },
    // What was sold and is sold again is another sale.
    status: { not: "sold" },
  }) as const;

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

/**
 * The date of publication of a listing that goes online at `now`: its own where it was online before, else
 * that of an earlier listing of the same dwelling, else now (decision 0038). Where it takes an earlier one, the
 * time between the two is away, and counts in no days online.
 */
export async function retainedPublicationDate(
  tx: Transaction,
  listing: Dwelling & { id: string; publishedAt: Date | null },
  now: Date,
): Promise<Date> {
  const { id, publishedAt, ...dwelling } = listing;
  if (publishedAt !== null) return publishedAt;
  const earlier = await findEarlierListing(tx, { ...dwelling, exceptId: id });
  if (earlier === null) return now;
  await copyTimeAway(tx, { from: earlier.id, to: id }, now);
  return earlier.publishedAt;
}

/** Writes the pauses of a listing, and the time since it left, as those of the one that follows it. */
async function copyTimeAway(
  tx: Transaction,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const pauses = await tx.statusPeriod.findMany({
    where: { propertyId: from, status: "paused" },
    orderBy: { startedAt: "asc" },
  });
  const left = await tx.property.findUniqueOrThrow({
    where: { id: from },
    select: { withdrawnAt: true },
  });
  const away = pauses.map(({ startedAt, endedAt }) => ({ startedAt, endedAt: endedAt ?? now }));
  if (left.withdrawnAt !== null) away.push({ startedAt: left.withdrawnAt, endedAt: now });
  for (const period of away) {
    const { startedAt } = period;
    await tx.statusPeriod.upsert({
      where: { propertyId_startedAt: { propertyId: to, startedAt } },
      create: { propertyId: to, status: "paused", ...period },
      update: {},
    });
  }
}
