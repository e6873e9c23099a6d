import {
  COUNT_BOUND,
  cursorAt,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../kernel/keyset.ts";
import { civilDay, civilDaysBetween, daysBefore } from "../../kernel/time.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { OPEN_LEAD_STATUSES } from "../leads/rules.ts";
import { STALE_LEAD_DAYS } from "../rules.ts";
import type { TaskKind, TaskView } from "./rules.ts";

interface TaskRow extends ListPlace {
  kind: TaskKind;
  subject: string;
}

interface Window extends ListPlace {
  /** Null for every kind. */
  kind: TaskKind | null;
  /** Leads that have not changed since then. */
  idleSince: string;
  today: string;
  limit: number;
}

const NAME = "u.firstName || ' ' || u.lastName";

/** The oldest of one kind: cut by its index, before the kinds are put together. */
const oldest = (kind: TaskKind, columns: string, from: string, at: string, id: string) =>
  `SELECT * FROM (SELECT '${kind}' AS kind, ${id} AS id, ${at} AS at, ${columns} AS subject
     FROM ${from} AND (:kind IS NULL OR :kind = '${kind}') AND (${at}, ${id}) > (:at, :id)
     ORDER BY ${at}, ${id} LIMIT :limit)`;

const KINDS = [
  oldest(
    "looper-request",
    NAME,
    `RoleGrant g INDEXED BY RoleGrant_loopers JOIN User u ON u.id = g.userId
     WHERE g.role = 'ambassador' AND g.status = 'pending' AND u.erasedAt IS NULL`,
    "g.requestedAt",
    "g.id",
  ),
  // In force, with papers that nobody has checked.
  oldest(
    "looper-change",
    NAME,
    `AmbassadorProfile p INDEXED BY AmbassadorProfile_changed
     JOIN RoleGrant g ON g.userId = p.userId AND g.role = 'ambassador' AND g.status = 'active'
     JOIN User u ON u.id = g.userId
     WHERE p.changedAt IS NOT NULL AND u.erasedAt IS NULL`,
    "p.changedAt",
    "g.id",
  ),
  // Suspended, with papers that are in order again.
  oldest(
    "looper-return",
    NAME,
    `RoleGrant g INDEXED BY RoleGrant_loopers JOIN User u ON u.id = g.userId
     JOIN AmbassadorProfile p ON p.userId = g.userId
     WHERE g.role = 'ambassador' AND g.status = 'suspended' AND u.erasedAt IS NULL
       AND p.trainedAt IS NOT NULL AND trim(coalesce(p.rsacNumber, '')) <> ''
       AND p.attestationExpiresOn >= :today AND p.insuranceExpiresOn >= :today`,
    "coalesce(g.decidedAt, g.requestedAt)",
    "g.id",
  ),
  oldest(
    "listing-review",
    "coalesce(json_extract(r.content, '$.title'), '')",
    "ListingRevision r INDEXED BY ListingRevision_status_submittedAt_idx WHERE r.status = 'in_review'",
    "r.submittedAt",
    "r.id",
  ),
  ...["open", "claimed"].map((status) =>
    oldest(
      "listing-report",
      "p.title",
      `ListingReport r JOIN Property p ON p.id = r.propertyId WHERE r.status = '${status}'`,
      "r.movedAt",
      "r.id",
    ),
  ),
  oldest(
    "conversation-report",
    NAME,
    "ConversationReport r JOIN User u ON u.id = r.reporterId WHERE r.closedAt IS NULL",
    "r.createdAt",
    "r.id",
  ),
  ...OPEN_LEAD_STATUSES.map((status) =>
    oldest(
      "lead-stale",
      "l.contactName",
      `Lead l INDEXED BY Lead_state_age WHERE l.status = '${status}' AND l.updatedAt <= :idleSince`,
      "l.updatedAt",
      "l.id",
    ),
  ),
  oldest(
    "referral-held",
    "e.email",
    `WaitlistReferral r JOIN WaitlistEntry e ON e.id = r.entryId WHERE r.status = 'held'`,
    "r.settledAt",
    "r.id",
  ),
  oldest(
    "mail-dead",
    "m.subject",
    "OutboxMail m WHERE m.state = 'dead'",
    "m.nextAttemptAt",
    "m.id",
  ),
];

const tasks = preparedRead<Window, TaskRow>(
  `${KINDS.join(" UNION ALL ")} ORDER BY at, id LIMIT :limit`,
);

const waiting = preparedRead<Window, { kind: TaskKind; count: number }>(
  `SELECT kind, count(*) AS count FROM (${KINDS.join(" UNION ALL ")}) GROUP BY kind`,
);

const PERMISSIONS = [
  "people.check",
  "listings.check",
  "leads.qualify",
  "mails.read",
  "reports.handle",
  "waitlist.manage",
] as const;

/**
 * How much of each kind waits, at most `COUNT_BOUND` each; the kinds of which nothing does are left out.
 * @throws {DomainError} request.forbidden
 */
export function countTasks(actor: Actor, now = new Date()): ReadonlyMap<TaskKind, number> {
  for (const permission of PERMISSIONS) authorize(actor, permission);
  const rows = waiting().all({
    ...FROM_OLDEST,
    kind: null,
    idleSince: toDbInstant(daysBefore(now, STALE_LEAD_DAYS)),
    today: civilDay(now),
    limit: COUNT_BOUND,
  });
  return new Map(rows.map(({ kind, count }) => [kind, Math.min(count, COUNT_BOUND)]));
}

/**
 * What waits for somebody of the team, the oldest first, of one kind or of all.
 * @throws {DomainError} request.forbidden
 */
export function listTasks(
  actor: Actor,
  { kind = null, cursor }: { kind?: TaskKind | null; cursor?: string | null | undefined } = {},
  now = new Date(),
): ListPage<TaskView> {
  for (const permission of PERMISSIONS) authorize(actor, permission);
  const rows = tasks().all({
    ...readCursor(cursor, FROM_OLDEST),
    kind,
    idleSince: toDbInstant(daysBefore(now, STALE_LEAD_DAYS)),
    today: civilDay(now),
    limit: PAGE_LENGTH + 1,
  });
  return listPageOf(rows, ({ id, kind: of, subject, at }) => {
    const since = new Date(at);
    const days = Math.max(0, civilDaysBetween(since, now));
    return { id, kind: of, subject, since, days, place: cursorAt(at) };
  });
}
