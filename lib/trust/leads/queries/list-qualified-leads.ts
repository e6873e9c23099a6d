import type { Expression } from "kysely";
import {
  FROM_NEWEST,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  PAGE_LENGTH,
} from "../../../kernel/keyset.ts";
import {
  type FilterOptions,
  isFiltered,
  type ListFilter,
  NO_FILTER,
} from "../../../kernel/list-filter.ts";
import {
  readSort,
  readSortPlace,
  type Sort,
  type SortDirection,
  type SortedRow,
  sortedPageOf,
} from "../../../kernel/sorted-list.ts";
import { type LeadStatus, OPEN_LEAD_STATUSES } from "../../../leads/states.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import { reads } from "../../../platform/db/read.ts";
import { sortedBy, sortedName, sortedRows, sortedText } from "../../../platform/db/sorted-rows.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { filterOptions } from "../../lists/queries/filter-options.ts";
import { type LeadList, type LeadSort, leadSorts } from "../rules.ts";
import type { QualifiedLeadView } from "../views.ts";
import { homesOf, type LeadRow, leadRows, qualifiedLead } from "./qualified-leads.ts";

const statusesOf = (view: LeadList): readonly LeadStatus[] =>
  view === "open" || view === "free" ? OPEN_LEAD_STATUSES : [view];

/** The leads of a state by when something happened: cut by their index, before the states are put together. */
const leadsOf = (status: LeadStatus, after: ListPlace, limit: number, way: SortDirection) =>
  reads()
    .selectFrom(
      rowsAfter(
        reads().selectFrom("Lead").select(["id", "updatedAt as at"]).where("status", "=", status),
        after,
        limit,
        way,
      ).as("s"),
    )
    .selectAll();

/** The leads of some states by when something happened, cut by the index of each state. */
function leadsByAge(
  [first, ...others]: readonly LeadStatus[],
  after: ListPlace,
  limit: number,
  way: SortDirection,
) {
  if (first === undefined) throw new TypeError("a list has states");
  const all = others.reduce(
    (some, status) => some.unionAll(leadsOf(status, after, limit, way)),
    leadsOf(first, after, limit, way),
  );
  return leadRows()
    .select((eb) => sortedBy(eb.ref("l.updatedAt")))
    .where("l.id", "in", (eb) =>
      eb
        .selectFrom(all.as("o"))
        .select("o.id")
        .orderBy("o.at", way)
        .orderBy("o.id", way)
        .limit(limit),
    )
    .orderBy("l.updatedAt", way)
    .orderBy("l.id", way);
}

/** Those of a list, narrowed, with what they are ordered by. */
const narrowedLeads = (view: LeadList, key: LeadSort, { looper, commune }: ListFilter) =>
  leadRows()
    .where("l.status", "in", statusesOf(view))
    // The open ones that nobody has: few, for each is a task.
    .$if(view === "free", (rows) => rows.where("l.ambassadorId", "is", null))
    .$if(looper !== null, (rows) => rows.where("l.ambassadorId", "=", looper))
    .$if(commune !== null, (rows) =>
      rows.where((eb) => eb(eb.fn.coalesce("p.communeCode", "l.communeCode"), "=", commune)),
    )
    .select((eb) => {
      const values: Record<LeadSort, Expression<unknown>> = {
        left: eb.ref("l.updatedAt"),
        received: eb.ref("l.createdAt"),
        name: sortedText(eb.ref("l.contactName")),
        commune: sortedText(eb.fn.coalesce("c.name", "h.name")),
        looper: sortedName(eb.ref("a.lastName"), eb.ref("a.firstName")),
      };
      return sortedBy(values[key]);
    });

function rowsOf(
  view: LeadList,
  sort: Sort<LeadSort>,
  filter: ListFilter,
  cursor: string | null,
): Promise<(LeadRow & SortedRow)[]> {
  const limit = PAGE_LENGTH + 1;
  if (sort.key !== "left" || view === "free" || isFiltered(filter)) {
    return sortedRows(narrowedLeads(view, sort.key, filter), sort, cursor, limit).execute();
  }
  const place = readSortPlace(cursor, sort);
  const start = sort.direction === "asc" ? FROM_OLDEST : FROM_NEWEST;
  const after = place === null ? start : { at: String(place.value), id: place.id };
  return leadsByAge(statusesOf(view), after, limit, sort.direction).execute();
}

/**
 * The leads of all loopers, and those that nobody has: the open ones with those left longest first and those decided with
 * the newest first, unless another order is asked for.
 * @throws {DomainError} request.forbidden
 */
export async function listQualifiedLeads(
  actor: Actor,
  {
    view,
    sort = readSort({}, leadSorts(view)),
    filter = NO_FILTER,
    cursor = null,
  }: {
    view: LeadList;
    sort?: Sort<LeadSort>;
    filter?: ListFilter;
    cursor?: string | null | undefined;
  },
  now = new Date(),
): Promise<ListPage<QualifiedLeadView>> {
  authorize(actor, "leads.qualify");
  const rows = await rowsOf(view, sort, filter, cursor);
  const homes = await homesOf(rows);
  return sortedPageOf(rows, sort, (row) => qualifiedLead(row, homes, now));
}

/** What such a list can be narrowed to. @throws {DomainError} request.forbidden */
export async function leadFilterOptions(actor: Actor, view: LeadList): Promise<FilterOptions> {
  authorize(actor, "leads.qualify");
  const leads = reads()
    .selectFrom("Lead as l")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .where("l.status", "in", statusesOf(view))
    .$if(view === "free", (rows) => rows.where("l.ambassadorId", "is", null));
  return filterOptions({
    communes: leads.select((eb) =>
      eb.fn.coalesce("p.communeCode", "l.communeCode").as("communeCode"),
    ),
    ...(view === "free" ? {} : { loopers: leads.select("l.ambassadorId as looperId") }),
  });
}
