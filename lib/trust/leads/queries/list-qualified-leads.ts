import {
  FROM_NEWEST,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  type ListWindow,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { civilDaysBetween } from "../../../kernel/time.ts";
import type { LeadStatus } from "../../../leads/rules.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { isStaleLead, type LeadList, OPEN_LEAD_STATUSES } from "../rules.ts";
import type { QualifiedLeadView } from "../views.ts";

interface LeadRow extends ListPlace {
  contactName: string;
  status: LeadStatus;
  createdAt: string;
  looperId: string;
  looperName: string;
  looperEmail: string;
  propertyId: string | null;
  propertyTitle: string | null;
  propertyStatus: string | null;
  city: string | null;
}

const DETAILS = `SELECT l.id, l.updatedAt AS at, l.contactName, l.status, l.createdAt,
    a.id AS looperId, a.firstName || ' ' || a.lastName AS looperName, a.email AS looperEmail,
    p.id AS propertyId, p.title AS propertyTitle, p.status AS propertyStatus, c.name AS city
  FROM Lead l JOIN User a ON a.id = l.ambassadorId
  LEFT JOIN Property p ON p.id = l.propertyId LEFT JOIN Commune c ON c.code = p.communeCode`;

/** Each state is cut by its index before they are put together. */
const oldestOpen = OPEN_LEAD_STATUSES.map(
  (status) =>
    `SELECT * FROM (SELECT id, updatedAt FROM Lead INDEXED BY Lead_state_age
       WHERE status = '${status}' AND (updatedAt, id) > (:at, :id)
       ORDER BY updatedAt, id LIMIT :limit)`,
).join(" UNION ALL ");

const openLeads = preparedRead<ListWindow, LeadRow>(
  `${DETAILS} JOIN (SELECT id FROM (${oldestOpen}) ORDER BY updatedAt, id LIMIT :limit) f
     ON f.id = l.id
   ORDER BY l.updatedAt, l.id`,
);

/** What was decided is read from the newest on, the rest from the oldest on. */
const leadsOf = {
  oldest: preparedRead<ListWindow & { status: LeadStatus }, LeadRow>(
    `${DETAILS} WHERE l.status = :status AND (l.updatedAt, l.id) > (:at, :id)
     ORDER BY l.updatedAt, l.id LIMIT :limit`,
  ),
  newest: preparedRead<ListWindow & { status: LeadStatus }, LeadRow>(
    `${DETAILS} WHERE l.status = :status AND (l.updatedAt, l.id) < (:at, :id)
     ORDER BY l.updatedAt DESC, l.id DESC LIMIT :limit`,
  ),
};

function toView(row: LeadRow, now: Date): QualifiedLeadView {
  const updatedAt = new Date(row.at);
  const { propertyId, propertyTitle, propertyStatus, city } = row;
  return {
    id: row.id,
    contactName: row.contactName,
    status: row.status,
    createdAt: new Date(row.createdAt),
    updatedAt,
    idleDays: Math.max(0, civilDaysBetween(updatedAt, now)),
    isStale: isStaleLead(row.status, updatedAt, now),
    looperId: row.looperId,
    looperName: row.looperName,
    looperEmail: row.looperEmail,
    property:
      propertyId === null
        ? null
        : {
            id: propertyId,
            title: propertyTitle ?? "",
            city: city ?? "",
            isPublic: isPublicStatus(propertyStatus),
          },
  };
}

/**
 * The leads of all loopers: the open ones with those left longest first, those decided with the
 * newest first.
 * @throws {DomainError} request.forbidden
 */
export function listQualifiedLeads(
  actor: Actor,
  { view, cursor }: { view: LeadList; cursor?: string | null | undefined },
  now = new Date(),
): ListPage<QualifiedLeadView> {
  authorize(actor, "leads.qualify");
  const limit = PAGE_LENGTH + 1;
  const isDecided = view === "won" || view === "lost";
  const from = readCursor(cursor, isDecided ? FROM_NEWEST : FROM_OLDEST);
  const rows =
    view === "open"
      ? openLeads().all({ ...from, limit })
      : leadsOf[isDecided ? "newest" : "oldest"]().all({ ...from, limit, status: view });
  return listPageOf(rows, (row) => toView(row, now));
}
