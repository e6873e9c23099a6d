"use client";

import { AttributionControl, Map as GlMap, Marker, setWorkerUrl } from "maplibre-gl";
import { useEffect, useRef } from "react";
import { MAP_VIEW } from "@/components/map/copy";
import { embeddedStyle } from "@/components/map/embedded-style";
import { readPalette } from "@/components/map/palette";
import { TileBase } from "@/components/map/tile-base";
import { ZoomButtons } from "@/components/map/ZoomButtons";
import type { GeoPoint } from "@/lib/kernel/geo";
import { ADDRESS_COPY } from "./copy";
import "@/components/map/map.css";
import "@/components/map/map-tools.css";
import "@/components/map/map-view.css";

// The worker comes from our own origin (decision 0017).
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

const ZOOM = { tiles: 16, plain: 12, around: 9 } as const;

export interface PinMapProps extends GeoPoint {
  /** Style of the tiles; null for the plain map. */
  styleUrl: string | null;
  /** False where the pin is yet to be put somewhere, in the surroundings that the map shows. */
  isPlaced: boolean;
  isMovable: boolean;
  onMove(to: GeoPoint): void;
  onFail(): void;
}

/** A map with one pin, which the library moves with the mouse, a finger or the arrows. */
export function PinMap({ lat, lng, styleUrl, isPlaced, isMovable, onMove, onFail }: PinMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<GlMap | null>(null);
  const marker = useRef<Marker | null>(null);
  const latest = useRef({ onMove, onFail, start: { lat, lng, isPlaced } });
  latest.current = { ...latest.current, onMove, onFail };

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let tiles: TileBase | null = null;
    const { start } = latest.current;
    const plain = async () => {
      const fonts = getComputedStyle(element).fontFamily.replaceAll('"', "").split(/, */);
      const style = await embeddedStyle(readPalette(element), fonts);
      if (gone) return;
      map.current?.setMaxZoom(ZOOM.plain + 1);
      map.current?.setStyle(style, { diff: false });
    };
    try {
      const own = new GlMap({
        container: element,
        center: start,
        zoom: !start.isPlaced ? ZOOM.around : styleUrl === null ? ZOOM.plain : ZOOM.tiles,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        cooperativeGestures: true,
        locale: MAP_VIEW.locale,
      });
      own.addControl(new AttributionControl({ compact: true }), "bottom-right");
      own.on("error", () => tiles?.fail());
      const pin = new Marker({ draggable: isMovable, color: "#d9532f" })
        .setLngLat(start)
        .addTo(own);
      pin.on("dragend", () => latest.current.onMove(pin.getLngLat()));
      own.on("click", ({ lngLat, originalEvent }) => {
        if (isMovable && originalEvent.target === own.getCanvas()) latest.current.onMove(lngLat);
      });
      const button = pin.getElement();
      button.tabIndex = 0;
      button.role = "button";
      button.dataset.control = "";
      button.setAttribute("aria-label", ADDRESS_COPY.pinLabel);
      button.setAttribute("aria-describedby", "repere-aide");
      map.current = own;
      marker.current = pin;
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
  }, [styleUrl, isMovable]);

  useEffect(() => {
    marker.current?.setLngLat({ lat, lng });
    const own = map.current;
    if (own && !own.getBounds().contains({ lat, lng })) own.jumpTo({ center: { lat, lng } });
  }, [lat, lng]);

  return (
    <>
      <div ref={host} className="map-canvas" />
      <div className="map-tools">
        <ZoomButtons
          onZoom={(step) => map.current?.easeTo({ zoom: map.current.getZoom() + step })}
        />
      </div>
    </>
  );
}
