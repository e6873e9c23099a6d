import {
  FROM_NEWEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { WAVE_SHOWN } from "../rules.ts";
import { queued, referralsOf } from "../sql.ts";
import type { WavePreview, WaveView } from "../views.ts";

const lengths = preparedRead<object, { role: SelfAssignableRole; waiting: number }>(
  `SELECT q.role, count(*) AS waiting FROM WaitlistEntry q INDEXED BY WaitlistEntry_queue
   WHERE ${queued("q")} GROUP BY q.role`,
);

/** How many of each role wait for an invitation. @throws {DomainError} request.forbidden */
export function countQueues(actor: Actor): Record<SelfAssignableRole, number> {
  authorize(actor, "waitlist.manage");
  const counts = { buyer: 0, seller: 0, ambassador: 0 };
  for (const { role, waiting } of lengths().all({})) counts[role] = waiting;
  return counts;
}

const queue = preparedRead<
  { role: SelfAssignableRole; limit: number },
  { id: string; email: string; confirmedAt: string; counted: number }
>(
  `SELECT e.id, e.email, e.confirmedAt, ${referralsOf("e.referralCode", "counted")}
   FROM (SELECT q.id FROM WaitlistEntry q INDEXED BY WaitlistEntry_queue
     WHERE q.role = :role AND ${queued("q")} ORDER BY q.confirmedAt, q.id LIMIT :limit) f
   JOIN WaitlistEntry e ON e.id = f.id
   ORDER BY e.confirmedAt, e.id`,
);

/**
 * Who a wave would invite: the first of a role's queue, in the order of their confirmations.
 * @throws {DomainError} request.forbidden
 */
export function previewWave(
  actor: Actor,
  { role, size, waiting }: { role: SelfAssignableRole; size: number; waiting: number },
): WavePreview {
  authorize(actor, "waitlist.manage");
  const people = queue()
    .all({ role, limit: Math.min(size, WAVE_SHOWN) })
    .map(({ confirmedAt, ...person }) => ({ ...person, confirmedAt: new Date(confirmedAt) }));
  return {
    role,
    size,
    people,
    invited: Math.min(size, waiting),
    firstId: people[0]?.id ?? null,
  };
}

interface WaveRow extends ListPlace {
  role: SelfAssignableRole;
  size: number;
  joined: number;
  authorName: string;
}

const waves = preparedRead<ListPlace & { limit: number }, WaveRow>(
  `SELECT w.id, w.createdAt AS at, w.role, w.size,
     (SELECT count(*) FROM WaitlistEntry e INDEXED BY WaitlistEntry_joined
        WHERE e.waveId = w.id AND e.joinedAt IS NOT NULL) AS joined,
     u.firstName || ' ' || u.lastName AS authorName
   FROM WaitlistWave w JOIN User u ON u.id = w.createdById
   WHERE (w.createdAt, w.id) < (:at, :id)
   ORDER BY w.createdAt DESC, w.id DESC LIMIT :limit`,
);

/** The waves there were, the latest first. @throws {DomainError} request.forbidden */
export function listWaves(
  actor: Actor,
  { cursor }: { cursor?: string | null } = {},
): ListPage<WaveView> {
  authorize(actor, "waitlist.manage");
  const rows = waves().all({ ...readCursor(cursor, FROM_NEWEST), limit: PAGE_LENGTH + 1 });
  return listPageOf(rows, ({ at, ...wave }) => ({ ...wave, createdAt: new Date(at) }));
}
