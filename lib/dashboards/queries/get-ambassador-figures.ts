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
export function getAmbassadorFigures(actor: Actor, now: Date): AmbassadorDashboardView {
  authorize(actor, "looping.read");
  const { userId, firstName } = actor;
  const facts = {
    profile: profileFacts(userId),
    conversations: conversationFacts(userId),
    looping: loopingFacts(userId, now),
  };
  return {
    firstName,
    figures: looperFigures(facts, now),
    actions: listPendingActions(actor, now, "ambassador"),
    visits: nextVisits("ambassador", userId, now),
    messages: lastMessages("ambassador", userId),
  };
}
