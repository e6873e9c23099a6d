import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { listPendingActions } from "../actions/queries/list-pending-actions.ts";
import { percentChange } from "../rules.ts";
import { sellerFigures } from "../standing/figures.ts";
import { audienceFacts } from "../standing/queries/audience-facts.ts";
import { sellingFacts } from "../standing/queries/selling-facts.ts";
import type { SellerDashboardView } from "../views.ts";
import { lastMessages } from "./last-messages.ts";
import { listingsInReview } from "./listings-in-review.ts";
import { nextVisits } from "./next-visits.ts";
import { openOffers } from "./open-offers.ts";

/** The seller's dashboard. */
export async function getSellerFigures(actor: Actor, now: Date): Promise<SellerDashboardView> {
  authorize(actor, "selling.read");
  const { userId, firstName } = actor;
  const { viewsRecent, viewsBefore } = await audienceFacts(userId, now, false);
  return {
    firstName,
    figures: sellerFigures(await sellingFacts(userId, now)),
    monthlyPercent: percentChange(viewsRecent, viewsBefore),
    actions: await listPendingActions(actor, now, "seller"),
    reviews: await listingsInReview(userId, now),
    visits: await nextVisits("seller", userId, now),
    offers: await openOffers("seller", userId, now),
    messages: await lastMessages("seller", userId),
  };
}
