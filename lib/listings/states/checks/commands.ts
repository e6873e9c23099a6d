import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { isSingleAddress } from "../../../kernel/email.ts";
import { queueMail } from "../../../mail/commands.ts";
import { newMail } from "../../../mail/kinds.ts";
import { notify } from "../../../notifications/commands.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { log } from "../../../platform/log.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { pauseVisitsIn } from "../../withdrawal/visits/commands.ts";
import { answerUntil, confirmationDue } from "../freshness.ts";
import { listUnconfirmed } from "../queries.ts";
import { statusAfter } from "../rules.ts";
import { confirmationToken } from "../token.ts";

/** Listings that are read at once. */
const BATCH = 200;

const CHECKED = {
  id: true,
  title: true,
  sellerId: true,
  status: true,
  isDemonstration: true,
  confirmedAt: true,
  publishedAt: true,
  confirmationAskedAt: true,
  seller: { select: { firstName: true, email: true, erasedAt: true } },
} as const satisfies Prisma.PropertySelect;

type CheckedListing = Prisma.PropertyGetPayload<{ select: typeof CHECKED }>;

/** Another process may have done the same since the row was read: then nothing happens. */
const unchanged = ({ id, status, confirmedAt, confirmationAskedAt }: CheckedListing) => ({
  id,
  status,
  confirmedAt,
  confirmationAskedAt,
});

const linkOf = ({ id }: CheckedListing, requestedAt: Date) =>
  absoluteUrl(spaceRoutes.confirmListing(confirmationToken(id, requestedAt)));

/** Asks the seller whether the home is for sale. @returns whether it was asked now. */
async function ask(tx: Transaction, listing: CheckedListing, now: Date): Promise<boolean> {
  const { id: listingId, title, sellerId, seller } = listing;
  const { count } = await tx.property.updateMany({
    where: unchanged(listing),
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
      link: linkOf(listing, now),
    });
    await queueMail(tx, { mail, to, userId: sellerId }, now);
  }
  return true;
}

/** Pauses a listing whose seller did not answer, and tells them. @returns whether it was paused now. */
async function pause(tx: Transaction, listing: CheckedListing, now: Date): Promise<boolean> {
  const status = statusAfter("pause", listing.status, "system");
  if (status === null) return false;
  const { id: listingId, title, sellerId, seller } = listing;
  const { count } = await tx.property.updateMany({
    where: unchanged(listing),
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
  // Nobody chose: what was agreed is held, as the question said.
  await pauseVisitsIn(tx, listingId, "keep", now);
  await notify(tx, { userId: sellerId, event: "listing.paused", data: { listingId, title } }, now);
  if (seller.erasedAt === null && isSingleAddress(seller.email)) {
    const { firstName, email: to } = seller;
    const mail = newMail("listing-paused", { firstName, title, link: linkOf(listing, now) });
    await queueMail(tx, { mail, to, userId: sellerId }, now);
  }
  return true;
}

/** Does what is due for each listing. One that fails is left for the next time. @returns for how many it was done */
async function doDue(
  kind: "ask" | "pause",
  act: (tx: Transaction, listing: CheckedListing, now: Date) => Promise<boolean>,
  now: Date,
): Promise<number> {
  let done = 0;
  let after = "";
  for (;;) {
    const ids = await listUnconfirmed(now, BATCH, after);
    for (const id of ids) {
      try {
        const wasDone = await writer().$transaction(async (tx) => {
          const listing = await tx.property.findUnique({ where: { id }, select: CHECKED });
          return listing && confirmationDue(listing, now) === kind && act(tx, listing, now);
        });
        if (wasDone) done += 1;
      } catch (error) {
        log().error({ err: error, propertyId: id }, `could not ${kind} for a listing's freshness`);
      }
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return done;
    after = last;
  }
}

/**
 * Asks sellers who have not confirmed for long whether their homes are for sale: once each, however often and
 * wherever it is called. @returns how many were asked
 */
export const askForConfirmation = (now = new Date()): Promise<number> => doDue("ask", ask, now);

/** Pauses the listings of those who were asked in time and did not answer. @returns how many were paused */
export const pauseUnconfirmed = (now = new Date()): Promise<number> => doDue("pause", pause, now);
