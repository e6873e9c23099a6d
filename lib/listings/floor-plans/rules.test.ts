import { describe, expect, test } from "vitest";
import {
  areaOf,
  behind,
  countRooms,
  inwards,
  isInside,
  livingAreaDm2,
  planProblems,
} from "./rules.ts";
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

  test("have an area, whatever their shape and the order of their corners", () => {
    expect(areaOf(box(10, 10, 300, 200))).toBe(60_000);
    expect(areaOf(corner)).toBe(50_000);
    expect(areaOf(corner.toReversed())).toBe(50_000);
  });

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
  test("counts rooms as a listing does, and no surface out of doors", () => {
    const rooms = [hall, bedroom, balcony, { ...bedroom, kind: "bathroom" as const }];
    expect(countRooms([{ rooms }])).toEqual({ rooms: 1, bedrooms: 1, bathrooms: 1 });
    expect(livingAreaDm2([{ rooms: [hall, bedroom, balcony] }])).toBe(13_00);
    // In tenths: 0.1 + 0.2 is not 0.3.
    const tenths = [0.1, 0.2].map((surface) => ({ ...hall, surface }));
    expect(livingAreaDm2([{ rooms: tenths }])).toBe(30);
  });

  test("without fault has none", () => {
    expect(planProblems([plan])).toEqual([]);
  });

  const [entrance] = hall.openings as [PlanRoom["openings"][number]];
  test.each<[string, DrawnLevel[], object[]]>([
    [
      "a surface that is not its outline's",
      [level(hall, { ...bedroom, surface: 9.1 })],
      [{ kind: "surface", room: "Chambre", measured: 9 }],
    ],
    [
      "rooms that overlap",
      [level(hall, { ...bedroom, outline: box(190, 0, 300, 300), openings: [] })],
      [{ kind: "overlap", room: "Entrée", other: "Chambre" }],
    ],
    [
      "a window in no wall",
      [
        level(hall, {
          ...bedroom,
          openings: [{ kind: "window", from: [400, 100], to: [400, 200] }],
        }),
      ],
      [{ kind: "opening-off-wall", room: "Chambre" }],
    ],
    [
      "a room without a door",
      [level({ ...hall, openings: [entrance] }, bedroom)],
      [{ kind: "unreachable", room: "Chambre" }],
    ],
    [
      "a level without stairs",
      [plan, level({ ...hall, name: "Palier", openings: [] })],
      [{ kind: "unreachable", room: "Palier" }],
    ],
    [
      "a balcony behind a window",
      [
        level(
          hall,
          { ...bedroom, openings: [{ kind: "window", from: [300, 300], to: [400, 300] }] },
          balcony,
        ),
      ],
      [{ kind: "unreachable", room: "Balcon" }],
    ],
  ])("with %s says so", (_, levels, problems) => {
    expect(planProblems(levels)).toEqual(problems);
  });

  test("joins its levels by stairs", () => {
    const stairs = (openings: PlanRoom["openings"]): PlanRoom => ({
      name: "Escalier",
      kind: "stairs",
      surface: 2,
      outline: box(0, 210, 100, 200),
      openings,
    });
    const foot = stairs([{ kind: "passage", from: [10, 210], to: [90, 210] }]);
    const landing = { ...hall, name: "Palier", openings: [] };
    expect(planProblems([level(hall, foot), level(landing, foot)])).toEqual([]);
    expect(planProblems([level(hall, foot), level(landing, stairs([]))])).toEqual([
      { kind: "unreachable", room: "Palier" },
    ]);
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
