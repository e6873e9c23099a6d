import { COUNT_BOUND } from "../../../kernel/keyset.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../../leads/rules.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LeadCounts } from "../views.ts";

const countOf = (status: LeadStatus) =>
  `(SELECT count(*) FROM (SELECT 1 FROM Lead INDEXED BY Lead_state_age
     WHERE status = '${status}' LIMIT :bound)) AS "${status}"`;

const counts = preparedRead<{ bound: number }, LeadCounts>(
  `SELECT ${LEAD_STATUSES.map(countOf).join(", ")}`,
);

/** How many leads there are in each state. @throws {DomainError} request.forbidden */
export function countLeads(actor: Actor): LeadCounts {
  authorize(actor, "leads.qualify");
  return (
    counts().get({ bound: COUNT_BOUND }) ?? { new: 0, contacted: 0, qualified: 0, won: 0, lost: 0 }
  );
}
