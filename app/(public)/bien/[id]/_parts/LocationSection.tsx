import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { formatDecimal, formatInteger } from "@/lib/kernel/format";
import type { ListingDetail } from "@/lib/listings/views";
import { Block } from "./Block";
import { LISTING } from "./copy";
import { LocationMap } from "./map/LocationMap";
import { metresFromCentre } from "./place";
import type { ListingWays } from "./ways";

const COPY = LISTING.location;
const NBSP = "\u00a0";

/** Where the home is: its address, what is known about its surroundings, and a map. */
export function LocationSection({
  listing,
  ways,
  styleUrl,
}: {
  listing: ListingDetail;
  ways: ListingWays;
  /** Address of the style of the map's tiles; null for the plain map. */
  styleUrl: string | null;
}) {
  const { id, lat, lng, address, neighbourhood, postalCode, city, departmentName, transport } =
    listing;
  const { circleRadiusM } = listing;
  const distance = distanceText(listing);
  return (
    <Block id="emplacement" title={COPY.title}>
      <div className="flex gap-3">
        <Icon name="map-pin" className="mt-0.5 size-5 shrink-0 text-brand" />
        <div>
          <address className="not-italic">
            {address && (
              <span className="block font-semibold first-letter:uppercase">{address}</span>
            )}
            {postalCode} {city}, {departmentName}
          </address>
          {neighbourhood && <p className="text-ink-soft">{COPY.neighbourhood(neighbourhood)}</p>}
          {distance && <p className="text-ink-soft">{distance}</p>}
          {circleRadiusM > 0 && (
            <p className="mt-1.5 max-w-[40rem] text-small text-ink-soft">
              {COPY.approximate(formatInteger(circleRadiusM))}
            </p>
          )}
          {transport && (
            <p className="mt-1.5 max-w-[40rem]">
              <span className="font-semibold">{COPY.transport}</span>
              {transport}
            </p>
          )}
        </div>
      </div>
      <div className="only-scripting no-print mt-5 aspect-4/3 overflow-hidden rounded-card bg-sunken sm:aspect-2/1">
        <LocationMap
          id={id}
          lat={lat}
          lng={lng}
          radius={circleRadiusM}
          box={ways.mapBox}
          styleUrl={styleUrl}
        />
      </div>
      <div className="no-print mt-5 flex flex-wrap gap-2">
        <LinkButton href={ways.nearby} variant="secondary">
          {COPY.nearby}
        </LinkButton>
        <LinkButton href={ways.city} variant="secondary">
          {COPY.inCity(city)}
        </LinkButton>
        {ways.sales && (
          <LinkButton href={ways.sales} rel="nofollow" variant="secondary">
            {COPY.sales}
          </LinkButton>
        )}
        <a
          href={openStreetMap(listing)}
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-11 items-center gap-1.5 sm:ml-2"
        >
          {COPY.openMap}
          <Icon name="external-link" className="size-4" />
        </a>
      </div>
    </Block>
  );
}

/** With a mark on the home only where the seller shows it: a circle has no such point. */
function openStreetMap({ lat, lng, circleRadiusM }: ListingDetail): string {
  if (circleRadiusM > 0) return `https://www.openstreetmap.org/#map=15/${lat}/${lng}`;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
}

function distanceText(listing: ListingDetail): string | null {
  const metres = metresFromCentre(listing);
  if (metres === null) return null;
  if (metres < 300) return COPY.inCentre(listing.city);
  const distance =
    metres < 1_000
      ? `${formatInteger(metres)}${NBSP}m`
      : `${formatDecimal(metres / 1_000)}${NBSP}km`;
  return COPY.fromCentre(distance, listing.city);
}
