import type { SearchCriteria } from "../../search-index/criteria.ts";
import type { AlertFrequency } from "./rules.ts";

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

/** A saved search, as far as its alert goes. */
export interface AlertView {
  id: string;
  name: string;
  alertEnabled: boolean;
  frequency: AlertFrequency;
}
