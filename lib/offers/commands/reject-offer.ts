import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { OFFER_FIELDS, REFUSAL_REASON_LABELS } from "../copy.ts";
import { mayRefuseFor } from "../rules.ts";
import type { OfferId, Refusal } from "../schemas.ts";
import { moveOffer } from "./move-offer.ts";
import { partiesOf } from "./offer-parties.ts";
import { tell } from "./tell-parties.ts";

/**
 * Refuses an offer, for a reason of the list.
 * @throws {DomainError} as `moveOffer`, and request.invalid for a reason of the other side's
 */
export async function rejectOffer(
  { offerId, reason }: Refusal,
  actor: Actor,
  now = new Date(),
): Promise<OfferId> {
  await writer().$transaction(async (tx) => {
    const { offer, side } = await moveOffer(tx, { offerId, move: "reject", reason }, actor, now);
    if (!mayRefuseFor(side, reason)) {
      throw new DomainError("request.invalid", { reason: OFFER_FIELDS.reason });
    }
    const words = REFUSAL_REASON_LABELS[side][reason];
    const parties = await partiesOf(tx, offer, offer.property, now);
    await tell(
      tx,
      parties,
      actor,
      (data) => ({ event: "offer.rejected", data: { ...data, reason: words } }),
      now,
    );
  });
  return { offerId };
}
