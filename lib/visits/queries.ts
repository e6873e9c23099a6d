import { type Place, pageOf, placeAfter } from "../kernel/keyset.ts";
import { oneOf } from "../kernel/parameters.ts";
import type { AddressPrecision } from "../kernel/property-kinds.ts";
import { BRIEF_COLUMNS, BRIEF_JOINS, type BriefRow, briefView } from "../listings/brief.ts";
import { publicAddress } from "../listings/location/rules.ts";
import { toDbInstant } from "../platform/db/instants.ts";
import { preparedRead } from "../platform/db/raw.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, type Viewpoint } from "../policy/viewpoint.ts";
import {
  countVisits,
  givesAddress,
  SATISFIED_RATING,
  VISIT_FILTERS,
  type VisitGroup,
  type VisitStatus,
  visitFigures,
} from "./rules.ts";
import type { VisitsView, VisitView } from "./views.ts";

const PAGE_LENGTH = 50;

/** Whose visits each role sees. */
const CONCERNED: Record<Viewpoint, string> = {
  buyer: "v.buyerId = :userId",
  seller: "p.sellerId = :userId",
  ambassador: "p.ambassadorId = :userId",
};

interface VisitRow extends Place, BriefRow {
  address: string;
  addressPrecision: AddressPrecision;
  postalCode: string;
  startsAt: string;
  endsAt: string;
  type: "physical" | "virtual";
  status: VisitStatus;
  visitorName: string;
  visitorEmail: string;
  visitorPhone: string;
  hostId: string;
  hostFirstName: string;
  hostIsLooper: 0 | 1;
  notes: string | null;
  feedbackRating: number | null;
  feedbackComment: string | null;
}

// Those to come, the next one first, then the others, the latest first.
const TO_COME = "v.status IN ('scheduled', 'pending') AND v.endsAt > :now";

const visitsOf = (viewpoint: Viewpoint) =>
  preparedRead<Place & { userId: string; status: string; now: string; limit: number }, VisitRow>(
    `SELECT * FROM (
       SELECT v.id, NOT (${TO_COME}) AS rank,
              iif(${TO_COME}, 1, -1) * unixepoch(v.startsAt) AS at,
              v.startsAt, v.endsAt, v.type, v.status, v.visitorName, v.visitorEmail,
              v.visitorPhone, v.notes, v.feedbackRating, v.feedbackComment,
              h.id AS hostId, h.firstName AS hostFirstName,
              p.address, p.addressPrecision, p.postalCode,
              p.ambassadorId IS NOT NULL AS hostIsLooper, ${BRIEF_COLUMNS}
       FROM Visit v JOIN Property p ON p.id = v.propertyId
       JOIN User h ON h.id = coalesce(p.ambassadorId, p.sellerId) ${BRIEF_JOINS}
       WHERE ${CONCERNED[viewpoint]} AND (:status = 'all' OR v.status = :status)
     ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
  );

const groupsOf = (viewpoint: Viewpoint) =>
  preparedRead<{ userId: string; now: string }, VisitGroup>(
    `SELECT v.status, count(*) AS count, sum(v.endsAt > :now) AS toCome,
            coalesce(sum(v.feedbackRating >= ${SATISFIED_RATING}), 0) AS satisfied
     FROM Visit v JOIN Property p ON p.id = v.propertyId
     WHERE ${CONCERNED[viewpoint]} GROUP BY v.status`,
  );

const READS = {
  buyer: { visits: visitsOf("buyer"), groups: groupsOf("buyer") },
  seller: { visits: visitsOf("seller"), groups: groupsOf("seller") },
  ambassador: { visits: visitsOf("ambassador"), groups: groupsOf("ambassador") },
};

/** The whole address for who sells or shows the home, and for a visitor who was given a time there. */
function placeOf(row: VisitRow, viewpoint: Viewpoint): VisitView["place"] {
  const isWhole = viewpoint !== "buyer" || givesAddress(row);
  const address = isWhole ? row.address : publicAddress(row);
  const isExact = isWhole || row.addressPrecision === "exact";
  return { address, postalCode: row.postalCode, city: row.city, isExact };
}

function toVisit(row: VisitRow, userId: string, viewpoint: Viewpoint): VisitView {
  const { visitorName: name, visitorEmail: email, visitorPhone: phone, feedbackRating } = row;
  const isHost = row.hostId === userId;
  return {
    id: row.id,
    property: briefView(row),
    place: placeOf(row, viewpoint),
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    type: row.type,
    status: row.status,
    visitor: viewpoint === "buyer" ? null : { name, email, phone },
    host: isHost ? null : { firstName: row.hostFirstName, isLooper: row.hostIsLooper === 1 },
    notes: row.notes,
    feedback:
      feedbackRating === null ? null : { rating: feedbackRating, comment: row.feedbackComment },
  };
}

/**
 * The visits of a buyer, of a seller's properties, or of those a looper takes care of.
 * @param asked texts of an address, whatever they are
 * @throws {DomainError} request.forbidden
 */
export function listVisits(
  actor: Actor,
  viewpoint: Viewpoint | null,
  asked: { filter?: unknown; after?: unknown } = {},
  now = new Date(),
): VisitsView {
  const filter = oneOf(VISIT_FILTERS, asked.filter);
  const { groups, ...page } =
    viewpoint === null
      ? { groups: [], visits: [], nextCursor: null }
      : read(actor, viewpoint, { filter, after: asked.after }, now);
  return {
    viewpoint,
    filter,
    ...page,
    counts: countVisits(groups),
    figures: visitFigures(groups),
  };
}

function read(
  actor: Actor,
  viewpoint: Viewpoint,
  { filter, after }: { filter: VisitsView["filter"]; after: unknown },
  now: Date,
): Pick<VisitsView, "visits" | "nextCursor"> & { groups: VisitGroup[] } {
  authorize(actor, VIEWPOINT_PERMISSIONS[viewpoint]);
  const { userId } = actor;
  const { visits, groups } = READS[viewpoint];
  const rows = visits().all({
    userId,
    status: filter,
    now: toDbInstant(now),
    ...placeAfter(after),
    limit: PAGE_LENGTH + 1,
  });
  const { shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  return {
    visits: shown.map((row) => toVisit(row, userId, viewpoint)),
    nextCursor,
    groups: groups().all({ userId, now: toDbInstant(now) }),
  };
}
