import type { GeoJSONSource, Map as GlMap } from "maplibre-gl";
import { tilesIn } from "@/lib/search/tiles";
import { PLACES } from "./embedded-style";

/** [name, latitude, longitude, inhabitants]: an item of `GET /api/places`. */
type Place = readonly [string, number, number, number];

/** Inhabitants per square metre of a built-up area, to draw a town about as wide as it is. */
const DENSITY = 0.004;

/** Keeps the plain map's names in step with its view: one answer per tile, each asked once. */
export class PlaceNames {
  private readonly known = new Map<string, Place>();
  private readonly requested = new Set<string>();

  constructor(private readonly map: GlMap) {}

  /** Asks for the names of the view that are not known yet. */
  async follow(): Promise<void> {
    const bounds = this.map.getBounds();
    const view = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    const missing = tilesIn(view, this.map.getZoom()).filter((tile) => !this.requested.has(tile));
    await Promise.all(missing.map((tile) => this.ask(tile)));
    if (missing.length > 0) this.draw();
  }

  /** Writes the known names again: a new style starts without any. */
  draw(): void {
    const source = this.map.getSource<GeoJSONSource>(PLACES);
    source?.setData({
      type: "FeatureCollection",
      features: [...this.known.values()].map(([name, lat, lng, population]) => ({
        type: "Feature",
        properties: {
          name: name.replaceAll("'", "’"),
          rank: Math.log10(Math.max(1, population)),
          radius: Math.sqrt(population / DENSITY / Math.PI),
        },
        geometry: { type: "Point", coordinates: [lng, lat] },
      })),
    });
  }

  private async ask(tile: string): Promise<void> {
    this.requested.add(tile);
    try {
      const response = await fetch(`/api/places?bbox=${tile}`);
      if (!response.ok) return;
      const { items }: { items: Place[] } = await response.json();
      for (const place of items) this.known.set(`${place[0]}${place[1]}`, place);
    } catch {
      // Offline: the map stays without these names, and asks again next time.
      this.requested.delete(tile);
    }
  }
}
