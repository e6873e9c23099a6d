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
export function getBuyerFigures(actor: Actor, now: Date): BuyerDashboardView {
  authorize(actor, "buying.read");
  const { userId, firstName } = actor;
  return {
    firstName,
    figures: buyerFigures(buyingFacts(userId, now)),
    actions: listPendingActions(actor, now, "buyer"),
    visits: nextVisits("buyer", userId, now),
    offers: openOffers("buyer", userId, now),
    messages: lastMessages("buyer", userId),
  };
}
