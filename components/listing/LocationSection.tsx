import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { LISTING } from "@/lib/content/fr/listing";
import { formatDecimal, formatInteger } from "@/lib/kernel/format";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes";
import { surroundings } from "@/lib/search/boxes";
import { Block } from "./Block";
import { LocationMap } from "./map/LocationMap";
import { cityHref, metresFromCentre } from "./place";

const COPY = LISTING.location;
const NBSP = "\u00a0";

/** How far what is called around reaches, in kilometres. */
const AROUND_KM = 2;
/** What the map shows first: the streets, or where there are no tiles to show them, the towns. */
const STREETS_KM = 0.8;
const TOWN_KM = 4;

/** Where the home is: its address, what is known of its surroundings, and a map on demand. */
export function LocationSection({
  listing,
  styleUrl,
}: {
  listing: ListingDetail;
  /** Style of the map's tiles; null for the plain one. */
  styleUrl: string | null;
}) {
  const { id, lat, lng, address, neighbourhood, postalCode, city, departmentName, transport } =
    listing;
  const distance = distanceText(listing);
  return (
    <Block id="emplacement" title={COPY.title}>
      <div className="flex gap-3">
        <Icon name="map-pin" className="mt-0.5 size-5 shrink-0 text-brand" />
        <div>
          <address className="not-italic">
            <span className="block font-semibold">{address}</span>
            {postalCode} {city}, {departmentName}
          </address>
          {neighbourhood && <p className="text-ink-soft">{COPY.neighbourhood(neighbourhood)}</p>}
          {distance && <p className="text-ink-soft">{distance}</p>}
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
          box={surroundings(listing, styleUrl ? STREETS_KM : TOWN_KM)}
          styleUrl={styleUrl}
        />
      </div>
      <div className="no-print mt-5 flex flex-wrap gap-2">
        <LinkButton
          href={routes.search({ bbox: surroundings(listing, AROUND_KM) })}
          variant="secondary"
        >
          {COPY.nearby}
        </LinkButton>
        <LinkButton href={cityHref(listing)} variant="secondary">
          {COPY.inCity(city)}
        </LinkButton>
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

function openStreetMap({ lat, lng }: ListingDetail): string {
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
