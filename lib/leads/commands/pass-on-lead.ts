import type { Transaction } from "../../platform/db/clients.ts";
import { freed, MOST_OFFERS } from "../rules.ts";
import type { NotifiedLead } from "../views.ts";
import { accountOfContact } from "./account-of-contact.ts";
import { notifyOfTeam } from "./notify-requester.ts";
import { offerLead } from "./offer-lead.ts";
import { takesLeadsOf } from "./takes-leads-of.ts";

/**
 * Offers a lead that nobody has to the first of some loopers who takes it at this moment and has not had it yet; after
 * three, or where none is left, it is the team's, and a seller is notified of that.
 * @param candidates in their turn, as `findCandidates` read them before this transaction
 * @param notifies false where the person may not be written to at this moment
 */
export async function passOnLead(
  tx: Transaction,
  lead: NotifiedLead,
  candidates: readonly string[],
  now: Date,
  { notifies = true }: { notifies?: boolean } = {},
): Promise<void> {
  const { id, communeCode } = lead;
  const { offers, ...contact } = await tx.lead.findUniqueOrThrow({
    where: { id },
    select: { contactId: true, contactEmail: true, offers: { select: { looperId: true } } },
  });
  const self = await accountOfContact(tx, contact);
  const others = new Set([self, ...offers.map(({ looperId }) => looperId)]);
  if (offers.length < MOST_OFFERS && communeCode !== null) {
    for (const looperId of candidates) {
      if (others.has(looperId) || !(await takesLeadsOf(tx, looperId, communeCode, now))) continue;
      await offerLead(tx, lead, looperId, now);
      return;
    }
  }
  await tx.lead.update({
    where: { id },
    data: { ambassadorId: null, status: "offered", ...freed(now, communeCode), updatedAt: now },
  });
  if (notifies) await notifyOfTeam(tx, id, now);
}
