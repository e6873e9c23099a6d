import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { listPendingActions } from "../actions/queries/list-pending-actions.ts";
import { buyerFigures } from "../standing/figures.ts";
import { buyingFacts } from "../standing/queries/buying-facts.ts";
import type { BuyerDashboardView } from "../views.ts";
import { lastMessages } from "./last-messages.ts";
import { nextVisits } from "./next-visits.ts";
import { openOffers } from "./open-offers.ts";

/** The buyer's dashboard. */
export async function getBuyerFigures(actor: Actor, now: Date): Promise<BuyerDashboardView> {
  authorize(actor, "buying.read");
  const { userId, firstName } = actor;
  return {
    firstName,
    figures: buyerFigures(await buyingFacts(userId, now)),
    actions: await listPendingActions(actor, now, "buyer"),
    visits: await nextVisits("buyer", userId, now),
    offers: await openOffers("buyer", userId, now),
    messages: await lastMessages("buyer", userId),
  };
}
