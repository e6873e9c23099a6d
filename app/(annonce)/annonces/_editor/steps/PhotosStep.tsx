"use client";

import { useState } from "react";
import { PhotoField } from "@/components/photos/PhotoField";
import type { KnownPhoto } from "@/components/photos/queue";
import { Link } from "@/components/ui/Link";
import { FIELDS } from "@/lib/revisions/fields";
import { distinctRooms } from "@/lib/revisions/rooms";
import { spaceRoutes } from "@/lib/routes/space";
import { useEditor } from "../EditorProvider";
import { FieldFrame, TypedField } from "../fields";
import { PHOTOS_COPY } from "./copy";
import { ProviderLink } from "./ProviderLink";

/** Photos, plans, and a tour on another site. */
export function PhotosStep({ known }: { known: readonly KnownPhoto[] }) {
  const { view, content, set, setUploads, problemOf, isEditable } = useEditor();
  // A plan has a name in the listing at all times; its field may be empty while another one is typed.
  const [emptied, setEmptied] = useState<readonly string[]>([]);
  const { photos = [], floorPlans = [] } = content;
  const rooms = distinctRooms(content, PHOTOS_COPY.roomAt);
  const uploadUrl = spaceRoutes.listingPhotos(view.id);
  const problem = (field: "photos" | "floorPlans") => {
    const text = problemOf(field);
    return text && <p className="text-small font-medium text-tile-strong">{text}</p>;
  };
  return (
    <>
      <FieldFrame field="photos">
        <h2 className="text-heading">{PHOTOS_COPY.photos}</h2>
        <ProviderLink type="photographer" />
        {rooms.length === 0 && (
          <p className="max-w-text text-fine text-ink-soft">
            {PHOTOS_COPY.noRooms}{" "}
            <Link
              href={spaceRoutes.editListingStep(view.id, FIELDS.roomTable.step, "roomTable")}
              className="text-link"
            >
              {PHOTOS_COPY.typeRooms}
            </Link>
          </p>
        )}
        <p className="only-noscript">{PHOTOS_COPY.needsScripts}</p>
        {problem("photos")}
        {isEditable && (
          <div className="only-scripting">
            <PhotoField
              photos={photos}
              known={known}
              named={floorPlans.map(({ key }) => key)}
              rooms={rooms}
              uploadUrl={uploadUrl}
              onChange={(next) => set({ photos: next })}
              onUnderWay={(count) => setUploads("photos", count)}
            />
          </div>
        )}
      </FieldFrame>
      <FieldFrame field="floorPlans">
        <h2 className="text-heading">{PHOTOS_COPY.plans}</h2>
        <p className="text-fine text-ink-soft">{PHOTOS_COPY.plansHint}</p>
        {problem("floorPlans")}
        {isEditable && (
          <div className="only-scripting">
            <PhotoField
              kind="plan"
              max={FIELDS.floorPlans.max}
              photos={floorPlans.map(({ key, label }) => ({
                key,
                alt: emptied.includes(key) ? "" : label,
              }))}
              known={known}
              named={photos.map(({ key }) => key)}
              uploadUrl={uploadUrl}
              onUnderWay={(count) => setUploads("floorPlans", count)}
              onChange={(next) => {
                const there = next.filter(({ key }) => floorPlans.some((each) => each.key === key));
                const nameless = there.filter(({ alt }) => alt.trim() === "");
                setEmptied(nameless.map(({ key }) => key));
                set({
                  floorPlans: next.map(({ key, alt }, at) => ({
                    key,
                    label:
                      alt.trim() === ""
                        ? PHOTOS_COPY.planName(at + 1)
                        : alt.slice(0, FIELDS.floorPlans.nameMax),
                  })),
                });
              }}
            />
          </div>
        )}
      </FieldFrame>
      <TypedField field="virtualTourUrl" />
    </>
  );
}
