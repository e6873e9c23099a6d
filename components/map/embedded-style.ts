import { decode } from "@googlemaps/polyline-codec";
import type { GeoJSONSourceSpecification, StyleSpecification } from "maplibre-gl";
import { MAP_VIEW } from "./copy";
import type { MapPalette } from "./palette";

/** The source that place names are written into. */
export const PLACES = "places";

/** Digits after the point in land.json's polylines: about a hundred metres. */
const LAND_PRECISION = 3;

/** The same of waters.json's (scripts/map/waters.ts): about a kilometre. */
const WATERS_PRECISION = 2;

type GeoJson = GeoJSONSourceSpecification["data"];

/**
 * The plain map, for when no tiles are configured or they can't be reached: land and sea from
 * land.json, rivers, lakes and borders from waters.json (drawn from Natural Earth, which is in the
 * public domain), towns as soft stains the
 * size of their built-up area, and their names in the page's
 * own font families, which MapLibre draws itself.
 */
export async function embeddedStyle(
  palette: MapPalette,
  fonts: readonly string[],
): Promise<StyleSpecification> {
  const [{ default: land }, { default: waters }] = await Promise.all([
    import("./land.json"),
    import("./waters.json"),
  ]);
  const credited = { type: "geojson", attribution: MAP_VIEW.land } as const;
  return {
    version: 8,
    sources: {
      abroad: { ...credited, data: polygons(land.abroad) },
      france: { ...credited, data: polygons(land.france) },
      rivers: { ...credited, data: lines(waters.rivers) },
      lakes: {
        ...credited,
        data: polygons(
          waters.lakes.map((ring) => [ring]),
          WATERS_PRECISION,
        ),
      },
      borders: { ...credited, data: lines(waters.borders) },
      [PLACES]: { type: "geojson", data: { type: "FeatureCollection", features: [] } },
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": palette.sea } },
      {
        id: "abroad",
        type: "fill",
        source: "abroad",
        paint: { "fill-color": palette.abroad, "fill-antialias": false },
      },
      { id: "france", type: "fill", source: "france", paint: { "fill-color": palette.land } },
      { id: "lakes", type: "fill", source: "lakes", paint: { "fill-color": palette.sea } },
      {
        id: "rivers",
        type: "line",
        source: "rivers",
        layout: { "line-join": "round", "line-cap": "round" },
        paint: {
          "line-color": palette.river,
          "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.6, 9, 2.2],
        },
      },
      {
        id: "borders",
        type: "line",
        source: "borders",
        layout: { "line-join": "round" },
        paint: {
          "line-color": palette.border,
          "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.8, 9, 1.6],
          "line-dasharray": [4, 2],
        },
      },
      {
        id: "coast",
        type: "line",
        source: "france",
        layout: { "line-join": "round" },
        paint: {
          "line-color": palette.coast,
          "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.8, 8, 1.6],
          "line-opacity": ["interpolate", ["linear"], ["zoom"], 8, 1, 10, 0],
        },
      },
      // The coast is known to a kilometre: close up it would put homes in the sea, so it fades.
      {
        id: "near",
        type: "background",
        minzoom: 8.5,
        paint: {
          "background-color": palette.land,
          "background-opacity": ["interpolate", ["linear"], ["zoom"], 8.5, 0, 10.5, 1],
        },
      },
      {
        id: "towns",
        type: "circle",
        source: PLACES,
        paint: {
          "circle-color": palette.town,
          "circle-blur": 0.7,
          "circle-pitch-alignment": "map",
          // Metres to pixels at 46° north, doubling with each zoom level.
          "circle-radius": [
            "interpolate",
            ["exponential", 2],
            ["zoom"],
            0,
            ["/", ["get", "radius"], 108_700],
            20,
            ["/", ["get", "radius"], 0.1037],
          ],
        },
      },
      {
        id: "names",
        type: "symbol",
        source: PLACES,
        layout: {
          "text-field": ["get", "name"],
          "text-font": [...fonts],
          "text-size": ["interpolate", ["linear"], ["get", "rank"], 0, 11.5, 6, 16],
          "text-padding": 6,
          "text-max-width": 8,
          "symbol-sort-key": ["-", 0, ["get", "rank"]],
        },
        paint: {
          "text-color": palette.label,
          "text-halo-color": palette.halo,
          "text-halo-width": 1.4,
          "text-halo-blur": 0.4,
        },
      },
    ],
  };
}

/** Encoded lines as one feature. */
function lines(encoded: readonly string[]): GeoJson {
  const coordinates = encoded.map((text) =>
    decode(text, WATERS_PRECISION).map(([lat, lng]) => [lng, lat]),
  );
  return { type: "Feature", properties: {}, geometry: { type: "MultiLineString", coordinates } };
}

/** Polygons of encoded rings as one feature. */
function polygons(encoded: readonly (readonly string[])[], precision = LAND_PRECISION): GeoJson {
  const ring = (text: string) => {
    const points = decode(text, precision).map(([lat, lng]) => [lng, lat]);
    return [...points, ...points.slice(0, 1)];
  };
  return {
    type: "Feature",
    properties: {},
    geometry: { type: "MultiPolygon", coordinates: encoded.map((rings) => rings.map(ring)) },
  };
}
