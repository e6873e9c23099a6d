import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LatLng } from "../search-index/criteria.ts";
import { boxAround, boxText, intersection, readBox } from "./boxes.ts";
import { MAX_DRAWN_POINTS, simplifyOutline } from "./outline.ts";

describe("a drawn outline", () => {
  test("loses the points that its straight sides do not need", () => {
    const square: LatLng[] = [
      [48, -2],
      [48, -1.5],
      [48, -1],
      [48.5, -1],
      [49, -1],
      [49, -2],
    ];
    expect(simplifyOutline(square, 0.001)).toEqual([
      [48, -2],
      [48, -1],
      [49, -1],
      [49, -2],
    ]);
  });

  test("keeps its ends, its order and a bounded number of points, whatever the trace", () => {
    const point = fc.tuple(
      fc.double({ min: 41, max: 51, noNaN: true }),
      fc.double({ min: -5, max: 9, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 600 }), (trace) => {
        const simple = simplifyOutline(trace, 0.0001);
        expect(simple.length).toBeLessThanOrEqual(MAX_DRAWN_POINTS);
        expect(simple[0]).toEqual(trace[0]);
        expect(simple.at(-1)).toEqual(trace.at(-1));
        let from = -1;
        for (const corners of simple) {
          from = trace.indexOf(corners as (typeof trace)[number], from + 1);
          expect(from).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("boxes", () => {
  const box = { west: -2, south: 47, east: -1, north: 48 };

  test("are read back from the address", () => {
    expect(readBox(boxText(box))).toEqual(box);
    expect(readBox("1,2,3")).toBeNull();
    expect(readBox("a,b,c,d")).toBeNull();
    expect(readBox(null)).toBeNull();
  });

  test("meet in what they share, or not at all", () => {
    const other = { west: -1.5, south: 47.5, east: 0, north: 50 };
    expect(intersection(box, other)).toEqual({ west: -1.5, south: 47.5, east: -1, north: 48 });
    expect(intersection(box, { ...other, west: 3, east: 4 })).toBeNull();
  });

  test("surround points", () => {
    expect(boxAround([])).toBeNull();
    expect(
      boxAround([
        [47, -2],
        [48, -1],
      ]),
    ).toEqual(box);
  });
});
