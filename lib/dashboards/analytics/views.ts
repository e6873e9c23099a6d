import type { ListingPace } from "../../listings/views.ts";
import type { Funnel } from "../homes/rules.ts";
import type { HomeFigures } from "../homes/views.ts";
import { type DayFigures, MEASURES, type Measure, type Period } from "./rules.ts";

/** A measure over the period, and its change against the one before. */
export interface MeasureTotal {
  measure: Measure;
  total: number;
  /** In percent; null where there was nothing before. */
  change: number | null;
}

/** One listing: what becomes of the people who see it, and how long it takes. */
export interface ListingFigures extends ListingPace {
  id: string;
  title: string;
  city: string;
  /** How it left the market; null while it has not. */
  ended: "sold" | "withdrawn" | null;
  /** Since the first publication. */
  funnel: Funnel;
}

/** What became of a seller's listings day by day. */
export interface AudienceView {
  period: Period;
  totals: MeasureTotal[];
  /** Each day of the period, oldest first. */
  days: DayFigures[];
  /** As many days before it, oldest first. */
  before: DayFigures[];
}

/** Whether there is anything to draw: somebody came in the period or in the one before. */
export function hasAudience({ days, before }: AudienceView): boolean {
  return [...days, ...before].some((day) => MEASURES.some((measure) => day[measure] > 0));
}

/** One listing's statistics. */
export interface HomeAnalyticsView extends AudienceView {
  home: HomeFigures;
}

/** A seller's statistics. */
export interface AnalyticsView extends AudienceView {
  /** The listings that were ever online, the latest first; empty before the first. */
  listings: ListingFigures[];
  /** Whether there are more, which the sums count as well. */
  hasMore: boolean;
}
