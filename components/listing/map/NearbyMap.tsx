"use client";

import { useEffect, useRef, useState } from "react";
import { ResultsMap } from "@/components/map/results-map";
import { Icon } from "@/components/ui/Icon";
import { LOCATION_MAP } from "@/lib/content/fr/listing-islands";
import { MAP_VIEW } from "@/lib/content/fr/search";
import { routes } from "@/lib/routes";
import type { BoundingBox } from "@/lib/search/criteria";
import "@/components/map/map-tools.css";
import "@/components/map/map-view.css";

export interface NearbyMapProps {
  /** The listing that the map is about. */
  id: string;
  lat: number;
  lng: number;
  /** What the map shows first. */
  box: BoundingBox;
  /** Null: the plain style drawn from the project's own data. */
  styleUrl: string | null;
}

/** The map around a listing: itself marked, and the other listings of the neighbourhood. */
export function NearbyMap({ id, lat, lng, box, styleUrl }: NearbyMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<ResultsMap>(null);
  const [failed, setFailed] = useState(false);
  const { west, south, east, north } = box;

  useEffect(() => {
    if (!host.current) return;
    const mark = () => map.current?.point({ id, lat, lng });
    try {
      map.current = new ResultsMap(host.current, styleUrl, {
        onRest: mark,
        onPoint: (pointed) => pointed === null && mark(),
        onOpen: (cluster, around) => {
          if (cluster.id === id) return;
          location.assign(
            cluster.id === null ? routes.search({ bbox: around }) : routes.listing(cluster.id),
          );
        },
      });
      map.current.search("");
      map.current.fit({ west, south, east, north }, true);
      mark();
    } catch {
      setFailed(true);
    }
    return () => map.current?.destroy();
  }, [id, lat, lng, west, south, east, north, styleUrl]);

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
        <button type="button" aria-label={MAP_VIEW.zoomIn} onClick={() => map.current?.zoom(1)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={MAP_VIEW.zoomOut} onClick={() => map.current?.zoom(-1)}>
          <Icon name="minus" />
        </button>
      </div>
    </section>
  );
}
