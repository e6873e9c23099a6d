import { Figures } from "@/components/espace/Figures";
import { More } from "@/components/espace/More";
import { NoData } from "@/components/espace/NoData";
import { PageTitle } from "@/components/espace/PageTitle";
import { Tabs } from "@/components/espace/Tabs";
import { LinkButton } from "@/components/ui/Button";
import { NO_DATA } from "@/lib/content/fr/espace/common";
import { VISITS as COPY } from "@/lib/content/fr/espace/visits";
import { formatInteger, formatPercent } from "@/lib/kernel/format";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { routes } from "@/lib/routes";
import { VISIT_FILTERS } from "@/lib/visits/rules";
import type { VisitsView } from "@/lib/visits/views";
import { VisitCard } from "./VisitCard";

/** Where somebody without a visit goes on. */
const NEXT_STEPS: Record<Viewpoint, string> = {
  buyer: routes.buyer.search,
  seller: routes.seller.properties,
  ambassador: routes.ambassador.properties,
};

/** The visits of a buyer, of a seller's properties, or of those a looper takes care of. */
export function VisitsScreen({ view, path }: { view: VisitsView; path: string }) {
  const { viewpoint, counts } = view;
  return (
    <>
      <PageTitle title={COPY.title} lead={viewpoint && COPY.leads[viewpoint]} />
      {counts.all > 0 ? <Visits view={view} path={path} /> : <NoVisit viewpoint={viewpoint} />}
    </>
  );
}

function Visits({ view, path }: { view: VisitsView; path: string }) {
  const { figures, counts, filter, visits, nextCursor } = view;
  const { toCome, completed, satisfactionPercent } = figures;
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
            value:
              satisfactionPercent === null ? (
                <span className="text-body font-normal">{NO_DATA}</span>
              ) : (
                formatPercent(satisfactionPercent)
              ),
            hint: COPY.figures.satisfactionHint,
            icon: "star",
          },
        ]}
      />
      <Tabs
        label={COPY.filters.label}
        tabs={VISIT_FILTERS.map((each) => ({
          label: COPY.filters.names[each],
          href: routes.list(path, { filter: each === "all" ? undefined : each }),
          count: counts[each],
          current: each === filter,
        }))}
      />
      {visits.length > 0 ? (
        <ul aria-label={COPY.list} className="flex flex-col gap-3">
          {visits.map((visit) => (
            <VisitCard key={visit.id} visit={visit} />
          ))}
        </ul>
      ) : (
        <NoData
          title={COPY.empty.views[filter]}
          actions={
            <LinkButton variant="secondary" href={path}>
              {COPY.showAll}
            </LinkButton>
          }
        >
          <p>{COPY.empty.viewText}</p>
        </NoData>
      )}
      <More href={nextCursor && routes.list(path, { filter, after: nextCursor })}>{COPY.more}</More>
    </>
  );
}

function NoVisit({ viewpoint }: { viewpoint: Viewpoint | null }) {
  const { text, action } = viewpoint ? COPY.empty.viewpoints[viewpoint] : COPY.empty.nobody;
  const href = viewpoint ? NEXT_STEPS[viewpoint] : routes.profile;
  return (
    <NoData title={COPY.empty.title} actions={<LinkButton href={href}>{action}</LinkButton>}>
      <p>{text}</p>
    </NoData>
  );
}
