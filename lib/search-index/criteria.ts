import type { EnergyClass, Feature, PropertyType } from "../kernel/property-kinds.ts";

/** Longest accepted free text; place names are far shorter. */
export const MAX_LOCATION_LENGTH = 200;
/** Most points of a drawn area. */
export const MAX_POLYGON_POINTS = 500;

/** Result orders of the search URL's `sort`; the first is the default. */
export const SORT_ORDERS = [
  "relevance",
  "newest",
  "price-asc",
  "price-desc",
  "surface-desc",
  "price-m2-asc",
  "confirmed",
  "monthly-asc",
] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** WGS84 degrees; west ≤ east (a box never crosses the antimeridian: France does not). */
export interface BoundingBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** [latitude, longitude] in degrees. */
export type LatLng = readonly [lat: number, lng: number];

/** How many results one page holds. */
export const PAGE_SIZE = 20;

/** Bounds that a search sets to figures, both ends included; null: none. */
export interface Bounds {
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** Hundredths of m². */
  minSurfaceDm2: number | null;
  maxSurfaceDm2: number | null;
  minRooms: number | null;
  maxRooms: number | null;
  minBedrooms: number | null;
  maxBedrooms: number | null;
  minBathrooms: number | null;
  /** Cents per m². */
  minPricePerM2Cents: number | null;
  maxPricePerM2Cents: number | null;
  /** Cents a month: loan, charges, energy and tax, as `comparedCost` has them. */
  maxMonthlyCents: number | null;
}

/**
 * Where a flat is in its building, and where it is not. A house is on no floor: it is what refuses one, and not what
 * asks for one.
 */
export const STOREYS = ["ground", "last", "above-ground", "below-last"] as const;
export type Storey = (typeof STOREYS)[number];

/** What a person searches for: the search URL, parsed, canonical (lists sorted, no duplicates). */
export interface SearchCriteria extends Bounds {
  /** City, postal code, department or free text, as typed, trimmed; null when absent. */
  location: string | null;
  /** Any of these; empty means any type. */
  types: PropertyType[];
  /** Worst accepted DPE class; listings without a class are then left out. */
  worstEnergy: EnergyClass | null;
  /** All of these. */
  features: Feature[];
  /** All of these. */
  storeys: Storey[];
  /** Days at most since the seller confirmed that it is for sale. */
  confirmedDays: number | null;
  bbox: BoundingBox | null;
  /** Closed ring (first point not repeated), at least three points, even-odd rule. */
  polygon: LatLng[] | null;
  sort: SortOrder;
  /** Opaque position after which the page starts; null for the first page. */
  cursor: string | null;
}

const NO_BOUNDS: Bounds = {
  minPriceCents: null,
  maxPriceCents: null,
  minSurfaceDm2: null,
  maxSurfaceDm2: null,
  minRooms: null,
  maxRooms: null,
  minBedrooms: null,
  maxBedrooms: null,
  minBathrooms: null,
  minPricePerM2Cents: null,
  maxPricePerM2Cents: null,
  maxMonthlyCents: null,
};

/** The criteria that select everything. */
export const NO_CRITERIA: SearchCriteria = {
  ...NO_BOUNDS,
  location: null,
  types: [],
  worstEnergy: null,
  features: [],
  storeys: [],
  confirmedDays: null,
  bbox: null,
  polygon: null,
  sort: "relevance",
  cursor: null,
};

/**
 * Counts for each choice, given all the other filters (the facet's own filter is left out,
 * except for features, which add up: the count is what remains when that one is added).
 */
export interface SearchFacets {
  types: Record<PropertyType, number>;
  /** Index n: listings with at least n + 1 rooms, n from 0 to 5. */
  minRooms: number[];
  /** Index n: listings with at least n + 1 bedrooms, n from 0 to 4. */
  minBedrooms: number[];
  /** Listings accepted when that class is the worst accepted one. */
  worstEnergy: Record<EnergyClass, number>;
  features: Record<Feature, number>;
  /** Listings per price band; bands are PRICE_BANDS. */
  priceBands: number[];
}

/**
 * Upper bounds of the price histogram's bands in euros, exclusive; one more band holds what
 * lies above. Steps grow with the price, as buyers' budgets do.
 */
export const PRICE_BANDS = [
  50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 225_000, 250_000, 275_000, 300_000,
  350_000, 400_000, 450_000, 500_000, 600_000, 700_000, 800_000, 1_000_000, 1_250_000, 1_500_000,
  2_000_000,
] as const;

/**
 * How the free text of `location` was understood. Its bounds ("T3", "moins de 300 000") are used
 * where the criteria set none.
 */
export interface Interpretation extends Bounds {
  /** Places the text names, best first; a listing in any of them matches. Empty: no place named. */
  places: Place[];
  /** Words left, which every result contains (or a close spelling of them). */
  words: string[];
  /** Types named by the text ("maison", "appart"), used when the criteria name none. */
  types: PropertyType[];
  /** Features named by the text ("jardin"), added to the criteria's. */
  features: Feature[];
  /** Worst class named by the text ("DPE C"), used when the criteria name none. */
  worstEnergy: EnergyClass | null;
  /** Floors named by the text ("dernier étage", "pas de rez-de-chaussée"), added to the criteria's. */
  storeys: Storey[];
  /** The parts of the text that name the places, as they are typed. */
  placeTexts: string[];
  /** Parts of the text that change nothing to what is found: the whole of it when none was understood. */
  ignored: string[];
}

/** The reading of a text that says nothing. */
export const NO_TEXT: Interpretation = {
  ...NO_BOUNDS,
  places: [],
  words: [],
  types: [],
  features: [],
  worstEnergy: null,
  storeys: [],
  placeTexts: [],
  ignored: [],
};

export type Place =
  | { kind: "commune"; code: string; name: string; departmentCode: string; slug: string }
  | { kind: "postalCode"; postalCode: string; communeCodes: string[]; label: string }
  | { kind: "department"; code: string; name: string }
  | {
      kind: "neighbourhood";
      name: string;
      communeCode: string;
      communeName: string;
      departmentCode: string;
    };

/** One cluster of listings on the map; a lone listing carries its id. */
export interface MapCluster {
  lat: number;
  lng: number;
  count: number;
  /** Lowest price in the cluster, in cents. */
  minPriceCents: number;
  /** Set when count is 1. */
  id: string | null;
}

/** Whether a search bounds or orders homes by what they cost a month, which its cards then show. */
export const isByMonthlyCost = (
  { sort, maxMonthlyCents }: Pick<SearchCriteria, "sort" | "maxMonthlyCents">,
  read: Pick<Interpretation, "maxMonthlyCents">,
): boolean => sort === "monthly-asc" || (maxMonthlyCents ?? read.maxMonthlyCents) !== null;
