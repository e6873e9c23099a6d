import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { formatPercent, formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, withClock } from "@/lib/kernel/format-date";
import type { ComparisonView, OfferView } from "@/lib/offers/views";
import { spaceRoutes } from "@/lib/routes/space";
import { Panel } from "../space/Panel";
import { OFFERS } from "./copy";
import { conditionsText, financingText, URGENCY_TONES } from "./OfferParts";

const COPY = OFFERS.comparison;

const SCROLLING = "-mx-5 overflow-x-auto px-5 max-sm:hidden";

/** The offers that wait on one home, side by side: the highest net price first. */
export function Comparison({ comparison: { property, offers } }: { comparison: ComparisonView }) {
  const id = `comparer-${property.id}`;
  return (
    <Panel id={id} title={COPY.title(offers.length, property.title)}>
      <p className="text-small text-ink-soft">{COPY.lead(formatPrice(property.priceCents))}</p>
      <ol aria-label={COPY.table} className="flex flex-col divide-y divide-line sm:hidden">
        {offers.map((offer, rank) => (
          <Line key={offer.id} offer={offer} isBest={rank === 0} />
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is to be reached by keyboard */}
      <section aria-label={COPY.table} tabIndex={0} className={SCROLLING}>
        <table className="w-full min-w-xl border-collapse text-left text-small">
          <thead>
            <tr className="border-b border-line text-fine text-ink-soft">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {COPY.buyer}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-semibold">
                {COPY.net}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-semibold">
                {COPY.amount}
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                {COPY.financing}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {COPY.expiry}
              </th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer, rank) => (
              <Row key={offer.id} offer={offer} isBest={rank === 0} />
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

/** The same on a phone, where no table has room: an offer under the other. */
function Line({ offer, isBest }: { offer: OfferView; isBest: boolean }) {
  const { id, buyer, net, amountCents, percent, expiry, conditions } = offer;
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex items-center justify-between gap-4">
        <Link
          href={spaceRoutes.offer(id)}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          {buyer?.name}
        </Link>
        {isBest && <Badge tone="leaf">{COPY.best}</Badge>}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
        <strong className="font-display text-[1.375rem]">{formatPrice(net.cents)}</strong>
        <span className="text-small text-ink-soft">{COPY.netOf(formatPrice(amountCents))}</span>
      </p>
      <p className="text-small text-ink-soft">{COPY.percent(formatPercent(percent))}</p>
      <p className="text-small">
        {financingText(offer)}
        <span className="block text-ink-soft">
          {conditions === null ? conditionsText(offer) : COPY.withConditions}
        </span>
      </p>
      {expiry && (
        <p>
          <Badge tone={URGENCY_TONES[expiry.urgency]}>{OFFERS.daysLeft(expiry.days)}</Badge>
        </p>
      )}
    </li>
  );
}

function Row({ offer, isBest }: { offer: OfferView; isBest: boolean }) {
  const { id, property, buyer, net, amountCents, percent, expiry, conditions } = offer;
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="py-2 pr-4 font-semibold">
        <Link href={spaceRoutes.offer(id)} className="inline-flex min-h-11 items-center text-link">
          {buyer?.name}
        </Link>
      </th>
      <td className="py-4 pr-4 text-right font-semibold whitespace-nowrap tabular-nums">
        {formatPrice(net.cents)}
        {isBest && (
          <span className="block">
            <Badge tone="leaf">{COPY.best}</Badge>
          </span>
        )}
      </td>
      <td className="py-4 pr-4 text-right whitespace-nowrap tabular-nums">
        {formatPrice(amountCents)}
        <span className="block text-fine text-ink-soft">
          {COPY.percent(formatPercent(percent))}
        </span>
      </td>
      <td className="py-4 pr-4">
        {financingText(offer)}
        <span className="block text-fine text-ink-soft">
          {conditions === null ? conditionsText(offer) : COPY.withConditions}
        </span>
      </td>
      <td className="py-4">
        {expiry && (
          <>
            <span className="whitespace-nowrap">
              {withClock(formatCivilDate(expiry.date), property.clock)}
            </span>
            <span className="block">
              <Badge tone={URGENCY_TONES[expiry.urgency]}>{OFFERS.daysLeft(expiry.days)}</Badge>
            </span>
          </>
        )}
      </td>
    </tr>
  );
}
