import { SELF_ASSIGNABLE_ROLES, type SelfAssignableRole } from "../../../kernel/roles.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { queued } from "./entry-expressions.ts";

/** How many of each role wait for an invitation. @throws {DomainError} request.forbidden */
export async function countQueues(actor: Actor): Promise<Record<SelfAssignableRole, number>> {
  authorize(actor, "waitlist.manage");
  const counts = { buyer: 0, seller: 0, ambassador: 0 };
  const lengths = await queued()
    .select("q.role")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    // Each a stretch of the index, in which the next one follows.
    .where("q.role", "in", SELF_ASSIGNABLE_ROLES)
    .groupBy("q.role")
    .$narrowType<{ role: SelfAssignableRole }>()
    .execute();
  for (const { role, waiting } of lengths) counts[role] = waiting;
  return counts;
}
