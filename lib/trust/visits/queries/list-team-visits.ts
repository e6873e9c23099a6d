import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { type ListPage, PAGE_LENGTH } from "../../../kernel/keyset.ts";
import { type FilterOptions, type ListFilter, NO_FILTER } from "../../../kernel/list-filter.ts";
import { type Sort, sortedPageOf } from "../../../kernel/sorted-list.ts";
import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { contains } from "../../../platform/db/contains.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import {
  plainText,
  sortedBy,
  sortedName,
  sortedRows,
  sortedText,
} from "../../../platform/db/sorted-rows.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { filterOptions } from "../../lists/queries/filter-options.ts";
import { type TeamVisitView, VISIT_SEARCH_LENGTH, type VisitSort } from "../rules.ts";
import type { TeamVisitCounts, TeamVisitLine } from "../views.ts";
import { teamVisitRows, toTeamVisit } from "./visit-lines.ts";

type OfVisit = ExpressionBuilder<Models & { v: Models["Visit"] }, "v">;

/** Whether a visit `v` is in a list. */
const isIn =
  (view: TeamVisitView, now: Date) =>
  (visit: OfVisit): Expression<SqlBool> => {
    const begins = (how: ">" | "<=") => visit("v.startsAt", how, toDbInstant(now));
    const isAgreed = visit("v.status", "=", literal("scheduled"));
    switch (view) {
      case "upcoming": {
        const planned = [literal("pending"), literal("scheduled")];
        return visit.and([visit("v.status", "in", planned), begins(">")]);
      }
      case "locked":
        return visit("v.lockDueAt", "is not", null);
      case "unclosed":
        return visit.and([isAgreed, begins("<=")]);
      case "completed":
      case "cancelled":
        return visit("v.status", "=", literal(view));
      case "all":
        return visit.lit<SqlBool>(true);
    }
  };

const visitsOf = (view: TeamVisitView, now: Date) =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .where(isIn(view, now));

/** What is looked for, word by word in any order, whatever its accents and case. */
const wordsOf = (search: string): string[] =>
  plainText(search.slice(0, VISIT_SEARCH_LENGTH))
    .split(/\s+/)
    .filter((word) => word !== "");

interface Listed {
  view: TeamVisitView;
  sort: Sort<VisitSort>;
  filter?: ListFilter;
  /** Words of a visitor's name or address, or of a home's title. */
  search?: string;
  cursor?: string | null | undefined;
}

/**
 * The visits of a list: those to come with the next one first, those that are over with the last one first, unless another
 * order is asked for.
 * @throws {DomainError} request.forbidden
 */
export async function listTeamVisits(
  actor: Actor,
  { view, sort, filter = NO_FILTER, search = "", cursor }: Listed,
  now = new Date(),
): Promise<ListPage<TeamVisitLine>> {
  authorize(actor, "visits.manage");
  const { looper, commune } = filter;
  const words = wordsOf(search);
  const visits = teamVisitRows()
    .where(isIn(view, now))
    .$if(looper !== null, (rows) => rows.where("v.hostId", "=", looper ?? ""))
    .$if(commune !== null, (rows) => rows.where("p.communeCode", "=", commune ?? ""))
    .$if(words.length > 0, (rows) =>
      rows.where((eb) =>
        eb.and(
          words.map((word) =>
            eb.or([
              contains(sortedText(eb.ref("v.visitorName")), word),
              contains(eb.ref("v.visitorEmail"), word),
              contains(sortedText(eb.ref("p.title")), word),
            ]),
          ),
        ),
      ),
    )
    .select((eb) => {
      const values: Record<VisitSort, Expression<unknown>> = {
        due: eb.ref("v.lockDueAt"),
        date: eb.ref("v.startsAt"),
        commune: sortedText(eb.ref("c.name")),
        visitor: sortedText(eb.ref("v.visitorName")),
        host: sortedName(eb.ref("h.lastName"), eb.ref("h.firstName")),
      };
      return sortedBy(values[sort.key]);
    });
  const rows = await sortedRows(visits, sort, cursor, PAGE_LENGTH + 1).execute();
  return sortedPageOf(rows, sort, (row) => toTeamVisit(row, actor.userId, now));
}

/** What such a list can be narrowed to: the loopers who receive, and the communes. @throws request.forbidden */
export async function teamVisitFilters(
  actor: Actor,
  view: TeamVisitView,
  now = new Date(),
): Promise<FilterOptions> {
  authorize(actor, "visits.manage");
  return filterOptions({
    loopers: visitsOf(view, now)
      .select("v.hostId as looperId")
      .whereRef("v.hostId", "<>", "p.sellerId"),
    communes: visitsOf(view, now).select("p.communeCode"),
  });
}

/** How many visits the lists have that wait for something. @throws {DomainError} request.forbidden */
export async function countTeamVisits(actor: Actor, now = new Date()): Promise<TeamVisitCounts> {
  authorize(actor, "visits.manage");
  return reads()
    .selectNoFrom([
      boundedCount(visitsOf("upcoming", now).select("v.id")).as("upcoming"),
      boundedCount(visitsOf("locked", now).select("v.id")).as("locked"),
      boundedCount(visitsOf("unclosed", now).select("v.id")).as("unclosed"),
    ])
    .executeTakeFirstOrThrow();
}
