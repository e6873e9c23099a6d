import { endPlansIn } from "../../../listings/withdrawal/commands/end-plans.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { OPEN_REVISIONS } from "../../../revisions/states.ts";
import { ERASED_LISTING_TITLE } from "../rules.ts";

/**
 * Withdraws the person's listings and empties them of what says where they live, the middle of the
 * town taking the home's place: sold ones are a legal record and stay. What others had planned there ends.
 */
export async function eraseListings(tx: Transaction, userId: string, now: Date): Promise<void> {
  const property = { sellerId: userId, status: { not: "sold" } } as const;
  await tx.propertyPhoto.deleteMany({ where: { property } });
  await tx.room.deleteMany({ where: { property } });
  await tx.floorPlan.deleteMany({ where: { property } });
  await tx.mandate.updateMany({ where: { property, endedAt: null }, data: { endedAt: now } });
  await emptyHomes(tx, userId, now);
  // Last: whoever had planned something there is notified about a home that has no name any more.
  await endPlansIn(tx, property, now);
  await eraseRevisions(tx, userId, now);
}

/** Takes its description and its place from each home of the person that is not sold. */
async function emptyHomes(tx: Transaction, sellerId: string, now: Date): Promise<void> {
  const homes = await tx.property.findMany({
    where: { sellerId, status: { not: "sold" } },
    select: {
      id: true,
      lat: true,
      lng: true,
      withdrawnAt: true,
      commune: { select: { lat: true, lng: true } },
    },
  });
  for (const { id, withdrawnAt, commune, ...home } of homes) {
    const lat = commune.lat ?? Math.round(10 * home.lat) / 10;
    const lng = commune.lng ?? Math.round(10 * home.lng) / 10;
    await tx.property.update({
      where: { id },
      data: {
        status: "withdrawn",
        withdrawnAt: withdrawnAt ?? now,
        updatedAt: now,
        ...{ title: ERASED_LISTING_TITLE, description: "", searchText: "", address: "" },
        ...{ neighbourhood: null, transport: null, virtualTourUrl: null },
        ...{ lat, lng, publicLat: lat, publicLng: lng },
        ...{ addressPrecision: "exact", blurSeed: "0000000000000000" },
        ...{ addressId: null, lot: null, parcelId: null, dpeNumber: null },
      },
    });
  }
}

/** What the person wrote of homes before it was published, sold ones too: the daily job deletes its pictures. */
async function eraseRevisions(tx: Transaction, sellerId: string, now: Date): Promise<void> {
  await tx.revisionEvent.deleteMany({ where: { revision: { sellerId } } });
  await tx.listingRevision.updateMany({
    where: { sellerId, status: { in: [...OPEN_REVISIONS] } },
    data: { status: "discarded", decidedAt: now },
  });
  await tx.listingRevision.updateMany({
    where: { sellerId },
    data: { content: {}, fieldVersions: {}, updatedAt: now },
  });
}
