import type { ComparedCost } from "../financing/monthly-cost.ts";
import type {
  AddressPrecision,
  EnergyClass,
  Feature,
  PropertyType,
} from "../kernel/property-kinds.ts";
import type { SellerPackage } from "../mandates/rules.ts";
import type { ListingFacts } from "./facts.ts";
import type { OpenSlot } from "./slots/views.ts";

/** What a page shows of a listing in a list, on a map popup, among similar ones. Serialisable. */
export interface ListingCard {
  id: string;
  title: string;
  type: PropertyType;
  priceCents: number;
  /** Rounded euros per m², in cents rounded to whole euros. */
  pricePerM2Cents: number;
  surfaceDm2: number;
  rooms: number;
  bedrooms: number;
  city: string;
  postalCode: string;
  neighbourhood: string | null;
  /** Slug of the commune's page. */
  citySlug: string;
  /** The public point: see lib/listings/location/rules.ts. */
  lat: number;
  lng: number;
  /** What the seller lets the public read of the address; null where that is no more than the town. */
  address: string | null;
  energyClass: EnergyClass | null;
  ghgClass: EnergyClass | null;
  /** What the seller pays: its package's name and the fee in cents (decision 0002). */
  package: Pick<SellerPackage, "tierName" | "feeCents">;
  features: Feature[];
  /** 0 is the ground floor; null for a house, and where it is not stated. */
  floor: number | null;
  /** Floors above the ground floor. */
  floorCount: number | null;
  landSurfaceM2: number | null;
  photo: PhotoView;
  /** The first of its pictures, `photo` among them: those that a card leafs through. */
  pictures: PhotoView[];
  photoCount: number;
  /** Under offer: shown as a second badge. */
  underOffer: boolean;
  publishedAt: string;
  /** An example of the sample or the catalogue, whose pictures are drawn: no such home is for sale. */
  isDemonstration: boolean;
  /** The looper who takes care of the property, if one does. */
  ambassador: { firstName: string } | null;
  /** Visits that took place or are agreed. */
  visitCount: number;
  /** What its last change of price lowered it from, whenever that was: see `cardFields`. */
  priceDrop: { fromCents: number; at: string } | null;
  /** What it costs a month, as searches compare it, and what that leaves out. */
  monthlyCost: ComparedCost;
}

/** What only cards say: pages have it in other words, or in full. */
export type CardOnly =
  | "photo"
  | "pictures"
  | "photoCount"
  | "underOffer"
  | "visitCount"
  | "priceDrop"
  | "monthlyCost";

/** A picture of the media store; widths and addresses come from lib/listings/media/rules.ts. */
export interface PhotoView {
  mediaKey: string;
  alt: string;
}

/** A photo on the listing's page. */
export interface ListingPhoto extends PhotoView {
  /** The name of the room that it shows; absent where its seller names none. */
  room?: string;
}

/** A time at which the home can be visited, and the person who receives there. */
export interface SlotView extends Omit<OpenSlot, "startsAt" | "endsAt"> {
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
}

/** Everything the listing page shows, and `GET /api/listings/{id}` in its own words (json-views.ts). */
export interface ListingDetail extends Omit<ListingCard, CardOnly>, ListingFacts {
  /** Only public states: an invisible listing is not found. */
  state: "active" | "under_offer" | "sold";
  addressPrecision: AddressPrecision;
  /** Metres around the public point within which the home is; 0 where the point is the home. */
  circleRadiusM: number;
  communeCode: string;
  departmentCode: string;
  departmentName: string;
  /** Centre of the commune, where the open data knows it. */
  communeCentre: { lat: number; lng: number } | null;
  /** Address of a tour on another site, https; null where the seller gives none. */
  virtualTourUrl: string | null;
  /** Whether it has a virtual tour of our own (`routes.virtualTour`). */
  hasTour: boolean;
  photos: ListingPhoto[];
  energyCost: { minCents: number; maxCents: number; year: number } | null;
  /** Null when the property is not in a copropriété. */
  coownership: { lots: number; yearlyChargesCents: number; proceedings: boolean } | null;
  /** Taxe foncière of the seller's last notice, and its year; null where the seller does not give it. */
  propertyTax: { yearlyCents: number; year: number } | null;
  statistics: ListingStatistics;
  ambassador: {
    firstName: string;
    city: string | null;
    /** Whether they have a professional number, which people with a confirmed account are shown. */
    hasPhone: boolean;
  } | null;
  createdAt: string;
  updatedAt: string;
  /** When its seller last confirmed that it is for sale; null of one that nobody is to confirm, or that is not. */
  confirmedAt: string | null;
}

/** How long a listing has been online, beside those of its commune and type. */
export interface ListingPace {
  /** Whole civil days (Europe/Paris) since the first publication, pauses left out. */
  daysOnline: number;
  /** Mean for the commune and type; indicative below five known listings (then 45). */
  averageDaysOnline: number;
  averageIsIndicative: boolean;
}

export interface ListingStatistics extends ListingPace {
  views: number;
  favorites: number;
}
