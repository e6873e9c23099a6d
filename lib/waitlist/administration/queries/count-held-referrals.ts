import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

const held = () =>
  reads().selectFrom("WaitlistReferral").select("id").where("status", "=", literal("held"));

/** How many referrals wait for a decision, at most `COUNT_BOUND`. @throws {DomainError} request.forbidden */
export async function countHeldReferrals(actor: Actor): Promise<number> {
  authorize(actor, "waitlist.manage");
  const { count } = await reads()
    .selectNoFrom(boundedCount(held()).as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
