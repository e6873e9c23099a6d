import { describe, expect, test } from "vitest";
import { behind, inwards, isInside, livingAreaDm2 } from "./rules.ts";
import { type DrawnLevel, drawnLevelSchema, type PlanRoom, type Point } from "./schemas.ts";

const box = (x: number, y: number, width: number, depth: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** A hall with the entrance, and beside it a bedroom that a door of the hall leads to. */
const hall: PlanRoom = {
  name: "Entrée",
  kind: "hall",
  surface: 4,
  outline: box(0, 0, 200, 200),
  openings: [
    { kind: "door", from: [50, 0], to: [130, 0] },
    { kind: "door", from: [200, 60], to: [200, 140] },
  ],
};
const bedroom: PlanRoom = {
  name: "Chambre",
  kind: "bedroom",
  surface: 9,
  outline: box(210, 0, 300, 300),
  openings: [{ kind: "window", from: [510, 100], to: [510, 200] }],
};
const balcony: PlanRoom = {
  name: "Balcon",
  kind: "outdoor",
  surface: 3,
  outline: box(210, 320, 300, 100),
  openings: [],
};
const level = (...rooms: PlanRoom[]): DrawnLevel => ({
  label: "Étage",
  width: 510,
  height: 420,
  rooms,
});
const plan = level(hall, bedroom);

describe("floors", () => {
  const corner: Point[] = [
    [0, 0],
    [300, 0],
    [300, 100],
    [100, 100],
    [100, 300],
    [0, 300],
  ];

  test.each<[Point, boolean]>([
    [[50, 50], true],
    [[50, 250], true],
    [[250, 50], true],
    [[200, 200], false],
    [[-1, 50], false],
    [[50, 301], false],
  ])("hold %j: %s", (point, inside) => {
    expect(isInside(point, corner)).toBe(inside);
  });
});

describe("openings", () => {
  test("open into their room", () => {
    expect(inwards({ kind: "door", from: [50, 0], to: [130, 0] }, hall.outline)).toEqual([0, 1]);
    expect(inwards({ kind: "door", from: [130, 0], to: [50, 0] }, hall.outline)).toEqual([0, 1]);
    expect(inwards({ kind: "door", from: [200, 60], to: [200, 140] }, hall.outline)[0]).toBe(-1);
  });

  test("lead to the room behind the wall, or out", () => {
    const [out, in_] = hall.openings;
    if (!out || !in_) throw new Error("two doors");
    expect(behind(out, hall, plan.rooms)).toEqual({ room: null, wall: 0 });
    expect(behind(in_, hall, plan.rooms)).toEqual({ room: 1, wall: 10 });
  });
});

describe("a plan", () => {
  test("has no surface out of doors", () => {
    expect(livingAreaDm2([{ rooms: [hall, bedroom, balcony] }])).toBe(13_00);
    // In tenths: 0.1 + 0.2 is not 0.3.
    const tenths = [0.1, 0.2].map((surface) => ({ ...hall, surface }));
    expect(livingAreaDm2([{ rooms: tenths }])).toBe(30);
  });
});

describe("a level that somebody hands in", () => {
  const drawn = { label: "Étage", width: 510, height: 420, rooms: [hall, bedroom] };

  test("is taken as it is", () => {
    expect(drawnLevelSchema.parse(drawn)).toEqual(drawn);
  });

  test.each<[string, object]>([
    ["no room", { rooms: [] }],
    ["a room outside", { width: 400 }],
    ["a surface of two decimals", { rooms: [{ ...hall, surface: 4.05 }] }],
    ["a surface of nothing", { rooms: [{ ...hall, surface: 0 }] }],
    ["two corners", { rooms: [{ ...hall, outline: hall.outline.slice(0, 2) }] }],
    ["half a centimetre", { rooms: [{ ...hall, outline: [[0.5, 0], ...hall.outline] }] }],
    ["an unknown kind", { rooms: [{ ...hall, kind: "pool" }] }],
    ["no name", { rooms: [{ ...hall, name: " " }] }],
    ["something more", { rooms: [{ ...hall, colour: "red" }] }],
    ["a photo that is no position", { rooms: [{ ...hall, photo: -1 }] }],
    ["no label", { label: "" }],
  ])("is refused with %s", (_, change) => {
    expect(drawnLevelSchema.safeParse({ ...drawn, ...change }).success).toBe(false);
  });
});
