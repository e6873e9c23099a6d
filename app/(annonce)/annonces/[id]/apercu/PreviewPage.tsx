"use client";

import { useMemo } from "react";
import { Container } from "@/components/ui/Container";
import { parse, type Serialized } from "@/lib/kernel/serialize";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { Description } from "../../../../(public)/bien/[id]/_parts/Description";
import { Details } from "../../../../(public)/bien/[id]/_parts/Details";
import { EnergySection } from "../../../../(public)/bien/[id]/_parts/EnergySection";
import { Gallery } from "../../../../(public)/bien/[id]/_parts/gallery/Gallery";
import { LegalSection } from "../../../../(public)/bien/[id]/_parts/LegalSection";
import { ListingHeader } from "../../../../(public)/bien/[id]/_parts/ListingHeader";
import { LocationSection } from "../../../../(public)/bien/[id]/_parts/LocationSection";
import type { ListingWays } from "../../../../(public)/bien/[id]/_parts/ways";

/** The parts of a listing's page that say what its seller wrote; nothing can be done with them. */
export function PreviewPage({
  listing: text,
  ways,
  mapStyleUrl,
}: {
  listing: Serialized<ListingDetail>;
  ways: ListingWays;
  mapStyleUrl: string | null;
}) {
  const listing = useMemo(() => parse(text), [text]);
  return (
    <article>
      <Container className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="mb-6 min-w-0 max-sm:-mx-gutter">
          {listing.photos.length > 0 && (
            <Gallery photos={listing.photos} title={listing.title} isIllustrated={false} />
          )}
        </div>
        <ListingHeader
          listing={listing}
          url={routes.listing(listing.id)}
          monthlyCents={null}
          isPreview
        />
        <div className="min-w-0 max-lg:mt-8">
          <Description text={listing.description} />
          <Details listing={listing} />
          <EnergySection listing={listing} />
          <LocationSection listing={listing} ways={ways} styleUrl={mapStyleUrl} />
          <LegalSection listing={listing} />
        </div>
      </Container>
    </article>
  );
}
