import { readReason } from "../../../accounts/role-grants/reasons.ts";
import { slugify } from "../../../communes/slugs.ts";
import {
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import type { RoleStatus } from "../../../kernel/roles.ts";
import { civilDay } from "../../../kernel/time.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { papersOn, unmetPapers } from "../../../policy/looper-papers.ts";
import type { LooperDecisionView } from "../views.ts";

interface LooperRow extends ListPlace {
  userId: string;
  status: RoleStatus;
  decidedAt: string | null;
  reason: string | null;
  deciderName: string | null;
  firstName: string;
  lastName: string;
  email: string;
  city: string | null;
  trained: 0 | 1;
  rsacNumber: string | null;
  attestationExpiresOn: string | null;
  insuranceExpiresOn: string | null;
  weeklyHours: number | null;
  changedAt: string | null;
  checkedUntil: string | null;
}

const files = preparedRead<ListPlace & { status: RoleStatus }, LooperRow>(
  `SELECT g.id, g.userId, g.status, g.requestedAt AS at, g.decidedAt, g.reason,
          d.firstName || ' ' || d.lastName AS deciderName,
          u.firstName, u.lastName, u.email, u.city,
          p.trainedAt IS NOT NULL AS trained, p.rsacNumber, p.attestationExpiresOn,
          p.insuranceExpiresOn, p.weeklyHours, p.changedAt, p.checkedUntil
   FROM RoleGrant g INDEXED BY RoleGrant_loopers
   JOIN User u ON u.id = g.userId
   LEFT JOIN AmbassadorProfile p ON p.userId = g.userId
   LEFT JOIN User d ON d.id = g.decidedById
   WHERE g.role = 'ambassador' AND g.status = :status AND (g.requestedAt, g.id) > (:at, :id)
     AND u.erasedAt IS NULL
   ORDER BY g.requestedAt, g.id`,
);

function toView(row: LooperRow, actor: Actor, today: string): LooperDecisionView {
  const papers = papersOn({ ...row, trained: row.trained === 1 }, today);
  return {
    grantId: row.id,
    userId: row.userId,
    isSelf: row.userId === actor.userId,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    city: row.city,
    status: row.status,
    requestedAt: new Date(row.at),
    decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt),
    deciderName: row.deciderName,
    reason: readReason(row.reason),
    rsacNumber: row.rsacNumber,
    weeklyHours: row.weeklyHours,
    papers,
    unmet: unmetPapers(papers),
    change:
      row.status === "active" && row.changedAt !== null
        ? { at: new Date(row.changedAt), checkedUntil: row.checkedUntil ?? today }
        : null,
  };
}

const MAX_SEARCH = 254;

/** Whether a looper's name, town or address has what is looked for, whatever its accents and case. */
function matcher(search: string): (row: LooperRow) => boolean {
  const wanted = slugify(search.slice(0, MAX_SEARCH));
  if (wanted === "") return () => true;
  return ({ firstName, lastName, city, email }) =>
    slugify(`${firstName} ${lastName} ${city ?? ""} ${email}`).includes(wanted);
}

/**
 * The loopers in one state, who asked first coming first. A search reads those of that state until
 * a page is full.
 * @throws {DomainError} request.forbidden
 */
export function listLoopers(
  actor: Actor,
  {
    status,
    search = "",
    cursor,
  }: { status: RoleStatus; search?: string | undefined; cursor?: string | null | undefined },
  now = new Date(),
): ListPage<LooperDecisionView> {
  authorize(actor, "people.check");
  const matches = matcher(search);
  const found: LooperRow[] = [];
  for (const row of files().iterate({ ...readCursor(cursor, FROM_OLDEST), status })) {
    if (!matches(row)) continue;
    found.push(row);
    if (found.length > PAGE_LENGTH) break;
  }
  const today = civilDay(now);
  return listPageOf(found, (row) => toView(row, actor, today));
}
