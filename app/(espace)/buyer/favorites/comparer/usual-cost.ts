import { usualLoan } from "@/lib/financing/inputs";
import { type MonthlyCost, monthlyCost } from "@/lib/financing/monthly-cost";
import { homeCostsOf } from "@/lib/listings/home-costs";
import type { ListingDetail } from "@/lib/listings/views";

/** What a home costs a month, bought as its page simulates first; null of one that is sold. */
export const usualCost = (listing: ListingDetail): MonthlyCost | null =>
  listing.state === "sold"
    ? null
    : monthlyCost(usualLoan(listing.priceCents), homeCostsOf(listing));

/** The part of the page that has its lines. */
export const costAnchor = ({ id }: ListingDetail): string => `cout-${id}`;
