import type { GeoPoint } from "../../kernel/geo.ts";
import type {
  AddressPrecision,
  PropertyStatus,
  PropertyType,
} from "../../kernel/property-kinds.ts";
import type { PhotoView } from "../../listings/views.ts";
import type { NamesCheck } from "../../mandates/names.ts";
import type { PictureHints } from "../../photos/views.ts";
import type { RevisionContent } from "../../revisions/content.ts";
import type { Question } from "../../revisions/contradictions.ts";
import type { ContentField } from "../../revisions/fields.ts";
import type { PublicationIssue } from "../../revisions/publication.ts";
import type { FieldReturn } from "../../revisions/review.ts";
import type { RevisionStatus } from "../../revisions/states.ts";
import type { ClaimHolder } from "../../tasks/rules.ts";
import type { ListingFinding } from "../listings/rules.ts";
import type { ReviewKind, ReviewMove } from "./rules.ts";

/** Who looks at a revision, and since when. */
export interface ClaimView {
  name: string;
  at: Date;
  /** `nobody` for a claim that lapsed. */
  holder: ClaimHolder;
}

/** A revision in the queue. */
export interface QueuedRevisionView {
  id: string;
  kind: ReviewKind;
  title: string;
  type: PropertyType | null;
  city: string | null;
  priceCents: number | null;
  surfaceDm2: number | null;
  cover: PhotoView | null;
  sellerName: string;
  submittedAt: Date;
  hours: number;
  decideBy: Date;
  isLate: boolean;
  claim: ClaimView | null;
  /** Whether it is the reader's own listing, which somebody else decides about. */
  isOwn: boolean;
}

export interface ReviewedMandateView {
  number: number;
  /** Amendments included. */
  priceCents: number;
  signedAt: Date;
  /** Last civil day to withdraw. */
  withdrawalEndsOn: string;
  expressRequestAt: Date | null;
  mayPublish: boolean;
  /** Whether its price is the revision's. */
  isPriceSigned: boolean;
  /** What it does not name of the home that is proposed, and of its seller; null where it covers them. */
  uncovered: NamesCheck | null;
}

export interface ReviewEventView {
  id: string;
  kind: string;
  at: Date;
  /** Null for a person who had no account yet. */
  actorName: string | null;
  returns: FieldReturn[];
}

/** Where a home is, and what of it the public sees. */
export interface PlaceView extends GeoPoint {
  precision: AddressPrecision;
  /** The middle of the public's circle, and its radius in metres; 0 for the home itself. */
  shown: GeoPoint & { radiusM: number };
}

/** The content that was returned, of a revision that came back. */
export interface ReturnedView {
  /** When it was returned. */
  at: Date;
  content: RevisionContent;
  returns: FieldReturn[];
  /** The fields that differ from what came back, in the order of the editor. */
  changed: ContentField[];
}

/** Another seller's listing at the same address. */
export interface DuplicateView {
  id: string;
  title: string;
  city: string;
  lot: string | null;
  status: PropertyStatus;
  sellerName: string;
  isPublic: boolean;
}

/** A revision, as the person who decides about it sees it. */
export interface ReviewView extends QueuedRevisionView {
  propertyId: string;
  propertyStatus: PropertyStatus;
  isPublic: boolean;
  /** Whether it is for sale on the site, so that its papers can be printed. */
  isPrinted: boolean;
  status: RevisionStatus;
  version: number;
  decidedAt: Date | null;
  /** What was handed in last. */
  content: RevisionContent;
  /** What is published; null for a new listing. */
  published: RevisionContent | null;
  changed: ContentField[];
  /** What was returned last, once its seller handed it in again. */
  returned: ReturnedView | null;
  /** Null while its seller names none. */
  place: PlaceView | null;
  issues: PublicationIssue[];
  /** What contradicts itself, with what the seller says of it. */
  questions: Question[];
  /** What the editor says of the pictures to their seller, in their order. */
  pictureHints: Record<"photos" | "floorPlans", PictureHints[]>;
  findings: ListingFinding[];
  pricePerM2Cents: number | null;
  /** Of the commune and type; null where too few listings are known. */
  meanPricePerM2Cents: number | null;
  mandate: ReviewedMandateView | null;
  duplicates: DuplicateView[];
  seller: { name: string; email: string; phone: string; since: Date; listings: number };
  /** Who accepted to take care of the home. */
  looperName: string | null;
  history: ReviewEventView[];
  moves: readonly ReviewMove[];
}
