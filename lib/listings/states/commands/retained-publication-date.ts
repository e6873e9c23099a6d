import type { Transaction } from "../../../platform/db/clients.ts";
import { type DatedListing, findEarlierListing } from "./find-earlier-listing.ts";

/**
 * The date of publication of a listing that goes online at `now`: its own where it was online before, else
 * that of an earlier listing of the same dwelling, else now (decision 0069). Where it takes an earlier one, the
 * time between the two is away, and counts in no days online.
 */
export async function retainedPublicationDate(
  tx: Transaction,
  { publishedAt, ...listing }: DatedListing & { publishedAt: Date | null },
  now: Date,
): Promise<Date> {
  if (publishedAt !== null) return publishedAt;
  const earlier = await findEarlierListing(tx, listing);
  if (earlier === null) return now;
  await copyTimeAway(tx, { from: earlier.id, to: listing.id }, now);
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
