import type { FilterOption } from "../../../kernel/list-filter.ts";
import { civilDay } from "../../../kernel/time.ts";
import { looperInForce } from "../../../listings/queries/looper-in-force.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { filterOptions } from "../../lists/queries/filter-options.ts";

/** The loopers in force, to whom leads can be handed, by name. @throws {DomainError} request.forbidden */
export async function listLoopersInForce(actor: Actor, now = new Date()): Promise<FilterOption[]> {
  authorize(actor, "leads.qualify");
  const inForce = reads()
    .selectFrom("RoleGrant as g")
    .select("g.userId as looperId")
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("active"))
    .where((eb) => eb.exists(looperInForce(eb.ref("g.userId"), civilDay(now))));
  return (await filterOptions({ loopers: inForce })).loopers;
}
