import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/** Tells a looper of a lead that is theirs now. */
export async function notifyLead(
  tx: Transaction,
  lead: { id: string; ambassadorId: string; name: string; title: string | null },
  now: Date,
): Promise<void> {
  const { id: leadId, ambassadorId, name, title } = lead;
  const data = { leadId, name, title };
  await notify(tx, { userId: ambassadorId, event: "lead.received", data }, now);
}
