import { AttributionControl, Map as GlMap, ScaleControl, setWorkerUrl } from "maplibre-gl";
import type { BoundingBox } from "@/lib/search-index/criteria";
import { MAP_VIEW } from "./copy";
import { embeddedStyle } from "./embedded-style";
import { type MapPalette, readPalette } from "./palette";
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
/** A search with one result does not zoom in to a single house. */
const MAX_FIT_ZOOM = 14;

/** What a base map tells what is drawn on it. */
export interface BaseMapEvents {
  /** A style has just been loaded, without anything of ours: its layers are to be added. */
  onStyle(palette: MapPalette): void;
  /** The view came to rest, moved by the person or by the page. */
  onRest(byPerson: boolean): void;
}

/** How a map behaves where it is. */
export interface BaseMapOptions {
  /** In the middle of a page that scrolls: the wheel and one finger move the page. */
  inPage?: boolean;
}

/** The ground of a map: tiles, or the plain map in their place; its view and controls, in the theme in force. */
export class BaseMap {
  readonly gl: GlMap;
  private readonly names: PlaceNames;
  private readonly dark = window.matchMedia("(prefers-color-scheme: dark)");
  private readonly recolour = () => {
    if (this.plain) void this.drawPlain();
  };
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
    events: BaseMapEvents,
    { inPage = false }: BaseMapOptions = {},
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
      cooperativeGestures: inPage,
      locale: MAP_VIEW.locale,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new AttributionControl({ compact: true }), "bottom-right");
    map.addControl(new ScaleControl({ maxWidth: 90 }), "bottom-left");
    map.addControl(this.note, "bottom-left");
    this.gl = map;
    this.tiles = styleUrl === null ? null : new TileBase(map, styleUrl, () => this.showPlain());
    this.names = new PlaceNames(map);
    map.on("style.load", () => {
      events.onStyle(readPalette(host));
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
      if (this.plain) void this.names.follow();
      events.onRest(byPerson);
    });
    this.dark.addEventListener("change", this.recolour);
    if (this.tiles === null) this.showPlain();
    else void this.tiles.load();
  }

  destroy(): void {
    this.destroyed = true;
    this.tiles?.stop();
    this.dark.removeEventListener("change", this.recolour);
    this.gl.remove();
  }

  /** Shows a box whole; `exactly` when it was a view of this map. */
  fit(box: BoundingBox | null, exactly = false): void {
    this.turned = false;
    const { west, south, east, north } = box ?? FRANCE;
    this.gl.fitBounds([west, south, east, north], {
      padding: exactly ? 0 : roomAround(this.host),
      maxZoom: exactly ? MAX_ZOOM : MAX_FIT_ZOOM,
      duration: this.placed ? 500 : 0,
    });
    this.placed = true;
  }

  zoom(step: 1 | -1): void {
    this.gl.zoomTo(this.gl.getZoom() + step, { duration: 250 }, { byPerson: true });
  }

  view(): BoundingBox {
    const bounds = this.gl.getBounds();
    return {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
  }

  /** Draws the plain map for good, in the place of tiles that can't be had. */
  private showPlain(): void {
    if (this.destroyed) return;
    this.plain = true;
    this.turned = false;
    this.gl.setMaxZoom(PLAIN_MAX_ZOOM);
    this.note.show();
    void this.drawPlain();
    void this.names.follow();
  }

  private async drawPlain(): Promise<void> {
    const fonts = getComputedStyle(this.host).fontFamily.replaceAll('"', "").split(/, */);
    const style = await embeddedStyle(readPalette(this.host), fonts);
    if (!this.destroyed) this.gl.setStyle(style, { diff: false });
  }
}
