import { newId } from "../../../kernel/ids.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { publishEvent } from "../../../notifications/live/commands/publish-event.ts";
import { entryContext } from "../../../platform/calendar-context.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import { takeEntry } from "../../visit-entries/commands/take-entry.ts";
import { cancellationText } from "../../visit-entries/texts.ts";
import { ENDED_VISIT, type EndedVisit, sideOfVisit } from "./ended-visit.ts";

/** Why visits end by themselves. */
export type VisitEnding =
  | "listing_under_offer"
  | "listing_paused"
  | "listing_withdrawn"
  | "account_closed"
  /** The looper who was to receive is one no more, and the seller is not free then. */
  | "host_unavailable";

/** Endings of what the home's buyer had planned as well: it is not the listing that ends. */
const OF_PEOPLE: ReadonlySet<VisitEnding> = new Set(["account_closed", "host_unavailable"]);

interface Ending {
  reason: VisitEnding;
  /** When its people may hear of it at the earliest: by day, for what ends at night by itself. */
  notBefore?: Date;
}

/** Tells one of the two that the visit was cancelled; a calendar that has it hears of it too. */
async function notifyEnd(
  tx: Transaction,
  visit: EndedVisit,
  { isVisitor, reason, notBefore }: { isVisitor: boolean } & Ending,
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
 * their host to close; those of the home's buyer stay too, unless it is a person who receives no more.
 * @returns how many.
 */
export async function endVisitsIn(
  tx: Transaction,
  where: Prisma.VisitWhereInput,
  { reason, notBefore }: Ending,
  now: Date,
): Promise<number> {
  const isComing: Prisma.VisitWhereInput = {
    OR: [{ status: "pending" }, { status: "scheduled", startsAt: { gt: now } }],
  };
  const found = await tx.visit.findMany({ where: { AND: [where, isComing] }, select: ENDED_VISIT });
  const visits = OF_PEOPLE.has(reason) ? found : await withoutBuyers(tx, found);
  let ended = 0;
  for (const visit of visits) {
    const { id, status, buyerId, hostId, property } = visit;
    const { count } = await tx.visit.updateMany({
      where: { id, status },
      data: {
        status: "cancelled",
        cancelledAt: now,
        cancelReason: reason,
        proposedStartsAt: null,
        proposedEndsAt: null,
        proposedById: null,
        icsSequence: { increment: 1 },
      },
    });
    if (count === 0) continue;
    ended += 1;
    await tx.visitEvent.create({
      data: { id: newId(), visitId: id, kind: "cancelled", at: now },
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
