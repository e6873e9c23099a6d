import type { PropertyType } from "../../kernel/property-kinds.ts";
import type { ListingStatistics } from "../../listings/views.ts";
import type { DayFigures, Measure, Period } from "./rules.ts";

/** A measure over the period, and its change against the one before. */
export interface MeasureTotal {
  measure: Measure;
  total: number;
  /** In percent; null where there was nothing before. */
  change: number | null;
}

/** One listing: what becomes of who sees it, and how long it takes. */
export interface ListingFigures {
  id: string;
  title: string;
  city: string;
  type: PropertyType;
  sold: boolean;
  /** Whether the public page of the listing is open. */
  online: boolean;
  contacts: number;
  visits: number;
  offers: number;
  statistics: ListingStatistics;
}

/** A seller's statistics. */
export interface AnalyticsView {
  period: Period;
  totals: MeasureTotal[];
  /** Each day of the period, oldest first. */
  days: DayFigures[];
  /** Every listing that was ever online, the latest first; empty before the first. */
  listings: ListingFigures[];
}
