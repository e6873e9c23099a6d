import type { Actor } from "../../accounts/sessions/queries.ts";
import { readCursor, writeCursor } from "../../kernel/cursor.ts";
import { authorize } from "../../policy/can.ts";
import { preparedRead } from "../../server/db/raw.ts";
import { getLooperFile } from "../standing/queries.ts";
import { LEAD_MOVES, type LeadStatus, leadStatusOf } from "./rules.ts";
import type { LeadsView, LeadView } from "./views.ts";

const PAGE_LENGTH = 30;

interface LeadRow {
  id: string;
  contactName: string;
  contactEmail: string | null;
  contactPhone: string | null;
  status: LeadStatus;
  createdAt: string;
  updatedAt: string;
  propertyId: string | null;
  title: string | null;
  hasPage: 0 | 1 | null;
}

const leadsOf = preparedRead<
  { userId: string; status: LeadStatus | null; at: string; id: string; limit: number },
  LeadRow
>(
  `SELECT l.id, l.contactName, l.contactEmail, l.contactPhone, l.status, l.createdAt, l.updatedAt,
          l.propertyId, p.title, p.status IN ('active', 'under_offer', 'sold') AS hasPage
   FROM Lead l LEFT JOIN Property p ON p.id = l.propertyId
   WHERE l.ambassadorId = :userId AND (:status IS NULL OR l.status = :status)
     AND (l.createdAt, l.id) < (:at, :id)
   ORDER BY l.createdAt DESC, l.id DESC LIMIT :limit`,
);

const leadCounts = preparedRead<{ userId: string }, { status: LeadStatus; count: number }>(
  "SELECT status, count(*) AS count FROM Lead WHERE ambassadorId = :userId GROUP BY status",
);

function viewOf(row: LeadRow, suspended: boolean): LeadView {
  const { id, contactName, contactEmail, contactPhone, status, propertyId, title, hasPage } = row;
  return {
    id,
    name: contactName,
    contact: suspended ? null : { email: contactEmail, phone: contactPhone },
    status,
    moves: suspended ? [] : LEAD_MOVES[status],
    property: title === null ? null : { id: hasPage === 1 ? propertyId : null, title },
    createdAt: new Date(row.createdAt),
    movedAt: new Date(row.updatedAt),
  };
}

/**
 * The looper's own leads at a status, or all, the newest first.
 * @throws {DomainError} request.forbidden
 */
export function listLeads(
  actor: Actor,
  {
    status,
    cursor,
  }: { status?: string | null | undefined; cursor?: string | null | undefined } = {},
  now = new Date(),
): LeadsView {
  authorize(actor, "looping.read");
  const { userId } = actor;
  const wanted = leadStatusOf(status);
  const counts = { new: 0, contacted: 0, qualified: 0, won: 0, lost: 0 };
  for (const row of leadCounts().all({ userId })) counts[row.status] = row.count;
  const position = readCursor(cursor);
  const rows = leadsOf().all({ userId, status: wanted, ...position, limit: PAGE_LENGTH + 1 });
  const shown = rows.slice(0, PAGE_LENGTH);
  const last = rows.length > PAGE_LENGTH ? shown.at(-1) : undefined;
  const suspended = !getLooperFile(actor, now).standing.inOrder;
  return {
    status: wanted,
    counts,
    items: shown.map((row) => viewOf(row, suspended)),
    nextCursor: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
    suspended,
  };
}
