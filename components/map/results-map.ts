import { AttributionControl, Map as GlMap, ScaleControl, setWorkerUrl } from "maplibre-gl";
import { MAP_VIEW } from "@/lib/content/fr/search";
import type { BoundingBox, LatLng, MapCluster } from "@/lib/search/criteria";
import { fetchClusters } from "./clusters";
import { DrawTool } from "./draw-tool";
import { embeddedStyle } from "./embedded-style";
import { belowFold } from "./fold";
import { OutlineLayer } from "./outline-layer";
import { readPalette } from "./palette";
import { Pins } from "./pins";
import { PlaceNames } from "./place-names";

// The worker comes from our own origin, so that the policy needs no blob: (decision 0017).
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

/** Metropolitan France. */
const FRANCE: BoundingBox = { west: -4.8, south: 42.3, east: 8.2, north: 51.1 };
const MIN_ZOOM = 3;
const MAX_ZOOM = 18;
/** From this zoom on, listings that still share a pin share an address. */
const SAME_ADDRESS_ZOOM = 17;
/** Pixels left around what is shown whole. */
const MARGIN = 48;
/** A search with one result does not drop the person at a doorstep. */
const MAX_FIT_ZOOM = 14;

/** What the map tells its screen. */
export interface ResultsMapEvents {
  /** The view came to rest, moved by the person or by the page. */
  onRest(view: BoundingBox, byPerson: boolean): void;
  /** A listing, or several at one address, were chosen. */
  onOpen(cluster: MapCluster, view: BoundingBox): void;
  onPoint(id: string | null): void;
}

/** The results' map: base map, pins that follow the view, drawn area. */
export class ResultsMap {
  private readonly map: GlMap;
  private readonly pins: Pins;
  private readonly outline: OutlineLayer;
  private readonly names: PlaceNames;
  private readonly dark = window.matchMedia("(prefers-color-scheme: dark)");
  private readonly recolour = () => void this.loadStyle();
  private query = "";
  private request: AbortController | null = null;
  private tool: DrawTool | null = null;
  private plain: boolean;
  /** Whether the map already shows something: it then moves there in sight. */
  private placed = false;

  /** @throws when the browser has no WebGL. */
  constructor(
    private readonly host: HTMLElement,
    private readonly styleUrl: string | null,
    private readonly events: ResultsMapEvents,
  ) {
    this.plain = styleUrl === null;
    const map = new GlMap({
      container: host,
      bounds: [FRANCE.west, FRANCE.south, FRANCE.east, FRANCE.north],
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      renderWorldCopies: false,
      locale: MAP_VIEW.locale,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new AttributionControl({ compact: true }), "bottom-right");
    map.addControl(new ScaleControl({ maxWidth: 90 }), "bottom-left");
    this.map = map;
    (window as unknown as { dbg: unknown }).dbg = map;
    this.outline = new OutlineLayer(map);
    this.names = new PlaceNames(map);
    this.pins = new Pins(map, {
      onOpen: (cluster) => this.open(cluster),
      onPoint: (id) => events.onPoint(id),
    });
    map.on("style.load", () => {
      this.outline.attach(readPalette(host).area);
      if (this.plain) this.names.draw();
    });
    map.on("error", () => {
      // A style that can't be reached leaves an empty map: the plain one takes its place.
      if (!this.plain && !map.isStyleLoaded()) {
        this.plain = true;
        void this.loadStyle();
      }
    });
    map.on("moveend", (event) => {
      const byPerson = "byPerson" in event || event.originalEvent !== undefined;
      events.onRest(this.view(), byPerson);
      void this.refresh();
    });
    this.dark.addEventListener("change", this.recolour);
    void this.loadStyle();
  }

  destroy(): void {
    this.request?.abort();
    this.dark.removeEventListener("change", this.recolour);
    this.map.remove();
  }

  /** Shows the pins of a search. */
  search(query: string): void {
    this.query = query;
    void this.refresh();
  }

  /** Shows a box whole; `exactly` when it was a view of this map. */
  fit(box: BoundingBox | null, exactly = false): void {
    const { west, south, east, north } = box ?? FRANCE;
    const around = {
      top: MARGIN,
      left: MARGIN,
      right: MARGIN,
      bottom: MARGIN + belowFold(this.host),
    };
    this.map.fitBounds([west, south, east, north], {
      padding: exactly ? 0 : around,
      maxZoom: exactly ? MAX_ZOOM : MAX_FIT_ZOOM,
      duration: this.placed ? 500 : 0,
    });
    this.placed = true;
  }

  zoom(step: 1 | -1): void {
    this.map.zoomTo(this.map.getZoom() + step, { duration: 250 }, { byPerson: true });
  }

  /** Marks where a listing of the list is. */
  point(listing: { id: string; lat: number; lng: number } | null): void {
    this.pins.point(listing);
  }

  showOutline(ring: readonly LatLng[] | null): void {
    this.outline.draw(ring ?? [], { closed: true });
  }

  /** Starts drawing an area; `onDone` gets its ring, or null when it was given up. */
  draw(onDone: (ring: LatLng[] | null) => void, onPoint: (count: number) => void): DrawTool {
    this.tool?.cancel();
    this.tool = new DrawTool(this.map, this.outline, onDone, onPoint);
    return this.tool;
  }

  view(): BoundingBox {
    const bounds = this.map.getBounds();
    return {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
  }

  private open(cluster: MapCluster): void {
    const zoom = this.map.getZoom();
    if (cluster.id === null && zoom < SAME_ADDRESS_ZOOM) {
      const center: [number, number] = [cluster.lng, cluster.lat];
      this.map.easeTo({ center, zoom: Math.min(MAX_ZOOM, zoom + 2.2) }, { byPerson: true });
      return;
    }
    // About the size of a pin at that zoom.
    const reach = 20 / 2 ** zoom;
    this.events.onOpen(cluster, {
      west: cluster.lng - reach,
      south: cluster.lat - reach,
      east: cluster.lng + reach,
      north: cluster.lat + reach,
    });
  }

  private async loadStyle(): Promise<void> {
    if (!this.plain && this.styleUrl !== null) {
      this.map.setStyle(this.styleUrl);
      return;
    }
    const fonts = getComputedStyle(this.host).fontFamily.replaceAll('"', "").split(/, */);
    this.map.setStyle(await embeddedStyle(readPalette(this.host), fonts));
  }

  private async refresh(): Promise<void> {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    if (this.plain) void this.names.follow();
    try {
      const { query } = this;
      const clusters = await fetchClusters(query, this.view(), this.map.getZoom(), request.signal);
      if (!request.signal.aborted) this.pins.show(clusters);
    } catch {
      // Aborted by a newer view, or offline: the pins stay as they are.
    }
  }
}
