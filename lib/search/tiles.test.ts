import fc from "fast-check";
import { expect, test } from "vitest";
import { readBox } from "./boxes.ts";
import { tilesIn } from "./tiles.ts";

test("the tiles of a view cover it", () => {
  const lng = fc.integer({ min: -6_000, max: 9_000 }).map((value) => value / 1_000);
  const lat = fc.integer({ min: 41_000, max: 51_000 }).map((value) => value / 1_000);
  fc.assert(
    fc.property(lng, lat, fc.integer({ min: 6, max: 18 }), (west, south, zoom) => {
      const size = 500 / 2 ** zoom;
      const view = { west, south, east: west + size, north: south + size / 2 };
      const boxes = tilesIn(view, zoom).map((tile) => readBox(tile));
      for (const [x, y] of [
        [view.west, view.south],
        [view.east, view.north],
      ] as const) {
        const holder = boxes.find(
          (box) => box && box.west <= x && x <= box.east && box.south <= y && y <= box.north,
        );
        expect(holder).toBeDefined();
      }
    }),
  );
});

test("views that overlap share tiles", () => {
  const view = { west: -1.8, south: 48, east: -1.6, north: 48.2 };
  const moved = { ...view, east: -1.55, north: 48.24 };
  expect(tilesIn(moved, 11)).toEqual(expect.arrayContaining(tilesIn(view, 11)));
});

test("the whole world at once is not cut into tiles", () => {
  expect(tilesIn({ west: -180, south: -85, east: 180, north: 85 }, 1)).toEqual([]);
});
