import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatInteger, formatSurface } from "@/lib/kernel/format";
import { surfaceTerm } from "@/lib/listings/legal-terms";
import type { ListingDetail } from "@/lib/listings/views";
import { Amenities } from "./Amenities";
import { Block } from "./Block";
import { LISTING } from "./copy";

const COPY = LISTING.facts;

/** Every known characteristic, and what the home offers. */
export function Details({ listing }: { listing: ListingDetail }) {
  return (
    <Block id="caracteristiques" title={LISTING.details.title}>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {factsOf(listing).map(({ term, detail }) => (
          <div key={term} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="text-right font-medium">{detail}</dd>
          </div>
        ))}
      </dl>
      {listing.features.length > 0 && <Amenities features={listing.features} />}
    </Block>
  );
}

function factsOf(listing: ListingDetail): { term: string; detail: string }[] {
  const { rooms, bedrooms, bathrooms, landSurfaceM2, builtYear, coownership } = listing;
  const facts: [string, string | null][] = [
    [COPY.type, PROPERTY_TYPE_LABELS[listing.type]],
    [surfaceTerm(listing), formatSurface(listing.surfaceDm2)],
    [COPY.rooms(rooms), formatInteger(rooms)],
    [COPY.bedrooms(bedrooms), bedrooms > 0 ? formatInteger(bedrooms) : null],
    [COPY.bathrooms(bathrooms), bathrooms > 0 ? formatInteger(bathrooms) : null],
    [COPY.land, landSurfaceM2 ? formatSurface(landSurfaceM2 * 100) : null],
    [COPY.floor, floorOf(listing)],
    [COPY.builtYear, builtYear === null ? null : String(builtYear)],
    [COPY.coownership, coownership && COPY.lots(coownership.lots)],
    [COPY.neighbourhood, listing.neighbourhood],
  ];
  return facts.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]));
}

function floorOf({ floor, floorCount }: ListingDetail): string | null {
  if (floor === null) return null;
  return floor === 0 ? COPY.groundFloor : COPY.floorOf(floor, floorCount);
}
