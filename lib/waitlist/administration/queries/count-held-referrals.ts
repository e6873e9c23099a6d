import { COUNT_BOUND } from "../../../kernel/keyset.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

const heldCount = preparedRead<{ bound: number }, { held: number }>(
  `SELECT count(*) AS held
   FROM (SELECT 1 FROM WaitlistReferral WHERE status = 'held' LIMIT :bound)`,
);

/** How many referrals wait for a decision, at most `COUNT_BOUND`. @throws {DomainError} request.forbidden */
export function countHeldReferrals(actor: Actor): number {
  authorize(actor, "waitlist.manage");
  return heldCount().get({ bound: COUNT_BOUND })?.held ?? 0;
}
