import { recordAudit } from "../../../audit/commands/record-audit.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";

export async function auditSettingsChange(tx: Transaction, actor: Actor, now: Date): Promise<void> {
  const { userId } = actor;
  await recordAudit(
    tx,
    {
      action: "account.preferences-changed",
      subject: { type: "user", id: userId },
      actor,
      concernsId: userId,
    },
    now,
  );
}
