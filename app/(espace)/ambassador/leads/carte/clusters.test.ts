import { expect, test } from "vitest";
import type { MapPoint } from "@/lib/looper/map/rules";
import type { MapItem } from "@/lib/looper/map/views";
import { clustersOf, itemsOf } from "./clusters";

const point = (lng: number, lat: number, ...keys: [string, ...string[]]): MapPoint => {
  const [first, ...others] = keys.map((key) => ({ key }) as MapItem);
  return { lat, lng, items: [first as MapItem, ...others] };
};
/** A degree is a pixel, times the zoom. */
const at = (zoom: number) => (each: { lat: number; lng: number }) => ({
  x: each.lng * zoom,
  y: -each.lat * zoom,
});
const keysOf = (points: MapPoint[], zoom: number) =>
  clustersOf(points, at(zoom)).map((cluster) => itemsOf(cluster).map(({ key }) => key));

test.each<[why: string, zoom: number, MapPoint[], string[][]]>([
  ["nothing", 1, [], []],
  ["one place with several", 1, [point(0, 0, "a", "b")], [["a", "b"]]],
  ["two beside one another", 1, [point(0, 0, "a"), point(91, 0, "b")], [["a", "b"]]],
  ["two as far as a marker is wide", 1, [point(0, 0, "a"), point(92, 0, "b")], [["a"], ["b"]]],
  ["two as far as a marker is high", 1, [point(0, 0, "a"), point(0, 38, "b")], [["a"], ["b"]]],
  ["the same two, closer", 2, [point(0, 0, "a"), point(50, 0, "b")], [["a"], ["b"]]],
  [
    "a row, whose markers stand at their first ones",
    1,
    [point(0, 0, "a"), point(80, 0, "b"), point(160, 0, "c")],
    [["a", "b"], ["c"]],
  ],
])("markers of %s", (_why, zoom, points, keys) => {
  expect(keysOf(points, zoom)).toEqual(keys);
});

test("a marker stands at a place of its own, and has a key of what it holds", () => {
  const [cluster] = clustersOf([point(3, 48, "a"), point(4, 48, "b")], at(1));
  expect(cluster).toMatchObject({ lat: 48, lng: 3, key: "a b" });
});
