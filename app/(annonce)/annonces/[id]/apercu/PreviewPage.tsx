"use client";

import { useEffect, useState } from "react";
import { useFollowedContent } from "@/app/(annonce)/annonces/_editor/live-preview";
import { HomeRooms, roomsHeading, roomsLead } from "@/components/rooms/HomeRooms";
import { PlanPicture } from "@/components/rooms/PlanPicture";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { parse, type Serialized } from "@/lib/kernel/serialize";
import type { RevisionContent } from "@/lib/revisions/content";
import {
  type PreviewSurroundings,
  previewOf,
  previewParts,
  previewRooms,
} from "@/lib/revisions/preview";
import { routes } from "@/lib/routes/public";
import { Block } from "../../../../(public)/bien/[id]/_parts/Block";
import { Description } from "../../../../(public)/bien/[id]/_parts/Description";
import { Details } from "../../../../(public)/bien/[id]/_parts/Details";
import { EnergySection } from "../../../../(public)/bien/[id]/_parts/EnergySection";
import { Gallery } from "../../../../(public)/bien/[id]/_parts/gallery/Gallery";
import { LegalSection } from "../../../../(public)/bien/[id]/_parts/LegalSection";
import { ListingHeader } from "../../../../(public)/bien/[id]/_parts/ListingHeader";
import { LocationSection } from "../../../../(public)/bien/[id]/_parts/LocationSection";
import { listingWays } from "../../../../(public)/bien/[id]/_parts/ways";
import { EDITOR_PAGES } from "../../copy";
import { ContactPreview } from "./ContactPreview";

const COPY = EDITOR_PAGES.preview;

/** The listing as stored when its preview opens. */
export interface StoredPreview extends PreviewSurroundings {
  id: string;
  content: RevisionContent;
  /** ISO instant of the request. */
  at: string;
}

/**
 * The parts of a listing's page that say what its seller wrote. It follows the editor that is open in the same
 * browser, key by key; nothing of it can be used in the frame beside the form.
 */
export function PreviewPage({
  stored: text,
  mapStyleUrl,
  isFramed,
  isHandedIn = false,
}: {
  stored: Serialized<StoredPreview>;
  mapStyleUrl: string | null;
  isFramed: boolean;
  /** Shown to the team, who decide about what was handed in and not about what is typed since. */
  isHandedIn?: boolean;
}) {
  const [{ id, content: stored, commune, looper, mandate, at }] = useState(() => parse(text));
  const { content, isSaved } = useFollowedContent(isHandedIn ? null : id, stored);
  const isElsewhere = content.communeCode !== stored.communeCode;
  useEffect(() => {
    // What the page shows of a commune comes from the database.
    if (isElsewhere && isSaved) location.reload();
  }, [isElsewhere, isSaved]);

  const around = { commune: isElsewhere ? null : commune, looper, mandate: mandate ?? null };
  const listing = previewOf({ id, content }, around, new Date(at));
  const parts = previewParts(content);
  const { rooms, plans } = previewRooms(content);
  const copy = isHandedIn ? COPY.team : COPY.seller;
  return (
    <article inert={isFramed}>
      <Container className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="mb-6 min-w-0 max-sm:-mx-gutter">
          {parts.has("photos") ? (
            <Gallery photos={listing.photos} title={listing.title} isIllustrated={false} />
          ) : (
            <p className="flex aspect-3/2 flex-col items-center justify-center gap-3 bg-sunken p-6 text-center text-ink-soft sm:rounded-card">
              <Icon name="layout-grid" className="size-8" />
              {copy.noPhotos}
            </p>
          )}
        </div>
        <ListingHeader
          listing={listing}
          url={routes.listing(listing.id)}
          monthlyCents={null}
          isPreview
        />
        <div className="min-w-0 max-lg:mt-8">
          {parts.has("description") && <Description text={listing.description} />}
          {parts.has("details") && <Details listing={listing} />}
          {parts.has("rooms") && (
            <Block id="plan" title={roomsHeading({ plans })} lead={roomsLead({ rooms })}>
              <HomeRooms
                rooms={rooms}
                plans={plans}
                renderPlan={(plan, _at, sizes) => (
                  <PlanPicture
                    plan={plan}
                    sizes={sizes}
                    className="rounded-card border border-line"
                  />
                )}
              />
            </Block>
          )}
          {parts.has("energy") && <EnergySection listing={listing} />}
          {parts.has("location") && !isElsewhere && (
            <LocationSection
              listing={listing}
              ways={{ ...listingWays(listing), sales: null }}
              styleUrl={mapStyleUrl}
            />
          )}
          {parts.has("mentions") && <LegalSection listing={listing} />}
        </div>
        <div className="max-lg:mb-10">
          <div className="lg:sticky lg:top-20">
            <ContactPreview
              listing={listing}
              availability={content.availability}
              now={new Date(at)}
              copy={copy}
            />
          </div>
        </div>
      </Container>
    </article>
  );
}
