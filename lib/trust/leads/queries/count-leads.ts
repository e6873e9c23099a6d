import { LEAD_STATUSES, type LeadStatus, OPEN_LEAD_STATUSES } from "../../../leads/states.ts";
import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LeadCounts } from "../views.ts";

const countOf = (status: LeadStatus) =>
  boundedCount(reads().selectFrom("Lead").select("id").where("status", "=", status)).as(status);

const countOfFree = () =>
  boundedCount(
    reads()
      .selectFrom("Lead")
      .select("id")
      .where("ambassadorId", "is", null)
      .where("status", "in", OPEN_LEAD_STATUSES),
  ).as("free");

/** How many leads there are in each state, and how many open ones nobody has. @throws {DomainError} request.forbidden */
export async function countLeads(actor: Actor): Promise<LeadCounts> {
  authorize(actor, "leads.qualify");
  return reads()
    .selectNoFrom([...LEAD_STATUSES.map(countOf), countOfFree()])
    .executeTakeFirstOrThrow();
}
