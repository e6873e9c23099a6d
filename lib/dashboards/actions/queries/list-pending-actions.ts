import { activeRoles, type Role } from "../../../kernel/roles.ts";
import { civilDay, daysBefore, shiftCivilDay } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize, can } from "../../../policy/can.ts";
import { LAPSING_DAYS } from "../../../policy/looper-papers.ts";
import { ACTION_SELECTS } from "../action-selects.ts";
import {
  ACTION_ROLES,
  type ActionKind,
  FOLLOW_UP_DAYS,
  type PendingAction,
  type PendingActions,
} from "../views.ts";

const MAX_SHOWN = 20;

/** No sale takes longer, in days: its deed is planned two years ahead at most. */
const SALE_DAYS = 1_000;

interface ActionRow {
  kind: ActionKind;
  role: Role;
  id: string;
  subject: string;
  listing: string | null;
  since: string;
  until: string | null;
  total: number;
}

const KINDS = Object.keys(ACTION_ROLES) as ActionKind[];

interface Parameters {
  userId: string;
  now: string;
  today: string;
  followUp: string;
  /** Since when an open sale may have been opened. */
  opened: string;
  lapse: string;
  /** JSON array of the roles in force. */
  roles: string;
  everything: 0 | 1;
  /** Whether requests are the person's to decide: nobody else reads them, not even to leave them out. */
  decides: 0 | 1;
}

const pendingOf = preparedRead<Parameters, ActionRow>(
  `WITH found (rank, kind, role, id, subject, listing, since, until) AS (
     ${KINDS.map(
       (kind, rank) => `SELECT ${rank}, '${kind}', * FROM (${ACTION_SELECTS[kind]})`,
     ).join("\n UNION ALL ")}
   )
   SELECT kind, role, id, subject, listing, since, until, count(*) OVER () AS total
   FROM found
   -- Who writes to somebody without being a buyer still has the answer to read.
   WHERE role IN (SELECT value FROM json_each(:roles)) OR (:everything AND kind = 'message')
   ORDER BY rank, until, since LIMIT ${MAX_SHOWN}`,
);

/**
 * What waits for the actor under one of the roles in force, or under one role alone: the most
 * pressing kinds first, within each what lapses first or has waited longest. At most 20 of them, and how many in all.
 */
export function listPendingActions(actor: Actor, now: Date, role?: Role): PendingActions {
  authorize(actor, "account.read");
  const roles = activeRoles(actor.roles).filter(
    (held) =>
      (role === undefined || held === role) &&
      // Without the second factor that the role asks for, it has nothing to show.
      (held !== "trust_manager" || can(actor, "looper-requests.decide")),
  );
  const rows = pendingOf().all({
    userId: actor.userId,
    now: toDbInstant(now),
    today: civilDay(now),
    followUp: toDbInstant(daysBefore(now, FOLLOW_UP_DAYS)),
    opened: toDbInstant(daysBefore(now, SALE_DAYS)),
    lapse: shiftCivilDay(civilDay(now), LAPSING_DAYS),
    roles: JSON.stringify(roles),
    everything: role === undefined ? 1 : 0,
    decides: roles.includes("trust_manager") ? 1 : 0,
  });
  const items = rows.map(
    ({ total: _total, since, ...row }): PendingAction => ({ ...row, since: new Date(since) }),
  );
  return { total: rows[0]?.total ?? 0, items };
}
