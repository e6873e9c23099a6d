import { AttributionControl, Map as GlMap, ScaleControl, setWorkerUrl } from "maplibre-gl";
import { onLeftOut } from "@/components/me/hidden";
import type { BoundingBox, LatLng, MapCluster } from "@/lib/search-index/criteria";
import { fetchClusters } from "./clusters";
import { MAP_VIEW } from "./copy";
import { DrawTool } from "./draw-tool";
import { embeddedStyle } from "./embedded-style";
import { OutlineLayer } from "./outline-layer";
import { readPalette } from "./palette";
import { Pins } from "./pins";
import { PlaceNames } from "./place-names";
import { PlainNote } from "./plain-note";
import { roomAround } from "./room";
import { TileBase } from "./tile-base";

// The worker comes from our own origin (decision 0017).
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

/** Metropolitan France. */
const FRANCE: BoundingBox = { west: -4.8, south: 42.3, east: 8.2, north: 51.1 };
const MIN_ZOOM = 3;
const MAX_ZOOM = 18;
/** The plain map has nothing more to show from here on: towns, no streets. */
const PLAIN_MAX_ZOOM = 13;
/** From this zoom on, or as close as the map goes, listings that still share a pin share a place. */
const SAME_PLACE_ZOOM = 17;
/** A search with one result does not zoom in to a single house. */
const MAX_FIT_ZOOM = 14;

/** What the map tells its screen. */
export interface ResultsMapEvents {
  /** The view came to rest, moved by the person or by the page. */
  onRest(view: BoundingBox, byPerson: boolean): void;
  /** A listing, or several at one address, were chosen. */
  onOpen(cluster: MapCluster, view: BoundingBox): void;
  onPoint(id: string | null): void;
}

/** How a map behaves where it is. */
export interface ResultsMapOptions {
  /** In the middle of a page that scrolls: the wheel and one finger move the page. */
  inPage?: boolean;
  /** A listing whose pin is not shown: the page is about it. */
  without?: string | null;
}

/** The results' map: base map, pins that follow the view, drawn area. */
export class ResultsMap {
  private readonly map: GlMap;
  private readonly pins: Pins;
  private readonly outline: OutlineLayer;
  private readonly names: PlaceNames;
  private readonly dark = window.matchMedia("(prefers-color-scheme: dark)");
  private readonly recolour = () => {
    if (this.plain) void this.drawPlain();
  };
  /** What the person hid changed. */
  private readonly stopHearing: () => void;
  private query = "";
  private request: AbortController | null = null;
  private tool: DrawTool | null = null;
  private destroyed = false;
  private readonly tiles: TileBase | null;
  private readonly note = new PlainNote();
  private plain = false;
  /** Whether the person has a hand in the move under way: a wheel's end is no event of theirs. */
  private moving = false;
  /** Whether a wheel has turned since the map came to rest: MapLibre may report its move without its event. */
  private turned = false;
  /** Whether the map already shows something: it then moves there in sight. */
  private placed = false;

  /** @throws when the browser has no WebGL. */
  constructor(
    private readonly host: HTMLElement,
    styleUrl: string | null,
    private readonly events: ResultsMapEvents,
    private readonly options: ResultsMapOptions = {},
  ) {
    const map = new GlMap({
      container: host,
      bounds: [FRANCE.west, FRANCE.south, FRANCE.east, FRANCE.north],
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      renderWorldCopies: false,
      cooperativeGestures: options.inPage ?? false,
      locale: MAP_VIEW.locale,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new AttributionControl({ compact: true }), "bottom-right");
    map.addControl(new ScaleControl({ maxWidth: 90 }), "bottom-left");
    map.addControl(this.note, "bottom-left");
    this.map = map;
    this.tiles = styleUrl === null ? null : new TileBase(map, styleUrl, () => this.showPlain());
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
    // Listened to, errors of single tiles are not written to the console either.
    map.on("error", () => this.tiles?.fail());
    const byHand = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent !== undefined || this.turned) this.moving = true;
    };
    map.on("wheel", () => {
      this.turned = true;
    });
    for (const event of ["movestart", "move", "zoomstart"] as const) map.on(event, byHand);
    map.on("moveend", (event) => {
      const byPerson = this.moving || "byPerson" in event || event.originalEvent !== undefined;
      this.moving = false;
      this.turned = false;
      events.onRest(this.view(), byPerson);
      void this.refresh();
    });
    this.dark.addEventListener("change", this.recolour);
    this.stopHearing = onLeftOut(() => void this.refresh());
    if (this.tiles === null) this.showPlain();
    else void this.tiles.load();
  }

  destroy(): void {
    this.destroyed = true;
    this.request?.abort();
    this.tiles?.stop();
    this.dark.removeEventListener("change", this.recolour);
    this.stopHearing();
    this.map.remove();
  }

  /** Shows the pins of a search. */
  search(query: string): void {
    this.query = query;
    void this.refresh();
  }

  /** Shows a box whole; `exactly` when it was a view of this map. */
  fit(box: BoundingBox | null, exactly = false): void {
    this.turned = false;
    const { west, south, east, north } = box ?? FRANCE;
    this.map.fitBounds([west, south, east, north], {
      padding: exactly ? 0 : roomAround(this.host),
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
    const closest = this.map.getMaxZoom();
    if (cluster.id === null && zoom < Math.min(SAME_PLACE_ZOOM, closest - 0.05)) {
      const center: [number, number] = [cluster.lng, cluster.lat];
      this.map.easeTo({ center, zoom: Math.min(closest, zoom + 2.2) }, { byPerson: true });
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

  /** Draws the plain map for good, in the place of tiles that can't be had. */
  private showPlain(): void {
    if (this.destroyed) return;
    this.plain = true;
    this.turned = false;
    this.map.setMaxZoom(PLAIN_MAX_ZOOM);
    this.note.show();
    void this.drawPlain();
    void this.names.follow();
  }

  private async drawPlain(): Promise<void> {
    const fonts = getComputedStyle(this.host).fontFamily.replaceAll('"', "").split(/, */);
    const style = await embeddedStyle(readPalette(this.host), fonts);
    if (!this.destroyed) this.map.setStyle(style, { diff: false });
  }

  private async refresh(): Promise<void> {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    if (this.plain) void this.names.follow();
    try {
      const { query } = this;
      const clusters = await fetchClusters(query, this.view(), this.map.getZoom(), request.signal);
      const { without } = this.options;
      const shown = without ? clusters.filter(({ id }) => id !== without) : clusters;
      if (!request.signal.aborted) this.pins.show(shown);
    } catch {
      // Aborted by a newer view, or offline: the pins stay as they are.
    }
  }
}
