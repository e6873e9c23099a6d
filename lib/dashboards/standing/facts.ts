import type { LooperRecord } from "../../leads/smart.ts";
import type { SellerPackage } from "../../mandates/rules.ts";

/** The stored doings of a person, counted: what every figure is computed from. */

export interface ProfileFacts {
  /** Of confirmed address, phone, street, town, second factor: how many are there. */
  profileItems: number;
}

export const PROFILE_ITEMS = 5;

/** A seller's listings and what comes in for them. */
export interface SellingFacts {
  /** All of them, those that are only written of and those that were withdrawn included. */
  listings: number;
  /** What is written, or waits for the team. */
  drafts: number;
  /** On the market. */
  active: number;
  paused: number;
  sold: number;
  /** Put on the market, then taken off it. */
  withdrawn: number;
  views: number;
  favorites: number;
  /** Packages of the listings that are sold. */
  soldPackages: readonly SellerPackage[];
  /** Offers and counter-offers under way, as the list of offers counts them. */
  offersOpen: number;
  /** Offers made by buyers that were decided or left to expire. */
  offersClosed: number;
  offersAnswered: number;
  /** Agreed or asked for, and those that are not agreed yet. */
  upcomingVisits: number;
  unconfirmedVisits: number;
}

/** The audience of the listings a person sells or looks after. */
export interface AudienceFacts {
  views: number;
  favorites: number;
  /** In the last thirty days, today included, and in the thirty before. */
  viewsRecent: number;
  viewsBefore: number;
  ratings: number;
  ratingsSum: number;
}

/** How many wrote to a person about a listing or as a looper, and how many got an answer. */
export interface ConversationFacts {
  received: number;
  answered: number;
}

export interface LoopingFacts {
  /** Null for an empty ledger. */
  ledgerCents: number | null;
  /** In the last thirty days. */
  ledgerRecentCents: number;
  signatures: number;
  leads: number;
  leadsNew: number;
  leadsActive: number;
  properties: number;
  upcomingVisits: number;
  /** What the score is made of. */
  record: LooperRecord;
}

export interface BuyingFacts {
  favorites: number;
  savedSearches: number;
  alerts: number;
  upcomingVisits: number;
  completedVisits: number;
  /** Asked for an opinion, and gave it. */
  feedbackAsked: number;
  feedbackGiven: number;
  /** Offers under way, the seller's counter-offers included. */
  offersOpen: number;
  offersAccepted: number;
  offersRejected: number;
  /** Counter-offers of sellers that were decided or left to expire. */
  countersClosed: number;
  countersAnswered: number;
}

/** Where the loopers stand, for the person who decides on them: each at most `COUNT_BOUND`. */
export interface CheckingFacts {
  requests: number;
  loopers: number;
  suspended: number;
}
