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

/** A provider's own page. */
export interface ProviderPageView extends ProviderView {
  /** Pictures of their work; none of most trades. */
  portfolio: PhotoView[];
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
