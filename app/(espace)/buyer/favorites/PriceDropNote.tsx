import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { PriceDrop } from "@/lib/favorites/views";
import { formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import { FAVORITES } from "./copy";

/** That a price went down: the earlier one struck through, and since when. */
export function PriceDropNote({ drop: { fromCents, at } }: { drop: PriceDrop }) {
  return (
    <p className="self-start rounded-control bg-tile-soft px-3 py-1 text-small text-tile-strong">
      {FAVORITES.dropped(formatDate(at))} <VisuallyHidden>{FAVORITES.before} </VisuallyHidden>
      <s className="whitespace-nowrap tabular-nums">{formatPrice(fromCents)}</s>
    </p>
  );
}
