import { cx } from "@/components/ui/cx";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { PriceDrop } from "@/lib/listings/price-drop";
import { FAVORITES } from "./copy";

/** That a price went down: the earlier one struck through, and since when. */
export function PriceDropNote({
  drop: { fromCents, at },
  inColumn = false,
}: {
  drop: PriceDrop;
  /** Whether it stands in a column that is narrow on a phone. */
  inColumn?: boolean;
}) {
  return (
    <p
      className={cx(
        "self-start rounded-control bg-tile-soft px-3 py-1 text-small text-tile-strong",
        inColumn && "max-sm:bg-transparent max-sm:p-0 max-sm:text-[length:inherit]",
      )}
    >
      {FAVORITES.dropped(formatDate(at))} <VisuallyHidden>{FAVORITES.before} </VisuallyHidden>
      <s className={cx("tabular-nums", !inColumn && "whitespace-nowrap")}>
        {formatPrice(fromCents)}
      </s>
    </p>
  );
}
