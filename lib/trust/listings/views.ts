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
}

/** At most `COUNT_BOUND`. */
export interface ListingCounts {
  inReview: number;
  incomplete: number;
}
