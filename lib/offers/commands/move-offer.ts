import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { voidAcceptance } from "../../mandate-signing/commands/void-acceptance.ts";
import { isJointlySold } from "../../mandates/commands/joint-mandate.ts";
import { readNotificationsAbout } from "../../notifications/centre/commands/read-notifications-about.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, type Permission } from "../../policy/can.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import {
  afterMove,
  type OfferAuthor,
  type OfferMove,
  type OfferRefusalReason,
  offerAuthor,
} from "../rules.ts";
import { type OfferRow, readOffer } from "./offer-row.ts";

/** What somebody must be allowed to move an offer from their side. */
const MOVE_PERMISSIONS: Record<Viewpoint, Permission> = {
  buyer: "buying.change",
  seller: "selling.answer",
  ambassador: "looping.read",
};

/** From which side somebody looks at an offer. @throws {DomainError} offer.not-found where from none */
function sideOf({ buyerId, property }: OfferRow, { userId }: Actor): Viewpoint {
  if (userId === buyerId) return "buyer";
  if (userId === property.sellerId) return "seller";
  if (userId === property.ambassadorId) return "ambassador";
  throw new DomainError("offer.not-found");
}

/** An offer whose state was just changed, by whom, and its author. */
export interface Moved {
  offer: OfferRow;
  side: OfferAuthor;
}

interface Move {
  offerId: string;
  move: OfferMove;
}

/** An offer that somebody can move now from their side. @throws {DomainError} as `moveOffer` */
export async function checkMove(tx: Transaction, { offerId, move }: Move, actor: Actor, now: Date) {
  const offer = isId(offerId) ? await readOffer(tx, offerId) : null;
  if (!offer) throw new DomainError("offer.not-found");
  const side = sideOf(offer, actor);
  authorize(actor, MOVE_PERMISSIONS[side]);
  const author = offerAuthor(offer);
  const standing = { ...offer, author, listingStatus: offer.property.status };
  const outcome = afterMove(standing, move, side, now);
  if ("refusal" in outcome || side === "ambassador") {
    throw new DomainError("refusal" in outcome ? outcome.refusal : "request.forbidden");
  }
  return { offer, side, outcome };
}

/** Why a side can't do alone what all who sell sign, or are bound by; of no other move. */
const JOINT_REFUSALS: Partial<Record<OfferMove, Partial<Record<OfferAuthor, ErrorCode>>>> = {
  // What a buyer could accept is from before there were several: they make no counter-offer.
  accept: { seller: "offer.jointly-signed", buyer: "offer.sellers-changed" },
  counter: { seller: "offer.joint-counter" },
};

/**
 * Moves an offer from the state in which it waits for an answer; its expiry and the listing's state are part of
 * the write's condition.
 * @throws {DomainError} offer.not-found, request.forbidden, offer.other-side, offer.moved, offer.expired,
 * offer.listing-under-offer, offer.listing-closed; where several sell, offer.jointly-signed, offer.sellers-changed and
 * offer.joint-counter
 * @param isSigned whether all who sell signed it
 */
export async function moveOffer(
  tx: Transaction,
  {
    reason,
    isSigned = false,
    ...moved
  }: Move & { reason?: OfferRefusalReason; isSigned?: boolean },
  actor: Actor,
  now: Date,
): Promise<Moved> {
  const { move } = moved;
  const { offer, side, outcome } = await checkMove(tx, moved, actor, now);
  const jointly = isSigned ? undefined : JOINT_REFUSALS[move]?.[side];
  if (jointly && (await isJointlySold(tx, offer.propertyId))) throw new DomainError(jointly);
  const { count } = await tx.offer.updateMany({
    where: {
      id: offer.id,
      status: "pending",
      expiresAt: { gt: now },
      ...(outcome.needsListing ? { property: { status: "active" } } : {}),
    },
    data: {
      status: outcome.to,
      decidedAt: now,
      decidedById: actor.userId,
      refusalReason: reason ?? null,
    },
  });
  if (count === 0) throw new DomainError("offer.moved");
  // What accepts it is what is being signed.
  if (move !== "accept") await voidAcceptance(tx, offer);
  await readNotificationsAbout(tx, actor.userId, { about: "offer", ids: [offer.id] }, now);
  return { offer, side };
}
