import type { PropertyBrief } from "../listings/brief.ts";
import type { Viewpoint } from "../policy/viewpoint.ts";
import type {
  Closeness,
  FinancingType,
  OfferAuthor,
  OfferFilter,
  OfferMove,
  OfferRefusalReason,
  OfferState,
  Urgency,
} from "./rules.ts";
import type { TermsBounds } from "./terms.ts";

/** An offer beside another one: what it came to, and where it stands. */
export interface OfferBrief {
  amountCents: number;
  state: OfferState;
}

/** What an offer leaves the seller, and whether no mandate fixes the fee yet. */
export interface NetView {
  cents: number;
  feeCents: number;
  estimated: boolean;
}

/** An offer or a counter-offer, as one of those it concerns sees it. */
export interface OfferView {
  id: string;
  property: PropertyBrief;
  author: OfferAuthor;
  /** The buyer, for the seller and the looper; null for the buyer. */
  buyer: { name: string; email: string; phone: string } | null;
  amountCents: number;
  net: NetView;
  /** In percent of the price asked, whole. */
  percent: number;
  closeness: Closeness;
  state: OfferState;
  /** What the reader can do with it now, the likeliest first. */
  actions: OfferMove[];
  /** Whether its acceptance by the seller is signed by others too. */
  isJointlySold: boolean;
  /** The last civil day on which it can, or could, be accepted. */
  expiryDate: string;
  /** While it waits for an answer, or once it was left without one; null otherwise. */
  expiry: { date: string; days: number; urgency: Urgency } | null;
  financing: { type: FinancingType; approved: boolean };
  message: string | null;
  conditions: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  refusal: { by: OfferAuthor; reason: OfferRefusalReason } | null;
  answersId: string | null;
  /** The offer that it answers. */
  answers: OfferBrief | null;
  /** The offer that answers it. */
  answer: OfferBrief | null;
  /** Whether the seller may see the buyer's file. */
  fileShared: boolean;
  /** The sale that its acceptance opened. */
  saleId: string | null;
}

/** One view of the list of offers, the newest first. */
export interface OffersView {
  /** Whose offers they are; null where no role has any. */
  viewpoint: Viewpoint | null;
  filter: OfferFilter;
  offers: OfferView[];
  counts: Record<OfferFilter, number>;
  /** Mean of the buyers' offers in percent of the price asked, whole; null without any. */
  averagePercent: number | null;
  nextCursor: string | null;
}

/** The discussion that an offer belongs to: the buyer's first, and what answered what. */
export interface ExchangeView {
  viewpoint: Viewpoint;
  property: PropertyBrief;
  /** In the order in which they were made. */
  offers: OfferView[];
  /** What a counter-offer of the reader may come to. */
  bounds: TermsBounds;
}

/** The offers that wait for an answer on one home of the seller, the highest net price first. */
export interface ComparisonView {
  property: PropertyBrief;
  offers: OfferView[];
}

/** Whether somebody can make an offer for a listing, and what is in the way. */
export type OfferStandingView =
  | { kind: "possible" /** Whether they become a buyer by it. */; asBuyer: boolean }
  /** One waits for an answer already. */
  | { kind: "pending"; offerId: string; author: OfferAuthor; amountCents: number }
  /** They sell it or take care of it. */
  | { kind: "own" }
  | { kind: "under-offer" }
  /** Sold, or their role does not allow it. */
  | { kind: "closed" };

/** What the form of an offer needs. */
export interface OfferFormView {
  property: PropertyBrief;
  /** The seller's fee, and whether no mandate fixes it yet: for the live net price. */
  fee: { cents: number; estimated: boolean };
  bounds: TermsBounds;
  /** What the offer says of its buyer; its readers are the seller and, where there is one, the looper. */
  contact: { name: string; email: string; phone: string; hasLooper: boolean };
  standing: OfferStandingView;
}

/** What a buyer agreed to show who answers their offer. */
export interface SharedFileView {
  offer: { id: string; amountCents: number; state: OfferState };
  property: PropertyBrief;
  buyer: { name: string; email: string; phone: string; city: string | null; memberSince: Date };
  financing: { type: FinancingType; approved: boolean };
  conditions: string | null;
  /** Visits of this home that took place. */
  visits: number;
  sharedAt: Date;
}
