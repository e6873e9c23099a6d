import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { startsOf, TRANSITIONS } from "../../listings/states/rules.ts";
import { namesToCover } from "../../mandates/commands/names-to-cover.ts";
import { checkNames } from "../../mandates/names.ts";
import { readNamedHome } from "../../mandates/schemas.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { openSale } from "../../sales/commands/open-sale.ts";
import { endVisitsOf } from "../../visits/commands/end-visits-of-listing.ts";
import { REFUSAL_REASON_LABELS } from "../copy.ts";
import type { OfferId } from "../schemas.ts";
import { type Moved, moveOffer } from "./move-offer.ts";
import { partiesOf } from "./offer-parties.ts";
import { tell, tellEach } from "./tell-parties.ts";

/** Closes what else waited for an answer, and tells its buyers. */
async function rejectRivals(tx: Transaction, { offer }: Moved, actor: Actor, now: Date) {
  const waiting = { propertyId: offer.propertyId, status: "pending" } as const;
  const rivals = await tx.offer.findMany({
    where: { ...waiting, id: { not: offer.id }, expiresAt: { gt: now } },
    select: { id: true, buyerId: true, amountCents: true },
  });
  const refusalReason = "other_offer_accepted";
  await tx.offer.updateMany({
    where: { ...waiting, id: { in: rivals.map(({ id }) => id) } },
    // Nobody refused them: the sale that is opened at the same instant did.
    data: { status: "rejected", refusalReason, decidedAt: now },
  });
  const reason = REFUSAL_REASON_LABELS.seller[refusalReason];
  for (const rival of rivals) {
    const parties = await partiesOf(tx, rival, offer.property, now);
    const buyers = parties.filter(({ viewpoint }) => viewpoint === "buyer");
    await tell(
      tx,
      buyers,
      actor,
      (data) => ({ event: "offer.rejected", data: { ...data, reason } }),
      now,
    );
  }
}

/**
 * An offer is for the home as it was described when it was made: a person who answers another
 * description makes another offer.
 * @throws {DomainError} offer.home-changed
 */
async function checkSameHome(tx: Transaction, { home, propertyId }: Moved["offer"]): Promise<void> {
  const now = await namesToCover(tx, propertyId);
  const offered = { ...now, ...readNamedHome(home) };
  if (checkNames(offered, now).items.length > 0) throw new DomainError("offer.home-changed");
}

/**
 * Accepts an offer, or as its buyer a counter-offer, in a transaction: the others for the home are closed, the home is
 * under offer, its visits to come are cancelled and the sale is open.
 * @throws {DomainError} as `moveOffer`; offer.home-changed, offer.listing-under-offer
 * @param isSigned whether all who sell signed it (request-acceptance.ts)
 */
export async function acceptOfferIn(
  tx: Transaction,
  { offerId, isSigned = false }: OfferId & { isSigned?: boolean },
  actor: Actor,
  now: Date,
): Promise<{ offerId: string; saleId: string }> {
  const moved = await moveOffer(tx, { offerId, move: "accept", isSigned }, actor, now);
  const { offer, side } = moved;
  const { property } = offer;
  await checkSameHome(tx, offer);
  const { count } = await tx.property.updateMany({
    where: { id: property.id, status: { in: startsOf("accept_offer", "sale") } },
    data: { status: TRANSITIONS.accept_offer.to },
  });
  if (count === 0) throw new DomainError("offer.listing-under-offer");
  await rejectRivals(tx, moved, actor, now);
  const saleId = await openSale(
    tx,
    offer,
    { author: side === "buyer" ? "seller" : "buyer", actorId: actor.userId },
    now,
  );
  await endVisitsOf(tx, property.id, "listing_under_offer", now);
  const parties = await partiesOf(tx, offer, property, now);
  const { title } = property;
  await tellEach(
    tx,
    parties,
    ({ userId, viewpoint, data }) =>
      userId === actor.userId || viewpoint === "ambassador"
        ? { event: "sale.opened", data: { saleId, title, viewpoint } }
        : { event: "offer.accepted", data: { ...data, saleId } },
    now,
  );
  const subject = { type: "offer", id: offer.id } as const;
  const detail = { propertyId: property.id, amountCents: offer.amountCents };
  await recordAudit(
    tx,
    { action: "offer.accepted", subject, actor, concernsId: actor.userId, detail },
    now,
  );
  return { offerId: offer.id, saleId };
}

/**
 * Accepts an offer, or as its buyer a counter-offer. All that follows from it, or nothing.
 * @throws {DomainError} as `acceptOfferIn`
 */
export const acceptOffer = (
  { offerId }: OfferId,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ offerId: string; saleId: string }>> =>
  unlessTaken("offer.listing-under-offer", (tx) => acceptOfferIn(tx, { offerId }, actor, now));
