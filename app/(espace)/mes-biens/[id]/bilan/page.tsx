import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { History } from "@/components/listings/History";
import { PropertyPanel } from "@/components/properties/PropertyPanel";
import { BackLink } from "@/components/space/BackLink";
import { type Fact, Facts } from "@/components/space/Facts";
import { Figures } from "@/components/space/Figures";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { pageActor } from "@/lib/auth/page-actor";
import { formatChange, formatInteger, formatPrice } from "@/lib/kernel/format";
import { changeInPercent } from "@/lib/listings/states/history";
import { spaceRoutes } from "@/lib/routes/space";
import { findFinalReport } from "@/lib/sales/report/queries/find-final-report";
import type { FinalReport } from "@/lib/sales/report/views";
import { REPORT as COPY } from "./copy";

export const metadata = pageMetadata({ title: COPY.title });

/** How far what was agreed is from what was asked last. */
function gapOf({ lastPriceCents, agreedCents }: FinalReport): Fact | null {
  if (agreedCents === null) return null;
  const percent = changeInPercent({ fromCents: lastPriceCents, toCents: agreedCents });
  return {
    label: COPY.price.gap,
    value:
      agreedCents === lastPriceCents
        ? COPY.price.noGap
        : COPY.price.gapValue(agreedCents - lastPriceCents, formatChange(percent)),
  };
}

/** What the sale of a home came to, from its rows. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const actor = await pageActor("/mes-biens/[id]/bilan");
  const { id } = await params;
  const report = await orNotFound(findFinalReport(id, actor));
  const { property, soldAt, firstPriceCents, lastPriceCents, agreedCents, history } = report;
  const { figures, price } = COPY;
  const count = (label: string, value: number) => ({ label, value: formatInteger(value) });
  return (
    <>
      <div className="flex flex-col gap-3">
        <BackLink href={spaceRoutes.seller.properties}>{COPY.back}</BackLink>
        <PageTitle
          title={COPY.title}
          lead={COPY.lead(property.title, property.city, soldAt)}
          actions={
            <LinkButton variant="secondary" href={spaceRoutes.propertyDocuments(id)}>
              {COPY.documents}
            </LinkButton>
          }
        />
      </div>
      <Figures
        label={figures.label}
        figures={[
          count(figures.days, report.daysOnline),
          count(figures.views, report.views),
          count(figures.favorites, report.favorites),
          count(figures.contacts, report.contacts),
          count(figures.visits, report.visits),
          count(figures.offers, report.offers),
        ]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel id="prix" title={price.title}>
          <Facts
            facts={[
              firstPriceCents === lastPriceCents
                ? null
                : { label: price.first, value: formatPrice(firstPriceCents) },
              { label: price.last, value: formatPrice(lastPriceCents) },
              agreedCents === null
                ? null
                : { label: price.agreed, value: formatPrice(agreedCents) },
              gapOf(report),
              {
                label: `${price.fee} · ${price.tier(report.package.tierName)}`,
                value: price.feeValue(report.package.feeCents),
              },
            ]}
          />
          {report.package.estimated && <p className="text-fine text-ink-soft">{price.estimated}</p>}
        </Panel>
        <div className="flex min-w-0 flex-col gap-6">
          <PropertyPanel property={property} />
          {history.length > 0 && (
            <Panel id="historique" title={COPY.history}>
              <History items={history} titled={false} />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}
