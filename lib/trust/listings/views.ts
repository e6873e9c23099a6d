import type { PropertyStatus, PropertyType } from "../../kernel/property-kinds.ts";
import type { LegalField, ListingFinding } from "./rules.ts";

/** A listing as the quality control sees it. */
export interface CheckedListingView {
  id: string;
  title: string;
  description: string;
  type: PropertyType;
  status: PropertyStatus;
  city: string;
  priceCents: number;
  surfaceDm2: number;
  rooms: number;
  pricePerM2Cents: number;
  /** Of the commune and type; null where too few listings are known. */
  meanPricePerM2Cents: number | null;
  photoCount: number;
  /** An example, whose pictures are drawn. */
  isDemonstration: boolean;
  energyClass: string | null;
  /** When it was published, or handed in for review. */
  since: Date;
  sellerName: string;
  sellerEmail: string;
  looperName: string | null;
  missing: LegalField[];
  findings: ListingFinding[];
  /** Whether the public can open its page. */
  isPublic: boolean;
  /** Whether the reader can ask its seller to complete it: something is missing, and the seller can change it now. */
  canRequest: boolean;
}

/** What became of some listings whose sellers were to be asked to complete them. */
export interface CompletionOutcome {
  done: number;
  /** Whose sellers were asked that day already. */
  requested: number;
  /** That lack nothing any more. */
  complete: number;
  /** That can't be changed now: under offer, or a change of them is with the team. */
  closed: number;
  /** Not published any more. */
  gone: number;
  /** That the team's member sells themself. */
  own: number;
}

/** At most `COUNT_BOUND`. */
export interface ListingCounts {
  inReview: number;
  incomplete: number;
}
