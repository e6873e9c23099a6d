import { listVisitPay } from "../../commissions/queries/list-visit-pay.ts";
import { predictVisitPay } from "../../commissions/queries/predict-visit-pay.ts";
import { briefView } from "../../listings/brief.ts";
import { publicAddress } from "../../listings/location/rules.ts";
import { givesAddress, givesContact } from "../../listings/visit-entries/disclosure.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import {
  actionsOf,
  cancelReasonsOf,
  isCodeLocked,
  stateOf,
  type VisitFacts,
  type VisitSide,
} from "../rules.ts";
import type { VisitEventKind, VisitView } from "../views.ts";
import type { VisitRow } from "./visit-rows.ts";

interface EventRow {
  visitId: string;
  kind: VisitEventKind;
  at: Date;
  actorId: string | null;
  /** The team did it, whose reasons are its own. */
  byTeam: boolean;
}

async function eventsOf(visitIds: string[]): Promise<EventRow[]> {
  if (visitIds.length === 0) return [];
  const rows = await reads()
    .selectFrom("VisitEvent")
    .select(["visitId", "kind", "at", "actorId"])
    .select((eb) => eb("note", "is not", null).as("byTeam"))
    .where("visitId", "in", visitIds)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ at, byTeam, ...row }) => ({
    ...row,
    at: fromDbInstant(at),
    byTeam: Boolean(byTeam),
  }));
}

const sideOfUser = ({ buyerId, hostId }: VisitRow, userId: string | null): VisitSide | null =>
  userId === buyerId ? "visitor" : userId !== null && userId === hostId ? "host" : null;

/** Who did something: whoever did not come received at that time, also where another does by now. */
function partOfActor(
  { buyerId }: VisitRow,
  { actorId, byTeam }: EventRow,
): VisitSide | "team" | null {
  if (byTeam) return "team";
  if (actorId === null) return null;
  return actorId === buyerId ? "visitor" : "host";
}

function factsOf(row: VisitRow): VisitFacts {
  return {
    status: row.status,
    type: row.type,
    startsAt: fromDbInstant(row.startsAt),
    endsAt: fromDbInstant(row.endsAt),
    proposedBy: sideOfUser(row, row.proposedById),
    proposedStartsAt: fromDbInstant(row.proposedStartsAt),
    feedbackRating: row.feedbackRating,
    feedbackAskedAt: fromDbInstant(row.feedbackAskedAt),
    isDenied: row.answer === "no",
    cancelReason: row.cancelReason,
    cancelledAt: fromDbInstant(row.cancelledAt),
  };
}

/**
 * The whole address for the person who sells or shows the home, and for a visitor who was given a
 * time there.
 */
function placeOf(row: VisitRow, isVisitor: boolean): VisitView["place"] {
  const isWhole = !isVisitor || givesAddress(row);
  const address = isWhole ? row.address : publicAddress(row);
  const isExact = isWhole || row.addressPrecision === "exact";
  return { address, postalCode: row.postalCode, city: row.city, isExact };
}

const given = (text: string) => (text === "" ? null : text);

function visitorOf(row: VisitRow): VisitView["visitor"] {
  const reachable = givesContact(row);
  const email = reachable ? row.visitorEmail : null;
  return { name: row.visitorName, email, phone: reachable ? given(row.visitorPhone) : null };
}

/**
 * A looper's professional number is there for the visitor; a private one is the person's own until
 * they agree.
 */
function hostOf(row: VisitRow): VisitView["host"] {
  const isLooper = row.hostId !== row.sellerId;
  const own = givesContact(row) ? given(row.hostPhone) : null;
  const phone = (isLooper ? row.workPhone : null) ?? own;
  return { firstName: row.hostFirstName, isLooper, phone };
}

function proposalOf(row: VisitRow, { proposedBy, proposedStartsAt }: VisitFacts) {
  const endsAt = fromDbInstant(row.proposedEndsAt);
  if (proposedBy === null || proposedStartsAt === null || endsAt === null) return null;
  return { startsAt: proposedStartsAt, endsAt, by: proposedBy };
}

function toVisit(
  row: VisitRow,
  events: readonly EventRow[],
  { userId, viewpoint }: { userId: string; viewpoint: Viewpoint },
  now: Date,
): Omit<VisitView, "pay"> {
  const isVisitor = viewpoint === "buyer";
  const isHost = !isVisitor && row.hostId === userId;
  const side: VisitSide | null = isVisitor ? "visitor" : isHost ? "host" : null;
  const facts = factsOf(row);
  const { status, startsAt, endsAt, type, feedbackRating, feedbackAskedAt, cancelReason } = facts;
  return {
    id: row.id,
    property: briefView(row, isVisitor ? row.buyerPostalCode : isHost ? row.hostPostalCode : null),
    side,
    place: placeOf(row, isVisitor),
    startsAt,
    endsAt,
    type,
    status,
    state: stateOf(facts, now),
    actions: actionsOf(facts, side, now),
    cancelReasons: side === null ? [] : cancelReasonsOf(side, facts, now),
    visitor: isVisitor ? null : visitorOf(row),
    host: isHost ? null : hostOf(row),
    checkInCode: isVisitor && status === "scheduled" ? given(row.checkInCode) : null,
    codeLocked: isHost && status === "scheduled" && isCodeLocked(row.checkInFailures),
    meetingUrl: givesContact(row) ? row.meetingUrl : null,
    proposal: proposalOf(row, facts),
    cancelled:
      status === "cancelled"
        ? { reason: cancelReason, by: sideOfUser(row, row.cancelledById) }
        : null,
    events: events
      .filter(({ visitId }) => visitId === row.id)
      .map((event) => ({ kind: event.kind, at: event.at, by: partOfActor(row, event) })),
    notes: row.notes,
    feedback:
      feedbackRating === null ? null : { rating: feedbackRating, comment: row.feedbackComment },
    feedbackRequested: feedbackAskedAt !== null,
    conversationId: row.conversationId,
  };
}

/**
 * What a looper is paid for the visits that they receive: as it was decided for those that were made, as far as it is
 * known for those to come.
 */
async function payOf(rows: readonly VisitRow[], userId: string, now: Date) {
  const own = rows.filter(({ hostId, sellerId }) => hostId === userId && sellerId !== userId);
  const made = own.filter(({ status }) => status === "completed").map(({ id }) => id);
  const toCome = own
    .filter(({ status, endsAt }) => isPlanned(status) && fromDbInstant(endsAt) > now)
    .map((row) => ({
      ...{ id: row.id, propertyId: row.propertyId, buyerId: row.buyerId },
      startsAt: fromDbInstant(row.startsAt),
    }));
  return new Map([...(await listVisitPay(made)), ...(await predictVisitPay(toCome, userId, now))]);
}

const isPlanned = (status: VisitRow["status"]) => status === "pending" || status === "scheduled";

/** Rows as somebody sees them, with what became of each. */
export async function toVisits<Row extends VisitRow>(
  rows: readonly Row[],
  userId: string,
  viewpointOfRow: (row: Row) => Viewpoint,
  now: Date,
): Promise<VisitView[]> {
  const events = await eventsOf(rows.map(({ id }) => id));
  const shown = rows.filter((row) => viewpointOfRow(row) === "ambassador");
  const pay = await payOf(shown, userId, now);
  return rows.map((row) => ({
    ...toVisit(row, events, { userId, viewpoint: viewpointOfRow(row) }, now),
    pay: pay.get(row.id) ?? null,
  }));
}
