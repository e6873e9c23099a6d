import type { GeoJSONSource, Map as GlMap } from "maplibre-gl";
import type { GeoPoint } from "@/lib/kernel/geo";
import type { LatLng } from "@/lib/search-index/criteria";

const SOURCE = "zone";

/** Where somebody works: an area, or soft marks on the middles of what it is made of. */
export interface DrawnZone {
  ring: readonly LatLng[];
  marks: readonly GeoPoint[];
}

/** A zone under the markers of a map. Any style can carry it. */
export class ZoneLayer {
  private zone: DrawnZone = { ring: [], marks: [] };

  constructor(private readonly map: GlMap) {}

  /** Adds the layer to a style that has just been loaded. */
  attach(colour: string): void {
    if (this.map.getSource<GeoJSONSource>(SOURCE)) return;
    // A circle stays one.
    this.map.addSource(SOURCE, { type: "geojson", data: this.data(), tolerance: 0 });
    this.map.addLayer({
      id: "zone-area",
      type: "fill",
      source: SOURCE,
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": colour, "fill-opacity": 0.08 },
    });
    this.map.addLayer({
      id: "zone-line",
      type: "line",
      source: SOURCE,
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "line-color": colour, "line-width": 2, "line-dasharray": [3, 2] },
    });
    this.map.addLayer({
      id: "zone-marks",
      type: "circle",
      source: SOURCE,
      filter: ["==", ["geometry-type"], "Point"],
      paint: {
        "circle-color": colour,
        "circle-opacity": 0.25,
        "circle-blur": 0.5,
        "circle-pitch-alignment": "map",
        // Some two kilometres, as a commune of the country has them.
        "circle-radius": ["interpolate", ["exponential", 2], ["zoom"], 8, 10, 13, 150],
      },
    });
  }

  draw(zone: DrawnZone): void {
    this.zone = zone;
    this.map.getSource<GeoJSONSource>(SOURCE)?.setData(this.data());
  }

  private data() {
    const { ring, marks } = this.zone;
    const line = ring.map(([lat, lng]) => [lng, lat]);
    const area = { type: "Polygon" as const, coordinates: [[...line, ...line.slice(0, 1)]] };
    const points = marks.map(({ lat, lng }) => ({
      type: "Point" as const,
      coordinates: [lng, lat],
    }));
    return {
      type: "FeatureCollection" as const,
      features: [...(line.length > 2 ? [area] : []), ...points].map((geometry) => ({
        type: "Feature" as const,
        properties: {},
        geometry,
      })),
    };
  }
}
