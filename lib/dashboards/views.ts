import { hasRoomFor } from "../accounts/role-grants/rules.ts";
import {
  activeRoles,
  availableRoles,
  type HeldRole,
  type Role,
  type SelfAssignableRole,
} from "../kernel/roles.ts";
import type { PendingActions } from "./actions/views.ts";
import type { BadgesView } from "./badges/rules.ts";
import type { MessageLine, OfferLine, ReviewLine, VisitLine } from "./lines.ts";
import type { ScorePart } from "./rules.ts";
import type {
  BuyerFigures,
  Headline,
  LooperFigures,
  RolePanelView,
  SellerFigures,
} from "./standing/figures.ts";

/** What a person is invited to, from the roles there are. */
export type Suggestion = "become-looper" | "find-next-home";

/** The multi-role overview. */
export interface OverviewView {
  firstName: string;
  headline: Headline;
  actions: PendingActions;
  panels: RolePanelView[];
  /** Whether the looper's role is asked for and not in force. */
  awaitsLooper: boolean;
  canAddRole: boolean;
  suggestions: Suggestion[];
}

/** Whether one more role can be asked for: one is left, and there is room for it. */
export function canAddRole(roles: readonly HeldRole[]): boolean {
  return availableRoles(roles).some((role) => hasRoomFor(role, roles));
}

/** A buyer is invited to become a looper, a seller to find a next home. */
export function suggestionsFor(roles: readonly HeldRole[]): Suggestion[] {
  const active = activeRoles(roles);
  const open = availableRoles(roles);
  const suggestions: Suggestion[] = [];
  if (active.includes("buyer") && open.includes("ambassador")) suggestions.push("become-looper");
  if (active.includes("seller") && open.includes("buyer")) suggestions.push("find-next-home");
  return suggestions;
}

/** The page that manages roles. */
export interface RoleProfileView {
  active: Role[];
  /** Asked for and not in force: pending, suspended or refused. */
  waiting: HeldRole[];
  available: SelfAssignableRole[];
  headline: Headline;
  badges: BadgesView;
  /** The part of the score with the most left to win; null when there is none. */
  advice: ScorePart | null;
}

/** The part of a score that has the most points left to win. */
export function adviceFor({ score }: Headline): ScorePart | null {
  const [best] = (score?.parts ?? [])
    .map(({ part, points, of }) => ({ part, left: of - points }))
    .filter(({ left }) => left > 0)
    .sort((a, b) => b.left - a.left);
  return best?.part ?? null;
}

export interface SellerDashboardView {
  firstName: string;
  figures: SellerFigures | null;
  monthlyPercent: number | null;
  actions: PendingActions;
  reviews: ReviewLine[];
  visits: VisitLine[];
  offers: OfferLine[];
  messages: MessageLine[];
}

export interface BuyerDashboardView {
  firstName: string;
  figures: BuyerFigures | null;
  actions: PendingActions;
  visits: VisitLine[];
  offers: OfferLine[];
  messages: MessageLine[];
}

export interface AmbassadorDashboardView {
  firstName: string;
  figures: LooperFigures;
  actions: PendingActions;
  visits: VisitLine[];
  messages: MessageLine[];
}
