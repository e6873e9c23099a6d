import type { LegalGap, ListingGap, PhotoGap } from "../../content/listing-gaps.ts";
import type { Sorts } from "../../kernel/sorted-list.ts";
import { pricePerM2Cents } from "../../listings/rules.ts";
import { PHOTO_HINTS, type PhotoHint } from "../../photos/rules.ts";

/** What the law wants in an advertisement and a listing can lack, in the order of the editor. */
export const LEGAL_FIELDS = [
  "energyClass",
  "ghgClass",
  "energyCost",
  "energyCostYear",
  "coownershipCharges",
  "coownershipProceedings",
] as const satisfies LegalGap[];
export type LegalField = (typeof LEGAL_FIELDS)[number];

/** The facts that tell. The other mentions are made of columns that are never empty. */
export interface LegalFacts {
  energyClass: string | null;
  ghgClass: string | null;
  energyCostMinCents: number | null;
  energyCostMaxCents: number | null;
  energyCostYear: number | null;
  /** Null where the property is in no coownership. */
  coownershipLots: number | null;
  coownershipChargesCents: number | null;
  coownershipProceedings: boolean | number | null;
}

/** The fields that a listing lacks to be legally complete. */
export function missingLegalFields(facts: LegalFacts): LegalField[] {
  const isCoowned = facts.coownershipLots !== null;
  const lacks: Record<LegalField, boolean> = {
    energyClass: facts.energyClass === null,
    ghgClass: facts.ghgClass === null,
    energyCost: facts.energyCostMinCents === null || facts.energyCostMaxCents === null,
    energyCostYear: facts.energyCostYear === null,
    coownershipCharges: isCoowned && facts.coownershipChargesCents === null,
    coownershipProceedings: isCoowned && facts.coownershipProceedings === null,
  };
  return LEGAL_FIELDS.filter((field) => lacks[field]);
}

/** A listing with fewer pictures is hard to judge from afar. */
const FEW_PHOTOS = 3;

/** How far from the commune's mean a price per m² may be before somebody looks at it. */
const FAR_RATIO = { below: 0.5, above: 2 } as const;

/** So many listings make a commune's mean. */
const ENOUGH_LISTINGS = 5;

/** What the listings of a commune and type come to, the one looked at included. */
export interface CommunePrices {
  listings: number;
  priceCents: number;
  surfaceDm2: number;
}

/** Mean price per m² of a commune and type, in cents; null where too few listings are known. */
export function meanPricePerM2Cents(prices: CommunePrices | undefined): number | null {
  if (!prices || prices.listings < ENOUGH_LISTINGS) return null;
  return pricePerM2Cents(prices.priceCents, prices.surfaceDm2);
}

/** What is odd about pictures. */
export type PhotoFinding =
  | "no-photo"
  | "few-photos"
  /** What the editor says of one to its seller. */
  | `photo-${PhotoHint}`;

/** What somebody of the team should look at, beside the legal fields. */
export type ListingFinding = PhotoFinding | "price-low" | "price-high";

interface ListingPhotos {
  photoCount: number;
  /** Of all photos. */
  photoHints: readonly PhotoHint[];
}

export function photoFindings({ photoCount, photoHints }: ListingPhotos): PhotoFinding[] {
  const findings: PhotoFinding[] = [];
  if (photoCount === 0) findings.push("no-photo");
  else if (photoCount < FEW_PHOTOS) findings.push("few-photos");
  for (const hint of PHOTO_HINTS) {
    if (photoHints.includes(hint)) findings.push(`photo-${hint}`);
  }
  return findings;
}

/** What its seller can add or mend of a listing. What it costs is theirs to say: a price is no gap. */
export const listingGaps = (facts: LegalFacts, photos: ListingPhotos): ListingGap[] => [
  ...missingLegalFields(facts),
  ...(photoFindings(photos) satisfies PhotoGap[]),
];

/** What is to be looked at in a listing. */
export function listingFindings({
  pricePerM2,
  meanPricePerM2,
  ...photos
}: ListingPhotos & {
  /** Both in cents. */
  pricePerM2: number;
  meanPricePerM2: number | null;
}): ListingFinding[] {
  const findings: ListingFinding[] = photoFindings(photos);
  if (meanPricePerM2 !== null) {
    if (pricePerM2 < meanPricePerM2 * FAR_RATIO.below) findings.push("price-low");
    if (pricePerM2 > meanPricePerM2 * FAR_RATIO.above) findings.push("price-high");
  }
  return findings;
}

/** The lists of the quality control: what waits, what lacks something, all that is published. */
export const LISTING_VIEWS = ["in-review", "incomplete", "published"] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];
/** Those of listings that are published. */
export type CheckedView = Exclude<ListingView, "in-review">;

/** What those can be ordered by: when they were published, what is asked, where they are, whose they are. */
export const LISTING_SORTS = {
  date: { by: "instant", direction: "desc" },
  price: { by: "number", direction: "desc" },
  commune: { by: "text", direction: "asc" },
  looper: { by: "text", direction: "asc", nullable: true },
} as const satisfies Sorts;
export type ListingSort = keyof typeof LISTING_SORTS;
