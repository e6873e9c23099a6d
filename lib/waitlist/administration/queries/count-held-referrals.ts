import { COUNT_BOUND } from "../../../kernel/keyset.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/** How many referrals wait for a decision, at most `COUNT_BOUND`. @throws {DomainError} request.forbidden */
export async function countHeldReferrals(actor: Actor): Promise<number> {
  authorize(actor, "waitlist.manage");
  const held = reads()
    .selectFrom("WaitlistReferral")
    .select("id")
    .where("status", "=", "held")
    .limit(COUNT_BOUND);
  const { count } = await reads()
    .selectFrom(held.as("held"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
