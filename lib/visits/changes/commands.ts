import { isSingleAddress } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId, newId } from "../../kernel/ids.ts";
import { DEFAULT_TERMS, holdsOf, type SlotTerms } from "../../listings/slots/rules.ts";
import { type EntryText, takeEntry } from "../../listings/visit-entries/commands/take-entry.ts";
import type { EntryMethod } from "../../listings/visit-entries/rules.ts";
import { cancellationText } from "../../listings/visit-entries/texts.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { readNotificationsAbout } from "../../notifications/centre/commands/read-notifications-about.ts";
import { type NewNotification, notify } from "../../notifications/commands/notify.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import { entryContext } from "../../platform/calendar-context.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { type CalendarVisit, invitationText } from "../calendar/entries.ts";
import {
  mayDo,
  otherSide,
  stateOf,
  type VisitAction,
  type VisitFacts,
  type VisitSide,
} from "../rules.ts";
import type { VisitEventKind } from "../views.ts";

/*
 * What every change of a visit is made of: the row as it was read, the change on the condition that it is
 * still so, its event, and who is to know. In the transaction of the command that changes it.
 */

const RECORD = {
  id: true,
  propertyId: true,
  slotId: true,
  buyerId: true,
  hostId: true,
  visitorName: true,
  startsAt: true,
  endsAt: true,
  type: true,
  status: true,
  meetingUrl: true,
  checkInCode: true,
  checkInFailures: true,
  proposedStartsAt: true,
  proposedEndsAt: true,
  proposedById: true,
  cancelledAt: true,
  cancelReason: true,
  feedbackRating: true,
  feedbackAskedAt: true,
  icsSequence: true,
  remindedDayAt: true,
  remindedHoursAt: true,
  buyer: { select: { firstName: true, email: true } },
  host: { select: { firstName: true, email: true } },
  property: {
    select: {
      title: true,
      sellerId: true,
      ambassadorId: true,
      address: true,
      postalCode: true,
      commune: { select: { name: true } },
    },
  },
} as const satisfies Prisma.VisitSelect;

/** A visit's row with what its changes look at. */
export type VisitRecord = Prisma.VisitGetPayload<{ select: typeof RECORD }>;

export const readRecord = (tx: Transaction, id: string): Promise<VisitRecord | null> =>
  tx.visit.findUnique({ where: { id }, select: RECORD });

/** The row's facts, as the rules look at them. */
function factsOf(visit: VisitRecord): VisitFacts {
  const { proposedById, buyerId } = visit;
  const proposedBy = proposedById === buyerId ? "visitor" : "host";
  return { ...visit, proposedBy: proposedById === null ? null : proposedBy };
}

/** Which side somebody is; null for who only looks on. */
function sideOf(visit: VisitRecord, userId: string): VisitSide | null {
  if (visit.buyerId === userId) return "visitor";
  return visit.hostId === userId ? "host" : null;
}

/** From where its host looks at a visit. */
const hostViewpoint = ({ hostId, property }: VisitRecord): "seller" | "ambassador" =>
  hostId === property.sellerId ? "seller" : "ambassador";

const HOST_PERMISSIONS = { seller: "selling.place", ambassador: "looping.work" } as const;

/**
 * The visit that somebody is about to do something with, and which side they are.
 * @throws {DomainError} visit.not-found for one that is not theirs to see; request.forbidden where it is the
 * other side's to do, or their role is not in force; visit.lapsed, visit.feedback-given, visit.changed where
 * it can't be done any more.
 */
export async function visitFor(
  tx: Transaction,
  { visitId, action }: { visitId: string; action: VisitAction },
  actor: Actor,
  now: Date,
): Promise<{ visit: VisitRecord; side: VisitSide }> {
  const visit = isId(visitId) ? await readRecord(tx, visitId) : null;
  const { userId } = actor;
  const side = visit && sideOf(visit, userId);
  const looksOn = visit?.property.sellerId === userId || visit?.property.ambassadorId === userId;
  if (!visit || (!side && !looksOn)) throw new DomainError("visit.not-found");
  if (!side) throw new DomainError("request.forbidden");
  authorize(actor, side === "visitor" ? "buying.change" : HOST_PERMISSIONS[hostViewpoint(visit)]);
  assertMay(action, factsOf(visit), side, now);
  return { visit, side };
}

/** @throws {DomainError} request.forbidden, visit.lapsed, visit.feedback-given, visit.changed */
function assertMay(action: VisitAction, facts: VisitFacts, side: VisitSide, now: Date): void {
  if (mayDo(action, facts, side, now)) return;
  // Whether it is ever this side's to do.
  if (!isEverOf(action, side)) throw new DomainError("request.forbidden");
  if (stateOf(facts, now) === "lapsed") throw new DomainError("visit.lapsed");
  if (action === "feedback" && facts.feedbackRating !== null)
    throw new DomainError("visit.feedback-given");
  throw new DomainError("visit.changed");
}

const HOST_ONLY: readonly VisitAction[] = [
  "confirm",
  "set-link",
  "complete",
  "no-show",
  "request-feedback",
];
const VISITOR_ONLY: readonly VisitAction[] = ["reschedule", "feedback"];

const isEverOf = (action: VisitAction, side: VisitSide) =>
  !(side === "visitor" ? HOST_ONLY : VISITOR_ONLY).includes(action);

/** What a change writes. */
interface Change {
  data: Prisma.VisitUncheckedUpdateManyInput;
  kind: VisitEventKind | null;
  /** Who did it; null where it happened by itself. */
  actorId: string | null;
}

/**
 * Changes a visit that is still as it was read, with its event; pages of both sides, and of the seller
 * where a looper shows the home, hear of it.
 * @returns the visit as it is now.
 * @throws {DomainError} visit.changed where somebody else changed it meanwhile.
 */
export async function changeVisit(
  tx: Transaction,
  visit: VisitRecord,
  { data, kind, actorId }: Change,
  now: Date,
): Promise<VisitRecord> {
  const { id, status, startsAt, proposedStartsAt, proposedById, icsSequence, ...read } = visit;
  const { feedbackRating, feedbackAskedAt, checkInFailures } = read;
  const { count } = await tx.visit.updateMany({
    where: {
      id,
      status,
      startsAt,
      proposedStartsAt,
      proposedById,
      icsSequence,
      feedbackRating,
      feedbackAskedAt,
      checkInFailures,
    },
    data,
  });
  if (count === 0) throw new DomainError("visit.changed");
  if (kind !== null) await recordVisitEvent(tx, { visitId: id, kind, actorId }, now);
  if (actorId !== null) {
    await readNotificationsAbout(tx, actorId, { about: "visit", ids: [id] }, now);
  }
  await publishVisit(tx, visit, now);
  const changed = await readRecord(tx, id);
  if (changed === null) throw new DomainError("visit.not-found");
  return changed;
}

export async function recordVisitEvent(
  tx: Transaction,
  event: { visitId: string; kind: VisitEventKind; actorId: string | null },
  now: Date,
): Promise<void> {
  await tx.visitEvent.create({ data: { id: newId(), ...event, at: now }, select: { id: true } });
}

/** Tells the open pages of everybody whom a visit concerns that it changed. */
export async function publishVisit(
  tx: Transaction,
  {
    id,
    buyerId,
    hostId,
    property,
  }: Pick<VisitRecord, "id" | "buyerId" | "hostId"> & {
    property: { sellerId: string };
  },
  now: Date,
): Promise<void> {
  for (const userId of new Set([buyerId, hostId, property.sellerId])) {
    await publishEvent(tx, userId, { kind: "visit", data: { visitId: id } }, now);
  }
}

type VisitNews =
  | { event: "visit.requested" | "visit.declined" | "visit.lapsed" | "visit.feedback-requested" }
  | { event: "visit.reminder-day" | "visit.reminder-hours" }
  | { event: "visit.confirmed" | "visit.moved" }
  | { event: "visit.proposed"; proposedAt: Date }
  | { event: "visit.cancelled"; reason: string }
  | { event: "visit.feedback-given"; rating: number };

const userOf = (visit: VisitRecord, side: VisitSide) =>
  side === "visitor" ? visit.buyerId : visit.hostId;

/** Events whose mail carries the calendar entry that is due, where one is. */
const CARRIERS: ReadonlySet<VisitNews["event"]> = new Set([
  "visit.confirmed",
  "visit.moved",
  "visit.cancelled",
  "visit.lapsed",
]);

/** Notifies one side of a visit, with the calendar entry that is due to it. */
export async function notifySide(
  tx: Transaction,
  visit: VisitRecord,
  side: VisitSide,
  { onceKey, ...news }: VisitNews & { onceKey?: string },
  now: Date,
): Promise<void> {
  const { event, ...more } = news;
  const base = {
    visitId: visit.id,
    title: visit.property.title,
    name: side === "visitor" ? visit.host.firstName : visit.visitorName,
    viewpoint: side === "visitor" ? "buyer" : hostViewpoint(visit),
    startsAt: visit.startsAt,
  };
  const userId = userOf(visit, side);
  const calendar = CARRIERS.has(event) ? await entryFor(tx, visit, side, now) : null;
  const data = { ...base, ...more, ...(calendar && { calendar }) };
  await notify(
    tx,
    { userId, event, data, ...(onceKey === undefined ? {} : { onceKey }) } as NewNotification,
    now,
  );
}

/** The entry that is due to the calendar of one side, whose mail is to carry it. */
function entryFor(
  tx: Transaction,
  visit: VisitRecord,
  side: VisitSide,
  now: Date,
): Promise<EntryText | null> {
  const { id: visitId, status, icsSequence: sequence, property } = visit;
  const textOf = (method: EntryMethod) => {
    const context = mailContext(visit, side);
    return method === "REQUEST"
      ? invitationText(calendarVisit(visit, side), context, now)
      : cancellationText({ ...visit, title: property.title }, context, now);
  };
  return takeEntry(tx, { visitId, userId: userOf(visit, side), status, sequence }, textOf, now);
}

/**
 * Brings the calendar of who changed a visit up to date, by a mail that carries the entry: they know what they
 * did, so nothing else tells them. No mail where no entry is due.
 */
export async function sendOwnEntry(
  tx: Transaction,
  visit: VisitRecord,
  side: VisitSide,
  now: Date,
): Promise<void> {
  const calendar = await entryFor(tx, visit, side, now);
  const { email: to, firstName } = side === "visitor" ? visit.buyer : visit.host;
  if (calendar === null || !isSingleAddress(to)) return;
  const mail = newMail("visit-entry", {
    firstName,
    state:
      calendar.method === "CANCEL"
        ? "removed"
        : visit.status === "pending"
          ? "requested"
          : "agreed",
    name: side === "visitor" ? visit.host.firstName : visit.visitorName,
    title: visit.property.title,
    startsAt: visit.startsAt,
    link: absoluteUrl(spaceRoutes.visit(visit.id)),
    calendar,
  });
  await queueMail(tx, { mail, to, userId: userOf(visit, side) }, now);
}

/** Who a calendar text comes from, and whom it goes to. */
function mailContext(visit: VisitRecord, side: VisitSide) {
  // As the mail is addressed: to the account's present address, not the one of when the visit was booked.
  return entryContext(
    side === "visitor"
      ? { name: visit.visitorName, email: visit.buyer.email }
      : { name: visit.host.firstName, email: visit.host.email },
  );
}

const PATHS: Record<Viewpoint, string> = {
  buyer: spaceRoutes.buyer.visits,
  seller: spaceRoutes.seller.visits,
  ambassador: spaceRoutes.ambassador.visits,
};

function calendarVisit(visit: VisitRecord, side: VisitSide): CalendarVisit {
  const { property, host, visitorName, ...row } = visit;
  const isVisitor = side === "visitor";
  return {
    ...row,
    title: property.title,
    address: property.address,
    postalCode: property.postalCode,
    city: property.commune.name,
    name: isVisitor ? host.firstName : visitorName,
    isVisitor,
    link: absoluteUrl(PATHS[isVisitor ? "buyer" : hostViewpoint(visit)]),
  };
}

/** Notifies the side that did not do it; the calendars of both hear of it where it concerns them. */
export async function notifyOther(
  tx: Transaction,
  visit: VisitRecord,
  by: VisitSide,
  news: VisitNews,
  now: Date,
): Promise<void> {
  await notifySide(tx, visit, otherSide(by), news, now);
  if (CARRIERS.has(news.event)) await sendOwnEntry(tx, visit, by, now);
}

/** The terms of the slots that a host offers in a home. */
export async function termsOf(
  tx: Transaction,
  key: { propertyId: string; hostId: string },
): Promise<SlotTerms> {
  const { propertyId, hostId } = key;
  const schedule = await tx.visitSchedule.findUnique({
    where: { propertyId_hostId: { propertyId, hostId } },
    select: {
      bufferMinutes: true,
      noticeHours: true,
      dailyCap: true,
      physical: true,
      virtual: true,
    },
  });
  return schedule ?? DEFAULT_TERMS;
}

/** A time that is to be taken of a home, of who receives and of who comes. */
export interface TimeToTake {
  propertyId: string;
  hostId: string;
  buyerId: string;
  startsAt: Date;
  endsAt: Date;
  bufferMinutes: number;
}

/**
 * Whether the time is free for all three, but for what `visitId` holds itself.
 * @throws {DomainError} visit.slot-taken; visit.buyer-busy where the visitor alone is not free.
 */
export async function assertFree(
  tx: Transaction,
  time: TimeToTake,
  visitId: string | null,
): Promise<void> {
  const holds = holdsOf(time);
  const held = await tx.visitHold.findMany({
    where: {
      resource: { in: [...new Set(holds.map(({ resource }) => resource))] },
      quarter: { in: [...new Set(holds.map(({ quarter }) => quarter))] },
      ...(visitId === null ? {} : { visitId: { not: visitId } }),
    },
  });
  const wanted = new Set(holds.map(({ resource, quarter }) => `${resource} ${quarter}`));
  const taken = held.filter(({ resource, quarter }) => wanted.has(`${resource} ${quarter}`));
  if (taken.length === 0) return;
  const isBuyers = taken.every(({ resource }) => resource.startsWith("buyer:"));
  throw new DomainError(isBuyers ? "visit.buyer-busy" : "visit.slot-taken");
}

/** Takes a time for a visit, instead of the one that it had. The key of the rows refuses a second one. */
export async function takeTime(tx: Transaction, visitId: string, time: TimeToTake): Promise<void> {
  await tx.visitHold.deleteMany({ where: { visitId } });
  await tx.visitHold.createMany({ data: holdsOf(time).map((hold) => ({ ...hold, visitId })) });
}
