import type { ReactNode } from "react";
import { Photo } from "@/components/listings/Photo";
import { ROOMS } from "@/components/rooms/copy";
import { Breadcrumb } from "@/components/ui/Breadcrumb";
import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { mediaUrl } from "@/lib/listings/media/rules";
import type { FloorPlanView, TourStation } from "@/lib/listings/rooms/views";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { LISTING } from "../_parts/copy";
import { OutsideTour } from "../_parts/OutsideTour";
import { listingWays } from "../_parts/ways";
import { TOUR } from "./copy";
import { TourPlans } from "./TourPlans";

/** Where one lands from another room: the picture, past the page's heading. */
const ANCHOR = "piece";
const BESIDE_PLANS = "(min-width: 64rem) calc(100vw - 30rem), 100vw";
const BESIDE_ROOMS = "(min-width: 64rem) calc(100vw - 22rem), 100vw";

interface TourScreenProps {
  listing: ListingDetail;
  plans: readonly FloorPlanView[];
  stations: readonly TourStation[];
  /** The room that is shown. */
  current: TourStation;
}

/** The virtual tour of a home: a room's photos, its level's plan, the rooms before and after. */
export function TourScreen({ listing, plans, stations, current }: TourScreenProps) {
  const hasPlans = plans.length > 0;
  const rooms = <RoomList listingId={listing.id} stations={stations} current={current} />;
  return (
    <Container className="pb-section">
      <TourHead listing={listing} />
      <div
        className={cx(
          "grid items-start gap-x-8 gap-y-6",
          hasPlans ? "lg:grid-cols-[minmax(0,1fr)_22rem]" : "lg:grid-cols-[minmax(0,1fr)_14rem]",
        )}
      >
        <div className="flex min-w-0 flex-col gap-6">
          <Stage
            listingId={listing.id}
            stations={stations}
            current={current}
            sizes={hasPlans ? BESIDE_PLANS : BESIDE_ROOMS}
          />
          {hasPlans && rooms}
        </div>
        {hasPlans ? <TourPlans plans={plans} current={current} title={listing.title} /> : rooms}
      </div>
    </Container>
  );
}

function TourHead({ listing }: Pick<TourScreenProps, "listing">) {
  const { id, title, city, isDemonstration, virtualTourUrl } = listing;
  return (
    <>
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
        <div className="flex flex-wrap gap-2">
          <LinkButton href={routes.listing(id)} variant="secondary">
            <Icon name="arrow-left" />
            {TOUR.back}
          </LinkButton>
          {virtualTourUrl && <OutsideTour url={virtualTourUrl} />}
        </div>
      </div>
    </>
  );
}

type StationsProps = Pick<TourScreenProps, "stations" | "current"> & { listingId: string };

const hrefOf = (listingId: string, { number }: TourStation) =>
  `${routes.virtualTour(listingId, number)}#${ANCHOR}`;

/** A room: its photos, its name and its area, and the way on. */
function Stage({ listingId, stations, current, sizes }: StationsProps & { sizes: string }) {
  const { number, name, areaDm2, level, photos } = current;
  const [first, ...others] = photos;
  const [before, after] = [stations[number - 2], stations[number]];
  return (
    <section id={ANCHOR} aria-labelledby="piece-nom" className="min-w-0 scroll-mt-4">
      <div className="panel-night overflow-hidden sm:rounded-card max-sm:-mx-gutter">
        {first && (
          <Photo photo={first} sizes={sizes} first className="aspect-3/2 w-full object-cover" />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-gutter py-4">
          <div className="min-w-0">
            <p className="text-small text-on-night-soft figures">
              {TOUR.stop(number, stations.length)}
              {level && `, ${level}`}
            </p>
            <h2 id="piece-nom" className="text-heading wrap-anywhere">
              {name}
              {areaDm2 !== null && (
                <>
                  {" "}
                  <span className="ml-1 font-sans text-body font-normal tracking-normal whitespace-nowrap text-on-night-soft">
                    {ROOMS.surfaceText(areaDm2)}
                  </span>
                </>
              )}
            </h2>
          </div>
          <nav aria-label={TOUR.controls} className="flex gap-2">
            {before && (
              <Step href={hrefOf(listingId, before)} rel="prev" label={TOUR.previous(before.name)}>
                <Icon name="chevron-left" className="size-5" />
                {TOUR.previousShort}
              </Step>
            )}
            {after && (
              <Step href={hrefOf(listingId, after)} rel="next" label={TOUR.next(after.name)}>
                {TOUR.nextShort}
                <Icon name="chevron-right" className="size-5" />
              </Step>
            )}
          </nav>
        </div>
      </div>
      {others.length > 0 && (
        <ul aria-label={TOUR.more(name)} className="mt-4 grid gap-4 sm:grid-cols-2">
          {others.map((photo, at) => (
            <li
              key={photo.mediaKey}
              // The last of an odd number is as wide as the stage: no hole beside it.
              className={cx(
                "min-w-0",
                at === others.length - 1 && others.length % 2 === 1 && "sm:col-span-2",
              )}
            >
              <Photo
                photo={photo}
                sizes={sizes}
                className="aspect-3/2 w-full rounded-card object-cover"
              />
            </li>
          ))}
        </ul>
      )}
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

/** All rooms of the tour. */
function RoomList({ listingId, stations, current }: StationsProps) {
  return (
    <nav aria-label={TOUR.rooms} className="min-w-0">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {stations.map((station) => (
          <li key={station.number} className="min-w-0">
            <a
              href={hrefOf(listingId, station)}
              aria-current={station === current ? "page" : undefined}
              className="tour-room"
            >
              {station.photos[0] && (
                <img
                  src={mediaUrl(station.photos[0].mediaKey, 160)}
                  alt=""
                  width={160}
                  height={107}
                  loading="lazy"
                  className="aspect-3/2 w-full rounded-control object-cover"
                />
              )}
              <span className="wrap-anywhere">{TOUR.station(station.number, station.name)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
