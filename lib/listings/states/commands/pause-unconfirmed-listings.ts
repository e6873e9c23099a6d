import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { isSingleAddress } from "../../../kernel/email.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { pauseVisitsIn } from "../../withdrawal/commands/pause-visits.ts";
import { statusAfter } from "../rules.ts";
import {
  type CheckedListing,
  confirmationLink,
  doDueConfirmations,
  unchangedListing,
} from "./due-confirmations.ts";

/** Pauses a listing whose seller did not answer, and tells them. @returns whether it was paused now. */
async function pause(tx: Transaction, listing: CheckedListing, now: Date): Promise<boolean> {
  const status = statusAfter("pause", listing.status, "system");
  if (status === null) return false;
  const { id: listingId, title, sellerId, seller } = listing;
  const { count } = await tx.property.updateMany({
    where: unchangedListing(listing),
    data: { status, pauseReason: "unconfirmed", updatedAt: now },
  });
  if (count === 0) return false;
  await recordAudit(
    tx,
    {
      action: "property.paused",
      subject: { type: "property", id: listingId },
      actor: null,
      concernsId: sellerId,
      detail: { reason: "unconfirmed" },
    },
    now,
  );
  // Nobody chose: what was agreed is held, as the question stated.
  await pauseVisitsIn(tx, listingId, "keep", now);
  await notify(tx, { userId: sellerId, event: "listing.paused", data: { listingId, title } }, now);
  if (seller.erasedAt === null && isSingleAddress(seller.email)) {
    const { firstName, email: to } = seller;
    const mail = newMail("listing-paused", {
      firstName,
      title,
      link: confirmationLink(listing, now),
    });
    await queueMail(tx, { mail, to, userId: sellerId }, now);
  }
  return true;
}

/** Pauses the listings of those who were asked in time and did not answer. @returns how many were paused */
export const pauseUnconfirmed = (now = new Date()): Promise<number> =>
  doDueConfirmations("pause", pause, now);
