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
