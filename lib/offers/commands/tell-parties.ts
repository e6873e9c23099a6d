import { notify } from "../../notifications/commands/notify.ts";
import type { NotificationContent } from "../../notifications/events.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { OfferParty } from "./offer-parties.ts";

/** Tells each of them, and their open pages. */
export async function tellEach(
  tx: Transaction,
  parties: readonly OfferParty[],
  newsOf: (party: OfferParty) => NotificationContent | null,
  now: Date,
): Promise<void> {
  for (const party of parties) {
    const { userId, data } = party;
    const news = newsOf(party);
    if (news !== null) await notify(tx, { userId, ...news }, now);
    await publishEvent(tx, userId, { kind: "offer", data: { offerId: data.offerId } }, now);
  }
}

/** Notifies all but the person who did it; their open pages learn of it too. */
export const tell = (
  tx: Transaction,
  parties: readonly OfferParty[],
  { userId }: { userId: string },
  newsOf: (data: OfferParty["data"]) => NotificationContent,
  now: Date,
): Promise<void> =>
  tellEach(tx, parties, (party) => (party.userId === userId ? null : newsOf(party.data)), now);
