import type { Transaction } from "../../platform/db/clients.ts";
import type { AuditAction, AuditSubject } from "../actions.ts";

/** One line of the audit. */
export interface AuditEntry {
  action: AuditAction;
  subject: { type: AuditSubject; id: string };
  /** Who did it, from which session; null for the command line and for jobs. */
  actor: { userId: string; sessionId: string | null } | null;
  /** The person it concerns, who may read it. */
  concernsId?: string | null;
  /** What else matters: no secret, no text of people's own. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Writes a line of the audit in the transaction of what was done: one is not without the other. */
export async function recordAudit(
  tx: Transaction,
  { action, subject, actor, concernsId = null, detail = {} }: AuditEntry,
  now: Date,
): Promise<void> {
  await tx.auditEvent.create({
    data: {
      at: now,
      actorId: actor?.userId ?? null,
      sessionId: actor?.sessionId ?? null,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      concernsId,
      detail,
    },
  });
}
