import type { NamedCommune } from "../communes/commune.ts";
import type { ProviderType } from "../kernel/provider-kinds.ts";
import type { PhotoView } from "../listings/views.ts";
import type { ProviderAvailability, ProviderCheckKind, RankedProvider } from "./rules.ts";

/** A paper in force that the team read. */
export interface ProviderCheckView {
  kind: ProviderCheckKind;
  number: string;
  /** Who issued it. */
  body: string;
  /** Its last day, a civil day. */
  validUntil: string;
}

/** A provider of the directory. */
export interface ProviderView extends RankedProvider {
  name: string;
  type: ProviderType;
  description: string;
  availability: ProviderAvailability;
  specialties: string[];
  certifications: string[];
  place: NamedCommune;
  /** Papers in force today. */
  checks: ProviderCheckView[];
  /** Whether they are all that the trade must prove. */
  verified: boolean;
  isDemonstration: boolean;
}

/** What a client thinks of work that was done. */
export interface ProviderReviewView {
  id: string;
  /** Null once the account is erased. */
  author: string | null;
  quality: number;
  punctuality: number;
  priceHeld: number;
  comment: string;
  createdAt: Date;
  /** Civil day of the work. */
  day: string;
}

/** The reviews of a provider, the latest of each client, the latest first; `removed` counts those that the team took off. */
export interface ProviderReviewsView {
  reviews: ProviderReviewView[];
  removed: number;
}

/** A provider's own page. */
export interface ProviderPageView extends ProviderView {
  /** Pictures of their work; none of most trades. */
  portfolio: PhotoView[];
  reviews: ProviderReviewsView;
}

/** How well the point is known from which distances are counted. */
export type PointPrecision = "commune" | "postal-area" | "department";

/** What a page of the directory lists. */
export interface DirectoryView {
  /** In order, sixty at most. */
  providers: ProviderView[];
  /** How many there are, shown or not. */
  total: number;
  /** Nobody is around the place: these are the nearest. */
  isBeyond: boolean;
  /** Of the place searched; null without one, or where nothing is known of where it is. */
  precision: PointPrecision | null;
}
