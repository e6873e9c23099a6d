"use client";

import { formatInteger, formatPercent } from "@/lib/kernel/format";
import { OFFER_FILTERS } from "@/lib/offers/rules";
import type { ComparisonView, OffersView } from "@/lib/offers/views";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import type { SaleLine } from "@/lib/sales/views";
import { SALES } from "../sales/copy";
import { SaleLines } from "../sales/SaleLines";
import { Figures } from "../space/Figures";
import { FilteredList } from "../space/FilteredList";
import { figureValue } from "../space/figure-value";
import { NothingYet } from "../space/NothingYet";
import { PageTitle } from "../space/PageTitle";
import { Panel } from "../space/Panel";
import { Comparison } from "./Comparison";
import { OFFERS as COPY } from "./copy";
import { type Answering, OfferCard } from "./OfferCard";

interface OffersScreenProps extends Answering {
  view: OffersView;
  /** The seller's homes with several offers to choose from. */
  comparisons: readonly ComparisonView[];
  /** The open sales of the viewpoint. */
  sales: readonly SaleLine[];
  path: string;
}

/** The offers a buyer made, or those received for the properties of a seller or of a looper. */
export function OffersScreen(props: OffersScreenProps) {
  const { viewpoint, counts } = props.view;
  return (
    <>
      <PageTitle
        title={viewpoint ? COPY.titles[viewpoint] : COPY.title}
        lead={viewpoint && COPY.leads[viewpoint]}
      />
      {viewpoint && counts.all > 0 ? (
        <Offers {...props} viewpoint={viewpoint} />
      ) : (
        <NothingYet viewpoint={viewpoint} copy={COPY.empty} />
      )}
    </>
  );
}

function Offers({
  view,
  viewpoint,
  comparisons,
  sales,
  path,
  ...answering
}: OffersScreenProps & { viewpoint: Viewpoint }) {
  const { figures } = COPY;
  const { counts, averagePercent } = view;
  return (
    <>
      <Figures
        label={figures.label}
        figures={[
          { label: figures.total, value: formatInteger(counts.all), icon: "file-text" },
          { label: figures.pending, value: formatInteger(counts.pending), icon: "clock" },
          { label: figures.accepted, value: formatInteger(counts.accepted), icon: "handshake" },
          {
            label: figures.average,
            value: figureValue(averagePercent, formatPercent),
            hint: figures.averageHint,
            icon: "scale",
          },
        ]}
      />
      {sales.length > 0 && (
        <Panel id="ventes" title={SALES.list.title}>
          <SaleLines lines={sales} />
        </Panel>
      )}
      {comparisons.map((comparison) => (
        <Comparison key={comparison.property.id} comparison={comparison} />
      ))}
      <FilteredList
        copy={COPY}
        path={path}
        filters={OFFER_FILTERS}
        view={view}
        empty={{ title: COPY.empty.views[view.filter], text: COPY.empty.viewText }}
        items={view.offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} viewpoint={viewpoint} {...answering} />
        ))}
      />
    </>
  );
}
