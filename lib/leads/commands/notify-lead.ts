import { homeClock, PARIS_CLOCK } from "../../kernel/place.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { NotifiedLead } from "../views.ts";

/** What a looper is notified of about an offer of a lead. */
type OfferNews = "lead.offered" | "lead.expiring" | "lead.missed";

/** Notifies a looper of an offer of a lead: once of each of these. */
export async function notifyOfOffer(
  tx: Transaction,
  event: OfferNews,
  lead: NotifiedLead,
  offer: { id: string; looperId: string; dueAt: Date },
  now: Date,
): Promise<void> {
  const { name, title, communeCode } = lead;
  const { postalCode } = await tx.user.findUniqueOrThrow({
    where: { id: offer.looperId },
    select: { postalCode: true },
  });
  const clock = communeCode === null ? PARIS_CLOCK : homeClock(communeCode, postalCode);
  const due = { at: offer.dueAt, clock };
  const data = { leadId: lead.id, name, title };
  const content =
    event === "lead.missed" ? { event, data } : ({ event, data: { ...data, due } } as const);
  const onceKey = `${event}:${offer.id}`;
  await notify(tx, { userId: offer.looperId, ...content, onceKey }, now);
}

/** Notifies the person of a lead, who has an account, that a looper is theirs now: once a looper. */
export async function notifyOfLooper(
  tx: Transaction,
  lead: { id: string; contactId: string | null; title: string | null },
  looperId: string,
  now: Date,
): Promise<void> {
  const { id: leadId, contactId, title } = lead;
  if (contactId === null) return;
  const { firstName } = await tx.user.findUniqueOrThrow({
    where: { id: looperId },
    select: { firstName: true },
  });
  const data = { leadId, name: firstName, title };
  const onceKey = `lead.accepted:${leadId}:${looperId}`;
  await notify(tx, { userId: contactId, event: "lead.accepted", data, onceKey }, now);
}
