import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { endPlansIn } from "../../withdrawal/commands/end-plans.ts";
import type { Withdrawal } from "../schemas.ts";
import { changeListing, checkNoOpenSale, nextListingStatus, ownListing } from "./moved-listing.ts";

/**
 * Takes a home of one's own off the market: what others planned there ends, and its mandate and what was
 * being written of it with it.
 * @throws {DomainError} request.forbidden, listing.not-found, listing.moved; listing.sale-open
 */
export async function withdrawListing(
  { propertyId, reason }: Withdrawal,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.change");
  await writer().$transaction(async (tx) => {
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
  });
}
