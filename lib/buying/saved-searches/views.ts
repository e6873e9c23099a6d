import type { SearchCriteria } from "../../search-index/criteria.ts";
import type { AlertKind } from "../alerts/rules.ts";
import type { AlertFrequency } from "./frequencies.ts";

/** A search that a person kept, as it stands now. */
export interface SavedSearchView {
  id: string;
  name: string;
  criteria: SearchCriteria;
  /** "Appartements à Rennes · jusqu’à 380 000 €". */
  words: string;
  /** Listings that match; null while the index is being loaded. */
  total: number | null;
  alertEnabled: boolean;
  frequency: AlertFrequency;
  createdAt: Date;
}

/** What the alert of a saved search would have sent over the last days. */
export interface AlertWeekView {
  /** Listings that it would have reported. */
  total: number;
  /** The first of them. */
  lines: {
    id: string;
    title: string;
    city: string;
    what: AlertKind;
    at: Date;
    priceCents: number;
    fromCents: number | null;
  }[];
}

/** A saved search as its own screen shows it. */
export interface SearchWithWeek extends SavedSearchView {
  /** Null while the index is being loaded. */
  week: AlertWeekView | null;
}

/** A saved search, as far as its alert goes. */
export interface AlertView {
  id: string;
  name: string;
  alertEnabled: boolean;
  frequency: AlertFrequency;
}
