import type { ExpressionBuilder } from "kysely";
import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { oneOf } from "../../kernel/parameters.ts";
import type { Models } from "../../platform/db/generated/kysely/models.ts";
import { type StoredInstant, toDbInstant } from "../../platform/db/instants.ts";
import { earliestFirst, latestFirst, rowsAfter } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, type Viewpoint } from "../../policy/viewpoint.ts";
import {
  countVisits,
  SATISFIED_RATING,
  VISIT_FILTERS,
  type VisitFilter,
  type VisitGroup,
  visitFigures,
} from "../rules.ts";
import type { VisitsView } from "../views.ts";
import { visitsWithAll } from "./visit-rows.ts";
import { toVisits } from "./visit-views.ts";

const PAGE_LENGTH = 50;

type VisitTables = Models & { v: Models["Visit"]; p: Models["Property"] };

/**
 * Whose visits each role sees. A looper sees those of the homes they take care of, and those they are the host of
 * in homes that they have parted from.
 */
const concerns =
  (viewpoint: Viewpoint, userId: string) => (eb: ExpressionBuilder<VisitTables, "v" | "p">) => {
    switch (viewpoint) {
      case "buyer":
        return eb("v.buyerId", "=", userId);
      case "seller":
        return eb("p.sellerId", "=", userId);
      case "ambassador":
        return eb.or([
          eb(
            "v.propertyId",
            "in",
            eb
              .selectFrom("Property as own")
              .select("own.id")
              .where("own.ambassadorId", "=", userId),
          ),
          eb.and([eb("v.hostId", "=", userId), eb("p.sellerId", "!=", userId)]),
        ]);
    }
  };

/** The visits that concern a person: those to come, the next one first, then the others, the latest first. */
function visitsOf(viewpoint: Viewpoint, userId: string, filter: VisitFilter, now: StoredInstant) {
  const visits = visitsWithAll()
    .where(concerns(viewpoint, userId))
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

const groupsOf = (
  viewpoint: Viewpoint,
  userId: string,
  now: StoredInstant,
): Promise<VisitGroup[]> =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .where(concerns(viewpoint, userId))
    .groupBy("v.status")
    .select("v.status")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.countAll<number>().filterWhere("v.endsAt", ">", now).as("toCome"),
      fn.countAll<number>().filterWhere("v.feedbackRating", ">=", SATISFIED_RATING).as("satisfied"),
    ])
    .execute();

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
    await rowsAfter(list, placeAfter(after), PAGE_LENGTH + 1).execute(),
    PAGE_LENGTH,
  );
  return {
    visits: await toVisits(shown, userId, () => viewpoint, at),
    nextCursor,
    groups: await groupsOf(viewpoint, userId, now),
  };
}
