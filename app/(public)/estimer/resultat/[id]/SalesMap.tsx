"use client";

import { AttributionControl, Map as GlMap, LngLatBounds, Marker, setWorkerUrl } from "maplibre-gl";
import { useEffect, useRef } from "react";
import { MAP_VIEW } from "@/components/map/copy";
import { embeddedStyle } from "@/components/map/embedded-style";
import { readPalette } from "@/components/map/palette";
import { TileBase } from "@/components/map/tile-base";
import { ZoomButtons } from "@/components/map/ZoomButtons";
import type { GeoPoint } from "@/lib/kernel/geo";
import { RESULT } from "./copy";
import "@/components/map/map.css";
import "@/components/map/map-tools.css";
import "@/components/map/map-view.css";
import "./sales-map.css";

// The worker comes from our own origin (decision 0017).
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

const MAX_ZOOM = 16;

/** Pixels: the home's mark stands above the numbers of the sales of its own square. */
const ABOVE: [number, number] = [0, -22];

/** A sale on the map, by its rank in the table. */
export interface MappedSale extends GeoPoint {
  rank: number;
  isRemoved: boolean;
}

export interface SalesMapProps {
  /** What stands at `home`: the home itself, or the middle of its street. */
  homeLabel: string;
  home: GeoPoint;
  sales: readonly MappedSale[];
  /** Style of the tiles; null for the plain map. */
  styleUrl: string | null;
  onFail(): void;
}

/** An element that stands on the map at a point. */
function markOf(className: string, text: string, label: string): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  element.role = "img";
  element.setAttribute("aria-label", label);
  return element;
}

/** The sales of each square, for their marks would lie on one another. */
function groupsOf(sales: readonly MappedSale[]): [MappedSale, ...MappedSale[]][] {
  const groups = new Map<string, [MappedSale, ...MappedSale[]]>();
  for (const sale of sales) {
    const key = `${sale.lat} ${sale.lng}`;
    const group = groups.get(key);
    if (group) group.push(sale);
    else groups.set(key, [sale]);
  }
  return [...groups.values()];
}

/** A map of the home and of the sales around it, numbered as in the table. */
export function SalesMap({ home, homeLabel, sales, styleUrl, onFail }: SalesMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<GlMap | null>(null);
  const marks = useRef<Marker[]>([]);
  const latest = useRef({ onFail, home, sales });
  latest.current = { onFail, home, sales };

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let tiles: TileBase | null = null;
    const plain = async () => {
      const fonts = getComputedStyle(element).fontFamily.replaceAll('"', "").split(/, */);
      const style = await embeddedStyle(readPalette(element), fonts);
      if (!gone) map.current?.setStyle(style, { diff: false });
    };
    try {
      const bounds = new LngLatBounds(latest.current.home, latest.current.home);
      for (const sale of latest.current.sales) bounds.extend(sale);
      const own = new GlMap({
        container: element,
        bounds,
        fitBoundsOptions: { padding: 40, maxZoom: MAX_ZOOM - 1 },
        maxZoom: MAX_ZOOM,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        cooperativeGestures: true,
        locale: MAP_VIEW.locale,
      });
      own.addControl(new AttributionControl({ compact: true }), "bottom-right");
      own.on("error", () => tiles?.fail());
      map.current = own;
      if (styleUrl === null) void plain();
      else {
        tiles = new TileBase(own, styleUrl, () => void plain());
        void tiles.load();
      }
    } catch {
      latest.current.onFail();
    }
    return () => {
      gone = true;
      tiles?.stop();
      map.current?.remove();
      map.current = null;
    };
  }, [styleUrl]);

  useEffect(() => {
    const own = map.current;
    if (!own) return;
    for (const mark of marks.current) mark.remove();
    marks.current = groupsOf(sales).map((group) => {
      const [{ lat, lng }] = group;
      const isRemoved = group.every((sale) => sale.isRemoved);
      const className = isRemoved ? "sale-mark sale-mark-removed" : "sale-mark";
      const ranks = group.map(({ rank }) => rank).join(", ");
      const element = markOf(className, ranks, RESULT.saleMark(ranks));
      return new Marker({ element }).setLngLat({ lat, lng }).addTo(own);
    });
    const element = markOf("sale-mark sale-mark-home", "", homeLabel);
    const mark = new Marker({ element, offset: ABOVE });
    marks.current.push(mark.setLngLat(home).addTo(own));
  }, [home, homeLabel, sales]);

  return (
    <>
      <section ref={host} aria-label={RESULT.map} className="map-canvas" />
      <div className="map-tools">
        <ZoomButtons
          onZoom={(step) => map.current?.easeTo({ zoom: map.current.getZoom() + step })}
        />
      </div>
    </>
  );
}
