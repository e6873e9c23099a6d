import { expect, test } from "vitest";
import { padding, roomier } from "./room.ts";

const room = { top: 60, right: 56, bottom: 30, left: 0 };

test("leaves what the controls take and a margin", () => {
  expect(padding(room, { width: 700, height: 800 })).toEqual({
    top: 104,
    right: 100,
    bottom: 74,
    left: 44,
  });
});

test("a pin at the edge of what is shown is whole on a phone", () => {
  const { left, right } = padding({ ...room, right: 0 }, { width: 360, height: 740 });
  expect(left).toBeGreaterThanOrEqual(36);
  expect(right).toBeGreaterThanOrEqual(36);
});

test.each([
  [200, 150],
  [90, 700],
  [0, 0],
])("leaves a third of a map of %i by %i pixels to the map", (width, height) => {
  const { top, right, bottom, left } = padding(room, { width, height });
  expect(left + right).toBeLessThanOrEqual(width * 0.651);
  expect(top + bottom).toBeLessThanOrEqual(height * 0.651);
});

test("pins pass below the tools on a phone, and beside them on a wide screen", () => {
  const beside = { top: 60, right: 56, bottom: 90, left: 0 };
  const under = { top: 190, right: 0, bottom: 90, left: 0 };
  expect(roomier(beside, under, { width: 360, height: 780 })).toBe(under);
  expect(roomier(beside, under, { width: 574, height: 690 })).toBe(beside);
});
