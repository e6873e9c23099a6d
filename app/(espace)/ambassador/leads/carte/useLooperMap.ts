import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { MarkedMap } from "@/components/map/marked-map";
import type { DrawnZone } from "@/components/map/zone-layer";
import type { MapPoint } from "@/lib/looper/map/rules";
import { boxAround } from "@/lib/search/boxes";
import type { BoundingBox } from "@/lib/search-index/criteria";
import { clustersOf, type MapCluster } from "./clusters";

/** A marker, and the element that it is drawn into. */
export interface Marked {
  cluster: MapCluster;
  element: HTMLElement;
}

/** The box of what a map shows first: its points, else the zone; null where there is neither. */
export function boxOf(points: readonly MapPoint[], zone: DrawnZone): BoundingBox | null {
  const own = boxAround(points.map(({ lat, lng }) => [lat, lng] as const));
  return own ?? zoneBox(zone);
}

export const zoneBox = ({ ring, marks }: DrawnZone): BoundingBox | null =>
  boxAround([...ring, ...marks.map(({ lat, lng }) => [lat, lng] as const)]);

/** The map in its host, and the markers of its view. */
export function useLooperMap(
  host: RefObject<HTMLElement | null>,
  {
    points,
    zone,
    styleUrl,
  }: { points: readonly MapPoint[]; zone: DrawnZone; styleUrl: string | null },
) {
  const map = useRef<MarkedMap>(null);
  const [marked, setMarked] = useState<readonly Marked[]>([]);
  const [canZoom, setCanZoom] = useState(true);
  const [failed, setFailed] = useState(false);

  const rest = useEffectEvent(() => {
    const own = map.current;
    if (!own) return;
    setCanZoom(own.canZoomIn());
    const clusters = clustersOf(points, (point) => own.pixelOf(point));
    setMarked((before) =>
      clusters.map((cluster) => ({
        cluster,
        element:
          before.find((each) => each.cluster.key === cluster.key)?.element ??
          document.createElement("div"),
      })),
    );
  });

  useEffect(() => {
    if (!host.current) return;
    try {
      map.current = new MarkedMap(host.current, styleUrl, () => rest());
    } catch {
      setFailed(true);
    }
    return () => {
      map.current?.destroy();
      map.current = null;
    };
  }, [host, styleUrl]);

  // Once it is there, and for other items: what is drawn, and where the map is.
  useEffect(() => {
    map.current?.showZone(zone);
    map.current?.fit(boxOf(points, zone));
    rest();
  }, [points, zone]);

  useEffect(() => {
    map.current?.show(
      marked.map(({ cluster: { key, lat, lng }, element }) => ({ key, lat, lng, element })),
    );
  }, [marked]);

  return { map, marked, canZoom, failed };
}
