import { isSingleAddress } from "../../../kernel/email.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { answerUntil } from "../freshness.ts";
import {
  type CheckedListing,
  confirmationLink,
  doDueConfirmations,
  unchangedListing,
} from "./due-confirmations.ts";

/** Asks the seller whether the home is for sale. @returns whether it was asked now. */
async function ask(tx: Transaction, listing: CheckedListing, now: Date): Promise<boolean> {
  const { id: listingId, title, sellerId, seller } = listing;
  const { count } = await tx.property.updateMany({
    where: unchangedListing(listing),
    data: { confirmationAskedAt: now },
  });
  if (count === 0) return false;
  const until = answerUntil(now);
  const data = { listingId, title, until };
  await notify(tx, { userId: sellerId, event: "listing.confirm", data }, now);
  if (seller.erasedAt === null && isSingleAddress(seller.email)) {
    const { firstName, email: to } = seller;
    const mail = newMail("listing-confirm", {
      firstName,
      title,
      until,
      link: confirmationLink(listing, now),
    });
    await queueMail(tx, { mail, to, userId: sellerId }, now);
  }
  return true;
}

/**
 * Asks sellers who have not confirmed for long whether their homes are for sale: once each, however often and
 * wherever it is called. @returns how many were asked
 */
export const askForConfirmation = (now = new Date()): Promise<number> =>
  doDueConfirmations("ask", ask, now);
