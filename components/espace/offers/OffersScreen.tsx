import { Figures } from "@/components/espace/Figures";
import { More } from "@/components/espace/More";
import { NoData } from "@/components/espace/NoData";
import { PageTitle } from "@/components/espace/PageTitle";
import { Tabs } from "@/components/espace/Tabs";
import { LinkButton } from "@/components/ui/Button";
import { NO_DATA } from "@/lib/content/fr/espace/common";
import { OFFERS as COPY } from "@/lib/content/fr/espace/offers";
import { formatInteger, formatPercent } from "@/lib/kernel/format";
import { OFFER_FILTERS } from "@/lib/offers/rules";
import type { OffersView } from "@/lib/offers/views";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { routes } from "@/lib/routes";
import { OfferCard } from "./OfferCard";

/** Where somebody without an offer goes on. */
const NEXT_STEPS: Record<Viewpoint, string> = {
  buyer: routes.buyer.search,
  seller: routes.seller.properties,
  ambassador: routes.ambassador.properties,
};

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
        <NoOffer viewpoint={viewpoint} />
      )}
    </>
  );
}

function Offers({
  view: { counts, averagePercent, filter, offers, nextCursor },
  viewpoint,
  path,
}: {
  view: OffersView;
  viewpoint: Viewpoint;
  path: string;
}) {
  const { figures } = COPY;
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
            value:
              averagePercent === null ? (
                <span className="text-body font-normal">{NO_DATA}</span>
              ) : (
                formatPercent(averagePercent)
              ),
            hint: figures.averageHint,
            icon: "scale",
          },
        ]}
      />
      <Tabs
        label={COPY.filters.label}
        tabs={OFFER_FILTERS.map((each) => ({
          label: COPY.filters.names[each],
          href: routes.list(path, { filter: each === "all" ? undefined : each }),
          count: counts[each],
          current: each === filter,
        }))}
      />
      {offers.length > 0 ? (
        <ul aria-label={COPY.list} className="flex flex-col gap-3">
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} viewpoint={viewpoint} />
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

function NoOffer({ viewpoint }: { viewpoint: Viewpoint | null }) {
  const { text, action } = viewpoint ? COPY.empty.viewpoints[viewpoint] : COPY.empty.nobody;
  const href = viewpoint ? NEXT_STEPS[viewpoint] : routes.profile;
  return (
    <NoData title={COPY.empty.title} actions={<LinkButton href={href}>{action}</LinkButton>}>
      <p>{text}</p>
    </NoData>
  );
}
