import type { Transaction } from "../../platform/db/clients.ts";
import type { LeadOfferOutcome } from "../../platform/db/generated/client.ts";
import { isOver } from "../rules.ts";

/** An offer that ended. */
export interface EndedOffer {
  id: string;
  looperId: string;
  dueAt: Date;
  outcome: LeadOfferOutcome;
}

/**
 * Ends the open offer of a lead, by the clock of this very transaction: what is answered after its time has expired.
 * @returns null where none is open
 */
export async function endOffer(
  tx: Transaction,
  leadId: string,
  outcome: LeadOfferOutcome,
  now: Date,
): Promise<EndedOffer | null> {
  const open = await tx.leadOffer.findFirst({
    where: { leadId, endedAt: null },
    select: { id: true, looperId: true, dueAt: true },
  });
  if (open === null) return null;
  const ended = { ...open, outcome: isOver(open, now) ? "expired" : outcome } as const;
  await tx.leadOffer.update({
    where: { id: open.id },
    data: { outcome: ended.outcome, endedAt: now },
  });
  return ended;
}
