import type { ListingDetail } from "../../listings/views.ts";
import type { Judgement, PriceDrop } from "../views.ts";

/** A listing beside others. */
export interface ComparedListing extends Judgement {
  listing: ListingDetail;
  drop: PriceDrop | null;
}
