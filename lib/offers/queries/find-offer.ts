import { DomainError } from "../../kernel/errors.ts";
import type { Actor } from "../../policy/actor.ts";
import type { OfferView } from "../views.ts";
import { findExchange } from "./find-exchange.ts";

/** One offer of an exchange, as its reader sees it. @throws {DomainError} as `findExchange` */
export async function findOffer(
  offerId: string,
  actor: Actor,
  now = new Date(),
): Promise<OfferView> {
  const { offers } = await findExchange(offerId, actor, now);
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) throw new DomainError("offer.not-found");
  return offer;
}
