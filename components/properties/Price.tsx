import { formatPrice } from "@/lib/kernel/format";
import type { OwnedPrice } from "@/lib/selling/views";
import { PROPERTIES as COPY } from "./copy";

/** What is asked for a home, its package, and what that saves its seller. */
export function Price({
  price: { priceCents, savingsCents, tier, estimated },
  saves,
}: {
  price: OwnedPrice;
  /** Whether the saving is shown: it is the seller's. */
  saves: boolean;
}) {
  return (
    <div>
      <p className="font-display text-[1.375rem] font-bold tabular-nums">
        {formatPrice(priceCents)}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <span>{COPY.tier(tier)}</span>
        {saves && (
          <span className={savingsCents > 0 ? "font-semibold text-leaf" : "text-ink-soft"}>
            {savingsCents > 0 ? COPY.saving(savingsCents) : COPY.noSaving}
          </span>
        )}
      </p>
      {estimated && <p className="text-fine text-ink-soft">{COPY.estimate}</p>}
    </div>
  );
}
