"use client";

import { Figures } from "@/components/space/Figures";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { boundedCount, TRUST } from "@/components/space/trust/copy";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { trustListOf } from "@/lib/routes/space";
import { SALE_VIEWS, type SaleListView } from "@/lib/trust/sales/rules";
import type { SaleCounts, SaleView } from "@/lib/trust/sales/views";
import { Facts } from "../../../../components/space/trust/Facts";
import { ListEnd } from "../../../../components/space/trust/ListEnd";
import { MailLink } from "../../../../components/space/trust/MailLink";
import { PropertyTitle } from "../../../../components/space/trust/PropertyTitle";
import { CONTRACTS } from "./copy";

function datesOf({ acceptedAt, soldAt, updatedAt }: SaleView) {
  return [
    ...(acceptedAt ? [{ label: CONTRACTS.acceptedOn, value: formatDate(acceptedAt) }] : []),
    ...(soldAt ? [{ label: CONTRACTS.soldOn, value: formatDate(soldAt) }] : []),
    ...(acceptedAt || soldAt ? [] : [{ label: CONTRACTS.changedOn, value: formatDate(updatedAt) }]),
  ];
}

function Contract({ sale }: { sale: SaleView }) {
  const { propertyId, title, city, isPublic, priceCents, amountCents, tierName, feeCents } = sale;
  const { sellerName, sellerEmail, buyerName, looperName, soldAt, baseCents, estimated } = sale;
  const hints = [estimated && CONTRACTS.feeEstimate, soldAt === null && CONTRACTS.feeHint];
  return (
    <Card flat className="flex flex-col gap-4 p-5 md:p-6">
      <h2 className="text-heading">
        <PropertyTitle id={propertyId} title={title} city={city} isPublic={isPublic} />
      </h2>
      <Facts
        facts={[
          { label: TRUST.price, value: formatPrice(priceCents) },
          {
            label: CONTRACTS.amount,
            value: amountCents === null ? CONTRACTS.noOffer : formatPrice(amountCents),
          },
          {
            label: CONTRACTS.mandatePrice,
            value: estimated ? CONTRACTS.noMandate : formatPrice(baseCents),
          },
          { label: CONTRACTS.tier, value: tierName },
          {
            label: CONTRACTS.fee,
            value: formatPrice(feeCents),
            hint: hints.filter((hint) => hint !== false).join(" ") || false,
          },
          ...datesOf(sale),
          { label: TRUST.seller, value: sellerName },
          { label: TRUST.buyer, value: buyerName ?? TRUST.unknown },
          { label: TRUST.looper, value: looperName ?? TRUST.noLooper },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <MailLink to={sellerEmail}>{TRUST.write(sellerName)}</MailLink>
      </div>
    </Card>
  );
}

/** Sales with an accepted offer, listings under offer, and sales concluded. */
export function ContractsScreen({
  view,
  isFirst,
  counts,
  page,
}: {
  view: SaleListView;
  isFirst: boolean;
  counts: SaleCounts;
  page: ListPage<SaleView>;
}) {
  const tabs = SALE_VIEWS.map((each) => ({
    label: CONTRACTS.views[each],
    href: trustListOf("contracts", { filtre: each }),
    current: each === view,
  }));
  const figures = (["accepted", "underOffer", "soldLately"] as const).map((name) => ({
    label: CONTRACTS.counts[name],
    value: boundedCount(counts[name]),
  }));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={CONTRACTS.title}
        lead={CONTRACTS.lead}
        actions={
          <LinkButton href={trustListOf("notary", {})} variant="secondary">
            {CONTRACTS.followNotary}
          </LinkButton>
        }
      />
      <Figures label={CONTRACTS.figures} figures={figures} />
      <Tabs label={CONTRACTS.tabs} tabs={tabs} />
      {page.rows.length === 0 ? (
        <NoData>
          <p>{CONTRACTS.empty[view]}</p>
        </NoData>
      ) : (
        <ul className="flex flex-col gap-5">
          {page.rows.map((sale) => (
            <li key={sale.propertyId}>
              <Contract sale={sale} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("contracts", { filtre: view, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("contracts", { filtre: view })}
      />
    </div>
  );
}
