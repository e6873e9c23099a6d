import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { dueAtOf, HELD } from "../rules.ts";
import type { NotifiedLead } from "../views.ts";
import { notifyOfOffer } from "./notify-lead.ts";

/** Offers a lead to a looper, who has four working hours from now on. Whatever was offered before has ended. */
export async function offerLead(
  tx: Transaction,
  lead: NotifiedLead,
  looperId: string,
  now: Date,
): Promise<void> {
  const offer = { id: newId(), looperId, dueAt: dueAtOf(now, lead.communeCode) };
  await tx.leadOffer.create({ data: { ...offer, leadId: lead.id, offeredAt: now } });
  await tx.lead.update({
    where: { id: lead.id },
    // Whoever had it before noted for themselves.
    data: {
      ...{ ambassadorId: looperId, status: "offered", note: null, appointmentAt: null },
      ...HELD,
      updatedAt: now,
    },
  });
  await notifyOfOffer(tx, "lead.offered", lead, offer, now);
}
