import { darker, drift, lighter } from "../engine/colour.ts";
import { at, box, type Frame, within } from "../engine/frame.ts";
import { lerp, type P2, type P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { faces, normalOf, pixel, pixelsAt, type Stage, seen, tone } from "../engine/stage.ts";
import { outOfSight, render, type Wall, wallOn } from "../engine/wall.ts";
import { drawWindow, type Joinery, type WindowLook } from "./windows.ts";

export type Covering = "tiles" | "romanTiles" | "slate" | "zinc" | "thatch" | "shingle" | "plain";

/**
 * A roof slope given by its four corners, foot first: foot left, foot right, head right, head left
 * (seen from outside).
 */
export function slope(
  stage: Stage,
  sheet: Sheet,
  corners: readonly [P3, P3, P3, P3],
  colour: string,
  covering: Covering,
): boolean {
  const normal = normalOf([corners[0], corners[1], corners[2]]);
  const outward: P3 = normal[1] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
  if (!faces(stage, corners[0], outward)) return false;
  const outline = seen(stage, corners);
  sheet.polygon(outline, tone(stage, colour, outward));
  if (stage.fade < 0.45) cover(stage, sheet, corners, colour, covering, outward);
  return true;
}

function cover(
  stage: Stage,
  sheet: Sheet,
  [a, b, c, d]: readonly [P3, P3, P3, P3],
  colour: string,
  covering: Covering,
  normal: P3,
): void {
  const { dice } = stage;
  const spot = (x: number, y: number): P2 => {
    const low = between(a, b, x);
    const high = between(d, c, x);
    return pixel(stage, between(low, high, y));
  };
  const wide = distance(a, b);
  const long = distance(a, d);
  const metre = pixelsAt(stage, a);
  if (wide * metre < 8 || long * metre < 8) return;
  const paintOf = (shade: number) =>
    tone(stage, shade < 0 ? darker(colour, -shade) : lighter(colour, shade), normal);
  if (covering === "zinc") {
    const seams = Math.round(wide / 0.62);
    for (let index = 1; index < seams; index += 1) {
      const x = index / seams;
      sheet.line([spot(x, 0), spot(x, 1)], paintOf(-0.07), 0.05 * metre);
    }
    return;
  }
  if (covering === "plain") return;
  const course = { tiles: 0.3, romanTiles: 0.42, slate: 0.27, shingle: 0.3, thatch: 0.7 }[covering];
  const rows = Math.max(3, Math.round(long / Math.max(course, 5 / metre)));
  const unit = covering === "slate" ? 0.34 : covering === "thatch" ? 0.9 : 0.3;
  const columns = Math.max(4, Math.round(wide / Math.max(unit, 5 / metre)));
  // Single tiles of another tone, in small groups: an old roof is never even.
  const patches = Math.round(rows * columns * 0.12);
  for (let index = 0; index < patches; index += 1) {
    const row = dice.int(0, rows - 1);
    const column = dice.int(0, columns - 1);
    const length = dice.int(1, 3);
    const x0 = column / columns;
    const x1 = Math.min(1, (column + length) / columns);
    const shape = [
      spot(x0, row / rows),
      spot(x1, row / rows),
      spot(x1, (row + 1) / rows),
      spot(x0, (row + 1) / rows),
    ];
    sheet.polygon(shape, tone(stage, drift(colour, dice.range, 0.055), normal));
  }
  if (covering === "romanTiles") {
    for (let index = 1; index < columns; index += 1) {
      const x = index / columns;
      sheet.line([spot(x, 0), spot(x, 1)], paintOf(-0.075), 0.08 * metre);
    }
    for (let row = 1; row < rows; row += 2) {
      sheet.line([spot(0, row / rows), spot(1, row / rows)], paintOf(-0.04), 0.03 * metre);
    }
    return;
  }
  for (let row = 1; row < rows; row += 1) {
    const y = row / rows;
    sheet.line(
      [spot(0, y), spot(1, y)],
      paintOf(covering === "thatch" ? -0.03 : -0.055),
      0.035 * metre,
    );
  }
}

function between(a: P3, b: P3, t: number): P3 {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
}

function distance(a: P3, b: P3): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
}

export interface Mansard {
  /** Steep part: height, and how far it leans back. */
  rise: number;
  run: number;
  /** Shallow part above. */
  upperRise: number;
  upperRun: number;
  colour: string;
  covering: Covering;
  /** 1 where the roof turns the corner at that end, 0 where it meets a neighbour. */
  mitre: readonly [left: number, right: number];
}

/** A broken roof on a wall's head, standing back `setback` metres. */
export function drawMansard(
  stage: Stage,
  sheet: Sheet,
  wall: Wall,
  spec: Mansard,
  setback = 0.25,
): void {
  const { rise, run, upperRise, upperRun, colour, covering, mitre } = spec;
  const h = wall.height;
  const edge = (back: number, height: number): [P3, P3] => [
    at(wall, mitre[0] * back, h + height, -back),
    at(wall, wall.width - mitre[1] * back, h + height, -back),
  ];
  const [a, b] = edge(setback, 0);
  const [d, c] = edge(setback + run, rise);
  const [f, e] = edge(setback + run + upperRun, rise + upperRise);
  slope(
    stage,
    sheet,
    [d, c, e, f],
    lighter(colour, 0.05),
    covering === "slate" ? "zinc" : covering,
  );
  slope(stage, sheet, [a, b, c, d], colour, covering);
  const ridge = pixelsAt(stage, d) * 0.14;
  const normal: P3 = wall.n;
  sheet.line([pixel(stage, d), pixel(stage, c)], tone(stage, lighter(colour, 0.08), normal), ridge);
}

export type DormerHat = "arch" | "gable" | "flat" | "hip";

export interface Dormer {
  /** Middle of the dormer along the wall, and its foot above the wall's head. */
  u: number;
  v: number;
  w: number;
  h: number;
  /** How far behind the wall its face stands. */
  back: number;
  /** How deep it reaches into the roof. */
  depth: number;
  hat: DormerHat;
  cheek: string;
  face: string;
  roof: string;
  joinery: Joinery;
  look?: Omit<WindowLook, "joinery">;
}

/** A dormer window on a roof, and its shadow on the slope beside it. */
export function drawDormer(stage: Stage, sheet: Sheet, wall: Wall, spec: Dormer): void {
  const { u, v, w, h, back, depth, hat } = spec;
  if (outOfSight(stage, wall, { u: u - w / 2, v: wall.height + v, w, h }, 1.6)) return;
  const band = 0.16;
  const frame = within(wall, u - w / 2 - band, wall.height + v, -back);
  const width = w + band * 2;
  const hatHeight =
    hat === "flat" ? 0.14 : hat === "gable" || hat === "hip" ? width * 0.42 : width * 0.26;
  const total = h + band + hatHeight;
  const body = { u: 0, v: 0, d: -depth, w: width, h: h + band, t: depth };
  box(stage, sheet, frame, body, spec.cheek);
  const rise: P2[] =
    hat === "gable" || hat === "hip"
      ? [
          [width + 0.12, h + band],
          [width / 2, total + 0.08],
          [-0.12, h + band],
        ]
      : hat === "arch"
        ? [
            [width + 0.08, h + band],
            [width * 0.86, h + band + hatHeight * 0.7],
            [width / 2, total],
            [width * 0.14, h + band + hatHeight * 0.7],
            [-0.08, h + band],
          ]
        : [
            [width + 0.1, h + band],
            [width + 0.1, total],
            [-0.1, total],
            [-0.1, h + band],
          ];
  const outline: P2[] = [[0, 0], [width, 0], ...rise];
  // The hat goes back into the roof: the far outline first, then its skin, then the face.
  const near = rise.map(([x, y]) => at(frame, x, y, 0.08));
  const far = rise.map(([x, y]) => at(frame, x, y, -depth));
  for (let index = 0; index + 1 < near.length; index += 1) {
    const [p, q] = [near[index], near[index + 1]];
    const [r, s] = [far[index + 1], far[index]];
    if (p && q && r && s) sheet.polygon(seen(stage, [p, q, r, s]), tone(stage, spec.roof, wall.v));
  }
  const face = wallOn(stage, sheet, frame, width, h + band, outline, false);
  render(stage, face, spec.face);
  const rimWidth = 0.1 * pixelsAt(stage, frame.origin);
  face.front.line(
    rise.map(([x, y]) => pixel(stage, at(frame, x, y, 0.08))),
    tone(stage, hat === "gable" ? spec.roof : lighter(spec.face, 0.03), wall.n),
    rimWidth,
  );
  drawWindow(
    stage,
    face,
    { u: band, v: 0.1, w, h: h - 0.1, depth: 0.1, arch: hat === "arch" ? 0.5 : 0 },
    { joinery: spec.joinery, ...spec.look },
  );
}

/** A chimney stack with its pots. */
export function drawChimney(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  spec: {
    u: number;
    v: number;
    d: number;
    w: number;
    h: number;
    t: number;
    colour: string;
    pots: number;
    pot?: string;
  },
): void {
  const { u, v, d, w, h, t, colour, pots, pot = "#b5623f" } = spec;
  box(stage, sheet, frame, { u, v, d, w, h, t }, colour);
  box(
    stage,
    sheet,
    frame,
    { u: u - 0.06, v: v + h, d: d - 0.06, w: w + 0.12, h: 0.14, t: t + 0.12 },
    lighter(colour, 0.03),
  );
  for (let index = 0; index < pots; index += 1) {
    const x = u + (w * (index + 0.5)) / pots;
    const height = 0.5 + 0.16 * ((index * 7) % 3);
    const solid = { u: x - 0.1, v: v + h + 0.14, d: d + t / 2 - 0.1, w: 0.2, h: height, t: 0.2 };
    box(stage, sheet, frame, solid, pot);
  }
}
