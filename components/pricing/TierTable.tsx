import { formatPercent, formatPrice } from "@/lib/kernel/format";
import { PRICE_TIERS, type PriceTier } from "@/lib/pricing/rules";
import { FEES } from "./fees-copy";

const { table } = FEES;

function priceRange({ aboveCents, upToCents }: PriceTier): string {
  return upToCents === null
    ? table.above(formatPrice(aboveCents))
    : table.upTo(formatPrice(upToCents));
}

/** The price list, drawn from lib/pricing. */
export function TierTable() {
  const tiers: readonly PriceTier[] = PRICE_TIERS;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left text-small text-ink-soft">{table.caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-small">
          <th scope="col" className="py-3 pr-4 font-semibold max-sm:visually-hidden">
            {table.tier}
          </th>
          <th scope="col" className="py-3 pr-4 font-semibold">
            {table.price}
          </th>
          <th scope="col" className="py-3 text-right font-semibold">
            {table.fee}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.code} className="border-b border-line align-baseline">
            <th scope="row" className="py-4 pr-4 font-display font-bold max-sm:visually-hidden">
              <svg viewBox="0 0 8 8" className="mr-2 inline size-2" aria-hidden="true">
                <circle cx="4" cy="4" r="4" fill={tier.color} />
              </svg>
              {tier.name}
            </th>
            <td className="py-4 pr-4">{priceRange(tier)}</td>
            <td className="py-4 text-right">
              <span className="font-display text-heading font-bold figures whitespace-nowrap">
                {formatPrice(tier.feeCents)}
              </span>
              {tier.excessRateBps > 0 && (
                <span className="block text-small text-ink-soft">
                  {table.excess(
                    formatPercent(tier.excessRateBps / 100),
                    formatPrice(tier.aboveCents),
                  )}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
