import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { listPendingActions } from "../actions/queries/list-pending-actions.ts";
import { looperFigures } from "../standing/figures.ts";
import { loopingFacts } from "../standing/queries/looping-facts.ts";
import type { AmbassadorDashboardView } from "../views.ts";
import { lastMessages } from "./last-messages.ts";
import { nextVisits } from "./next-visits.ts";

/** The looper's dashboard. */
export async function getAmbassadorFigures(
  actor: Actor,
  now: Date,
): Promise<AmbassadorDashboardView> {
  authorize(actor, "looping.read");
  const { userId, firstName } = actor;
  return {
    firstName,
    figures: looperFigures(await loopingFacts(userId, now)),
    actions: await listPendingActions(actor, now, "ambassador"),
    visits: await nextVisits("ambassador", userId, now),
    messages: await lastMessages("ambassador", userId),
  };
}
