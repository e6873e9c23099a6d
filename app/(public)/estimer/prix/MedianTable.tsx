import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatPrice, formatPricePerM2 } from "@/lib/kernel/format";
import type { PropertyType } from "@/lib/kernel/property-kinds";
import { ASKING_PRICES } from "./copy";

/** The middle of the prices of a type of home. */
interface Median {
  type: PropertyType;
  count: number;
  medianPriceCents: number | null;
  medianPricePerM2Cents: number | null;
}

/** The medians of each type that has enough homes, with their number. */
export function MedianTable({
  caption,
  medians,
  fewest,
  noun,
  tooFew,
}: {
  caption: string;
  medians: readonly Median[];
  /** Fewer make no median. */
  fewest: number;
  /** "12 biens". */
  noun: (count: number) => string;
  tooFew: string;
}) {
  const { columns } = ASKING_PRICES;
  return (
    <div className="max-w-[44rem] overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-left max-sm:text-small">
        <caption className="px-3 pt-4 sm:px-5 text-left font-semibold">{caption}</caption>
        <thead className="text-small text-ink-soft">
          <tr className="*:px-3 *:py-3 sm:*:px-5 *:font-medium">
            <th scope="col">{columns.type}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.pricePerM2}</th>
          </tr>
        </thead>
        <tbody>
          {medians.map(({ type, count, medianPriceCents, medianPricePerM2Cents }) => (
            <tr key={type} className="border-t border-line *:px-3 *:py-3 sm:*:px-5">
              <th scope="row" className="font-semibold">
                {PROPERTY_TYPE_LABELS[type]}
                <span className="block text-small font-normal text-ink-soft figures">
                  {noun(count)}
                </span>
              </th>
              {count < fewest || medianPriceCents === null || medianPricePerM2Cents === null ? (
                <td colSpan={2} className="text-small text-ink-soft">
                  {tooFew}
                </td>
              ) : (
                <>
                  <td className="figures whitespace-nowrap">{formatPrice(medianPriceCents)}</td>
                  <td className="figures whitespace-nowrap">
                    {formatPricePerM2(medianPricePerM2Cents)}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
