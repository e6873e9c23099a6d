import { priceSentence } from "@/components/listings/history-copy";
import type { PriceChangeView } from "@/lib/mandate-signing/views";
import { packageAtPrice } from "@/lib/mandates/coverage";
import { mandateTerms } from "@/lib/mandates/rules";
import { PRICE_CHANGE } from "./copy";

const COPY = PRICE_CHANGE.lines;

/** What a new price changes and which people learn of it, in the order in which it happens. */
function followsOf(priceCents: number, view: PriceChangeView): string[] {
  const { mandate, shownCents, isPublished, change } = view;
  if (mandate === null) return [];
  const { current } = mandate;
  const next = packageAtPrice(null, priceCents);
  const { packageOf } = PRICE_CHANGE;
  const lines = [
    COPY.package(
      packageOf(current.tierName, current.feeCents),
      packageOf(next.tierName, next.feeCents),
    ),
    COPY.net(priceCents - mandateTerms(priceCents).feeCents, current.priceCents - current.feeCents),
    COPY.amendment,
  ];
  if (!isPublished) return [...lines, COPY.later];
  lines.push(COPY.sent);
  if (change !== null && change.others > 0) lines.push(COPY.others(change.others));
  if (priceCents === shownCents) return lines;
  const sentence = priceSentence({ fromCents: shownCents, toCents: priceCents });
  return [...lines, COPY.read(sentence), priceCents < shownCents ? COPY.alerts : COPY.noAlerts];
}

/** What follows from a new price, in sentences. */
export function PriceFollows({ priceCents, view }: { priceCents: number; view: PriceChangeView }) {
  return (
    <div className="rounded-card bg-sunken p-5">
      <h3 className="text-subheading">{PRICE_CHANGE.follows}</h3>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5">
        {followsOf(priceCents, view).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
