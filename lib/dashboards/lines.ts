import type { HomeClock } from "../kernel/place.ts";
import type { PhotoView } from "../listings/views.ts";

/** A visit to come, as a dashboard lists it. */
export interface VisitLine {
  id: string;
  listingId: string;
  listing: string;
  city: string;
  photo: PhotoView | null;
  startsAt: Date;
  /** By which it is read. */
  clock: HomeClock;
  confirmed: boolean;
  virtual: boolean;
  /** Who visits; the person themself for a buyer. */
  visitor: string;
}

/** An offer that can still be accepted. */
export interface OfferLine {
  id: string;
  listing: string;
  photo: PhotoView | null;
  amountCents: number;
  priceCents: number;
  buyer: string;
  /** Last civil day on which it can be accepted. */
  until: string;
  /** A counter-offer: the seller's. */
  ofSeller: boolean;
}

/** A conversation, by its last message. */
export interface MessageLine {
  id: string;
  /** The other person. */
  contact: string;
  /** Null for a conversation about no listing. */
  listing: string | null;
  excerpt: string;
  at: Date;
  unread: boolean;
  /** Whether the last message is the reader's own. */
  own: boolean;
}

/** What a seller handed in and the team has not decided about. */
export interface ReviewLine {
  revisionId: string;
  title: string;
  /** A change of a listing that was published, rather than a new one. */
  isChange: boolean;
  submittedAt: Date;
  decideBy: Date;
  isLate: boolean;
}
