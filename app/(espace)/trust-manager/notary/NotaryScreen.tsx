"use client";

import { SALES } from "@/components/sales/copy";
import { SaleLines } from "@/components/sales/SaleLines";
import { NoData } from "@/components/space/NoData";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { formatBasisPoints, formatDecimal, formatPrice } from "@/lib/kernel/format";
import { spaceRoutes } from "@/lib/routes/space";
import type { SaleLine } from "@/lib/sales/views";
import type { NotaryView } from "@/lib/trust/sales/views";
import { SalesFrame } from "../contracts/SalesFrame";
import { NOTARY } from "./copy";

/** The open sales; `more` where there are others. */
interface OpenSalesView {
  lines: readonly SaleLine[];
  more: boolean;
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
    return (
      <NoData
        title={NOTARY.empty}
        actions={
          <LinkButton href={spaceRoutes.trustManager.contracts} variant="secondary">
            {NOTARY.seeSales}
          </LinkButton>
        }
      />
    );
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

/** What each sale under way waits for at the notary's, then the notaries of the directory. */
export function NotaryScreen({
  open,
  notaries,
}: {
  open: OpenSalesView;
  notaries: readonly NotaryView[];
}) {
  return (
    <SalesFrame current="notary">
      <section aria-labelledby="ventes" className="flex flex-col gap-5">
        <h2 id="ventes" className="text-heading">
          {NOTARY.open}
        </h2>
        <OpenSales {...open} />
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
    </SalesFrame>
  );
}
