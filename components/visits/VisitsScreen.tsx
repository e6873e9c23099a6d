"use client";

import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { formatInteger, formatPercent } from "@/lib/kernel/format";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { leadsMapRoute } from "@/lib/routes/leads";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { VISIT_FILTERS } from "@/lib/visits/rules";
import type { VisitsView } from "@/lib/visits/views";
import { Figures } from "../space/Figures";
import { FilteredList } from "../space/FilteredList";
import { figureValue } from "../space/figure-value";
import { NothingYet } from "../space/NothingYet";
import { PageTitle } from "../space/PageTitle";
import { VISITS as COPY } from "./copy";
import { HostTabs } from "./HostTabs";
import type { VisitForms } from "./VisitActions";
import { VisitCard } from "./VisitCard";

/** Where each role goes on that has no visit yet. */
const NEXT_STEPS: Record<Viewpoint, string> = {
  buyer: routes.search,
  seller: spaceRoutes.seller.availability,
  ambassador: spaceRoutes.ambassador.availability,
};

interface VisitsScreenProps {
  view: VisitsView;
  path: string;
  forms: VisitForms;
}

/** The visits of a buyer, of a seller's properties, or of those a looper takes care of. */
export function VisitsScreen(props: VisitsScreenProps) {
  const { viewpoint, counts } = props.view;
  return (
    <>
      <PageTitle
        title={COPY.title}
        lead={viewpoint && COPY.leads[viewpoint]}
        actions={viewpoint && <TitleActions viewpoint={viewpoint} hasVisits={counts.all > 0} />}
      />
      {(viewpoint === "seller" || viewpoint === "ambassador") && (
        <HostTabs role={viewpoint} current="list" />
      )}
      {counts.all > 0 ? (
        <Visits {...props} />
      ) : (
        <NothingYet viewpoint={viewpoint} copy={COPY.empty} nextSteps={NEXT_STEPS} />
      )}
    </>
  );
}

function TitleActions({ viewpoint, hasVisits }: { viewpoint: Viewpoint; hasVisits: boolean }) {
  return (
    <>
      {viewpoint === "buyer" && hasVisits && (
        <LinkButton variant="secondary" href={spaceRoutes.visitPlan()}>
          <Icon name="footprints" />
          {COPY.plan}
        </LinkButton>
      )}
      {viewpoint === "ambassador" && (
        <LinkButton variant="secondary" href={leadsMapRoute("visites")}>
          <Icon name="map" />
          {COPY.map}
        </LinkButton>
      )}
      <LinkButton variant="secondary" href={spaceRoutes.calendar}>
        <Icon name="calendar" />
        {COPY.calendar}
      </LinkButton>
    </>
  );
}

function Visits({ view, path, forms }: VisitsScreenProps) {
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
        items={view.visits.map((visit) => <VisitCard key={visit.id} visit={visit} forms={forms} />)}
      />
    </>
  );
}
