import type { HomeCosts } from "../financing/monthly-cost.ts";
import type { ListingDetail } from "./views.ts";

/** What a listing says of its home's yearly costs. */
export const homeCostsOf = ({
  coownership,
  energyCost,
  propertyTax,
}: Pick<ListingDetail, "coownership" | "energyCost" | "propertyTax">): HomeCosts => ({
  charges: coownership === null ? "none" : { yearlyCents: coownership.yearlyChargesCents },
  energy: energyCost,
  tax: propertyTax,
});
