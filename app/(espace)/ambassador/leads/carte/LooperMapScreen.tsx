"use client";

import { useEffect, useMemo, useRef } from "react";
import { MAP } from "@/components/map/copy";
import type { DrawnZone } from "@/components/map/zone-layer";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { circleAround } from "@/lib/kernel/geo";
import { pointsOf } from "@/lib/looper/map/rules";
import { type LooperMapView, MAP_SHOWN, type ZoneOnMap } from "@/lib/looper/map/views";
import { leadsMapRoute } from "@/lib/routes/leads";
import { spaceRoutes } from "@/lib/routes/space";
import { Suspended } from "../Suspended";
import { ViewSwitch } from "../ViewSwitch";
import { useChoice } from "./choice";
import { LOOPER_MAP as COPY } from "./copy";
import { ItemList, itemId } from "./ItemList";
import { Legend } from "./Legend";
import { MapFrame } from "./MapFrame";

const LIST = "liste";
const { ambassador } = spaceRoutes;
/** Where map and list stand side by side. */
const WIDE = "(width >= 64rem)";

function drawn(zone: ZoneOnMap | null): DrawnZone {
  if (zone === null) return { ring: [], marks: [] };
  return zone.kind === "circle"
    ? { ring: circleAround(zone, zone.radiusKm * 1_000), marks: [] }
    : { ring: [], marks: zone.communes };
}

/** A looper's open leads and coming visits: on a map, and all of them in the list beside it. */
export function LooperMapScreen({
  view,
  styleUrl,
}: {
  view: LooperMapView;
  /** Style of the map's tiles; null for the plain map. */
  styleUrl: string | null;
}) {
  const { shown, counts, groups, zone, suspended } = view;
  const choice = useChoice();
  const { chosen } = choice;
  const frame = useRef<HTMLDivElement>(null);
  const points = useMemo(() => pointsOf(groups), [groups]);
  const drawnZone = useMemo(() => drawn(zone), [zone]);

  // Each brings what was chosen in the other into sight; on a narrow screen that would take the map out of it.
  useEffect(() => {
    const [key] = chosen?.keys ?? [];
    if (key === undefined) return;
    if (chosen?.from === "list") frame.current?.scrollIntoView({ block: "nearest" });
    else if (window.matchMedia(WIDE).matches) {
      document.getElementById(itemId(key))?.scrollIntoView({ block: "nearest" });
    }
  }, [chosen]);

  const hasMap = points.length > 0 || zone !== null;
  return (
    <>
      <PageTitle title={COPY.title} lead={COPY.lead} actions={<ViewSwitch current="map" />} />
      {suspended && <Suspended />}
      <Tabs
        label={COPY.tabs}
        tabs={MAP_SHOWN.map((each) => ({
          label: COPY.shown[each],
          href: leadsMapRoute(each === "tout" ? undefined : each),
          count: counts[each],
          current: each === shown,
        }))}
      />
      {zone === null && (
        <Callout>
          <p>{COPY.noZone}</p>
          <Link href={ambassador.settings} className="text-link inline-flex min-h-11 items-center">
            {COPY.zoneAction}
          </Link>
        </Callout>
      )}
      {hasMap && <p className="only-noscript text-small text-ink-soft">{MAP.noScript}</p>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        {hasMap && (
          <section
            aria-label={COPY.map}
            className="only-scripting no-print flex min-w-0 flex-col gap-3 lg:sticky lg:top-6"
          >
            <a
              href={`#${LIST}`}
              className="sr-only rounded-control bg-mimosa px-4 py-3 font-semibold text-on-mimosa focus:not-sr-only"
            >
              {COPY.skip}
            </a>
            <div
              ref={frame}
              className="looper-map h-[min(60dvh,24rem)] scroll-mt-20 lg:scroll-mt-6 overflow-hidden rounded-card border border-line lg:h-[calc(100dvh-17.5rem)] lg:min-h-96"
            >
              <MapFrame points={points} zone={drawnZone} choice={choice} styleUrl={styleUrl} />
            </div>
            <Legend zone={zone} />
          </section>
        )}
        <section
          id={LIST}
          aria-label={COPY.list}
          tabIndex={-1}
          className={hasMap ? "min-w-0 scroll-mt-20 lg:scroll-mt-6" : "min-w-0 lg:col-span-2"}
        >
          {groups.length > 0 ? (
            <ItemList groups={groups} choice={choice} />
          ) : (
            <Nothing view={view} />
          )}
          <More view={view} />
        </section>
      </div>
    </>
  );
}

function Nothing({ view: { shown, zone } }: { view: LooperMapView }) {
  return (
    <NoData
      actions={
        <>
          {shown !== "visites" && zone !== null && (
            <LinkButton variant="secondary" href={ambassador.settings}>
              {COPY.emptyActions.zone}
            </LinkButton>
          )}
          {shown !== "prospects" && (
            <LinkButton variant="secondary" href={ambassador.availability}>
              {COPY.emptyActions.availability}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{COPY.empty[shown]}</p>
    </NoData>
  );
}

/** Where the rest is of what a map has too many of. */
function More({ view: { shown, counts, hasMore } }: { view: LooperMapView }) {
  const { more } = COPY;
  return (
    <>
      {hasMore.leads && shown !== "visites" && (
        <Rest text={more.leads(counts.prospects)} href={ambassador.leads}>
          {more.leadsAction}
        </Rest>
      )}
      {hasMore.visits && shown !== "prospects" && (
        <Rest text={more.visits(counts.visites)} href={ambassador.visits}>
          {more.visitsAction}
        </Rest>
      )}
    </>
  );
}

function Rest({ text, href, children }: { text: string; href: string; children: string }) {
  return (
    <p className="mt-6 text-small text-ink-soft">
      {text}{" "}
      <Link href={href} className="text-link">
        {children}
      </Link>
    </p>
  );
}
