import { passOnLead } from "../../leads/commands/pass-on-lead.ts";
import { findCandidates } from "../../leads/queries/find-candidates.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { answerOffer } from "./answer-offer.ts";
import { auditLead } from "./audit-lead.ts";

/**
 * Declines a lead that is offered to the looper: it goes to the next one at once, or to the team. A suspended looper may.
 * @throws {DomainError} request.forbidden, lead.not-found, lead.expired, lead.taken, lead.moved
 */
export async function declineLead(
  { leadId }: { leadId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looping.work");
  const candidates = await findCandidates(leadId, now);
  await writer().$transaction(async (tx) => {
    const lead = await answerOffer(tx, { leadId, looperId: actor.userId }, "declined", now);
    await passOnLead(tx, lead, candidates, now);
    await auditLead(tx, leadId, { action: "decline", from: "offered", to: "offered" }, actor, now);
  });
}
