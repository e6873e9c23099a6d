import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { listPendingActions } from "../actions/queries/list-pending-actions.ts";
import { percentChange } from "../rules.ts";
import { sellerFigures } from "../standing/figures.ts";
import { audienceFacts } from "../standing/queries/audience-facts.ts";
import { sellingFacts } from "../standing/queries/selling-facts.ts";
import type { SellerDashboardView } from "../views.ts";
import { lastMessages } from "./last-messages.ts";
import { nextVisits } from "./next-visits.ts";
import { openOffers } from "./open-offers.ts";

/** The seller's dashboard. */
export function getSellerFigures(actor: Actor, now: Date): SellerDashboardView {
  authorize(actor, "selling.read");
  const { userId, firstName } = actor;
  const { viewsRecent, viewsBefore } = audienceFacts(userId, now, false);
  return {
    firstName,
    figures: sellerFigures(sellingFacts(userId, now)),
    monthlyPercent: percentChange(viewsRecent, viewsBefore),
    actions: listPendingActions(actor, now, "seller"),
    visits: nextVisits("seller", userId, now),
    offers: openOffers("seller", userId, now),
    messages: lastMessages("seller", userId),
  };
}
