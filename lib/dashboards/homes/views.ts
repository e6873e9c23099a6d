import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import type { PhotoView } from "../../listings/views.ts";
import type { Recommendation } from "./advice.ts";
import type { Comparison, Funnel, PriceEffect, PriceGap } from "./rules.ts";

/** One of a seller's listings: how it does, and what would help it. */
export interface HomeFigures {
  id: string;
  title: string;
  city: string;
  status: PropertyStatus;
  priceCents: number;
  photo: PhotoView | null;
  daysOnline: number;
  /** Views of each of the last thirty days, the oldest first. */
  line: { day: string; views: number }[];
  /** Since the first publication. */
  funnel: Funnel;
  comparison: Comparison;
  /** Null where it is not on the market, or too few others are. */
  priceGap: PriceGap | null;
  /** Of its changes of price, the latest first. */
  priceEffects: PriceEffect[];
  recommendation: Recommendation;
  /** The offer, the visit or the open change that the recommendation is about; null where the listing says enough. */
  subjectId: string | null;
}

/** The listings that are on the market, or paused. */
export interface HomesView {
  homes: HomeFigures[];
  /** Whether there are more than the dashboard has rows for. */
  hasMore: boolean;
}
