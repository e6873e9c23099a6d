import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { listPendingActions } from "../actions/queries/list-pending-actions.ts";
import { looperFigures } from "../standing/figures.ts";
import { conversationFacts } from "../standing/queries/conversation-facts.ts";
import { loopingFacts } from "../standing/queries/looping-facts.ts";
import { profileFacts } from "../standing/queries/profile-facts.ts";
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
  const facts = {
    profile: await profileFacts(userId),
    conversations: await conversationFacts(userId),
    looping: await loopingFacts(userId, now),
  };
  return {
    firstName,
    figures: looperFigures(facts, now),
    actions: await listPendingActions(actor, now, "ambassador"),
    visits: await nextVisits("ambassador", userId, now),
    messages: await lastMessages("ambassador", userId),
  };
}
