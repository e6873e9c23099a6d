import type { AddressPrecision } from "../kernel/property-kinds.ts";
import type { WithdrawReason } from "../listings/states/rules.ts";
import type { PhotoView } from "../listings/views.ts";
import type { OwnedActions, OwnedRevisionStatus } from "./actions.ts";
import type { OwnedFilter, OwnedTotals, StatusLabels } from "./rules.ts";

/** What is asked for a home, and what its package saves. */
export interface OwnedPrice {
  priceCents: number;
  /** What an agency's 5 % would cost more than the package: negative where it costs less. */
  savingsCents: number;
  /** Name of the package. */
  tier: string;
  /** Whether package and saving are counted on the asking price, before a mandate. */
  estimated: boolean;
}

/** What a looper has in a home that they can leave. */
export interface OwnedLeaving {
  /** Visits to come that they receive. */
  visits: number;
  /** Buyers' leads that they accepted. */
  leads: number;
}

/** A property of one's own, or that a looper takes care of. */
export interface OwnedProperty extends OwnedPrice {
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
  surfaceDm2: number;
  rooms: number;
  bedrooms: number;
  views: number;
  favorites: number;
  photo: PhotoView | null;
  /** The sale that is under way, or that was concluded. */
  saleId: string | null;
  /** The draft or the change that is open. */
  revision: { id: string; status: OwnedRevisionStatus } | null;
  /** Last civil day to say whether it is for sale; null where that is not asked. */
  confirmBy: string | null;
  /** Visits to come that are agreed, where it can be paused by its seller. */
  agreedVisits: number;
  /** Whether it is paused because nobody confirmed that it is for sale. */
  isUnconfirmed: boolean;
  /** Whether it is paused without a mandate in force, which has to be signed before it is put back. */
  needsMandate: boolean;
  /** Whether its withdrawal is signed by others too. */
  isJointlySold: boolean;
  /** When and why it was withdrawn, as far as that is known; null for what was not. */
  withdrawal: { at: Date | null; reason: WithdrawReason | null } | null;
  actions: OwnedActions;
  /** Whose it is, for the looper. */
  sellerName: string | null;
  /** What the looper leaves with the home; null where they can't, and for its seller. */
  leaving: OwnedLeaving | null;
}

/** A home that its seller has begun to write about, and that is no property yet. */
export interface OwnedDraft {
  revisionId: string;
  title: string | null;
  /** As far as it is known. */
  address: string | null;
  /** Null until one is asked. */
  price: OwnedPrice | null;
  /** Steps that are done, of all. */
  done: number;
  steps: number;
  savedAt: Date;
  photo: PhotoView | null;
}

/** One view of the list of properties, the newest first. */
export interface OwnedPropertiesView {
  filter: OwnedFilter;
  /** The latest first, before the properties of the first page. */
  drafts: OwnedDraft[];
  properties: OwnedProperty[];
  counts: Record<OwnedFilter, number>;
  totals: OwnedTotals;
  nextCursor: string | null;
}
