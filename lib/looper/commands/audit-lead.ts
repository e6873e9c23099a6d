import { recordAudit } from "../../audit/commands/record-audit.ts";
import type { LeadStatus, LooperAction } from "../../leads/states.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";

/** Records what a looper did with a lead. */
export const auditLead = (
  tx: Transaction,
  leadId: string,
  { action, from, to }: { action: LooperAction; from: LeadStatus; to: LeadStatus },
  actor: Actor,
  now: Date,
) =>
  recordAudit(
    tx,
    {
      action: "lead.moved",
      subject: { type: "lead", id: leadId },
      actor,
      concernsId: actor.userId,
      detail: { action, from, to },
    },
    now,
  );
