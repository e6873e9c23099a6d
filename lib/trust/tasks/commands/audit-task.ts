import { recordAudit } from "../../../audit/commands/record-audit.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { recordRevisionEvent } from "../../../revisions/commands/record-revision-event.ts";
import type { TaskRef } from "../../../tasks/rules.ts";

type Shared = "claimed" | "released" | "handed-on" | "commented";

/**
 * Notes what somebody of the team did with a task. A listing's history has its claims, and the open pages of its review
 * follow them.
 * @param concernsId to whom it was handed on
 */
export async function auditTask(
  tx: Transaction,
  what: Shared,
  { kind, subjectId }: TaskRef,
  actor: Actor,
  now: Date,
  concernsId: string | null = null,
): Promise<void> {
  const subject = { type: "task", id: subjectId } as const;
  const action = `task.${what}` as const;
  await recordAudit(tx, { action, subject, actor, concernsId, detail: { kind } }, now);
  if (kind !== "listing-review" || what === "commented") return;
  const event = what === "released" ? "released" : "claimed";
  const actorId = concernsId ?? actor.userId;
  await recordRevisionEvent(tx, { revisionId: subjectId, kind: event, actorId }, now);
}
