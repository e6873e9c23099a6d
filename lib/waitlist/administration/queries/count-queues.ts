import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { queued } from "../sql.ts";

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
