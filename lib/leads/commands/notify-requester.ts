import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { mailLinks } from "../../routes/mail-links.ts";
import { requestToken } from "../links.ts";

const REQUESTER = {
  ...{ kind: true, contactId: true, contactEmail: true, teamNotifiedAt: true },
  commune: { select: { name: true } },
} as const;

/** What both mails to a seller without an account have; nothing that they typed, for the address was never confirmed. */
const mailDataOf = (leadId: string, commune: { name: string } | null) => ({
  commune: commune?.name ?? "",
  link: absoluteUrl(mailLinks.sellersRequest(requestToken(leadId))),
});

/** Notifies the person of a lead that a looper is theirs now: once a looper; a seller without an account by a mail. */
export async function notifyOfLooper(
  tx: Transaction,
  { id: leadId, title }: { id: string; title: string | null },
  looperId: string,
  now: Date,
): Promise<void> {
  const { kind, contactId, contactEmail, commune } = await tx.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: REQUESTER,
  });
  const { firstName: name } = await tx.user.findUniqueOrThrow({
    where: { id: looperId },
    select: { firstName: true },
  });
  if (contactId !== null) {
    const data = { leadId, name, title };
    const onceKey = `lead.accepted:${leadId}:${looperId}`;
    await notify(tx, { userId: contactId, event: "lead.accepted", data, onceKey }, now);
  } else if (kind === "seller" && contactEmail !== null) {
    const mail = newMail("request-accepted", { ...mailDataOf(leadId, commune), looperName: name });
    await queueMail(tx, { mail, to: contactEmail }, now);
  }
}

/**
 * Notifies a seller that the team has their request, for no looper has: once until somebody accepts it. Buyers have the
 * home's seller.
 */
export async function notifyOfTeam(tx: Transaction, leadId: string, now: Date): Promise<void> {
  const { kind, contactId, contactEmail, commune } = await tx.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: REQUESTER,
  });
  if (kind !== "seller") return;
  const { count } = await tx.lead.updateMany({
    where: { id: leadId, teamNotifiedAt: null },
    data: { teamNotifiedAt: now },
  });
  if (count === 0) return;
  if (contactId !== null) {
    await notify(tx, { userId: contactId, event: "lead.with-team", data: { leadId } }, now);
  } else if (contactEmail !== null) {
    const mail = newMail("request-with-team", mailDataOf(leadId, commune));
    await queueMail(tx, { mail, to: contactEmail }, now);
  }
}
