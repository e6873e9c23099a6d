import { describe, expect, test } from "vitest";
import { drawSeries } from "./drawing";
import { PLOT_HEIGHT, type SeriesPoint } from "./series";

const point = (value: number, before: number | null = null): SeriesPoint => ({
  label: `point of ${value}`,
  short: String(value),
  values: [value],
  before,
});
const pointsOf = (...values: number[]) => values.map((value) => point(value));

describe("the value axis", () => {
  test.each<[name: string, points: SeriesPoint[], unit: "count" | "euro", ticks: number[]]>([
    ["of counts", pointsOf(3, 17, 9), "count", [0, 5, 10, 15, 20]],
    ["of few is whole", pointsOf(0, 2, 1), "count", [0, 1, 2]],
    ["of one", pointsOf(0, 1), "count", [0, 1]],
    ["of nothing is not flat", pointsOf(0, 0), "count", [0, 1]],
    ["fits the earlier period", [point(3, 40)], "count", [0, 10, 20, 30, 40]],
    [
      "of amounts is round in euros",
      pointsOf(1_250_00, 600_00),
      "euro",
      [0, 500_00, 1_000_00, 1_500_00],
    ],
    ["goes below nothing", pointsOf(-100_00, 300_00), "euro", [-100_00, 0, 100_00, 200_00, 300_00]],
  ])("%s", (_name, points, unit, ticks) => {
    const drawing = drawSeries(points, unit, "bars");
    expect(drawing.ticks.map(({ value }) => value)).toEqual(ticks);
    for (const { y } of drawing.ticks) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(PLOT_HEIGHT);
    }
  });
});

test("a bar reaches from the baseline to its value, upwards and downwards", () => {
  const { points, baseline } = drawSeries(pointsOf(-100_00, 0, 300_00), "euro", "bars");
  expect(baseline).toBe(120);
  expect(points.map(({ pieces }) => pieces)).toEqual([
    [{ layer: 0, y: 120, height: 40 }],
    [],
    [{ layer: 0, y: 0, height: 120 }],
  ]);
});

test("layers stand on one another, in their order", () => {
  const points = [{ label: "", short: "", values: [4, 0, 6], before: null }];
  expect(drawSeries(points, "count", "bars").points[0]?.pieces).toEqual([
    { layer: 0, y: 96, height: 64 },
    { layer: 2, y: 0, height: 96 },
  ]);
});

test.each([1, 7, 12, 30, 90])("writes few of %i times, the last always", (count) => {
  const { points } = drawSeries(pointsOf(...Array<number>(count).fill(1)), "count", "bars");
  const labelled = points.filter((each) => each.labelled);
  expect(labelled.length).toBeLessThanOrEqual(6);
  expect(points.at(-1)?.labelled).toBe("always");
  // All within the width there is.
  for (const { x } of points) expect(x).toBeGreaterThan(0);
  for (const { x } of points) expect(x).toBeLessThan(100);
});

test("draws the earlier period where there is one, and an area where it is to", () => {
  expect(drawSeries(pointsOf(1, 2), "count", "bars")).toMatchObject({ before: null, area: null });
  const drawing = drawSeries([point(1, 2), point(2, 0)], "count", "area");
  expect(drawing.before).toBe("M25,0L75,160");
  expect(drawing.area).toEqual({ fill: "M25,80L75,0L75,160L25,160Z", edge: "M25,80L75,0" });
});

test("of no point at all breaks nothing", () => {
  expect(drawSeries([], "count", "bars").points).toEqual([]);
});
