import { pageOf, placeAfter } from "../kernel/keyset.ts";
import { oneOf } from "../kernel/parameters.ts";
import { BRIEF_COLUMNS, briefView } from "../listings/brief.ts";
import { publicAddress } from "../listings/location/rules.ts";
import { fromDbInstant, type StoredInstant, toDbInstant } from "../platform/db/instants.ts";
import { earliestFirst, latestFirst, readAfter } from "../platform/db/keyset.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, type Viewpoint } from "../policy/viewpoint.ts";
import {
  countVisits,
  givesAddress,
  SATISFIED_RATING,
  VISIT_FILTERS,
  type VisitFilter,
  type VisitGroup,
  visitFigures,
} from "./rules.ts";
import type { VisitsView, VisitView } from "./views.ts";

const PAGE_LENGTH = 50;

/** Whose visits each role sees. */
const CONCERNED = {
  buyer: "v.buyerId",
  seller: "p.sellerId",
  ambassador: "p.ambassadorId",
} as const satisfies Record<Viewpoint, string>;

/** The visits that concern a person: those to come, the next one first, then the others, the latest first. */
function visitsOf(viewpoint: Viewpoint, userId: string, filter: VisitFilter, now: StoredInstant) {
  const visits = reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .innerJoin("User as h", (join) =>
      join.on((eb) => eb("h.id", "=", eb.fn.coalesce("p.ambassadorId", "p.sellerId"))),
    )
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .where(CONCERNED[viewpoint], "=", userId)
    .select(["v.id", "v.startsAt", "v.endsAt", "v.type", "v.status", "v.notes"])
    .select(["v.visitorName", "v.visitorEmail", "v.visitorPhone"])
    .select(["v.feedbackRating", "v.feedbackComment"])
    .select(["h.id as hostId", "h.firstName as hostFirstName", "p.ambassadorId"])
    .select(["p.address", "p.addressPrecision", "p.postalCode", ...BRIEF_COLUMNS])
    .select((eb) => {
      const isToCome = eb.and([
        eb("v.status", "in", ["scheduled", "pending"]),
        eb("v.endsAt", ">", now),
      ]);
      const startsAt = eb.ref("v.startsAt");
      return [
        eb.case().when(isToCome).then(eb.lit(0)).else(eb.lit(1)).end().as("rank"),
        eb
          .case()
          .when(isToCome)
          .then(earliestFirst(startsAt))
          .else(latestFirst(startsAt))
          .end()
          .as("at"),
      ];
    });
  return filter === "all" ? visits : visits.where("v.status", "=", filter);
}

type VisitRow = Awaited<ReturnType<ReturnType<typeof visitsOf>["execute"]>>[number];

const groupsOf = (
  viewpoint: Viewpoint,
  userId: string,
  now: StoredInstant,
): Promise<VisitGroup[]> =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .where(CONCERNED[viewpoint], "=", userId)
    .groupBy("v.status")
    .select("v.status")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.countAll<number>().filterWhere("v.endsAt", ">", now).as("toCome"),
      fn.countAll<number>().filterWhere("v.feedbackRating", ">=", SATISFIED_RATING).as("satisfied"),
    ])
    .execute();

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
    startsAt: fromDbInstant(row.startsAt),
    endsAt: fromDbInstant(row.endsAt),
    type: row.type,
    status: row.status,
    visitor: viewpoint === "buyer" ? null : { name, email, phone },
    host: isHost ? null : { firstName: row.hostFirstName, isLooper: row.ambassadorId !== null },
    notes: row.notes,
    feedback:
      feedbackRating === null ? null : { rating: feedbackRating, comment: row.feedbackComment },
  };
}

/**
 * The visits of a buyer, of a seller's properties, or of those a looper takes care of.
 * @param requested texts of an address, whatever they are
 * @throws {DomainError} request.forbidden
 */
export async function listVisits(
  actor: Actor,
  viewpoint: Viewpoint | null,
  requested: { filter?: unknown; after?: unknown } = {},
  now = new Date(),
): Promise<VisitsView> {
  const filter = oneOf(VISIT_FILTERS, requested.filter);
  const { groups, ...page } =
    viewpoint === null
      ? { groups: [], visits: [], nextCursor: null }
      : await read(actor, viewpoint, { filter, after: requested.after }, now);
  return {
    viewpoint,
    filter,
    ...page,
    counts: countVisits(groups),
    figures: visitFigures(groups),
  };
}

async function read(
  actor: Actor,
  viewpoint: Viewpoint,
  { filter, after }: { filter: VisitFilter; after: unknown },
  at: Date,
): Promise<Pick<VisitsView, "visits" | "nextCursor"> & { groups: VisitGroup[] }> {
  authorize(actor, VIEWPOINT_PERMISSIONS[viewpoint]);
  const { userId } = actor;
  const now = toDbInstant(at);
  const list = visitsOf(viewpoint, userId, filter, now);
  const { page: shown, nextCursor } = pageOf(
    await readAfter(list, placeAfter(after), PAGE_LENGTH + 1),
    PAGE_LENGTH,
  );
  return {
    visits: shown.map((row) => toVisit(row, userId, viewpoint)),
    nextCursor,
    groups: await groupsOf(viewpoint, userId, now),
  };
}
