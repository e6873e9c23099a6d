"use client";

import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { MAP_STATES } from "@/components/map/copy";
import { ZoomButtons } from "@/components/map/ZoomButtons";
import type { DrawnZone } from "@/components/map/zone-layer";
import { Icon } from "@/components/ui/Icon";
import type { MapPoint } from "@/lib/looper/map/rules";
import { boxAround } from "@/lib/search/boxes";
import type { Choice } from "./choice";
import { itemsOf, type MapCluster } from "./clusters";
import { LOOPER_MAP as COPY } from "./copy";
import { MapPanel } from "./MapPanel";
import { Marker } from "./Marker";
import { useLooperMap, zoneBox } from "./useLooperMap";
import "@/components/map/map-tools.css";
import "@/components/map/map-view.css";
import "./looper-map.css";

export interface LooperMapProps {
  points: readonly MapPoint[];
  zone: DrawnZone;
  choice: Choice;
  /** Style of the tiles; null for the plain map. */
  styleUrl: string | null;
}

/** The looper's leads, visits and zone on a map. */
export function LooperMap({ points, zone, choice, styleUrl }: LooperMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const { map, marked, canZoom, failed } = useLooperMap(host, { points, zone, styleUrl });
  const { chosen, choose } = choice;
  /** The first item of a marker that came apart, and with it the button that had the focus. */
  const cameApart = useRef<string>(null);

  useEffect(() => {
    const key = cameApart.current;
    const part = marked.find(({ cluster }) => itemsOf(cluster).some((item) => item.key === key));
    if (!part || document.activeElement !== document.body) return;
    cameApart.current = null;
    part.element.querySelector("button")?.focus({ preventScroll: true });
  }, [marked]);

  // What was chosen comes into sight, clear of the panel.
  useEffect(() => {
    const point =
      chosen && points.find(({ items }) => items.some(({ key }) => chosen.keys.includes(key)));
    if (!point) return;
    if (chosen.from === "list") map.current?.goTo(point);
    else map.current?.clear(point);
  }, [chosen, points, map]);

  const open = (cluster: MapCluster) => {
    const box = boxAround(cluster.points.map(({ lat, lng }) => [lat, lng] as const));
    if (box && cluster.points.length > 1 && map.current?.canZoomIn()) {
      choose(null);
      cameApart.current = itemsOf(cluster)[0]?.key ?? null;
      map.current.spread(box);
      return;
    }
    choose({ keys: itemsOf(cluster).map(({ key }) => key), from: "map" });
  };

  if (failed) {
    return (
      <p role="alert" className="map-message">
        {MAP_STATES.failed}
      </p>
    );
  }
  const ofZone = zoneBox(zone);
  const items = points
    .flatMap((point) => point.items)
    .filter(({ key }) => chosen?.keys.includes(key));
  return (
    <>
      <div ref={host} className="map-canvas" />
      {marked.map(({ cluster, element }) =>
        createPortal(
          <Marker cluster={cluster} choice={choice} canZoom={canZoom} onOpen={open} />,
          element,
          cluster.key,
        ),
      )}
      <div className="map-tools">
        <ZoomButtons onZoom={(step) => map.current?.zoom(step)} />
        {ofZone && (
          <button
            type="button"
            aria-label={COPY.seeZone}
            title={COPY.seeZone}
            onClick={() => map.current?.fit(ofZone)}
          >
            <Icon name="scan" />
          </button>
        )}
      </div>
      {chosen && items.length > 0 && (
        <MapPanel
          key={chosen.keys.join(" ")}
          items={items}
          takesFocus={chosen.from === "map"}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}
