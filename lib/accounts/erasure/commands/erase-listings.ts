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
  await tx.$executeRaw`UPDATE "Property" SET
      "status" = 'withdrawn', "withdrawnAt" = coalesce("withdrawnAt", ${now}), "updatedAt" = ${now},
      "title" = ${ERASED_LISTING_TITLE}, "description" = '', "searchText" = '', "address" = '',
      "neighbourhood" = NULL, "transport" = NULL, "virtualTourUrl" = NULL,
      "lat" = near.lat, "lng" = near.lng, "publicLat" = near.lat, "publicLng" = near.lng,
      "addressPrecision" = 'exact', "blurSeed" = '0000000000000000',
      "addressId" = NULL, "lot" = NULL, "parcelId" = NULL, "dpeNumber" = NULL
    FROM (SELECT p."id", coalesce(c."lat", round(10 * p."lat") / 10) AS lat,
        coalesce(c."lng", round(10 * p."lng") / 10) AS lng
      FROM "Property" p LEFT JOIN "Commune" c ON c."code" = p."communeCode"
      WHERE p."sellerId" = ${userId}) near
    WHERE near."id" = "Property"."id" AND "sellerId" = ${userId} AND "status" <> 'sold'`;
  // Last: whoever had planned something there is notified about a home that has no name any more.
  await endPlansIn(tx, property, now);
  await eraseRevisions(tx, userId, now);
}

/** What the person wrote of homes before it was published, sold ones too: the daily job deletes its pictures. */
async function eraseRevisions(tx: Transaction, sellerId: string, now: Date): Promise<void> {
  await tx.revisionEvent.deleteMany({ where: { revision: { sellerId } } });
  await tx.listingRevision.updateMany({
    where: { sellerId, status: { in: [...OPEN_REVISIONS] } },
    data: { status: "discarded", claimedById: null, claimedAt: null, decidedAt: now },
  });
  await tx.listingRevision.updateMany({
    where: { sellerId },
    data: { content: {}, fieldVersions: {}, updatedAt: now },
  });
}
