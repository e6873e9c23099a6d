import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isOpenLead } from "../../../leads/states.ts";
import { isLooperInForce } from "../../../listings/commands/is-looper-in-force.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { dailyKey } from "../../../notifications/daily-key.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/**
 * Reminds the looper who has an open lead of it, at most once a day: the key of the notification is theirs, the lead's
 * and the day's.
 * @throws {DomainError} request.forbidden; lead.not-found; lead.moved where nobody has it or it came to an end;
 * looper.not-in-force; lead.reminded
 */
export async function remindLooper(leadId: string, actor: Actor, now = new Date()): Promise<void> {
  authorize(actor, "leads.qualify");
  await writer().$transaction(async (tx) => {
    const lead = await tx.lead.findUnique({
      where: { id: leadId },
      select: {
        ...{ contactName: true, status: true, ambassadorId: true },
        property: { select: { title: true } },
      },
    });
    if (!lead) throw new DomainError("lead.not-found");
    const { ambassadorId: userId, contactName: name, status } = lead;
    if (userId === null || !isOpenLead(status)) throw new DomainError("lead.moved");
    if (!(await isLooperInForce(tx, userId, [now]))) throw new DomainError("looper.not-in-force");
    const onceKey = dailyKey("lead.reminded", leadId, now);
    const data = { leadId, name, title: lead.property?.title ?? null };
    const sent = await notify(tx, { userId, event: "lead.reminded", data, onceKey }, now);
    if (sent === null) throw new DomainError("lead.reminded");
    const subject = { type: "lead", id: leadId } as const;
    await recordAudit(tx, { action: "lead.reminded", subject, actor, concernsId: userId }, now);
  });
}
