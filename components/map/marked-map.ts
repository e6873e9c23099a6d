import { Marker } from "maplibre-gl";
import type { GeoPoint } from "@/lib/kernel/geo";
import type { BoundingBox } from "@/lib/search-index/criteria";
import { BaseMap } from "./base-map";
import { type DrawnZone, ZoneLayer } from "./zone-layer";

/** An element that stands on the map. */
export interface Mark extends GeoPoint {
  key: string;
  element: HTMLElement;
}

/** The least zoom at which a place is shown that was chosen beside the map. */
const NEAR_ZOOM = 12;
/** How far above the middle a chosen place is brought, and down to where it is clear of a panel: of the map's height. */
const ABOVE_SHARE = 0.25;
const CLEAR_SHARE = 0.4;
/** Pixels between what is brought apart and the map's edge. */
const SPREAD_PADDING = 60;
/** The map is as close as it goes, but for what rounding leaves. */
const ZOOM_SLACK = 0.05;

/** A map in the middle of a page, with elements of its page and a zone on it. */
export class MarkedMap {
  private readonly base: BaseMap;
  private readonly zone: ZoneLayer;
  private readonly shown = new Map<string, Marker>();

  /** @throws when the browser has no WebGL. */
  constructor(host: HTMLElement, styleUrl: string | null, onRest: () => void) {
    const ground = { onStyle: ({ area }: { area: string }) => this.zone.attach(area), onRest };
    this.base = new BaseMap(host, styleUrl, ground, { inPage: true });
    this.zone = new ZoneLayer(this.base.gl);
  }

  destroy(): void {
    this.base.destroy();
  }

  /** Shows these elements, leaving those that stay where they are. */
  show(marks: readonly Mark[]): void {
    const wanted = new Set(marks.map(({ key }) => key));
    for (const [key, marker] of this.shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.shown.delete(key);
    }
    for (const { key, element, lat, lng } of marks) {
      if (this.shown.has(key)) continue;
      this.shown.set(key, new Marker({ element }).setLngLat([lng, lat]).addTo(this.base.gl));
    }
  }

  showZone(zone: DrawnZone): void {
    this.zone.draw(zone);
  }

  /** Where a point is on the map, in pixels. */
  pixelOf({ lat, lng }: GeoPoint): { x: number; y: number } {
    return this.base.gl.project([lng, lat]);
  }

  fit(box: BoundingBox | null): void {
    this.base.fit(box);
  }

  zoom(step: 1 | -1): void {
    this.base.zoom(step);
  }

  /** Whether the map can show more than it does. */
  canZoomIn(): boolean {
    const { gl } = this.base;
    return gl.getZoom() < gl.getMaxZoom() - ZOOM_SLACK;
  }

  /** Brings a point near, above what covers the map's foot. */
  goTo({ lat, lng }: GeoPoint): void {
    const { gl } = this.base;
    const zoom = Math.max(gl.getZoom(), NEAR_ZOOM);
    gl.easeTo({ center: [lng, lat], zoom, offset: this.above() });
  }

  /** Brings a point above what covers the map's foot, if it is below. */
  clear(point: GeoPoint): void {
    const { gl } = this.base;
    if (this.pixelOf(point).y < gl.getContainer().clientHeight * CLEAR_SHARE) return;
    gl.easeTo({ center: [point.lng, point.lat], offset: this.above() });
  }

  /** From the map's middle to where nothing covers it. */
  private above(): [number, number] {
    return [0, -this.base.gl.getContainer().clientHeight * ABOVE_SHARE];
  }

  /** Brings what is in a box apart, as far as the map goes. */
  spread({ west, south, east, north }: BoundingBox): void {
    const { gl } = this.base;
    const closest = gl.getMaxZoom();
    const camera = gl.cameraForBounds([west, south, east, north], { padding: SPREAD_PADDING });
    const zoom = Math.max(camera?.zoom ?? closest, gl.getZoom() + 1);
    const center: [number, number] = [(west + east) / 2, (south + north) / 2];
    gl.easeTo({ center, zoom: Math.min(closest, zoom) });
  }
}
