"use client";

import { MapNear } from "@/app/(public)/bien/[id]/_parts/map/MapNear";
import { PROPERTIES } from "@/components/properties/copy";
import { TRUST } from "@/components/trust/copy";
import { formatInteger } from "@/lib/kernel/format";
import type { ReviewView } from "@/lib/trust/review/views";
import { REVIEW } from "./copy";

const COPY = REVIEW.place;

const load = () => import("./PlaceMap").then(({ PlaceMap }) => PlaceMap);

/** Where the home is, for the team, beside what the public learns of it. */
export function Place({
  review: { place },
  mapStyleUrl,
}: {
  review: Pick<ReviewView, "place">;
  mapStyleUrl: string | null;
}) {
  return (
    <section aria-labelledby="emplacement" className="flex flex-col gap-4">
      <h2 id="emplacement" className="text-heading">
        {COPY.title}
      </h2>
      {place === null ? (
        <p>{COPY.unknown}</p>
      ) : (
        <>
          <div>
            <p>
              {TRUST.named(COPY.precision)}{" "}
              <span className="font-semibold">{PROPERTIES.published.options[place.precision]}</span>
            </p>
            <p className="mt-1 max-w-text text-small text-ink-soft">
              {place.shown.radiusM === 0
                ? COPY.exactly
                : COPY.within(formatInteger(place.shown.radiusM))}
            </p>
          </div>
          <div className="only-scripting no-print relative aspect-4/3 overflow-hidden rounded-card bg-sunken sm:aspect-2/1">
            <MapNear load={load} props={{ place, styleUrl: mapStyleUrl }} />
          </div>
        </>
      )}
    </section>
  );
}
