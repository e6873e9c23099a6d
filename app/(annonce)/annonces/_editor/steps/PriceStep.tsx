"use client";

import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import { formatInteger, formatPrice, formatPricePerM2, formatSurface } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { packageAtPrice } from "@/lib/mandates/coverage";
import { packageSavingsCents } from "@/lib/mandates/rules";
import { FIELDS } from "@/lib/revisions/fields";
import { routes } from "@/lib/routes/public";
import { useEditor } from "../EditorProvider";
import { TypedField } from "../fields";
import { PRICE_COPY } from "./copy";
import { useFill } from "./fill";

/** The price, and what it comes to. */
export function PriceStep() {
  return (
    <>
      <TypedField field="priceCents" unit="€" className="sm:max-w-sm" />
      <Outcome />
      <Sales />
      <fieldset className="min-w-0">
        <legend className="mb-3 text-heading font-bold">{PRICE_COPY.tax}</legend>
        <p className="mb-4 text-small text-ink-soft">{PRICE_COPY.taxLead}</p>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TypedField field="propertyTaxCents" unit="€/an" />
          <TypedField field="propertyTaxYear" />
        </div>
      </fieldset>
    </>
  );
}

/** Sales that were recorded near the home; nothing where they can't be reached. */
function Sales() {
  const { lat, lng, communeCode, type, surfaceDm2 } = useEditor().view.content;
  const isKnown = [lat, lng, communeCode, type, surfaceDm2].every((each) => each !== undefined);
  const fill = useFill("sales", isKnown);
  if (fill === null) {
    return (
      <p className="only-scripting rounded-card border border-line p-5 text-small text-ink-soft">
        {PRICE_COPY.salesSearching}
      </p>
    );
  }
  const { sales } = fill;
  if (!sales) return null;
  return (
    <section aria-labelledby="ventes" className="rounded-card border border-line p-5">
      <h2 id="ventes" className="text-heading">
        {PRICE_COPY.sales}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{PRICE_COPY.salesLead}</p>
      <ul className="mt-2 divide-y divide-line text-small">
        {sales.items.map(({ day, street, surfaceDm2: surface, distanceM, ...prices }) => (
          <li
            key={`${day} ${surface} ${prices.priceCents} ${distanceM}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5"
          >
            <span>
              {[street, formatSurface(surface)].filter(Boolean).join(", ")}
              <span className="block text-fine text-ink-soft">
                {formatCivilDate(day)}, {PRICE_COPY.distance(formatInteger(distanceM))}
              </span>
            </span>
            <span className="tabular-nums sm:text-right">
              <strong>{formatPrice(prices.priceCents)}</strong>
              <span className="block text-fine text-ink-soft">
                {formatPricePerM2(prices.pricePerM2Cents)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-fine text-ink-soft">{PRICE_COPY.salesNote(formatDate(sales.at))}</p>
    </section>
  );
}

function Outcome() {
  const { content, view } = useEditor();
  const { min, max } = FIELDS.priceCents.published;
  const price = content.priceCents;
  if (price === undefined || price < min || price > max) {
    return (
      <p role="status" className="text-ink-soft">
        {PRICE_COPY.waiting}
      </p>
    );
  }
  const priced = packageAtPrice(view.mandate, price);
  const { feeCents, tierName, toSign } = priced;
  const savingsCents = packageSavingsCents(priced);
  const lines = [
    [PRICE_COPY.price, formatPrice(price)],
    [PRICE_COPY.fee(tierName), formatPrice(feeCents)],
    [PRICE_COPY.agency, formatPrice(feeCents + savingsCents)],
    [savingsCents >= 0 ? PRICE_COPY.saving : PRICE_COPY.more, formatPrice(Math.abs(savingsCents))],
  ];
  return (
    <Card role="status" className="p-5 md:p-6">
      <h2 className="text-heading">{PRICE_COPY.live}</h2>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{PRICE_COPY.net}</span>
        <strong className="font-display text-title tabular-nums">
          {formatPrice(price - feeCents)}
        </strong>
      </p>
      <p className="mt-2 text-small text-ink-soft">
        {view.mandate !== null && toSign === "amendment"
          ? PRICE_COPY.amendment(formatPrice(view.mandate.priceCents))
          : PRICE_COPY.toSign[toSign === null ? "signed" : "mandate"]}
      </p>
      <dl className="mt-3 divide-y divide-line border-t border-line">
        {lines.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        href={routes.fees}
        className="mt-2 inline-flex min-h-11 items-center text-small underline"
      >
        {PRICE_COPY.tiers}
      </Link>
    </Card>
  );
}
