/** The closed lists of the listing domain, in the order screens show them. */

export const PROPERTY_TYPES = ["apartment", "house", "studio"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const PROPERTY_STATUSES = [
  "draft",
  "in_review",
  "active",
  "under_offer",
  "sold",
  "paused",
  "withdrawn",
] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

/** Statuses in which a listing is found by search (decision 0004). @public */
export const SEARCHABLE_STATUSES = ["active", "under_offer"] as const satisfies PropertyStatus[];

/** Whether a listing in this state is for sale on the site. */
export function isSearchableStatus(status: string): boolean {
  return SEARCHABLE_STATUSES.some((each) => each === status);
}

/** Statuses in which anybody can open the listing's page: what was sold keeps it (decision 0004). */
export const PUBLIC_STATUSES = [
  "active",
  "under_offer",
  "sold",
] as const satisfies PropertyStatus[];

/** Whether anybody can open the page of a listing in this state; of no state is nobody's. */
export function isPublicStatus(status: string | null): boolean {
  return PUBLIC_STATUSES.some((each) => each === status);
}

/** What the dated history of a listing holds (ListingEvent). */
export const LISTING_EVENT_KINDS = [
  "published",
  "price_changed",
  "back_on_market",
  "slot_opened",
  "paused",
  "under_offer",
  "sold",
  "withdrawn",
] as const;
export type ListingEventKind = (typeof LISTING_EVENT_KINDS)[number];

/** How exactly a listing's public page says where the home is, the seller's choice (decision 0053). */
export const ADDRESS_PRECISIONS = ["exact", "street", "neighbourhood"] as const;
export type AddressPrecision = (typeof ADDRESS_PRECISIONS)[number];

/** DPE and GES classes, best first. */
export const ENERGY_CLASSES = ["A", "B", "C", "D", "E", "F", "G"] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

/**
 * What a listing can offer, as codes of the search URL's `feature` parameter. At most 32:
 * the search index keeps them as one bit each. Only append: the order is the bit.
 */
export const FEATURES = [
  "balcon",
  "terrasse",
  "jardin",
  "piscine",
  "parking",
  "garage",
  "cave",
  "ascenseur",
  "cheminee",
  "parquet",
  "cuisine-equipee",
  "climatisation",
  "fibre",
  "interphone",
  "gardien",
  "vue-degagee",
  "vue-mer",
  "calme",
  "lumineux",
  "traversant",
  "plain-pied",
  "acces-pmr",
  "double-vitrage",
  "pompe-a-chaleur",
  "panneaux-solaires",
  "renove",
] as const;
export type Feature = (typeof FEATURES)[number];
