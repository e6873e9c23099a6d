import { fullName } from "../../../kernel/person-name.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/** Most of them that a list has. */
const MANAGERS = 200;

/** The others of the team, by name: to whom a task can be handed on. @throws {DomainError} request.forbidden */
export async function listManagers(actor: Actor): Promise<{ id: string; name: string }[]> {
  authorize(actor, "tasks.share");
  const rows = await reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .select(["u.id", "u.firstName", "u.lastName"])
    .where("g.role", "=", literal("trust_manager"))
    .where("g.status", "=", literal("active"))
    .where("u.erasedAt", "is", null)
    .where("u.id", "<>", actor.userId)
    .orderBy("u.lastName")
    .orderBy("u.id")
    .limit(MANAGERS)
    .execute();
  return rows.map(({ id, ...name }) => ({ id, name: fullName(name) }));
}
