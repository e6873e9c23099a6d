import {
  FROM_NEWEST,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { type LeadStatus, OPEN_LEAD_STATUSES } from "../../../leads/states.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LeadList } from "../rules.ts";
import type { QualifiedLeadView } from "../views.ts";
import { homesOf, type LeadRow, leadRows, qualifiedLead } from "./qualified-leads.ts";

/** The leads of a state that were left longest: cut by their index, before the states are put together. */
const oldestOf = (status: LeadStatus, after: ListPlace, limit: number) =>
  reads()
    .selectFrom(
      rowsAfter(
        reads().selectFrom("Lead").select(["id", "updatedAt as at"]).where("status", "=", status),
        after,
        limit,
        "asc",
      ).as("s"),
    )
    .selectAll();

function openLeads(after: ListPlace, limit: number) {
  const [first, ...others] = OPEN_LEAD_STATUSES;
  const open = others.reduce(
    (all, status) => all.unionAll(oldestOf(status, after, limit)),
    oldestOf(first, after, limit),
  );
  return leadRows()
    .where("l.id", "in", (eb) =>
      eb.selectFrom(open.as("o")).select("o.id").orderBy("o.at").orderBy("o.id").limit(limit),
    )
    .orderBy("l.updatedAt")
    .orderBy("l.id");
}

/** The open ones that nobody has: few, for each is a task. */
const freeLeads = (after: ListPlace, limit: number) =>
  rowsAfter(
    leadRows().where("l.ambassadorId", "is", null).where("l.status", "in", OPEN_LEAD_STATUSES),
    after,
    limit,
    "asc",
  );

const isDecided = (view: LeadList) => view === "won" || view === "lost";

/** What was decided is read from the newest on, the rest from the oldest on. */
const leadsAt = (status: LeadStatus, after: ListPlace, limit: number) =>
  rowsAfter(
    leadRows().where("l.status", "=", status),
    after,
    limit,
    isDecided(status) ? "desc" : "asc",
  );

function rowsOf(view: LeadList, from: ListPlace, limit: number): Promise<LeadRow[]> {
  switch (view) {
    case "open":
      return openLeads(from, limit).execute();
    case "free":
      return freeLeads(from, limit).execute();
    default:
      return leadsAt(view, from, limit).execute();
  }
}

/**
 * The leads of all loopers, and those that nobody has: the open ones with those left longest first, those decided with the
 * newest first.
 * @throws {DomainError} request.forbidden
 */
export async function listQualifiedLeads(
  actor: Actor,
  { view, cursor }: { view: LeadList; cursor?: string | null | undefined },
  now = new Date(),
): Promise<ListPage<QualifiedLeadView>> {
  authorize(actor, "leads.qualify");
  const limit = PAGE_LENGTH + 1;
  const from = readCursor(cursor, isDecided(view) ? FROM_NEWEST : FROM_OLDEST);
  const rows = await rowsOf(view, from, limit);
  const homes = await homesOf(rows);
  return listPageOf(rows, (row) => qualifiedLead(row, homes, now));
}
