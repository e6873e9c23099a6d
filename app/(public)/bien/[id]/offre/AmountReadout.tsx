import { cx } from "@/components/ui/cx";
import { formatPercent, formatPrice } from "@/lib/kernel/format";
import {
  type Closeness,
  closenessOf,
  distanceToAsking,
  netToSeller,
  percentOfAskingPrice,
} from "@/lib/offers/rules";
import { OFFER_FORM } from "./copy";

const COPY = OFFER_FORM.readout;

const COLOURS: Record<Closeness, string> = {
  close: "fill-leaf",
  fair: "fill-mimosa-strong",
  low: "fill-tile",
};

/** Least share of the asking price that the bar shows, in percent: below, it stays at its start. */
const BAR_FROM = 50;

function distanceText(amountCents: number, askingCents: number): string {
  const { cents } = distanceToAsking(amountCents, askingCents);
  if (cents === 0) return COPY.same;
  return cents < 0 ? COPY.below(formatPrice(-cents)) : COPY.above(formatPrice(cents));
}

/** What an amount comes to, beside the price asked and for the seller; empty where there is none. */
export function AmountReadout({
  amountCents,
  askingCents,
  fee,
  className,
}: {
  amountCents: number | null;
  askingCents: number;
  fee: { cents: number; estimated: boolean };
  className?: string;
}) {
  const isKnown = amountCents !== null && amountCents > 0;
  const percent = isKnown ? percentOfAskingPrice(amountCents, askingCents) : 0;
  const closeness = closenessOf(amountCents ?? 0, askingCents);
  const width = Math.min(Math.max(((percent - BAR_FROM) / (100 - BAR_FROM)) * 100, 0), 100);
  return (
    <div
      role="status"
      aria-label={COPY.label}
      className={cx("rounded-card bg-sunken p-4", className)}
    >
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <p className="text-fine font-semibold text-ink-soft">{COPY.distance}</p>
          <p className="font-display text-[1.375rem] leading-tight font-bold tabular-nums">
            {isKnown ? formatPercent(percent) : "–"}
          </p>
          <p className="text-small text-ink-soft">
            {isKnown ? distanceText(amountCents, askingCents) : "\u00a0"}
          </p>
        </div>
        <div className="min-w-0">
          <p className="text-fine font-semibold text-ink-soft">{COPY.net}</p>
          <p className="font-display text-[1.375rem] leading-tight font-bold tabular-nums">
            {isKnown ? formatPrice(netToSeller(amountCents, { feeCents: fee.cents })) : "–"}
          </p>
          <p className="text-small text-ink-soft">
            {COPY.netHint(formatPrice(fee.cents), fee.estimated)}
          </p>
        </div>
      </div>
      {/* Drawn: a width in a style attribute is refused by the content policy. */}
      <svg aria-hidden="true" className="mt-3 block h-2 w-full rounded-full bg-line">
        <rect width={`${width}%`} height="100%" rx="4" className={COLOURS[closeness]} />
      </svg>
    </div>
  );
}
