import { darker } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { at, type Frame, negated, panel } from "../engine/frame.ts";
import { dot, type P2, type P3, sub } from "../engine/geometry.ts";
import { faces, normalOf, type Stage, seen, tone } from "../engine/stage.ts";
import { BLUE, HALF_STREET, REACH, STREETS } from "./quarter-plan.ts";

const WALLS = [
  "#f6ecd8",
  "#f0d39a",
  "#e3a98a",
  "#c9dbe4",
  "#efe3c8",
  "#e9c3a4",
  "#f7f0e2",
] as const;
const ROOFS = ["#b9573a", "#c46a45", "#a84c34", "#6b7c8b", "#b9573a", "#5d6f80"] as const;
const SHUTTERS = [BLUE, "#2f5d50", "#86301b", "#7fa6bf", "#f7f0e2"] as const;

/** A house of the quarter: its near left corner, its size, its paints. */
export interface House {
  u: number;
  d: number;
  width: number;
  depth: number;
  height: number;
  rise: number;
  /** Whether the ridge runs with the street in front. */
  along: boolean;
  wall: string;
  roof: string;
  shutter: string;
}

/** Rows of houses around each block of streets, and none on the square. */
export function houses(dice: Dice): House[] {
  const rows: House[] = [];
  const edges = (streets: readonly number[], reach: number): [number, number][] => {
    const sides = [-reach, ...streets.flatMap((s) => [s - HALF_STREET, s + HALF_STREET]), reach];
    return Array.from({ length: sides.length / 2 }, (_, index) => [
      sides[index * 2] ?? 0,
      sides[index * 2 + 1] ?? 0,
    ]);
  };
  for (const [u0, u1] of edges(STREETS.u, REACH.u - 5)) {
    for (const [d0, d1] of edges(STREETS.d, REACH.d - 5)) {
      if (u0 > -26 && u1 < 2 && d0 > -23 && d1 < 0) continue;
      if (u1 - u0 < 8 || d1 - d0 < 8) continue;
      row(dice, rows, [u0, u1], d1, 8.4);
      if (d1 - d0 > 19) row(dice, rows, [u0, u1], d0 + 8, 8);
    }
  }
  return rows.filter(({ u, d, width, depth }) => {
    const far = Math.max(Math.abs(u), Math.abs(u + width)) / REACH.u;
    const deep = Math.max(Math.abs(d), Math.abs(d - depth)) / REACH.d;
    return far ** 3 + deep ** 3 < 1.22;
  });
}

function row(
  dice: Dice,
  rows: House[],
  [from, to]: readonly [number, number],
  front: number,
  depth: number,
): void {
  const count = Math.max(1, Math.round((to - from) / 8.2));
  const width = (to - from) / count;
  for (let index = 0; index < count; index += 1) {
    // A house is missing here and there: a garden shows.
    if (count > 2 && dice.chance(0.12)) continue;
    rows.push({
      u: from + index * width,
      d: front,
      width,
      depth: depth + dice.range(-0.6, 0.6),
      height: dice.range(5.6, 9.4),
      rise: dice.range(2.4, 4.2),
      along: dice.chance(0.7),
      wall: dice.pick(WALLS),
      roof: dice.pick(ROOFS),
      shutter: dice.pick(SHUTTERS),
    });
  }
}

/** The corners of a house that cast its shadow. */
export function cornersOfHouse(
  frame: Frame,
  { u, d, width, depth, height, rise, along }: House,
): P3[] {
  const walls = [0, 1].flatMap((x) => [0, 1].map((y) => [u + x * width, d - y * depth] as const));
  const ridge: readonly P2[] = along
    ? [
        [u, d - depth / 2],
        [u + width, d - depth / 2],
      ]
    : [
        [u + width / 2, d],
        [u + width / 2, d - depth],
      ];
  return [
    ...walls.flatMap(([x, y]) => [at(frame, x, 0, y), at(frame, x, height, y)]),
    ...ridge.map(([x, y]) => at(frame, x, height + rise, y)),
  ];
}

/** Paints a house: its walls, their windows, its roof. */
export function drawHouse(stage: Stage, frame: Frame, house: House): void {
  const { dice } = stage;
  const { u, d, width, depth, height, rise, along, wall, roof } = house;
  const point = (x: number, y: number, v: number) => at(frame, u + x * width, v, d - y * depth);
  const middle = point(0.5, 0.5, height * 0.5);
  const face = (points: P3[], colour: string) => facet(stage, middle, points, colour);
  const top = height + rise;
  const gable = (points: P3[], peak: P3) => [...points.slice(0, 3), peak, ...points.slice(3)];
  const front = [point(0, 0, 0), point(1, 0, 0), point(1, 0, height), point(0, 0, height)];
  const right = [point(1, 0, 0), point(1, 1, 0), point(1, 1, height), point(1, 0, height)];
  const left = [point(0, 1, 0), point(0, 0, 0), point(0, 0, height), point(0, 1, height)];
  face(along ? front : gable(front, point(0.5, 0, top)), wall);
  face(along ? gable(right, point(1, 0.5, top)) : right, wall);
  face(along ? gable(left, point(0, 0.5, top)) : left, wall);
  openings(stage, frame, house);
  const over = 0.035;
  if (along) {
    const [a, b] = [-over, 1 + over];
    const low = height - rise * over * 2;
    face(
      [point(b, 1 + over, low), point(a, 1 + over, low), point(a, 0.5, top), point(b, 0.5, top)],
      roof,
    );
    face(
      [point(a, -over, low), point(b, -over, low), point(b, 0.5, top), point(a, 0.5, top)],
      roof,
    );
  } else {
    const low = height - rise * over * 2;
    face(
      [point(-over, 1, low), point(-over, -over, low), point(0.5, -over, top), point(0.5, 1, top)],
      roof,
    );
    face(
      [
        point(1 + over, -over, low),
        point(1 + over, 1, low),
        point(0.5, 1, top),
        point(0.5, -over, top),
      ],
      roof,
    );
  }
  chimney(stage, frame, house, dice.chance(0.5) ? 0.22 : 0.74);
}

/** A flat side of a solid around `middle`, where the eye sees it from outside. */
function facet(stage: Stage, middle: P3, points: P3[], colour: string): void {
  const [corner] = points;
  if (!corner) return;
  const normal = normalOf(points);
  const outwards = dot(sub(corner, middle), normal) < 0 ? negated(normal) : normal;
  if (faces(stage, corner, outwards))
    stage.sheet.polygon(seen(stage, points), tone(stage, colour, outwards));
}

function chimney(stage: Stage, frame: Frame, house: House, share: number): void {
  const { u, d, width, depth, height, rise, along, wall } = house;
  const x = u + (along ? width * share : width * 0.5);
  const y = d - (along ? depth * 0.5 : depth * share);
  const base = height + rise * 0.6;
  const tall = rise * 0.4 + 1;
  const p = (dx: number, dy: number, v: number) => at(frame, x + dx / 2, v, y + dy / 2);
  const middle = p(0, 0, base + tall / 2);
  const face = (points: P3[], colour: string) => facet(stage, middle, points, colour);
  const brick = darker(wall, 0.06);
  face([p(-1, 1, base), p(1, 1, base), p(1, 1, base + tall), p(-1, 1, base + tall)], brick);
  face([p(1, 1, base), p(1, -1, base), p(1, -1, base + tall), p(1, 1, base + tall)], brick);
  face([p(-1, -1, base), p(-1, 1, base), p(-1, 1, base + tall), p(-1, -1, base + tall)], brick);
  face(
    [p(-1, 1, base + tall), p(1, 1, base + tall), p(1, -1, base + tall), p(-1, -1, base + tall)],
    "#b9573a",
  );
}

/** Windows with their shutters, and a door, on the front. */
function openings(stage: Stage, frame: Frame, house: House): void {
  const { dice, sheet } = stage;
  const { u, d, width, height, shutter } = house;
  const night = stage.light.night > 0.5;
  const floors = height > 7.6 ? 3 : 2;
  const pitch = (height - 0.6) / floors;
  const bays = Math.max(2, Math.round(width / 2.7));
  const step = width / bays;
  const door = dice.int(0, bays - 1);
  const pane = () => (night && dice.chance(0.55) ? dice.pick(["#ffd77f", "#fbc766"]) : "#3b5567");
  const glass = (points: P2[], colour: string, normal: P3) =>
    sheet.polygon(points, colour.startsWith("#f") ? colour : tone(stage, colour, normal));
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const x = u + step * (bay + 0.5);
      const y = floor * pitch + 0.9;
      if (floor === 0 && bay === door) {
        panel(stage, sheet, frame, x - 0.55, 0, 1.1, 2.3, shutter, d);
        continue;
      }
      const tall = Math.min(1.5, pitch - 1);
      glass(
        seen(stage, [
          at(frame, x - 0.45, y, d),
          at(frame, x + 0.45, y, d),
          at(frame, x + 0.45, y + tall, d),
          at(frame, x - 0.45, y + tall, d),
        ]),
        pane(),
        frame.n,
      );
      for (const side of [-1, 1])
        panel(stage, sheet, frame, x + side * 0.68 - 0.23, y, 0.46, tall, shutter, d);
    }
  }
}
