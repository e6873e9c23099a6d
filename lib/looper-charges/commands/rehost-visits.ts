import { newId } from "../../kernel/ids.ts";
import { zoneOf } from "../../kernel/place.ts";
import { TIME_ZONE } from "../../kernel/time.ts";
import { quartersWithBuffer, resourceOf } from "../../listings/slots/rules.ts";
import { endVisitsIn } from "../../listings/withdrawal/commands/end-visits.ts";
import { sideOfVisit } from "../../listings/withdrawal/commands/ended-visit.ts";
import { readNotificationsAbout } from "../../notifications/centre/commands/read-notifications-about.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { visitsDueAt } from "../../tasks/rules.ts";
import { rehostingOf, tellingTime } from "../rules.ts";
import { HOSTED_VISIT, type HostedVisit } from "./hosted-visit.ts";
import { notifyRehosted } from "./notify-rehosted.ts";

/** Which visits are looked at: those of a looper, in one home or in all, up to an instant or however far. */
interface Hosted {
  hostId: string;
  propertyId?: string;
  /** The last instant at which one may begin. */
  until?: Date;
}

/** What became of them. */
export interface Rehosted {
  rehosted: number;
  cancelled: number;
}

/**
 * Gives the planned visits of a looper who receives nobody any more to the sellers of the homes, at the same times; where
 * the seller is not free, or sells no more, the visit is cancelled, by nobody. Visitor, seller and looper are notified of
 * either, and the calendars that have the visit follow. What has begun stays, for its host to close.
 */
export async function rehostVisits(
  tx: Transaction,
  { hostId, propertyId, until }: Hosted,
  now: Date,
): Promise<Rehosted> {
  const visits = await tx.visit.findMany({
    where: {
      hostId,
      ...(propertyId === undefined ? {} : { propertyId }),
      status: { in: ["pending", "scheduled"] },
      startsAt: { gt: now, ...(until === undefined ? {} : { lte: until }) },
    },
    select: HOSTED_VISIT,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  const became = { rehosted: 0, cancelled: 0 };
  for (const visit of visits) {
    const { sellerId, seller } = visit.property;
    const time = await sellersTime(tx, visit);
    const facts = { sells: seller.erasedAt === null, isFree: time !== null };
    const rehosting = rehostingOf({ ...visit, sellerId }, facts, now);
    if (rehosting === "stays") continue;
    if (rehosting === "seller" && time !== null) await giveToSeller(tx, visit, time, now);
    else await cancel(tx, visit, now);
    became[rehosting === "seller" ? "rehosted" : "cancelled"] += 1;
  }
  if (became.rehosted + became.cancelled > 0) {
    // The team looks after what moved just now, also where it followed the others up before.
    await tx.roleGrant.updateMany({
      where: { userId: hostId, role: "ambassador", visitsDueAt: { not: null } },
      data: { visitsDueAt: visitsDueAt(now, TIME_ZONE) },
    });
  }
  return became;
}

/**
 * The quarters that the visit would take of its seller: those of the visit, and of what its host kept free after it those
 * that the seller has; null where the seller is not free during the visit.
 */
async function sellersTime(tx: Transaction, visit: HostedVisit): Promise<number[] | null> {
  const { id, hostId, property } = visit;
  const own = quartersWithBuffer({ ...visit, bufferMinutes: 0 });
  const held = await tx.visitHold.findMany({
    where: { visitId: id, resource: resourceOf.host(hostId) },
    select: { quarter: true },
  });
  const wanted = [...new Set([...own, ...held.map(({ quarter }) => quarter)])];
  const taken = await tx.visitHold.findMany({
    where: {
      resource: { in: [resourceOf.host(property.sellerId), resourceOf.buyer(property.sellerId)] },
      quarter: { in: wanted },
      visitId: { not: id },
    },
    select: { quarter: true },
  });
  const busy = new Set(taken.map(({ quarter }) => quarter));
  return own.some((quarter) => busy.has(quarter))
    ? null
    : wanted.filter((quarter) => !busy.has(quarter));
}

/** The visit stays agreed, or asked for, with another host: what was the former one's alone goes. */
async function giveToSeller(
  tx: Transaction,
  visit: HostedVisit,
  quarters: readonly number[],
  now: Date,
): Promise<void> {
  const { id: visitId, hostId, buyerId, proposedById, type, property } = visit;
  const { sellerId } = property;
  await tx.visit.update({
    where: { id: visitId },
    data: {
      hostId: sellerId,
      // What the visitor proposed is for the new host to answer.
      ...(proposedById === hostId
        ? { proposedStartsAt: null, proposedEndsAt: null, proposedById: null }
        : {}),
      // The former host's room, and the codes that they mistyped.
      ...(type === "virtual" ? { meetingUrl: null } : {}),
      checkInFailures: 0,
      // The seller was reminded of nothing; the visitor is once.
      remindedDayAt: null,
      remindedHoursAt: null,
      icsSequence: { increment: 1 },
    },
    select: { id: true },
  });
  await tx.visitHold.deleteMany({ where: { visitId, resource: resourceOf.host(hostId) } });
  const resource = resourceOf.host(sellerId);
  await tx.visitHold.createMany({
    data: quarters.map((quarter) => ({ visitId, resource, quarter })),
  });
  await tx.visitEvent.create({
    data: { id: newId(), visitId, kind: "rehosted", at: now, formerHostId: hostId },
    select: { id: true },
  });
  await readNotificationsAbout(tx, hostId, { about: "visit", ids: [visitId] }, now);
  await notifyRehosted(tx, visit, now);
  for (const userId of new Set([buyerId, hostId, sellerId])) {
    await publishEvent(tx, userId, { kind: "visit", data: { visitId } }, now);
  }
}

/** The two of the visit are notified as of any end of one; its seller, who looked on, too. */
async function cancel(tx: Transaction, visit: HostedVisit, now: Date): Promise<void> {
  const reason = "host_unavailable";
  const { property } = visit;
  const notBefore = tellingTime(visit.startsAt, now, zoneOf(property.communeCode));
  await endVisitsIn(tx, { id: visit.id }, { reason, notBefore }, now);
  const seen = { ...visit, hostId: property.sellerId, host: property.seller };
  const { userId, data } = sideOfVisit(seen, false);
  await notify(tx, { userId, event: "visit.cancelled", data: { ...data, reason }, notBefore }, now);
}
