import { DomainError } from "../../../kernel/errors.ts";
import { isJointlySold } from "../../../mandates/commands/joint-mandate.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { endPlansIn } from "../../withdrawal/commands/end-plans.ts";
import type { Withdrawal } from "../schemas.ts";
import { changeListing, checkNoOpenSale, nextListingStatus, ownListing } from "./moved-listing.ts";

/**
 * A home of one's own that can be taken off the market now, and what it becomes.
 * @throws {DomainError} request.forbidden, listing.not-found, listing.moved, listing.sale-open
 */
export async function withdrawableListing(tx: Transaction, propertyId: string, actor: Actor) {
  authorize(actor, "selling.change");
  const listing = await ownListing(tx, propertyId, actor);
  await checkNoOpenSale(tx, listing);
  return { listing, status: nextListingStatus("withdraw", listing) };
}

/**
 * Takes a home of one's own off the market, in a transaction: what others planned there ends, and its mandate and what
 * was being written of it with it.
 * @throws {DomainError} as `withdrawableListing`; listing.jointly-signed where the seller sells with others
 * @param isSigned whether all who sell signed it (lib/mandate-signing)
 */
export async function withdrawListingIn(
  tx: Transaction,
  { propertyId, reason, isSigned = false }: Withdrawal & { isSigned?: boolean },
  actor: Actor,
  now: Date,
): Promise<void> {
  const { listing, status } = await withdrawableListing(tx, propertyId, actor);
  if (!isSigned && (await isJointlySold(tx, propertyId))) {
    throw new DomainError("listing.jointly-signed");
  }
  await endPlansIn(tx, { id: propertyId }, now);
  await changeListing(
    tx,
    listing,
    { status, withdrawnAt: now, withdrawReason: reason, pauseReason: null },
    { action: "property.withdrawn", by: actor, detail: { reason } },
    now,
  );
}

/** Takes a home of one's own off the market. @throws {DomainError} as `withdrawListingIn` */
export const withdrawListing = (
  withdrawal: Withdrawal,
  actor: Actor,
  now = new Date(),
): Promise<void> => writer().$transaction((tx) => withdrawListingIn(tx, withdrawal, actor, now));
