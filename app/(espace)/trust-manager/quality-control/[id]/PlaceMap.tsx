"use client";

import { useEffect, useRef, useState } from "react";
import { LOCATION_MAP } from "@/app/(public)/bien/[id]/_parts/islands-copy";
import { MarkedMap } from "@/components/map/marked-map";
import { ZoomButtons } from "@/components/map/ZoomButtons";
import { circleAround } from "@/lib/kernel/geo";
import { boxAround } from "@/lib/search/boxes";
import type { PlaceView } from "@/lib/trust/review/views";
import { REVIEW } from "./copy";
import "@/components/map/map-tools.css";
import "@/components/map/map-view.css";

export interface PlaceMapProps {
  place: PlaceView;
  /** Null: the plain style drawn from the project's own data. */
  styleUrl: string | null;
}

/** What marks the home itself. */
function homeMark(): HTMLElement {
  const mark = document.createElement("span");
  mark.className = "block size-5 rounded-full border-[3px] border-surface bg-brand shadow-float";
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", REVIEW.place.home);
  return mark;
}

/** Where a home is, and the circle that the public sees instead, unless it sees the home. */
export function PlaceMap({ place, styleUrl }: PlaceMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<MarkedMap>(null);
  const [failed, setFailed] = useState(false);
  const { lat, lng, shown } = place;
  const { lat: shownLat, lng: shownLng, radiusM } = shown;

  useEffect(() => {
    if (!host.current) return;
    const ring = radiusM > 0 ? circleAround({ lat: shownLat, lng: shownLng }, radiusM) : [];
    try {
      map.current = new MarkedMap(host.current, styleUrl, () => {});
      map.current.show([{ key: "home", element: homeMark(), lat, lng }]);
      map.current.showZone({ ring, marks: [] });
      map.current.fit(boxAround([...ring, [lat, lng]]));
    } catch {
      setFailed(true);
    }
    return () => {
      map.current?.destroy();
      map.current = null;
    };
  }, [lat, lng, shownLat, shownLng, radiusM, styleUrl]);

  if (failed) {
    return (
      <p role="alert" className="map-message">
        {LOCATION_MAP.failed}
      </p>
    );
  }
  return (
    <section aria-label={REVIEW.place.label} className="map-host">
      <div ref={host} className="map-canvas" />
      <div className="map-tools">
        <ZoomButtons onZoom={(step) => map.current?.zoom(step)} />
      </div>
    </section>
  );
}
