import { expect, test } from "vitest";
import { encodePolygon } from "@/lib/search/url";
import { areaOf, type SearchedArea } from "./searched-area.ts";

const RING: [number, number][] = [
  [45, 4],
  [46, 4.5],
  [45.5, 5],
];
const POLYGON = encodePolygon(RING);
const BOX = { west: 4, south: 45, east: 5, north: 46 };
const NO_AREA: SearchedArea = { text: null, ring: null, box: null, isView: false };

test.each<[string, Record<string, string>, SearchedArea]>([
  ["no area", { place: "lyon-69" }, NO_AREA],
  ["a view", { bbox: "4,45,5,46" }, { text: "4,45,5,46", ring: null, box: BOX, isView: true }],
  ["an outline", { polygon: POLYGON }, { text: POLYGON, ring: RING, box: BOX, isView: false }],
  [
    "both, of which the view is shown",
    { bbox: "4,45,4.5,46", polygon: POLYGON },
    { text: "4,45,4.5,46", ring: RING, box: { ...BOX, east: 4.5 }, isView: true },
  ],
  ["a box that is none", { bbox: "4,45" }, { ...NO_AREA, text: "4,45" }],
])("reads the area of a search with %s", (_, query, area) => {
  expect(areaOf(new URLSearchParams(query).toString())).toEqual(area);
});
