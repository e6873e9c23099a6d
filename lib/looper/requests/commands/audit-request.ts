import { recordAudit } from "../../../audit/commands/record-audit.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";

export const auditRequest = (
  tx: Transaction,
  action:
    | "looper-request.sent"
    | "looper-request.withdrawn"
    | "looper-request.accepted"
    | "looper-request.declined",
  id: string,
  actor: Actor,
  concernsId: string,
  now: Date,
) => recordAudit(tx, { action, subject: { type: "looper-request", id }, actor, concernsId }, now);
