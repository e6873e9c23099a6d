import { ROLE_STATUSES, type RoleStatus } from "../../../kernel/roles.ts";
import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LooperCounts } from "../views.ts";

const countOf = (status: RoleStatus) =>
  boundedCount(
    reads()
      .selectFrom("RoleGrant")
      .select("id")
      .where("role", "=", literal("ambassador"))
      .where("status", "=", status),
  ).as(status);

/** How many loopers there are in each state. @throws {DomainError} request.forbidden */
export async function countLoopers(actor: Actor): Promise<LooperCounts> {
  authorize(actor, "people.check");
  return reads().selectNoFrom(ROLE_STATUSES.map(countOf)).executeTakeFirstOrThrow();
}
