import { newId } from "../../../kernel/ids.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { publishEvent } from "../../../notifications/live/commands/publish-event.ts";
import { entryContext } from "../../../platform/calendar-context.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import { takeEntry } from "../../visit-entries/commands/take-entry.ts";
import { cancellationText } from "../../visit-entries/texts.ts";
import { ENDED_VISIT, type EndedVisit, sideOfVisit } from "./ended-visit.ts";

/** Why visits end that neither side cancels. */
export type VisitEnding =
  | "listing_under_offer"
  | "listing_paused"
  | "listing_withdrawn"
  | "account_closed"
  /** Also: the looper who was to receive is one no more, and the seller is not free then. */
  | "host_unavailable"
  | "visitor_unavailable"
  | "no_longer_interested"
  | "no_show"
  | "team";

/** Endings of the listing, whose buyer has visits to come all the same. */
const OF_LISTING: ReadonlySet<VisitEnding> = new Set([
  "listing_under_offer",
  "listing_paused",
  "listing_withdrawn",
]);

interface Ending {
  reason: VisitEnding;
  /** Who of the team ends them, and why; they may have begun then. */
  by?: { actorId: string; note: string };
  /** When its people may hear of it at the earliest: by day, for what ends at night by itself. */
  notBefore?: Date;
}

/** Tells one of the two that the visit was cancelled; a calendar that has it hears of it too. */
async function notifyEnd(
  tx: Transaction,
  visit: EndedVisit,
  { isVisitor, reason, notBefore }: { isVisitor: boolean } & Omit<Ending, "by">,
  now: Date,
): Promise<void> {
  const { id: visitId, host, buyer, visitorName, property } = visit;
  const { userId, data } = sideOfVisit(visit, isVisitor);
  const canChoose = isVisitor && reason === "host_unavailable" && property.status === "active";
  const context = entryContext(
    isVisitor
      ? { name: visitorName, email: buyer.email }
      : { name: host.firstName, email: host.email },
  );
  const sequence = visit.icsSequence + 1;
  const calendar = await takeEntry(
    tx,
    { visitId, userId, status: "cancelled", sequence },
    () => {
      const cancelled = { ...visit, title: property.title, icsSequence: sequence };
      return cancellationText(cancelled, context, now);
    },
    now,
  );
  const more = {
    ...(calendar && { calendar }),
    ...(canChoose && { listingId: visit.propertyId }),
  };
  const cancelled = { ...data, reason, ...more };
  await notify(
    tx,
    { userId, event: "visit.cancelled", data: cancelled, ...(notBefore && { notBefore }) },
    now,
  );
}

/** Without those of a home's buyer, whose sale goes on whatever becomes of its listing. */
async function withoutBuyers(
  tx: Transaction,
  visits: readonly EndedVisit[],
): Promise<readonly EndedVisit[]> {
  const sales = await tx.sale.findMany({
    where: { propertyId: { in: visits.map(({ propertyId }) => propertyId) }, status: "open" },
    select: { propertyId: true, buyerId: true },
  });
  const isBuyers = (visit: EndedVisit) =>
    sales.some(
      ({ propertyId, buyerId }) => propertyId === visit.propertyId && buyerId === visit.buyerId,
    );
  return visits.filter((visit) => !isBuyers(visit));
}

/**
 * Cancels the visits that are pending or agreed among those that `where` finds, for a reason that
 * is neither side's: each of the two is notified. Those that were agreed and have begun stay, for
 * their host to close, unless the team ends them; those of the home's buyer stay where it is the listing that ends.
 * @returns how many.
 */
export async function endVisitsIn(
  tx: Transaction,
  where: Prisma.VisitWhereInput,
  { reason, by, notBefore }: Ending,
  now: Date,
): Promise<number> {
  const isComing: Prisma.VisitWhereInput = {
    OR: [{ status: "pending" }, { status: "scheduled", ...(by ? {} : { startsAt: { gt: now } }) }],
  };
  const found = await tx.visit.findMany({ where: { AND: [where, isComing] }, select: ENDED_VISIT });
  const visits = OF_LISTING.has(reason) ? await withoutBuyers(tx, found) : found;
  let ended = 0;
  for (const visit of visits) {
    const { id, status, buyerId, hostId, property } = visit;
    const { count } = await tx.visit.updateMany({
      where: { id, status },
      data: {
        status: "cancelled",
        cancelledAt: now,
        cancelReason: reason,
        ...(by && { cancelledById: by.actorId }),
        ...{ lockedAt: null, lockDueAt: null },
        proposedStartsAt: null,
        proposedEndsAt: null,
        proposedById: null,
        icsSequence: { increment: 1 },
      },
    });
    if (count === 0) continue;
    ended += 1;
    await tx.visitEvent.create({
      data: { id: newId(), visitId: id, kind: "cancelled", at: now, ...by },
      select: { id: true },
    });
    for (const isVisitor of [true, false])
      await notifyEnd(tx, visit, { isVisitor, reason, ...(notBefore && { notBefore }) }, now);
    for (const userId of new Set([buyerId, hostId, property.sellerId])) {
      await publishEvent(tx, userId, { kind: "visit", data: { visitId: id } }, now);
    }
  }
  return ended;
}
