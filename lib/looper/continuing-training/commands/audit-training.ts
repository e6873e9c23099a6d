import { recordAudit } from "../../../audit/commands/record-audit.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import type { TrainingReturnReason } from "../rules.ts";

/** Writes the audit line of a looper's training, without its title or body: they are the looper's own words. */
export const auditTraining = (
  tx: Transaction,
  action: `looper.training-${"handed-in" | "withdrawn" | "checked" | "returned"}`,
  {
    id,
    looperId,
    reason = null,
  }: { id: string; looperId: string; reason?: TrainingReturnReason | null },
  actor: Actor,
  now: Date,
) =>
  recordAudit(
    tx,
    {
      action,
      subject: { type: "training", id },
      actor,
      concernsId: looperId,
      ...(reason === null ? {} : { detail: { reason } }),
    },
    now,
  );
