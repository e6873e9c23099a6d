import { newId } from "../../../kernel/ids.ts";
import { notify } from "../../../notifications/commands.ts";
import { publishEvent } from "../../../notifications/live/commands.ts";
import { entryContext } from "../../../platform/calendar-context.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import type { AgreedVisits } from "../../states/schemas.ts";
import { takeEntry } from "../../visit-entries/commands.ts";
import { cancellationText } from "../../visit-entries/texts.ts";

const ENDED = {
  id: true,
  propertyId: true,
  buyerId: true,
  hostId: true,
  visitorName: true,
  status: true,
  startsAt: true,
  endsAt: true,
  icsSequence: true,
  buyer: { select: { email: true } },
  host: { select: { firstName: true, email: true } },
  property: { select: { title: true, sellerId: true } },
} as const satisfies Prisma.VisitSelect;

type EndedVisit = Prisma.VisitGetPayload<{ select: typeof ENDED }>;

/** Why visits end by themselves. */
export type VisitEnding =
  | "listing_under_offer"
  | "listing_paused"
  | "listing_withdrawn"
  | "account_closed";

/** One of the two of a visit, and what every notification about it says to that one. */
function sideOf(visit: EndedVisit, isVisitor: boolean) {
  const { id: visitId, buyerId, hostId, startsAt, property, host, visitorName } = visit;
  const { title, sellerId } = property;
  const isSeller = hostId === sellerId;
  return {
    userId: isVisitor ? buyerId : hostId,
    data: {
      visitId,
      title,
      name: isVisitor ? host.firstName : visitorName,
      viewpoint: isVisitor ? "buyer" : isSeller ? "seller" : "ambassador",
      startsAt,
    },
  } as const;
}

/** Tells one of the two that the visit was cancelled; a calendar that has it hears of it too. */
async function notifyEnd(
  tx: Transaction,
  visit: EndedVisit,
  { isVisitor, reason }: { isVisitor: boolean; reason: VisitEnding },
  now: Date,
): Promise<void> {
  const { id: visitId, host, buyer, visitorName, property } = visit;
  const { userId, data } = sideOf(visit, isVisitor);
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
  await notify(
    tx,
    { userId, event: "visit.cancelled", data: { ...data, reason, ...(calendar && { calendar }) } },
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
 * Cancels the visits that are pending or agreed among those that `where` finds, for a reason that is neither
 * side's: each of the two is told. Those that were agreed and have begun stay, for their host to close; those of
 * the home's buyer stay too, unless an account is closed.
 * @returns how many.
 */
export async function endVisitsIn(
  tx: Transaction,
  where: Prisma.VisitWhereInput,
  reason: VisitEnding,
  now: Date,
): Promise<number> {
  const isComing: Prisma.VisitWhereInput = {
    OR: [{ status: "pending" }, { status: "scheduled", startsAt: { gt: now } }],
  };
  const found = await tx.visit.findMany({ where: { AND: [where, isComing] }, select: ENDED });
  const visits = reason === "account_closed" ? found : await withoutBuyers(tx, found);
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
    for (const isVisitor of [true, false]) await notifyEnd(tx, visit, { isVisitor, reason }, now);
    for (const userId of new Set([buyerId, hostId, property.sellerId])) {
      await publishEvent(tx, userId, { kind: "visit", data: { visitId: id } }, now);
    }
  }
  return ended;
}

/**
 * What becomes of the visits of a listing that is paused: requests end, as nobody can ask for one any more; those
 * that were agreed end as well, or are held, and who comes and a looper who receives are told which.
 * @param agreed what the seller chose for those; what is paused without them keeps them
 */
export async function pauseVisitsIn(
  tx: Transaction,
  propertyId: string,
  agreed: AgreedVisits,
  now: Date,
): Promise<void> {
  const ended: Prisma.VisitWhereInput = agreed === "cancel" ? {} : { status: "pending" };
  await endVisitsIn(tx, { propertyId, ...ended }, "listing_paused", now);
  const held = await tx.visit.findMany({
    where: { propertyId, status: "scheduled", startsAt: { gt: now } },
    select: ENDED,
  });
  for (const visit of held) {
    await notify(tx, { event: "visit.held", ...sideOf(visit, true) }, now);
    // A seller who receives chose it, or is told of the pause.
    if (visit.hostId !== visit.property.sellerId) {
      await notify(tx, { event: "visit.held", ...sideOf(visit, false) }, now);
    }
  }
}
