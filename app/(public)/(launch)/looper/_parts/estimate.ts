import { looperShareOfFee, PRICE_TIERS, type PriceTier } from "@/lib/pricing/rules";

/** Sales that the estimate can count in a year. */
export const MAX_SALES = 12;

/** What an estimate starts from: a package of the price list and a number of sales. */
export interface EstimateChoice {
  tier: PriceTier["code"];
  sales: number;
}

const USUAL: EstimateChoice = { tier: "premium", sales: 4 };

/** The looper's share of each package of the price list, as the looper page reads it. */
export interface PackageShare {
  code: PriceTier["code"];
  feeCents: number;
  shareCents: number;
  /** The fee grows with the price: these are the least amounts. */
  atLeast: boolean;
}

/** The looper's share of each package, cheapest first. */
export const PACKAGE_SHARES: readonly PackageShare[] = PRICE_TIERS.map(
  ({ code, feeCents, excessRateBps }) => ({
    code,
    feeCents,
    shareCents: looperShareOfFee(feeCents, "looperPage"),
    atLeast: excessRateBps > 0,
  }),
);

type Parameter = string | string[] | undefined;

/** The choice an address carries; what is missing or unknown in it is the usual one. */
export function estimateChoice(parameters: {
  forfait?: Parameter;
  ventes?: Parameter;
}): EstimateChoice {
  const { forfait, ventes } = parameters;
  const tier = PACKAGE_SHARES.find(({ code }) => code === forfait)?.code ?? USUAL.tier;
  const sales = typeof ventes === "string" && /^\d{1,2}$/.test(ventes) ? Number(ventes) : 0;
  return { tier, sales: sales >= 1 && sales <= MAX_SALES ? sales : USUAL.sales };
}
