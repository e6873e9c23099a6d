"use client";

import { formatInteger, formatPercent } from "@/lib/kernel/format";
import { VISIT_FILTERS } from "@/lib/visits/rules";
import type { VisitsView } from "@/lib/visits/views";
import { Figures } from "../Figures";
import { FilteredList } from "../FilteredList";
import { figureValue } from "../figure-value";
import { NothingYet } from "../NothingYet";
import { PageTitle } from "../PageTitle";
import { VISITS as COPY } from "./copy";
import { VisitCard } from "./VisitCard";

/** The visits of a buyer, of a seller's properties, or of those a looper takes care of. */
export function VisitsScreen({ view, path }: { view: VisitsView; path: string }) {
  const { viewpoint, counts } = view;
  return (
    <>
      <PageTitle title={COPY.title} lead={viewpoint && COPY.leads[viewpoint]} />
      {counts.all > 0 ? (
        <Visits view={view} path={path} />
      ) : (
        <NothingYet viewpoint={viewpoint} copy={COPY.empty} />
      )}
    </>
  );
}

function Visits({ view, path }: { view: VisitsView; path: string }) {
  const { toCome, completed, satisfactionPercent } = view.figures;
  return (
    <>
      <Figures
        label={COPY.figures.label}
        figures={[
          { label: COPY.figures.toCome, value: formatInteger(toCome), icon: "calendar" },
          {
            label: COPY.figures.completed,
            value: formatInteger(completed),
            icon: "calendar-check",
          },
          {
            label: COPY.figures.satisfaction,
            value: figureValue(satisfactionPercent, formatPercent),
            hint: COPY.figures.satisfactionHint,
            icon: "star",
          },
        ]}
      />
      <FilteredList
        copy={COPY}
        path={path}
        filters={VISIT_FILTERS}
        view={view}
        empty={{ title: COPY.empty.views[view.filter], text: COPY.empty.viewText }}
        items={view.visits.map((visit) => <VisitCard key={visit.id} visit={visit} />)}
      />
    </>
  );
}
