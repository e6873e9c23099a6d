import type { ListPlace } from "../../../kernel/keyset.ts";
import { OPEN_LEAD_STATUSES } from "../../leads/rules.ts";
import type { TaskKind } from "../rules.ts";

export interface TaskWindow extends ListPlace {
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

export const TASKS_SQL = [
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

export const TASK_PERMISSIONS = [
  "people.check",
  "listings.check",
  "leads.qualify",
  "mails.read",
  "reports.handle",
  "waitlist.manage",
] as const;
