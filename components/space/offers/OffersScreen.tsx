"use client";

import { formatInteger, formatPercent } from "@/lib/kernel/format";
import { OFFER_FILTERS } from "@/lib/offers/rules";
import type { OffersView } from "@/lib/offers/views";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { Figures } from "../Figures";
import { FilteredList } from "../FilteredList";
import { figureValue } from "../figure-value";
import { NothingYet } from "../NothingYet";
import { PageTitle } from "../PageTitle";
import { OFFERS as COPY } from "./copy";
import { OfferCard } from "./OfferCard";

/** The offers a buyer made, or those received for the properties of a seller or of a looper. */
export function OffersScreen({ view, path }: { view: OffersView; path: string }) {
  const { viewpoint, counts } = view;
  return (
    <>
      <PageTitle
        title={viewpoint ? COPY.titles[viewpoint] : COPY.title}
        lead={viewpoint && COPY.leads[viewpoint]}
      />
      {viewpoint && counts.all > 0 ? (
        <Offers view={view} viewpoint={viewpoint} path={path} />
      ) : (
        <NothingYet viewpoint={viewpoint} copy={COPY.empty} />
      )}
    </>
  );
}

function Offers({
  view,
  viewpoint,
  path,
}: {
  view: OffersView;
  viewpoint: Viewpoint;
  path: string;
}) {
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
      <FilteredList
        copy={COPY}
        path={path}
        filters={OFFER_FILTERS}
        view={view}
        empty={{ title: COPY.empty.views[view.filter], text: COPY.empty.viewText }}
        items={view.offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} viewpoint={viewpoint} />
        ))}
      />
    </>
  );
}
