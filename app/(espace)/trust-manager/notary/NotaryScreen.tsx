"use client";

import { SALES } from "@/components/sales/copy";
import { SaleLines } from "@/components/sales/SaleLines";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { TRUST } from "@/components/trust/copy";
import { FactGrid } from "@/components/trust/FactGrid";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { formatBasisPoints, formatDecimal, formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { trustListOf } from "@/lib/routes/space";
import type { SaleLine } from "@/lib/sales/views";
import type { NotaryView, TrackedSale } from "@/lib/trust/sales/views";
import { ListEnd } from "../../../../components/trust/ListEnd";
import { PropertyTitle } from "../../../../components/trust/PropertyTitle";
import { NOTARY } from "./copy";

/** The open sales; `more` where there are others. */
interface OpenSalesView {
  lines: readonly SaleLine[];
  more: boolean;
}

/** The sales a notary has to do with. */
export type NotarySales = keyof typeof NOTARY.views;

function Steps({ steps, soldAt }: Pick<TrackedSale, "steps" | "soldAt">) {
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-3 text-small">
      {steps.map(({ step, at }) => (
        <li
          key={step}
          className={cx("flex items-start gap-2", at ? "font-medium" : "text-ink-soft")}
        >
          <Icon
            name={at ? "circle-check" : soldAt ? "minus" : "clock"}
            className={cx("size-5 shrink-0", at && "text-leaf")}
          />
          <span>
            {NOTARY.steps[step]}
            <span className="block text-fine font-normal text-ink-soft">
              {at ? (
                <time dateTime={at.toISOString()}>{NOTARY.doneOn(formatDate(at))}</time>
              ) : soldAt ? (
                NOTARY.unrecorded
              ) : (
                NOTARY.toDo
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Sale({ sale }: { sale: TrackedSale }) {
  const { propertyId, title, city, isPublic, steps, next, soldAt } = sale;
  const { sellerName, buyerName, amountCents, priceCents } = sale;
  return (
    <Card flat className="flex flex-col gap-4 p-5 md:p-6">
      <h3 className="text-heading">
        <PropertyTitle id={propertyId} title={title} city={city} isPublic={isPublic} />
      </h3>
      <Steps steps={steps} soldAt={soldAt} />
      <p className="text-small">{soldAt ? NOTARY.concluded(soldAt) : next && NOTARY.next[next]}</p>
      <FactGrid
        facts={[
          { label: TRUST.price, value: formatPrice(priceCents) },
          ...(amountCents === null
            ? []
            : [{ label: NOTARY.amount, value: formatPrice(amountCents) }]),
          { label: TRUST.seller, value: sellerName },
          { label: TRUST.buyer, value: buyerName ?? TRUST.unknown },
        ]}
      />
    </Card>
  );
}

function priceOf(price: NonNullable<NotaryView["price"]>): string {
  return price.unit === "percentage"
    ? NOTARY.price.percentage(formatBasisPoints(price.rateBps))
    : NOTARY.price[price.unit](formatPrice(price.cents));
}

function Notary({ notary }: { notary: NotaryView }) {
  const { name, description, location, ratingTenths, reviewCount, verified, price } = notary;
  return (
    <Card flat className="flex h-full flex-col gap-2 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        {verified && <Badge tone="leaf">{NOTARY.verified}</Badge>}
      </div>
      <p className="text-small text-ink-soft">{description}</p>
      <p className="text-small">
        {location}. {NOTARY.rating(formatDecimal(ratingTenths / 10), reviewCount)}.
      </p>
      <p className="text-small">
        {NOTARY.availability[notary.availability]}
        {price && `, ${priceOf(price)}`}.
      </p>
    </Card>
  );
}

/** The sales whose steps are recorded, each on its own page. */
function OpenSales({ lines, more }: OpenSalesView) {
  if (lines.length === 0) {
    return <NoData title={NOTARY.empty.accepted} />;
  }
  return (
    <>
      <Card flat className="p-5 md:p-6">
        <SaleLines lines={lines} />
      </Card>
      {more && <p className="text-small text-ink-soft">{SALES.list.more}</p>}
    </>
  );
}

function ConcludedSales({ isFirst, page }: { isFirst: boolean; page: ListPage<TrackedSale> }) {
  return (
    <>
      {page.rows.length === 0 ? (
        <NoData title={NOTARY.empty.sold} />
      ) : (
        <ul className="flex flex-col gap-5">
          {page.rows.map((sale) => (
            <li key={sale.propertyId}>
              <Sale sale={sale} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("notary", { filtre: "sold", suite: page.next })}
        firstHref={isFirst ? null : trustListOf("notary", { filtre: "sold" })}
      />
    </>
  );
}

/** Sales and their step at the notary's, then the notaries of the directory. */
export function NotaryScreen({
  view,
  isFirst,
  page,
  open,
  notaries,
}: {
  view: NotarySales;
  isFirst: boolean;
  page: ListPage<TrackedSale>;
  /** Shown in the view of those that are accepted. */
  open: OpenSalesView;
  notaries: readonly NotaryView[];
}) {
  const tabs = (["accepted", "sold"] as const).map((each) => ({
    label: NOTARY.views[each],
    href: trustListOf("notary", { filtre: each }),
    current: each === view,
  }));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={NOTARY.title}
        lead={NOTARY.lead}
        actions={
          <LinkButton href={trustListOf("contracts", {})} variant="secondary">
            {NOTARY.contract}
          </LinkButton>
        }
      />
      <section aria-labelledby="ventes" className="flex flex-col gap-5">
        <h2 id="ventes" className="text-heading">
          {NOTARY.tabs}
        </h2>
        <Tabs label={NOTARY.tabs} tabs={tabs} />
        {view === "accepted" ? (
          <OpenSales {...open} />
        ) : (
          <ConcludedSales isFirst={isFirst} page={page} />
        )}
      </section>
      <section aria-labelledby="annuaire" className="flex flex-col gap-5">
        <h2 id="annuaire" className="text-heading">
          {NOTARY.directory}
        </h2>
        {notaries.length === 0 ? (
          <NoData>
            <p>{NOTARY.directoryEmpty}</p>
          </NoData>
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2">
            {notaries.map((notary) => (
              <li key={notary.id}>
                <Notary notary={notary} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
