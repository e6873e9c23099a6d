import { activeRoles, type Role } from "../../kernel/roles.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { countLoopers } from "../../trust/loopers/queries/count-loopers.ts";
import { listPendingActions } from "../actions/queries/list-pending-actions.ts";
import type { CheckingFacts } from "../standing/facts.ts";
import {
  buyerFigures,
  headlineOf,
  looperFigures,
  type RolePanelView,
  type Standing,
  sellerFigures,
} from "../standing/figures.ts";
import { canAddRole, type OverviewView, suggestionsFor } from "../views.ts";
import { readStanding } from "./read-standing.ts";

async function checkingFigures(actor: Actor): Promise<CheckingFacts> {
  const { pending, active, suspended } = await countLoopers(actor);
  return { requests: pending, loopers: active, suspended };
}

async function panelOf(actor: Actor, role: Role, standing: Standing): Promise<RolePanelView> {
  switch (role) {
    case "seller":
      return { role, figures: sellerFigures(standing.selling) };
    case "buyer":
      return { role, figures: buyerFigures(standing.buying) };
    case "ambassador":
      return { role, figures: looperFigures(standing.looping) };
    case "trust_manager":
      return { role, figures: await checkingFigures(actor) };
  }
}

/** The overview of everything the actor does under every role in force. */
export async function getOverview(actor: Actor, now: Date): Promise<OverviewView> {
  authorize(actor, "account.read");
  const roles = activeRoles(actor.roles);
  const standing = await readStanding(actor.userId, now);
  // A trust manager who has yet to set up the second factor has none of that role's figures.
  const shown = roles.filter((role) => role !== "trust_manager" || !actor.mustSecure);
  return {
    firstName: actor.firstName,
    headline: headlineOf(roles, standing),
    actions: await listPendingActions(actor, now),
    panels: await Promise.all(shown.map((role) => panelOf(actor, role, standing))),
    awaitsLooper: actor.roles.some(
      ({ role, status }) => role === "ambassador" && status === "pending",
    ),
    canAddRole: canAddRole(actor.roles),
    suggestions: suggestionsFor(actor.roles),
  };
}
