"use client";

import { useEffect, useRef, useState } from "react";
import { ResultsMap } from "@/components/map/results-map";
import { ZoomButtons } from "@/components/map/ZoomButtons";
import { circleAround } from "@/lib/kernel/geo";
import { routes } from "@/lib/routes/public";
import { searchPath } from "@/lib/search/url";
import type { BoundingBox, MapCluster } from "@/lib/search-index/criteria";
import { LOCATION_MAP } from "../islands-copy";
import "@/components/map/map-tools.css";
import "@/components/map/map-view.css";

export interface NearbyMapProps {
  /** The listing that the map is about. */
  id: string;
  /** Where it is for the public, and the radius in metres of the circle that holds it; 0 for a point. */
  lat: number;
  lng: number;
  radius: number;
  /** What the map shows first. */
  box: BoundingBox;
  /** Null: the plain style drawn from the project's own data. */
  styleUrl: string | null;
}

/** The map around a listing: where it is, as a point or a circle, and the other listings around. */
export function NearbyMap({ id, lat, lng, radius, box, styleUrl }: NearbyMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<ResultsMap>(null);
  const [failed, setFailed] = useState(false);
  const { west, south, east, north } = box;

  useEffect(() => {
    if (!host.current) return;
    const isPoint = radius === 0;
    const mark = () => isPoint && map.current?.point({ id, lat, lng });
    const events = {
      onRest: mark,
      onPoint: (pointed: string | null) => pointed === null && mark(),
      onOpen: (cluster: MapCluster, around: BoundingBox) => {
        if (cluster.id === id) return;
        location.assign(
          cluster.id === null ? searchPath({ bbox: around }) : routes.listing(cluster.id),
        );
      },
    };
    try {
      // A pin would say that the home is in the middle of its circle, where it never is.
      const options = { inPage: true, without: isPoint ? null : id };
      map.current = new ResultsMap(host.current, styleUrl, events, options);
      map.current.search("");
      map.current.fit({ west, south, east, north }, true);
      if (!isPoint) map.current.showOutline(circleAround({ lat, lng }, radius));
      mark();
    } catch {
      setFailed(true);
    }
    return () => map.current?.destroy();
  }, [id, lat, lng, radius, west, south, east, north, styleUrl]);

  if (failed) {
    return (
      <p role="alert" className="map-message">
        {LOCATION_MAP.failed}
      </p>
    );
  }
  return (
    <section aria-label={LOCATION_MAP.label} className="map-host">
      <div ref={host} className="map-canvas" />
      <div className="map-tools">
        <ZoomButtons onZoom={(step) => map.current?.zoom(step)} />
      </div>
    </section>
  );
}
