import {
  FROM_NEWEST,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  type ListWindow,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../kernel/keyset.ts";
import { isPublicStatus, type PropertyStatus } from "../../kernel/property-kinds.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import {
  outcomesFor,
  type ReportListView,
  type ReportOutcome,
  type ReportReason,
  type ReportStatus,
} from "../rules.ts";
import type { ReportView } from "../views.ts";

interface ReportRow extends ListPlace {
  status: ReportStatus;
  reason: ReportReason;
  text: string;
  email: string | null;
  createdAt: string;
  claimedAt: string | null;
  closedAt: string | null;
  outcome: ReportOutcome | null;
  reporterName: string | null;
  reporterEmail: string | null;
  claimerName: string | null;
  propertyId: string;
  title: string;
  propertyStatus: PropertyStatus;
  city: string;
  sellerId: string;
  sellerName: string;
}

const DETAILS = `SELECT r.id, r.movedAt AS at, r.status, r.reason, r.text, r.email, r.createdAt,
    r.claimedAt, r.closedAt, r.outcome,
    w.firstName || ' ' || w.lastName AS reporterName, w.email AS reporterEmail,
    k.firstName || ' ' || k.lastName AS claimerName,
    p.id AS propertyId, p.title, p.status AS propertyStatus, c.name AS city,
    s.id AS sellerId, s.firstName || ' ' || s.lastName AS sellerName
  FROM ListingReport r JOIN Property p ON p.id = r.propertyId
  JOIN Commune c ON c.code = p.communeCode JOIN User s ON s.id = p.sellerId
  LEFT JOIN User w ON w.id = r.reporterId LEFT JOIN User k ON k.id = r.claimedById`;

const LISTS = {
  // Few at any time: sorting them costs nothing.
  open: preparedRead<ListWindow, ReportRow>(
    `${DETAILS} WHERE r.status IN ('open', 'claimed') AND (r.movedAt, r.id) > (:at, :id)
     ORDER BY r.movedAt, r.id LIMIT :limit`,
  ),
  closed: preparedRead<ListWindow, ReportRow>(
    `${DETAILS} WHERE r.status = 'closed' AND (r.movedAt, r.id) < (:at, :id)
     ORDER BY r.movedAt DESC, r.id DESC LIMIT :limit`,
  ),
} satisfies Record<ReportListView, unknown>;

function toView(row: ReportRow, readerId: string): ReportView {
  const { id, status, reason, text, claimedAt, closedAt, outcome, propertyStatus } = row;
  return {
    id,
    status,
    reason,
    text,
    createdAt: new Date(row.createdAt),
    reporter: { name: row.reporterName, email: row.reporterEmail ?? row.email },
    property: {
      id: row.propertyId,
      title: row.title,
      city: row.city,
      isPublic: isPublicStatus(propertyStatus),
    },
    sellerName: row.sellerName,
    isOwn: row.sellerId === readerId,
    claim:
      claimedAt === null || status === "open"
        ? null
        : { at: new Date(claimedAt), name: row.claimerName ?? "" },
    closing: closedAt === null || outcome === null ? null : { at: new Date(closedAt), outcome },
    outcomes: outcomesFor(propertyStatus),
  };
}

/**
 * The reports of a list: those that wait, the oldest first; those that are closed, the newest first.
 * @throws {DomainError} request.forbidden
 */
export function listReports(
  actor: Actor,
  { view, cursor }: { view: ReportListView; cursor?: string | null | undefined },
): ListPage<ReportView> {
  authorize(actor, "reports.handle");
  const from = readCursor(cursor, view === "closed" ? FROM_NEWEST : FROM_OLDEST);
  const rows = LISTS[view]().all({ ...from, limit: PAGE_LENGTH + 1 });
  return listPageOf(rows, (row) => toView(row, actor.userId));
}
