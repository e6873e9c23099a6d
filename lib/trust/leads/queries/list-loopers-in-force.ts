import { civilDay } from "../../../kernel/time.ts";
import { looperInForce } from "../../../listings/queries/looper-in-force.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LooperInForce } from "../views.ts";

/** Most loopers that a list offers. */
const MAX_CHOICES = 200;

/** The loopers in force, by name: those whom a lead can be handed to. @throws {DomainError} request.forbidden */
export async function listLoopersInForce(actor: Actor, now = new Date()): Promise<LooperInForce[]> {
  authorize(actor, "leads.qualify");
  const rows = await reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .select(["u.id", "u.firstName", "u.lastName"])
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("active"))
    .where((eb) => eb.exists(looperInForce(eb.ref("u.id"), civilDay(now))))
    .orderBy("u.lastName")
    .orderBy("u.firstName")
    .orderBy("u.id")
    .limit(MAX_CHOICES)
    .execute();
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}
