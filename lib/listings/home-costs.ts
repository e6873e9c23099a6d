import type { HomeCosts } from "../financing/monthly-cost.ts";
import type { ListingDetail } from "./views.ts";

type ListedCosts = Pick<ListingDetail, "coownership" | "energyCost" | "propertyTax">;

/** What a listing says of its home's yearly costs. */
export const homeCostsOf = ({ coownership, energyCost, propertyTax }: ListedCosts): HomeCosts => ({
  charges: coownership === null ? "none" : { yearlyCents: coownership.yearlyChargesCents },
  energy: energyCost,
  tax: propertyTax,
});

/** The columns that say it. */
export const COST_COLUMNS = [
  "p.energyCostMinCents",
  "p.energyCostMaxCents",
  "p.energyCostYear",
  "p.coownershipLots",
  "p.coownershipChargesCents",
  "p.propertyTaxCents",
  "p.propertyTaxYear",
] as const;

export interface CostRow {
  energyCostMinCents: number | null;
  energyCostMaxCents: number | null;
  energyCostYear: number | null;
  coownershipLots: number | null;
  coownershipChargesCents: number | null;
  propertyTaxCents: number | null;
  propertyTaxYear: number | null;
}

/** The range and year of a row's energy costs; null where its certificate does not say all of it. */
export function energyCostOf({
  energyCostMinCents: minCents,
  energyCostMaxCents: maxCents,
  energyCostYear: year,
}: CostRow): ListingDetail["energyCost"] {
  return minCents === null || maxCents === null || year === null
    ? null
    : { minCents, maxCents, year };
}

export const propertyTaxOf = ({
  propertyTaxCents: yearlyCents,
  propertyTaxYear: year,
}: CostRow): ListingDetail["propertyTax"] =>
  yearlyCents === null || year === null ? null : { yearlyCents, year };

/** The same as `homeCostsOf`, of a row. */
export const costsOfRow = (row: CostRow): HomeCosts => ({
  charges:
    row.coownershipLots === null ? "none" : { yearlyCents: row.coownershipChargesCents ?? 0 },
  energy: energyCostOf(row),
  tax: propertyTaxOf(row),
});
