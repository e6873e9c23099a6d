import { activeRoles, availableRoles, type Role } from "../kernel/roles.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { countLoopers } from "../trust/loopers/queries.ts";
import { listPendingActions } from "./actions/queries.ts";
import { badgeInstants } from "./badges/queries.ts";
import { badgesOf } from "./badges/rules.ts";
import { lastMessages, nextVisits, openOffers } from "./dashboards/queries.ts";
import { percentChange } from "./rules.ts";
import type { CheckingFacts } from "./standing/facts.ts";
import {
  buyerFigures,
  headlineOf,
  looperFigures,
  type RolePanelView,
  type Standing,
  sellerFigures,
} from "./standing/figures.ts";
import {
  audienceFacts,
  buyingFacts,
  conversationFacts,
  loopingFacts,
  profileFacts,
  sellingFacts,
} from "./standing/queries.ts";
import {
  type AmbassadorDashboardView,
  adviceFor,
  type BuyerDashboardView,
  canAddRole,
  type OverviewView,
  type ProfileView,
  type SellerDashboardView,
  suggestionsFor,
} from "./views.ts";

function standingOf(userId: string, now: Date): Standing {
  return {
    profile: profileFacts(userId),
    selling: sellingFacts(userId, now),
    audience: audienceFacts(userId, now, true),
    conversations: conversationFacts(userId),
    looping: loopingFacts(userId, now),
    buying: buyingFacts(userId, now),
  };
}

function checkingFigures(actor: Actor): CheckingFacts {
  const { pending, active, suspended } = countLoopers(actor);
  return { requests: pending, loopers: active, suspended };
}

function panelOf(actor: Actor, role: Role, standing: Standing, now: Date): RolePanelView {
  switch (role) {
    case "seller":
      return { role, figures: sellerFigures(standing.selling) };
    case "buyer":
      return { role, figures: buyerFigures(standing.buying) };
    case "ambassador":
      return { role, figures: looperFigures(standing, now) };
    case "trust_manager":
      return { role, figures: checkingFigures(actor) };
  }
}

/** The overview of everything the actor does under every role in force. */
export function getOverview(actor: Actor, now: Date): OverviewView {
  authorize(actor, "account.read");
  const roles = activeRoles(actor.roles);
  const standing = standingOf(actor.userId, now);
  // A trust manager who has yet to set up the second factor has none of that role's figures.
  const shown = roles.filter((role) => role !== "trust_manager" || !actor.mustSecure);
  return {
    firstName: actor.firstName,
    headline: headlineOf(roles, standing),
    actions: listPendingActions(actor, now),
    panels: shown.map((role) => panelOf(actor, role, standing, now)),
    awaitsLooper: actor.roles.some(
      ({ role, status }) => role === "ambassador" && status === "pending",
    ),
    canAddRole: canAddRole(actor.roles),
    suggestions: suggestionsFor(actor.roles),
  };
}

/** The actor's roles, held and to be had, and what was achieved with them. */
export function getProfile(actor: Actor, now: Date): ProfileView {
  authorize(actor, "account.read");
  const active = activeRoles(actor.roles);
  const headline = headlineOf(active, standingOf(actor.userId, now));
  return {
    active,
    waiting: actor.roles.filter(({ status }) => status !== "active"),
    available: canAddRole(actor.roles) ? availableRoles(actor.roles) : [],
    headline,
    badges: badgesOf(active, badgeInstants(actor.userId), now),
    advice: adviceFor(headline),
  };
}

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
