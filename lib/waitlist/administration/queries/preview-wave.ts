import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { WAVE_SHOWN } from "../rules.ts";
import { queued, referralsOf } from "../sql.ts";
import type { WavePreview } from "../views.ts";

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
