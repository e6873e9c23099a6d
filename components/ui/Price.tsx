import { formatPrice, formatPricePerM2 } from "@/lib/kernel/format";
import { cx } from "./cx";

/** A price, and its price per m² when given; amounts in cents. Size follows the class name. */
export function Price({
  cents,
  perM2Cents,
  className,
}: {
  cents: number;
  perM2Cents?: number;
  className?: string;
}) {
  return (
    <p className={cx("flex flex-wrap items-baseline gap-x-2.5", className)}>
      <span className="font-display font-bold tracking-[-0.015em] whitespace-nowrap">
        {formatPrice(cents)}
      </span>
      {perM2Cents !== undefined && (
        <span className="text-fine text-ink-soft whitespace-nowrap">
          {formatPricePerM2(perM2Cents)}
        </span>
      )}
    </p>
  );
}
