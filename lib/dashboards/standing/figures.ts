import { shareOfTarget } from "../../kernel/ratio.ts";
import type { Role } from "../../kernel/roles.ts";
import { type SmartScore, smartScore } from "../../leads/smart.ts";
import {
  FULL_INTEREST,
  type GlobalScore,
  globalScore,
  percentChange,
  type Revenue,
  revenueOf,
  sum,
} from "../rules.ts";
import {
  type AudienceFacts,
  type BuyingFacts,
  type CheckingFacts,
  type ConversationFacts,
  type LoopingFacts,
  PROFILE_ITEMS,
  type ProfileFacts,
  type SellingFacts,
} from "./facts.ts";

/** Everything the figures of one person are computed from. */
export interface Standing {
  profile: ProfileFacts;
  selling: SellingFacts;
  audience: AudienceFacts;
  conversations: ConversationFacts;
  looping: LoopingFacts;
  buying: BuyingFacts;
}

const MAX_RATING = 5;

/** The figures at the head of the overview; each is null while nothing is known of it. */
export interface Headline {
  revenue: Revenue | null;
  /** Change of the views, the last thirty days against the thirty before, in percent. */
  monthlyPercent: number | null;
  score: GlobalScore | null;
}

export function headlineOf(roles: readonly Role[], standing: Standing): Headline {
  const { selling, audience, conversations, looping, buying, profile } = standing;
  return {
    revenue: revenueOf({
      soldPackages: selling.soldPackages,
      ledgerCents: looping.ledgerCents,
    }),
    monthlyPercent: percentChange(audience.viewsRecent, audience.viewsBefore),
    score: globalScore(roles, {
      profile: shareOfTarget({ part: profile.profileItems, whole: PROFILE_ITEMS }),
      answers: shareOfTarget(
        sum(
          { part: conversations.answered, whole: conversations.received },
          { part: selling.offersAnswered, whole: selling.offersClosed },
          { part: buying.countersAnswered, whole: buying.countersClosed },
          { part: buying.feedbackGiven, whole: buying.feedbackAsked },
        ),
      ),
      satisfaction: shareOfTarget({
        part: audience.ratingsSum,
        whole: audience.ratings * MAX_RATING,
      }),
      interest: shareOfTarget({ part: audience.favorites, whole: audience.views }, FULL_INTEREST),
      outcomes: shareOfTarget(
        sum({ part: selling.sold, whole: selling.sold + selling.withdrawn }, looping.record.deeds, {
          part: buying.offersAccepted,
          whole: buying.offersAccepted + buying.offersRejected,
        }),
      ),
    }),
  };
}

/** A seller's figures; null before the first listing. */
export interface SellerFigures {
  active: number;
  paused: number;
  drafts: number;
  sold: number;
  views: number;
  favorites: number;
  offersOpen: number;
  upcomingVisits: number;
  /** Of those. */
  unconfirmedVisits: number;
  /** What concluded sales would have cost more at an agency; null before the first. */
  savingsCents: number | null;
}

export function sellerFigures(selling: SellingFacts): SellerFigures | null {
  if (selling.listings === 0) return null;
  const revenue = revenueOf({ soldPackages: selling.soldPackages, ledgerCents: null });
  return {
    active: selling.active,
    paused: selling.paused,
    drafts: selling.drafts,
    sold: selling.sold,
    views: selling.views,
    favorites: selling.favorites,
    offersOpen: selling.offersOpen,
    upcomingVisits: selling.upcomingVisits,
    unconfirmedVisits: selling.unconfirmedVisits,
    savingsCents: revenue?.savingsCents ?? null,
  };
}

/** A buyer's figures; null while nothing was kept, searched, visited or offered. */
export interface BuyerFigures {
  favorites: number;
  savedSearches: number;
  alerts: number;
  upcomingVisits: number;
  completedVisits: number;
  offersOpen: number;
}

export function buyerFigures(buying: BuyingFacts): BuyerFigures | null {
  const { favorites, savedSearches, alerts, upcomingVisits, completedVisits, offersOpen } = buying;
  const offersEnded = buying.offersAccepted + buying.offersRejected;
  const begun = favorites + savedSearches + upcomingVisits + completedVisits + offersOpen;
  if (begun + offersEnded === 0) return null;
  return { favorites, savedSearches, alerts, upcomingVisits, completedVisits, offersOpen };
}

/** A looper's figures; each is null while nothing is known of it, the score for a new looper too. */
export interface LooperFigures {
  smart: SmartScore | null;
  /** In the last thirty days, and in all. */
  monthlyEarningsCents: number | null;
  earningsCents: number | null;
  activeLeads: number | null;
  newLeads: number;
  visitsOrganised: number;
  signatures: number;
  properties: number;
  upcomingVisits: number;
}

export function looperFigures(looping: LoopingFacts): LooperFigures {
  const { record } = looping;
  return {
    smart: smartScore(record),
    monthlyEarningsCents: looping.ledgerCents === null ? null : looping.ledgerRecentCents,
    earningsCents: looping.ledgerCents,
    activeLeads: looping.leads === 0 ? null : looping.leadsActive,
    newLeads: looping.leadsNew,
    visitsOrganised: record.visitsOrganised,
    signatures: looping.signatures,
    properties: looping.properties,
    upcomingVisits: looping.upcomingVisits,
  };
}

/** The figures of one role in force, for its panel. */
export type RolePanelView =
  | { role: "seller"; figures: SellerFigures | null }
  | { role: "buyer"; figures: BuyerFigures | null }
  | { role: "ambassador"; figures: LooperFigures }
  | { role: "trust_manager"; figures: CheckingFacts };
