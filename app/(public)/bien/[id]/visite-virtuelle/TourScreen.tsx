import type { ReactNode } from "react";
import { FLOOR_PLAN } from "@/components/floor-plan/copy";
import { PlanDrawing } from "@/components/floor-plan/PlanDrawing";
import { drawnLevels } from "@/components/floor-plan/PlanLevels";
import { Breadcrumb } from "@/components/ui/Breadcrumb";
import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { commonWidth, drawLevel } from "@/lib/listings/floor-plans/drawing";
import type { FloorPlanView, TourStation } from "@/lib/listings/floor-plans/views";
import { MEDIA_RATIO, mediaSrcSet, mediaUrl } from "@/lib/listings/media/rules";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { LISTING } from "../_parts/copy";
import { listingWays } from "../_parts/ways";
import { TOUR } from "./copy";
import { StationPlan } from "./StationPlan";

/** Where one lands from another room: the picture, past the page's heading. */
const ANCHOR = "piece";
const STAGE_SIZES = "(min-width: 64rem) calc(100vw - 30rem), 100vw";

interface TourScreenProps {
  listing: ListingDetail;
  plans: readonly FloorPlanView[];
  stations: readonly TourStation[];
  /** The room that is shown. */
  current: TourStation;
}

/** The virtual tour of a home: a room's picture, the plan to move on, the rooms before and after. */
export function TourScreen({ listing, plans, stations, current }: TourScreenProps) {
  const { id, title, city, isDemonstration } = listing;
  const hrefOf = ({ number }: TourStation) => `${routes.virtualTour(id, number)}#${ANCHOR}`;
  return (
    <Container className="pb-section">
      <div className="pt-1 sm:pt-3">
        <Breadcrumb
          crumbs={[
            { label: LISTING.buy, href: routes.buy },
            { label: city, href: listingWays(listing).city },
            { label: title, href: routes.listing(id) },
            { label: TOUR.title },
          ]}
        />
      </div>
      <div className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mt-4 sm:mb-7">
        <div className="min-w-0">
          <h1 className="text-title">{TOUR.title}</h1>
          <p className="mt-2 text-lead text-ink-soft wrap-anywhere">{title}</p>
          {isDemonstration && (
            <p className="mt-2 max-w-text text-small text-ink-soft">{TOUR.illustrations}</p>
          )}
        </div>
        <LinkButton href={routes.listing(id)} variant="secondary">
          <Icon name="arrow-left" />
          {TOUR.back}
        </LinkButton>
      </div>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Stage stations={stations} current={current} hrefOf={hrefOf} />
        <nav aria-label={TOUR.plan} className="min-w-0">
          <h2 className="text-subheading font-semibold">{TOUR.plan}</h2>
          <p className="mt-1 mb-4 text-small text-ink-soft">{TOUR.hint}</p>
          <Plans plans={plans} stations={stations} current={current} hrefOf={hrefOf} />
        </nav>
      </div>
    </Container>
  );
}

type PartProps = Pick<TourScreenProps, "stations" | "current"> & {
  hrefOf: (station: TourStation) => string;
};

function Stage({ stations, current, hrefOf }: PartProps) {
  const { number, name, surface, levelLabel, photo } = current;
  const [before, after] = [stations[number - 2], stations[number]];
  return (
    <section id={ANCHOR} aria-labelledby="piece-nom" className="min-w-0 scroll-mt-4">
      <div className="panel-night overflow-hidden sm:rounded-card max-sm:-mx-gutter">
        <img
          src={mediaUrl(photo.mediaKey, 1280)}
          srcSet={mediaSrcSet(photo.mediaKey)}
          sizes={STAGE_SIZES}
          width={1280}
          height={Math.round(1280 / MEDIA_RATIO)}
          alt={photo.alt}
          fetchPriority="high"
          className="aspect-3/2 w-full object-cover"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-gutter py-4">
          <div>
            <p className="text-small text-on-night-soft figures">
              {TOUR.stop(number, stations.length)}
              {levelLabel && `, ${levelLabel}`}
            </p>
            <h2 id="piece-nom" className="text-heading">
              {name}{" "}
              <span className="font-sans text-body font-normal tracking-normal text-on-night-soft">
                {FLOOR_PLAN.surfaceText(surface)}
              </span>
            </h2>
          </div>
          <nav aria-label={TOUR.controls} className="flex gap-2">
            {before && (
              <Step href={hrefOf(before)} rel="prev" label={TOUR.previous(before.name)}>
                <Icon name="chevron-left" className="size-5" />
                {TOUR.previousShort}
              </Step>
            )}
            {after && (
              <Step href={hrefOf(after)} rel="next" label={TOUR.next(after.name)}>
                {TOUR.nextShort}
                <Icon name="chevron-right" className="size-5" />
              </Step>
            )}
          </nav>
        </div>
      </div>
      <nav aria-label={TOUR.rooms} className="mt-4">
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
          {stations.map((station) => (
            <li key={station.number} className="min-w-0">
              <a
                href={hrefOf(station)}
                aria-current={station === current ? "page" : undefined}
                className="tour-room"
              >
                <img
                  src={mediaUrl(station.photo.mediaKey, 160)}
                  alt=""
                  width={160}
                  height={107}
                  loading="lazy"
                  className="aspect-3/2 w-full rounded-control object-cover"
                />
                <span>{TOUR.station(station.number, station.name)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}

function Step({
  href,
  rel,
  label,
  children,
}: {
  href: string;
  rel: "prev" | "next";
  label: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      rel={rel}
      aria-label={label}
      className="inline-flex min-h-11 items-center gap-1 rounded-control bg-night-raised px-3 font-semibold hover:bg-mimosa hover:text-on-mimosa"
    >
      {children}
    </a>
  );
}

function Plans({ plans, stations, current, hrefOf }: PartProps & Pick<TourScreenProps, "plans">) {
  const width = commonWidth(drawnLevels(plans));
  return (
    <div className="grid gap-6 sm:max-lg:grid-cols-2">
      {plans.map((view, plan) => {
        if (view.kind !== "drawn") return null;
        const { label } = view.level;
        const drawn = {
          drawing: drawLevel(view.level, width, FLOOR_PLAN.surfaceText),
          name: TOUR.levelPlan(label),
        };
        const here = stations.filter((station) => station.plan === plan);
        return (
          <div key={label}>
            {plans.length > 1 && (
              <h3 className="mb-2 text-small font-semibold text-ink-soft">{label}</h3>
            )}
            {here.length > 0 ? (
              <StationPlan {...drawn} stations={here} current={current} hrefOf={hrefOf} />
            ) : (
              <PlanDrawing {...drawn} />
            )}
          </div>
        );
      })}
    </div>
  );
}
