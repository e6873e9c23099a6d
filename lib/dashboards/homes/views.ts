import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import type { PhotoView } from "../../listings/views.ts";
import type { Comparison, Funnel, PriceEffect, Recommendation } from "./rules.ts";

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
  /** Null where too few listings are like it. */
  comparison: Comparison | null;
  /** Its price per m² beside the commune's mean of that type, in percent more; null where that is unknown. */
  priceGapPercent: number | null;
  /** Of its changes of price, the latest first. */
  priceEffects: PriceEffect[];
  recommendation: Recommendation;
}
