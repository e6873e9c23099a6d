import { DomainError } from "../../../kernel/errors.ts";
import { isJointlySold } from "../../../mandates/commands/joint-mandate.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { endPlansIn } from "../../withdrawal/commands/end-plans.ts";
import type { Withdrawal } from "../schemas.ts";
import { changeListing, checkNoOpenSale, nextListingStatus, ownListing } from "./moved-listing.ts";

/**
 * Takes a home of one's own off the market, in a transaction: what others planned there ends, and its mandate and what
 * was being written of it with it.
 * @throws {DomainError} request.forbidden, listing.not-found, listing.moved; listing.sale-open
 */
export async function withdrawListingIn(
  tx: Transaction,
  { propertyId, reason }: Withdrawal,
  actor: Actor,
  now: Date,
): Promise<void> {
  authorize(actor, "selling.change");
  const listing = await ownListing(tx, propertyId, actor);
  await checkNoOpenSale(tx, listing);
  const status = nextListingStatus("withdraw", listing);
  await endPlansIn(tx, { id: propertyId }, now);
  await changeListing(
    tx,
    listing,
    { status, withdrawnAt: now, withdrawReason: reason, pauseReason: null },
    { action: "property.withdrawn", by: actor, detail: { reason } },
    now,
  );
}

/**
 * Takes a home of one's own off the market.
 * @throws {DomainError} as `withdrawListingIn`; listing.jointly-signed where the seller sells with others, who sign it
 * (lib/mandate-signing)
 */
export const withdrawListing = (
  withdrawal: Withdrawal,
  actor: Actor,
  now = new Date(),
): Promise<void> =>
  writer().$transaction(async (tx) => {
    const { id } = await ownListing(tx, withdrawal.propertyId, actor);
    if (await isJointlySold(tx, id)) throw new DomainError("listing.jointly-signed");
    await withdrawListingIn(tx, withdrawal, actor, now);
  });
