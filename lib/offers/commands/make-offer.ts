import { becomeBuyer } from "../../accounts/role-grants/commands/become-buyer.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId, newId } from "../../kernel/ids.ts";
import { zoneOf } from "../../kernel/place.ts";
import { isPublicStatus, type PropertyStatus } from "../../kernel/property-kinds.ts";
import { openLead } from "../../leads/commands/open-lead.ts";
import { describedHome } from "../../mandates/commands/names-to-cover.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { listingRefusal, offerEnd } from "../rules.ts";
import type { NewOffer } from "../schemas.ts";
import { checkTerms, termsBounds } from "../terms.ts";
import { partiesOf } from "./offer-parties.ts";
import { LISTING } from "./offer-row.ts";
import { tell } from "./tell-parties.ts";

/** The listing of an offer to be made. @throws {DomainError} listing.not-found, listing.withdrawn */
async function findListing(tx: Transaction, id: string) {
  const listing = isId(id)
    ? await tx.property.findUnique({ where: { id }, select: LISTING })
    : null;
  if (listing?.status === "withdrawn") throw new DomainError("listing.withdrawn");
  if (!listing || !isPublicStatus(listing.status)) throw new DomainError("listing.not-found");
  return listing;
}

/** @throws {DomainError} offer.listing-under-offer, offer.listing-closed */
function assertForSale(status: PropertyStatus): void {
  const refusal = listingRefusal(status);
  if (refusal !== null) throw new DomainError(refusal);
}

/**
 * Makes a buyer's offer for a listing. One that expired without an answer is closed by it.
 * @throws {DomainError} request.forbidden, role.held, listing.not-found, listing.withdrawn, offer.own-listing,
 * offer.listing-under-offer, offer.listing-closed, offer.pending, request.invalid
 */
export async function makeOffer(
  input: NewOffer,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ offerId: string }>> {
  const takesRole = input.asBuyer && !can(actor, "buying.change");
  authorize(actor, takesRole ? "role.request" : "buying.change");
  const { userId } = actor;
  return unlessTaken("offer.pending", async (tx) => {
    const listing = await findListing(tx, input.listingId);
    if (userId === listing.sellerId || userId === listing.ambassadorId) {
      throw new DomainError("offer.own-listing");
    }
    assertForSale(listing.status);
    checkTerms(input, termsBounds({ ...listing, zone: zoneOf(listing.communeCode) }, now));
    const between = { propertyId: listing.id, buyerId: userId, status: "pending" } as const;
    await tx.offer.updateMany({
      where: { ...between, expiresAt: { lte: now } },
      data: { status: "expired" },
    });
    if ((await tx.offer.count({ where: between })) > 0) throw new DomainError("offer.pending");
    if (takesRole) await becomeBuyer(tx, actor, now);
    const offerId = newId();
    const person = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    const amountCents = input.amount * 100;
    await tx.offer.create({
      data: {
        id: offerId,
        propertyId: listing.id,
        buyerId: userId,
        authorId: userId,
        buyerName: `${person.firstName} ${person.lastName}`,
        buyerEmail: person.email,
        buyerPhone: person.phone,
        amountCents,
        financingType: input.financingType,
        financingApproved: input.financingApproved,
        ...offerEnd(input.expiryDate, listing.communeCode),
        message: input.message,
        conditions: input.conditions,
        fileSharedAt: input.shareFile ? now : null,
        home: await describedHome(tx, listing.id),
        createdAt: now,
      },
    });
    await openLead(tx, { propertyId: listing.id, userId, source: "offer" }, now);
    const { expiryDate } = input;
    const parties = await partiesOf(
      tx,
      { id: offerId, buyerId: userId, amountCents },
      listing,
      now,
    );
    await tell(
      tx,
      parties,
      actor,
      (data) => ({ event: "offer.received", data: { ...data, expiryDate } }),
      now,
    );
    return { offerId };
  });
}
