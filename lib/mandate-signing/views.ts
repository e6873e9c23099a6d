import type { HomeClock } from "../kernel/place.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import type { Zone } from "../kernel/time.ts";
import type { NamesCheck } from "../mandates/names.ts";
import type { Ownership, PaperKind, Party } from "../mandates/parties.ts";
import type { AcceptedOffer, DocumentPrice } from "./document.ts";
import type { undrawnTexts } from "./undrawn-texts.ts";

/** A signed change of a mandate's price. */
export interface AmendmentView {
  position: number;
  price: DocumentPrice;
  signedAt: Date;
  /** Whether its file is there. */
  hasDocument: boolean;
}

/** A decision that all who sell signed under a mandate. */
export interface DecisionView {
  signatureId: string;
  kind: "acceptance" | "withdrawal" | "diffusion";
  signedAt: Date;
}

/** A mandate, in force or not. */
export interface MandateView {
  number: number;
  /** Who gave it, the person with the account or their company first. */
  parties: Party[];
  sellerDecides: boolean;
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
  /** Of a mandate of several: what they decided under it. */
  decisions: DecisionView[];
}

/** Somebody who signs a document beside the person with the account. */
export interface OtherSignerView {
  name: string;
  email: string;
  signedAt: Date | null;
}

/** A code that was sent and can still be typed. */
export interface CodeView {
  expiresAt: Date;
  attemptsLeft: number;
}

/** A document that waits for signatures. */
export interface PendingView {
  id: string;
  kind: PaperKind;
  price: DocumentPrice;
  /** The offer that it accepts. */
  offer: AcceptedOffer | null;
  /** The portals to which it lets the listing go. */
  portals: string[];
  /** Of the person with the account. */
  email: string;
  /** Theirs; null where none was sent, or it is used up. */
  code: CodeView | null;
  /** Who signs before them; empty where nobody does. */
  others: OtherSignerView[];
  /** Until when it can be signed. */
  until: Date;
}

/** What can be signed of portals. */
export interface DiffusionTerm {
  /** The portals that the site sends listings to. */
  portals: string[];
  /** An example never leaves the site, whatever is signed. */
  isExample: boolean;
  /** The consent that counts; null without one. */
  consent: { portals: string[]; givenAt: Date } | null;
  /** Whether a paper can be signed for portals that no consent names. */
  canSign: boolean;
}

/** What a seller sees of the mandate of their home. */
export interface MandatePageView {
  propertyId: string;
  /** By which its seller reads times of the home. */
  clock: HomeClock;
  title: string;
  city: string;
  status: PropertyStatus;
  /** The person with the account. */
  sellerName: string;
  /** Whom a mandate signed now would name, and how they decide. */
  parties: Party[];
  ownership: Ownership;
  /** What a mandate signed now would fix. */
  asking: DocumentPrice;
  diffusion: DiffusionTerm;
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
  /** Whether they can say who sells with them. */
  canName: boolean;
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

/** What a party without account sees of a document, by the link of their mail. */
export interface PartySignatureView {
  kind: PaperKind;
  /** To be signed by them, signed by them and not by all, signed by all, or to be signed by nobody any more. */
  state: "open" | "given" | "signed" | "closed";
  clock: HomeClock;
  title: string;
  city: string;
  price: DocumentPrice;
  /** The offer that it accepts. */
  offer: AcceptedOffer | null;
  /** The portals to which it lets the listing go. */
  portals: string[];
  /** Once all have signed. */
  mandateNumber: number | null;
  /** Theirs, as they are to write it. */
  name: string;
  email: string;
  /** The person with the account. */
  sellerName: string;
  isSpouse: boolean;
  isTrial: boolean;
  until: Date;
  /** Theirs; null where none was sent, or it is used up. */
  code: CodeView | null;
  signers: { position: number; name: string; isReader: boolean; signedAt: Date | null }[];
  /** The last day to withdraw from the mandate; null where they can't. */
  withdrawalEndsOn: string | null;
  /** When the mandate ended, where it did. */
  endedAt: Date | null;
}
