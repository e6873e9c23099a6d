import { DomainError } from "../../kernel/errors.ts";
import { endOffer } from "../../leads/commands/end-offer.ts";
import { LEAD_ANSWERS } from "../../leads/copy.ts";
import { isOver } from "../../leads/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";

const LEAD = {
  select: {
    ...{ id: true, status: true, contactId: true, contactName: true, communeCode: true },
    ambassador: { select: { id: true, firstName: true } },
    property: { select: { title: true, communeCode: true } },
  },
} as const;

/** Why a looper can't answer what they were once offered: who has it now. @throws {DomainError} lead.taken, lead.moved */
function refuse(
  lead: { status: string; ambassador: { id: string; firstName: string } | null },
  looperId: string,
): never {
  const { ambassador, status } = lead;
  if (ambassador?.id === looperId) throw new DomainError("lead.moved");
  if (ambassador === null) {
    throw new DomainError("lead.taken", { leadId: LEAD_ANSWERS.withTeam });
  }
  const who = status === "offered" ? LEAD_ANSWERS.offeredTo : LEAD_ANSWERS.acceptedBy;
  throw new DomainError("lead.taken", { leadId: who(ambassador.firstName) });
}

/**
 * The lead whose open offer a looper answers, with that answer: the clock of this transaction decides whether it is in
 * time, whether the job that ends it has run or not.
 * @throws {DomainError} lead.not-found where it never was offered to them; lead.expired, lead.taken, lead.moved
 */
export async function answerOffer(
  tx: Transaction,
  { leadId, looperId }: { leadId: string; looperId: string },
  outcome: "accepted" | "declined",
  now: Date,
) {
  const offer = await tx.leadOffer.findFirst({
    where: { leadId, looperId },
    orderBy: [{ offeredAt: "desc" }, { id: "desc" }],
    select: { dueAt: true, endedAt: true, lead: LEAD },
  });
  if (offer === null) throw new DomainError("lead.not-found");
  const { lead } = offer;
  if (offer.endedAt !== null) refuse(lead, looperId);
  if (isOver(offer, now)) throw new DomainError("lead.expired", { leadId: LEAD_ANSWERS.late });
  await endOffer(tx, leadId, outcome, now);
  return {
    ...{ id: lead.id, contactId: lead.contactId, name: lead.contactName },
    title: lead.property?.title ?? null,
    communeCode: lead.property?.communeCode ?? lead.communeCode,
  };
}
