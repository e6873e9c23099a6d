import { DomainError } from "../../kernel/errors.ts";
import { notifyOfLooper } from "../../leads/commands/notify-requester.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { getLooperFile } from "../standing/queries/get-looper-file.ts";
import { answerOffer } from "./answer-offer.ts";
import { auditLead } from "./audit-lead.ts";

/**
 * Accepts a lead that is offered to the looper, within its four working hours; its person is notified of their
 * looper, a seller without an account by a mail.
 * @throws {DomainError} request.forbidden, looper.suspended, lead.not-found, lead.expired, lead.taken, lead.moved
 */
export async function acceptLead(
  { leadId }: { leadId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looping.work");
  if (!(await getLooperFile(actor, now)).standing.inOrder)
    throw new DomainError("looper.suspended");
  const looperId = actor.userId;
  await writer().$transaction(async (tx) => {
    const lead = await answerOffer(tx, { leadId, looperId }, "accepted", now);
    const { count } = await tx.lead.updateMany({
      where: { id: leadId, ambassadorId: looperId, status: "offered" },
      data: { status: "accepted", teamNotifiedAt: null, updatedAt: now },
    });
    if (count === 0) throw new DomainError("lead.moved");
    await notifyOfLooper(tx, lead, looperId, now);
    await auditLead(tx, leadId, { action: "accept", from: "offered", to: "accepted" }, actor, now);
  });
}
