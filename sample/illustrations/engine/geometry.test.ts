import { describe, expect, it } from "vitest";
import { type Camera, projectAll } from "./camera.ts";
import { clipTo, clockwise, hull, type P2, rectangle, turn } from "./geometry.ts";

const square = rectangle(0, 0, 10, 10);
const area = (points: readonly P2[]) => Math.abs(turn(points)) / 2;

describe("polygons", () => {
  it("keep of a shape what lies inside another", () => {
    expect(area(clipTo(rectangle(5, 5, 10, 10), square))).toBeCloseTo(25);
    expect(clipTo(rectangle(20, 20, 5, 5), square)).toEqual([]);
    expect(area(clipTo(rectangle(2, 2, 3, 3), square))).toBeCloseTo(9);
  });

  it("clip the same whichever way the outline turns", () => {
    const reversed = [...square].reverse();
    expect(area(clipTo(rectangle(-5, 3, 8, 4), reversed))).toBeCloseTo(12);
  });

  it("are wrapped by the smallest convex shape", () => {
    const points: P2[] = [...square, [5, 5], [1, 9], [3, 2]];
    expect(area(hull(points))).toBeCloseTo(100);
    expect(hull(points)).toHaveLength(4);
  });

  it("turn clockwise on screen once asked to", () => {
    expect(turn(clockwise([...square].reverse()))).toBeGreaterThan(0);
    expect(turn(clockwise(square))).toBeGreaterThan(0);
  });
});

describe("the camera", () => {
  const camera: Camera = { eye: [0, 1.6, 0], yaw: 0, focal: 1000, centre: 640, horizon: 400 };

  it("puts what is at eye level on the horizon, and what is straight ahead in the middle", () => {
    expect(projectAll(camera, [[0, 1.6, 10]])).toEqual([[640, 400]]);
    expect(projectAll(camera, [[2, 0.6, 10]])).toEqual([[840, 500]]);
  });

  it("cuts a floor that passes under the viewer where it comes too near", () => {
    const floor = projectAll(camera, [
      [-2, 0, -3],
      [2, 0, -3],
      [2, 0, 10],
      [-2, 0, 10],
    ]);
    expect(floor).toHaveLength(4);
    for (const [x, y] of floor) expect(Number.isFinite(x) && y > 400).toBe(true);
  });

  it("shows nothing of what is wholly behind", () => {
    expect(
      projectAll(camera, [
        [0, 0, -5],
        [1, 0, -5],
        [1, 1, -5],
      ]),
    ).toEqual([]);
  });
});
