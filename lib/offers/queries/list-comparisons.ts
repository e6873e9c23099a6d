import { literal } from "../../platform/db/literals.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { ComparisonView, OfferView } from "../views.ts";
import { filteredOffers } from "./exchange-rows.ts";
import { toOfferView } from "./offer-view.ts";

/** Most offers that are put side by side. */
const COMPARED = 200;

/**
 * The homes of a seller, each with the offers that wait for an answer, where there are several: the highest net
 * price first.
 * @throws {DomainError} request.forbidden
 */
export async function listComparisons(actor: Actor, now = new Date()): Promise<ComparisonView[]> {
  authorize(actor, "selling.read");
  const rows = await filteredOffers({ viewpoint: "seller", userId: actor.userId }, "pending", now)
    .where("p.status", "=", literal("active"))
    .orderBy("o.createdAt", "desc")
    .limit(COMPARED)
    .execute();
  const homes = new Map<string, OfferView[]>();
  for (const row of rows) {
    const offer = toOfferView(row, "seller", now);
    homes.set(offer.property.id, [...(homes.get(offer.property.id) ?? []), offer]);
  }
  return [...homes.values()].flatMap((offers) => {
    const [first] = offers;
    if (!first || offers.length < 2) return [];
    const sorted = offers.toSorted((a, b) => b.net.cents - a.net.cents);
    return [{ property: first.property, offers: sorted }];
  });
}
