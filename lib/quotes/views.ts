import type { NamedCommune } from "../communes/commune.ts";
import type { ProviderType } from "../kernel/provider-kinds.ts";
import type { MessageAge } from "../messages/rules.ts";
import type { QuoteMove, QuoteSide, QuoteState } from "./rules.ts";

/** What a provider answered. */
export interface QuoteAnswerView {
  /** Rises with each answer: what is accepted is the one that was read. */
  number: number;
  amountCents: number;
  /** Civil days. */
  day: string;
  validUntil: string;
  terms: string;
  answeredAt: Date;
}

export interface QuoteMessageView {
  id: string;
  sender: QuoteSide;
  content: string;
  createdAt: Date;
}

export interface ReviewView {
  quality: number;
  punctuality: number;
  priceHeld: number;
  comment: string;
  createdAt: Date;
  isRemoved: boolean;
}

/** The home that a quote is about. */
export interface QuotedHome {
  title: string;
  address: string;
}

/** A line of the client's list. */
export interface QuoteLine {
  id: string;
  state: QuoteState;
  providerName: string;
  providerType: ProviderType;
  place: NamedCommune;
  homeTitle: string | null;
  answer: Pick<QuoteAnswerView, "amountCents" | "day" | "validUntil"> | null;
  createdAt: Date;
  /** Whether it waits for the client: for an acceptance, or a review. */
  isWaiting: boolean;
}

/** The last message of a quote, as its client's inbox shows it. */
export interface QuoteThread {
  quoteId: string;
  providerName: string;
  providerType: ProviderType;
  excerpt: string;
  isMine: boolean;
  sentAt: Date;
  age: MessageAge;
}

interface QuoteView {
  id: string;
  state: QuoteState;
  /** What its reader can do now. */
  moves: QuoteMove[];
  place: NamedCommune;
  need: string;
  wishedOn: string | null;
  answer: QuoteAnswerView | null;
  /** From the first on. */
  messages: QuoteMessageView[];
  review: ReviewView | null;
  cancelledBy: QuoteSide | null;
  createdAt: Date;
  acceptedAt: Date | null;
  doneAt: Date | null;
  endedAt: Date | null;
  /** Whether it is about a home of the client's: of another place the commune alone is known. */
  isForHome: boolean;
  /** Null for its provider before the quote is accepted, and once the client's account is erased. */
  home: QuotedHome | null;
}

/** A quote as its client sees it. */
export interface OwnQuoteView extends QuoteView {
  provider: {
    id: string;
    name: string;
    type: ProviderType;
    isListed: boolean;
    /** Once the quote was accepted. */
    email: string | null;
  };
}

/** A quote as its provider sees it. */
export interface ProviderQuoteView extends QuoteView {
  providerName: string;
  providerId: string;
  isListed: boolean;
  /** Last civil day on which the link shows the client; null while the provider has not answered. */
  linkUntil: string | null;
  /** Whether that day is over: what the client wrote, their contacts and their home are left out. */
  isClosed: boolean;
  client: {
    /** Empty once the account is erased, or the link closed. */
    firstName: string;
    /** Once the quote was accepted, until the account is erased, or the link closed. */
    contact: { name: string; email: string; phone: string } | null;
  };
}

/** A home that a request can be about. */
export interface QuotableHome {
  id: string;
  title: string;
  city: string;
  /** Of its commune's pages. */
  citySlug: string;
}

/** Whom a request goes to. */
export interface RequestedProvider {
  id: string;
  name: string;
  type: ProviderType;
  place: NamedCommune;
  isDemonstration: boolean;
}
