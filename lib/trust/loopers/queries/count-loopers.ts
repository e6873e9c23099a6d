import { COUNT_BOUND } from "../../../kernel/keyset.ts";
import type { RoleStatus } from "../../../kernel/roles.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LooperCounts } from "../views.ts";

const countOf = (status: RoleStatus) =>
  `(SELECT count(*) FROM (SELECT 1 FROM RoleGrant
     WHERE role = 'ambassador' AND status = '${status}' LIMIT :bound)) AS ${status}`;

const counts = preparedRead<{ bound: number }, LooperCounts>(
  `SELECT ${countOf("pending")}, ${countOf("active")}, ${countOf("suspended")}, ${countOf("refused")}`,
);

/** How many loopers there are in each state. @throws {DomainError} request.forbidden */
export function countLoopers(actor: Actor): LooperCounts {
  authorize(actor, "people.check");
  return (
    counts().get({ bound: COUNT_BOUND }) ?? { pending: 0, active: 0, suspended: 0, refused: 0 }
  );
}
