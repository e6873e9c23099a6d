import type { AddressPrecision } from "../kinds.ts";
import type { PhotoView } from "../views.ts";
import type { OwnedAction, OwnedFilter } from "./rules.ts";

/** How a state is shown: a label, and a second one that is more exact. */
export interface StatusLabels {
  main: "draft" | "active" | "sold" | "withdrawn";
  also: "in_review" | "under_offer" | "paused" | null;
}

/** A property of one's own, or that a looper takes care of. */
export interface OwnedProperty {
  id: string;
  title: string;
  status: StatusLabels;
  address: string;
  /** What the public sees of it: a street, a neighbourhood or the address; null for the town alone. */
  published: { precision: AddressPrecision; place: string | null };
  /** Whether the person may choose what the public sees of the address. */
  canPlace: boolean;
  postalCode: string;
  city: string;
  priceCents: number;
  /** What an agency's 5 % would cost more than the package: negative where it costs less. */
  savingsCents: number;
  /** Name of the package. */
  tier: string;
  /** Whether package and saving are counted on the asking price, before a mandate. */
  estimated: boolean;
  surfaceDm2: number;
  rooms: number;
  bedrooms: number;
  views: number;
  favorites: number;
  photo: PhotoView | null;
  actions: OwnedAction[];
  /** Whose it is, for the looper. */
  sellerName: string | null;
}

/** Figures over every property of the person, whatever view is shown. */
export interface OwnedTotals {
  properties: number;
  valueCents: number;
  savingsCents: number;
  views: number;
  favorites: number;
}

/** One view of the list of properties, the newest first. */
export interface OwnedPropertiesView {
  filter: OwnedFilter;
  properties: OwnedProperty[];
  counts: Record<OwnedFilter, number>;
  totals: OwnedTotals;
  nextCursor: string | null;
}
