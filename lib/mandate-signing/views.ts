import type { HomeClock } from "../kernel/place.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import type { Zone } from "../kernel/time.ts";
import type { NamesCheck } from "../mandates/names.ts";
import type { DocumentPrice, undrawnTexts } from "./document.ts";
import type { SignatureKind } from "./rules.ts";

/** A signed change of a mandate's price. */
export interface AmendmentView {
  position: number;
  price: DocumentPrice;
  signedAt: Date;
  /** Whether its file is there. */
  hasDocument: boolean;
}

/** A mandate, in force or not. */
export interface MandateView {
  number: number;
  /** Of its home: by which its days are read. */
  zone: Zone;
  signedAt: Date;
  endedAt: Date | null;
  /** The price that it stated when it was signed. */
  price: DocumentPrice;
  /** What is in force: its last amendment's, or its own. */
  current: DocumentPrice;
  /** Its last civil day. */
  termOn: string;
  withdrawalEndsOn: string;
  expressRequestAt: Date | null;
  /** Whether its file is there: those of examples have none. */
  hasDocument: boolean;
  amendments: AmendmentView[];
}

/** A document whose code was sent and that waits for its signature. */
export interface PendingView {
  id: string;
  kind: SignatureKind;
  price: DocumentPrice;
  email: string;
  expiresAt: Date;
  attemptsLeft: number;
}

/** What a seller sees of the mandate of their home. */
export interface MandatePageView {
  propertyId: string;
  /** By which its seller reads times of the home. */
  clock: HomeClock;
  title: string;
  city: string;
  status: PropertyStatus;
  sellerName: string;
  /** What a mandate signed now would fix. */
  asking: DocumentPrice;
  mandate: MandateView | null;
  /** What the change of the listing that is open asks for, where the mandate is not signed at it; else null. */
  proposedCents: number | null;
  /** Those that ended, the last one first. */
  former: MandateView[];
  pending: PendingView | null;
  /** What the mandate in force does not name of what is to be covered; null where it covers it, and without one. */
  uncovered: NamesCheck | null;
  /** What of the seller's own texts no document can say: it is to be corrected before a signature. */
  undrawn: ReturnType<typeof undrawnTexts>;
  canSign: boolean;
  /** Whether a mandate can be signed only with the request that the home stays online. */
  mustRequest: boolean;
  canAmend: boolean;
  canWithdraw: boolean;
  /** Its documents bind nobody: a demonstration, or a site that doesn't say who publishes it. */
  isTrial: boolean;
  /** The site can't sign mandates: it doesn't say who takes them. */
  isPublisherUnknown: boolean;
}

/** What a seller sees of the price of their home where it can be changed. */
export interface PriceChangeView extends MandatePageView {
  /** The price that the listing shows, or is to show where it is not published yet. */
  shownCents: number;
  /** Where the change of the listing that is open stands; null without one. */
  change: {
    revisionId: string;
    isInReview: boolean;
    /** What it asks for; null where it asks for none. */
    priceCents: number | null;
    /** How many other fields it changes: they go to the team with the price. */
    others: number;
  } | null;
  /** Whether the listing was published: its new price is checked by the team. */
  isPublished: boolean;
}

/** A line of the register. */
export interface RegisterLine extends MandateView {
  propertyId: string;
  title: string;
  city: string;
  sellerName: string;
  invoiceNumber: number | null;
}

/** A page of the register, the last number first. */
export interface RegisterPage {
  lines: RegisterLine[];
  /** The number before which the next page begins; null at the end. */
  next: number | null;
}
