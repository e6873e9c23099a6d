import type { Transaction } from "../../platform/db/clients.ts";
import type { Candidates } from "../views.ts";
import { endOffer } from "./end-offer.ts";
import { passOnLead } from "./pass-on-lead.ts";

/**
 * Ends the offers that a looper has not answered, who is none in force any more: each lead goes on to the next looper at
 * once, else to the team.
 * @param candidates as `listCandidatesAfter` read them before this transaction
 * @returns how many offers ended
 */
export async function takeOffersAway(
  tx: Transaction,
  looperId: string,
  candidates: Candidates,
  now: Date,
): Promise<number> {
  const offers = await tx.leadOffer.findMany({
    where: { looperId, endedAt: null },
    select: {
      lead: {
        select: {
          ...{ id: true, contactName: true, communeCode: true },
          property: { select: { title: true, communeCode: true } },
        },
      },
    },
    orderBy: [{ offeredAt: "asc" }, { id: "asc" }],
  });
  for (const { lead } of offers) {
    const { id, contactName: name, property } = lead;
    await endOffer(tx, id, "taken_away", now);
    const title = property?.title ?? null;
    const communeCode = property?.communeCode ?? lead.communeCode;
    const free = { id, name, title, communeCode };
    await passOnLead(tx, free, candidates.get(id) ?? [], now);
  }
  return offers.length;
}
