import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { OfferId } from "../schemas.ts";
import { moveOffer } from "./move-offer.ts";
import { partiesOf } from "./offer-parties.ts";
import { tell } from "./tell-parties.ts";

/** Withdraws an offer that one made. @throws {DomainError} as `moveOffer` */
export async function withdrawOffer(
  { offerId }: OfferId,
  actor: Actor,
  now = new Date(),
): Promise<OfferId> {
  await writer().$transaction(async (tx) => {
    const { offer } = await moveOffer(tx, { offerId, move: "withdraw" }, actor, now);
    const parties = await partiesOf(tx, offer, offer.property, now);
    await tell(tx, parties, actor, (data) => ({ event: "offer.withdrawn", data }), now);
  });
  return { offerId };
}
