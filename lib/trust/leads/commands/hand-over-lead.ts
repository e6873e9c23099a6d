import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { accountOfContact } from "../../../leads/commands/account-of-contact.ts";
import { endOffer } from "../../../leads/commands/end-offer.ts";
import { offerLead } from "../../../leads/commands/offer-lead.ts";
import { isOpenLead } from "../../../leads/states.ts";
import { isLooperInForce } from "../../../listings/commands/is-looper-in-force.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { HANDED_OVER } from "../copy.ts";
import { handOverReasons } from "../rules.ts";
import type { LeadHandOver } from "../schemas.ts";
import { settleHandOver } from "./settle-hand-over.ts";

/**
 * Hands an open lead to a looper in force, or to another one: it is offered to them, with four working hours as every
 * lead, and the offer that was open is taken away.
 * @throws {DomainError} request.forbidden; lead.not-found; lead.moved that names whoever has it, where it is decided,
 * stands elsewhere or is with somebody else meanwhile; looper.not-in-force; request.invalid
 */
export async function handOverLead(
  { leadId, fromId, seen, toId, reason }: LeadHandOver,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "leads.qualify");
  await writer().$transaction(async (tx) => {
    const lead = await tx.lead.findUnique({
      where: { id: leadId },
      select: {
        ...{
          contactName: true,
          contactId: true,
          contactEmail: true,
          status: true,
          communeCode: true,
          freeAt: true,
          teamDueAt: true,
          updatedAt: true,
        },
        ambassador: { select: { firstName: true, lastName: true } },
        property: { select: { title: true, sellerId: true, communeCode: true } },
      },
    });
    if (!lead) throw new DomainError("lead.not-found");
    if (!handOverReasons(fromId !== null).includes(reason))
      throw new DomainError("request.invalid");
    // Nobody is their own prospect, nor sells to themselves.
    const self = await accountOfContact(tx, lead);
    const concerned = [fromId, self, lead.property?.sellerId];
    const isInForce = await isLooperInForce(tx, toId, [now]);
    if (!isInForce || concerned.includes(toId)) throw new DomainError("looper.not-in-force");
    if (!isOpenLead(seen)) throw new DomainError("lead.moved");
    const { count } = await tx.lead.updateMany({
      where: { id: leadId, ambassadorId: fromId, status: seen },
      data: { status: "offered", factAt: now, updatedAt: now },
    });
    if (count === 0) {
      const { status, ambassador } = lead;
      const who = ambassador && fullName(ambassador);
      throw new DomainError("lead.moved", { leadId: HANDED_OVER.moved(status, who) });
    }
    await settleHandOver(tx, { id: leadId, fromId, ...lead }, actor, now);
    await endOffer(tx, leadId, "taken_away", now);
    const title = lead.property?.title ?? null;
    const communeCode = lead.property?.communeCode ?? lead.communeCode;
    const given = { id: leadId, name: lead.contactName, title, communeCode };
    await offerLead(tx, given, toId, now);
    await recordAudit(
      tx,
      {
        action: "lead.handed-over",
        subject: { type: "lead", id: leadId },
        actor,
        concernsId: toId,
        detail: { from: lead.status, to: "offered", reason },
      },
      now,
    );
  });
}
