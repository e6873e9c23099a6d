import type { Transaction } from "../../platform/db/clients.ts";
import { MOST_OFFERS } from "../rules.ts";
import type { FreeLead } from "../views.ts";
import { offerLead } from "./offer-lead.ts";
import { takesLeadsOf } from "./takes-leads-of.ts";

/**
 * Offers a lead that nobody has to the first of some loopers who takes it at this moment and has not had it yet; after
 * three, or where none is left, it is the team's.
 * @param candidates in their turn, as `findCandidates` read them before this transaction
 */
export async function passOnLead(
  tx: Transaction,
  lead: FreeLead,
  candidates: readonly string[],
  now: Date,
): Promise<void> {
  const { id, communeCode } = lead;
  const offers = await tx.leadOffer.findMany({
    where: { leadId: id },
    select: { looperId: true },
  });
  const others = new Set([lead.contactId, ...offers.map(({ looperId }) => looperId)]);
  if (offers.length < MOST_OFFERS && communeCode !== null) {
    for (const looperId of candidates) {
      if (others.has(looperId) || !(await takesLeadsOf(tx, looperId, communeCode, now))) continue;
      await offerLead(tx, lead, looperId, now);
      return;
    }
  }
  await tx.lead.update({
    where: { id },
    data: { ambassadorId: null, status: "offered", updatedAt: now },
  });
}
