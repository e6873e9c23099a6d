import type { PriceDrop } from "../../listings/price-drop.ts";
import type { ListingDetail } from "../../listings/views.ts";
import type { Judgement } from "../views.ts";

/** A listing beside others. */
export interface ComparedListing extends Judgement {
  listing: ListingDetail;
  drop: PriceDrop | null;
}
