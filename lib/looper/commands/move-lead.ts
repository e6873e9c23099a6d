import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isLeadMove, type LeadStatus } from "../../leads/rules.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { getLooperFile } from "../standing/queries/get-looper-file.ts";

/**
 * Moves a lead of the looper from where it was seen to its next status.
 * @throws {DomainError} request.forbidden, looper.suspended, lead.not-found, lead.moved
 */
export async function moveLead(
  { leadId, from, to }: { leadId: string; from: LeadStatus; to: LeadStatus },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looping.work");
  if (!(await getLooperFile(actor, now)).standing.inOrder)
    throw new DomainError("looper.suspended");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const lead = await tx.lead.findFirst({ where: { id: leadId, ambassadorId: userId } });
    if (!lead) throw new DomainError("lead.not-found");
    if (!isLeadMove(from, to)) throw new DomainError("lead.moved");
    const { count } = await tx.lead.updateMany({
      where: { id: leadId, ambassadorId: userId, status: from },
      data: { status: to, updatedAt: now },
    });
    if (count === 0) throw new DomainError("lead.moved");
    await recordAudit(
      tx,
      {
        action: "lead.moved",
        subject: { type: "lead", id: leadId },
        actor,
        concernsId: userId,
        detail: { from, to },
      },
      now,
    );
  });
}
