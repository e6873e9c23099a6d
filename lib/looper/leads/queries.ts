import { type Place, pageOf, placeAfter } from "../../kernel/keyset.ts";
import { PUBLIC_STATUSES_SQL } from "../../kernel/property-kinds.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { getLooperFile } from "../standing/queries.ts";
import { LEAD_MOVES, type LeadStatus, leadStatusOf } from "./rules.ts";
import type { LeadsView, LeadView } from "./views.ts";

const PAGE_LENGTH = 30;

interface LeadRow extends Place {
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
  Place & { userId: string; status: LeadStatus | null; limit: number },
  LeadRow
>(
  `SELECT * FROM (SELECT 0 AS rank, -unixepoch(l.createdAt) AS at, l.id, l.contactName, l.contactEmail, l.contactPhone, l.status, l.createdAt, l.updatedAt,
          l.propertyId, p.title, p.status IN ${PUBLIC_STATUSES_SQL} AS hasPage
   FROM Lead l LEFT JOIN Property p ON p.id = l.propertyId
   WHERE l.ambassadorId = :userId AND (:status IS NULL OR l.status = :status)
   ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
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
  { status, after }: { status?: string | null; after?: string | null } = {},
  now = new Date(),
): LeadsView {
  authorize(actor, "looping.read");
  const { userId } = actor;
  const wanted = leadStatusOf(status);
  const counts = { new: 0, contacted: 0, qualified: 0, won: 0, lost: 0 };
  for (const row of leadCounts().all({ userId })) counts[row.status] = row.count;
  const place = placeAfter(after);
  const rows = leadsOf().all({ userId, status: wanted, ...place, limit: PAGE_LENGTH + 1 });
  const { shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const suspended = !getLooperFile(actor, now).standing.inOrder;
  return {
    status: wanted,
    counts,
    items: shown.map((row) => viewOf(row, suspended)),
    nextCursor,
    suspended,
  };
}
