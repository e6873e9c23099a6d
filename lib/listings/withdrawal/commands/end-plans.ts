import { newId } from "../../../kernel/ids.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import { dropClaim } from "../../../tasks/commands/drop-claim.ts";
import { endOffersIn } from "./end-offers.ts";
import { endVisitsIn } from "./end-visits.ts";

/**
 * Ends what goes with homes that are withdrawn: visits, whose two sides are notified, open slots,
 * offers without an answer, and the unpublished revisions and the mandates of those homes.
 */
export async function endPlansIn(
  tx: Transaction,
  property: Prisma.PropertyWhereInput,
  now: Date,
): Promise<void> {
  await endVisitsIn(tx, { property }, { reason: "listing_withdrawn" }, now);
  await tx.visitSlot.deleteMany({ where: { property, visits: { none: {} } } });
  await tx.visitSlot.updateMany({
    where: { property, startsAt: { gt: now }, closedAt: null },
    data: { closedAt: now },
  });
  await endSchedulesIn(tx, property);
  await endOffersIn(tx, property, now);
  await discardRevisionsIn(tx, property, now);
  // What is being signed may be this withdrawal.
  const others = { property, signedAt: null, kind: { not: "withdrawal" } } as const;
  await tx.signature.deleteMany({ where: others });
  await tx.mandate.updateMany({ where: { property, endedAt: null }, data: { endedAt: now } });
}

/** Ends when others than its seller receive in a home; the seller's own is there for a relisting. */
async function endSchedulesIn(tx: Transaction, property: Prisma.PropertyWhereInput): Promise<void> {
  const schedules = await tx.visitSchedule.findMany({
    where: { property },
    select: { id: true, hostId: true, property: { select: { sellerId: true } } },
  });
  const ended = schedules.filter(({ hostId, property: { sellerId } }) => hostId !== sellerId);
  await tx.visitSchedule.deleteMany({ where: { id: { in: ended.map(({ id }) => id) } } });
}

/** Discards the drafts and the pending changes of homes. */
async function discardRevisionsIn(
  tx: Transaction,
  property: Prisma.PropertyWhereInput,
  now: Date,
): Promise<void> {
  const revisions = await tx.listingRevision.findMany({
    where: { property, status: { in: ["editing", "in_review"] } },
    select: { id: true },
  });
  if (revisions.length === 0) return;
  const ids = revisions.map(({ id }) => id);
  await tx.listingRevision.updateMany({
    where: { id: { in: ids } },
    data: {
      status: "discarded",
      decidedAt: now,
      updatedAt: now,
    },
  });
  for (const subjectId of ids) await dropClaim(tx, { kind: "listing-review", subjectId });
  await tx.looperRequest.updateMany({
    where: { revisionId: { in: ids }, status: "pending" },
    data: { status: "withdrawn", decidedAt: now },
  });
  await tx.revisionEvent.createMany({
    data: ids.map((revisionId) => ({ id: newId(), revisionId, kind: "discarded", at: now })),
  });
}
