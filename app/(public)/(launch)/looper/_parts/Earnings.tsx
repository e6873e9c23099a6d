import { FEES } from "@/components/pricing/fees-copy";
import { Section } from "@/components/ui/Section";
import { formatPrice } from "@/lib/kernel/format";
import { PRICE_TIERS, type PriceTier } from "@/lib/pricing/rules";
import { routes } from "@/lib/routes/public";
import { LOOPER } from "../copy";
import { EarningsEstimate, type EstimatePackage } from "./EarningsEstimate";
import { type EstimateChoice, PACKAGE_SHARES } from "./estimate";

const ESTIMATE_ID = "revenus";

function pricesOf(code: PriceTier["code"]): string {
  const tiers: readonly PriceTier[] = PRICE_TIERS;
  const tier = tiers.find((one) => one.code === code);
  if (!tier) return "";
  return tier.upToCents === null
    ? FEES.table.above(formatPrice(tier.aboveCents))
    : FEES.table.upTo(formatPrice(tier.upToCents));
}

const PACKAGES: readonly EstimatePackage[] = PACKAGE_SHARES.map((share) => ({
  ...share,
  prices: pricesOf(share.code),
}));

/** What a sale brings in, and what a year of them would. */
export function Earnings({ choice }: { choice: EstimateChoice }) {
  const { title, lead, note, ...labels } = LOOPER.estimate;
  return (
    <Section id={ESTIMATE_ID} labelledBy="revenus-titre" tone="mimosa">
      <div className="max-w-[46rem]">
        <h2 id="revenus-titre" className="text-title">
          {title}
        </h2>
        <p className="mt-4 text-lead text-ink-soft">{lead}</p>
      </div>
      <div className="mt-10">
        <EarningsEstimate
          initial={choice}
          packages={PACKAGES}
          action={`${routes.looper}#${ESTIMATE_ID}`}
          labels={labels}
        />
      </div>
      <p className="mt-8 max-w-[46rem] text-fine text-ink-soft">{note}</p>
    </Section>
  );
}
