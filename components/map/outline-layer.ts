import type { GeoJSONSource, Map as GlMap } from "maplibre-gl";
import type { LatLng } from "@/lib/search-index/criteria";

const SOURCE = "outline";

/** The drawn area on the map: a ring, or the line being drawn. Any style can carry it. */
export class OutlineLayer {
  private points: readonly LatLng[] = [];
  private closed = true;

  constructor(private readonly map: GlMap) {}

  /** Adds the layer to a style that has just been loaded. */
  attach(colour: string): void {
    if (this.map.getSource(SOURCE)) return;
    this.map.addSource(SOURCE, {
      type: "geojson",
      data: this.data(),
      // A circle stays one.
      tolerance: 0,
    });
    this.map.addLayer({
      id: "outline-area",
      type: "fill",
      source: SOURCE,
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": colour, "fill-opacity": 0.1 },
    });
    this.map.addLayer({
      id: "outline-line",
      type: "line",
      source: SOURCE,
      layout: { "line-join": "round", "line-cap": "round" },
      paint: { "line-color": colour, "line-width": 2.5 },
    });
  }

  /** Draws these points: a closed area, or a line still open. */
  draw(points: readonly LatLng[], { closed }: { closed: boolean }): void {
    this.points = points;
    this.closed = closed;
    this.map.getSource<GeoJSONSource>(SOURCE)?.setData(this.data());
  }

  private data() {
    const line = this.points.map(([lat, lng]) => [lng, lat]);
    const ring = [...line, ...line.slice(0, 1)];
    const geometry = this.closed
      ? { type: "Polygon" as const, coordinates: [ring] }
      : { type: "LineString" as const, coordinates: line };
    const features =
      line.length < 2 ? [] : [{ type: "Feature" as const, properties: {}, geometry }];
    return { type: "FeatureCollection" as const, features };
  }
}
