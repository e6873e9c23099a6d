import type { PropertyBrief } from "../listings/brief.ts";
import type { Viewpoint } from "../policy/viewpoint.ts";
import type { Closeness, OfferAuthor, OfferFilter, OfferState, Urgency } from "./rules.ts";

/** An offer beside another one: what it came to, and where it stands. */
export interface OfferBrief {
  amountCents: number;
  state: OfferState;
}

/** An offer or a counter-offer, as one of those it concerns sees it. */
export interface OfferView {
  id: string;
  property: PropertyBrief;
  author: OfferAuthor;
  /** The buyer, for the seller and the looper; null for the buyer. */
  buyer: { name: string; email: string; phone: string } | null;
  amountCents: number;
  /** In percent of the price asked, whole. */
  percent: number;
  closeness: Closeness;
  state: OfferState;
  /** While it waits for an answer, or once it was left without one; null otherwise. */
  expiry: { date: string; days: number; urgency: Urgency } | null;
  financing: { type: "cash" | "loan" | "mixed"; approved: boolean };
  message: string | null;
  conditions: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  /** The offer that it answers. */
  answers: OfferBrief | null;
  /** The offer that answers it. */
  answer: OfferBrief | null;
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
