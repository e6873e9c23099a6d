import type { AddressPrecision } from "../../kernel/property-kinds.ts";
import type { PhotoView } from "../views.ts";
import type { OwnedAction, OwnedFilter, OwnedTotals, StatusLabels } from "./rules.ts";

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
  /** The sale that is under way, or that was concluded. */
  saleId: string | null;
  actions: OwnedAction[];
  /** Whose it is, for the looper. */
  sellerName: string | null;
}

/** One view of the list of properties, the newest first. */
export interface OwnedPropertiesView {
  filter: OwnedFilter;
  properties: OwnedProperty[];
  counts: Record<OwnedFilter, number>;
  totals: OwnedTotals;
  nextCursor: string | null;
}
