import { describe, expect, test } from "vitest";
import type { DrawnLevel, PlanRoom, Point } from "../listings/floor-plans/schemas.ts";
import { countRooms, planProblems } from "./floor-plan-problems.ts";

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

test("counts rooms as a listing does", () => {
  const rooms = [hall, bedroom, balcony, { ...bedroom, kind: "bathroom" as const }];
  expect(countRooms([{ rooms }])).toEqual({ rooms: 1, bedrooms: 1, bathrooms: 1 });
});

describe("a plan", () => {
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
