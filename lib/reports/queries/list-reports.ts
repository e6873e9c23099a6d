import {
  FROM_NEWEST,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../kernel/keyset.ts";
import { isPublicStatus } from "../../kernel/property-kinds.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { rowsAfter } from "../../platform/db/keyset.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { outcomesFor, type ReportListView } from "../rules.ts";
import type { ReportView } from "../views.ts";

const reportRows = () =>
  reads()
    .selectFrom("ListingReport as r")
    .innerJoin("Property as p", "p.id", "r.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as s", "s.id", "p.sellerId")
    .leftJoin("User as w", "w.id", "r.reporterId")
    .leftJoin("User as k", "k.id", "r.closedById")
    .select(["r.id", "r.movedAt as at", "r.status", "r.reason", "r.text", "r.email"])
    .select(["r.createdAt", "r.dueAt", "r.closedAt", "r.outcome", "w.email as reporterEmail"])
    .select(["w.firstName as reporterFirstName", "w.lastName as reporterLastName"])
    .select(["k.firstName as closerFirstName", "k.lastName as closerLastName"])
    .select(["p.id as propertyId", "p.title", "p.status as propertyStatus", "c.name as city"])
    .select(["s.id as sellerId", "s.firstName as sellerFirstName", "s.lastName as sellerLastName"]);

type ReportRow = Awaited<ReturnType<ReturnType<typeof reportRows>["execute"]>>[number];

const LISTS = {
  open: (after: ListPlace, limit: number) =>
    rowsAfter(reportRows().where("r.status", "=", literal("open")), after, limit, "asc"),
  closed: (after: ListPlace, limit: number) =>
    rowsAfter(reportRows().where("r.status", "=", literal("closed")), after, limit, "desc"),
} satisfies Record<ReportListView, unknown>;

const nameOf = (firstName: string | null, lastName: string | null) =>
  firstName === null ? null : `${firstName} ${lastName}`;

function toView(row: ReportRow, readerId: string): ReportView {
  const { id, status, reason, text, outcome, propertyStatus } = row;
  const closedAt = fromDbInstant(row.closedAt);
  return {
    id,
    status,
    reason,
    text,
    createdAt: fromDbInstant(row.createdAt),
    reporter: {
      name: nameOf(row.reporterFirstName, row.reporterLastName),
      email: row.reporterEmail ?? row.email,
    },
    property: {
      id: row.propertyId,
      title: row.title,
      city: row.city,
      isPublic: isPublicStatus(propertyStatus),
    },
    sellerName: `${row.sellerFirstName} ${row.sellerLastName}`,
    isOwn: row.sellerId === readerId,
    dueAt: fromDbInstant(row.dueAt),
    closing:
      closedAt === null || outcome === null
        ? null
        : { at: closedAt, outcome, name: nameOf(row.closerFirstName, row.closerLastName) },
    outcomes: outcomesFor(propertyStatus),
  };
}

/**
 * The reports of a list: those that wait, the oldest first; those that are closed, the newest first.
 * @throws {DomainError} request.forbidden
 */
export async function listReports(
  actor: Actor,
  { view, cursor }: { view: ReportListView; cursor?: string | null | undefined },
): Promise<ListPage<ReportView>> {
  authorize(actor, "reports.handle");
  const from = readCursor(cursor, view === "closed" ? FROM_NEWEST : FROM_OLDEST);
  const rows = await LISTS[view](from, PAGE_LENGTH + 1).execute();
  return listPageOf(rows, (row) => toView(row, actor.userId));
}
