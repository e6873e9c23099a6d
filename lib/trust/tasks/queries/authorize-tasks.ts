import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { TASK_KINDS, TASK_RULES } from "../../../tasks/rules.ts";

const PERMISSIONS = new Set(TASK_KINDS.map((kind) => TASK_RULES[kind].permission));

/** Whoever sees the queue may settle every kind of it. @throws {DomainError} request.forbidden */
export function authorizeTasks(actor: Actor): void {
  for (const permission of PERMISSIONS) authorize(actor, permission);
}
