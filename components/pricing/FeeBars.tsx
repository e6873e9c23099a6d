import { cx } from "@/components/ui/cx";
import { formatPrice } from "@/lib/kernel/format";
import type { FeeComparison } from "@/lib/pricing/rules";

/** Two bars to the same scale: the package and the agency. Widths are attributes, not styles. */
export function FeeBars({
  comparison: { feeCents, agencyCents },
  labels,
  className,
}: {
  comparison: FeeComparison;
  labels: { fee: string; agency: string };
  className?: string;
}) {
  const longest = Math.max(feeCents, agencyCents);
  const bars = [
    { label: labels.fee, cents: feeCents, colour: "fill-tile", ours: true },
    { label: labels.agency, cents: agencyCents, colour: "fill-line-strong", ours: false },
  ];
  return (
    <ul className={cx("flex flex-col gap-4", className)}>
      {bars.map(({ label, cents, colour, ours }) => (
        <li key={label}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className={ours ? "font-semibold" : "text-ink-soft"}>{label}</span>
            <span
              className={cx(
                "ml-auto whitespace-nowrap",
                ours ? "font-display text-title font-bold" : "text-lead text-ink-soft",
              )}
            >
              {formatPrice(cents)}
            </span>
          </div>
          <svg aria-hidden="true" width="100%" height="12" className="mt-1.5 block">
            <rect
              width={`${Math.max(1, (cents / longest) * 100)}%`}
              height="12"
              rx="3"
              className={cx(colour, "forced-colors:fill-[CanvasText]")}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
