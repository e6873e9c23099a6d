import { at, box, type Frame, leftSide, panel, rightSide, within } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { faded, pixel, pixelsAt, type Stage, tone } from "../engine/stage.ts";
import { castOnWall, castSolid, outOfSight, type Wall } from "../engine/wall.ts";

export type RailStyle =
  | "bars"
  | "scrolls"
  | "rings"
  | "cross"
  | "belly"
  | "glass"
  | "slats"
  | "solid";

export interface Rail {
  style: RailStyle;
  colour: string;
  height: number;
}

/** A railing standing in a frame's plane at distance `d`. */
export function drawRail(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  d: number,
  rail: Rail,
): void {
  const { height: h, style } = rail;
  if (style === "solid") {
    panel(stage, sheet, frame, u, v, w, h, rail.colour, d);
    return;
  }
  const ink = tone(stage, rail.colour, frame.n);
  const metre = pixelsAt(stage, at(frame, u, v, d));
  const point = (x: number, y: number): P2 => pixel(stage, at(frame, u + x, v + y, d));
  const line = (points: P2[], thickness: number) =>
    sheet.line(points, ink, Math.max(0.9, thickness * metre), { cap: "butt" });
  if (style === "glass") {
    const corners = [point(0, 0.06), point(w, 0.06), point(w, h), point(0, h)];
    sheet.polygon(corners, faded(stage, stage.light.glass[2]), 0.42);
    line([point(0, h), point(w, h)], 0.05);
    return;
  }
  if (style === "slats") {
    for (let y = 0.1; y < h - 0.02; y += 0.14) line([point(0, y), point(w, y)], 0.075);
    for (let x = 0; x <= w + 0.01; x += w / Math.max(1, Math.round(w / 1.2))) {
      line([point(x, 0), point(x, h)], 0.05);
    }
    line([point(0, h), point(w, h)], 0.06);
    return;
  }
  const far = stage.fade > 0.22;
  const step = (style === "bars" ? 0.13 : style === "belly" ? 0.15 : 0.17) * (far ? 2 : 1);
  const count = Math.max(2, Math.round(w / step));
  const foot = 0.07;
  const neck = style === "bars" ? h : h - 0.14;
  const thin = 0.022;
  for (let index = 0; index <= count; index += 1) {
    const x = (w * index) / count;
    if (style === "belly") belly(sheet, point, x, foot, neck, ink, Math.max(0.9, thin * metre));
    else line([point(x, foot), point(x, neck)], thin);
  }
  line([point(0, foot), point(w, foot)], 0.03);
  if (neck < h) line([point(0, neck), point(w, neck)], 0.03);
  line([point(0, h), point(w, h)], 0.055);
  if (far || metre < 22) return;
  const motif = Math.max(1, Math.round(w / (style === "cross" ? 0.8 : 0.55)));
  for (let index = 0; index < motif; index += 1) {
    const left = (w * index) / motif;
    const right = (w * (index + 1)) / motif;
    const middle = (left + right) / 2;
    if (style === "cross") {
      line([point(left, foot), point(right, neck)], 0.03);
      line([point(right, foot), point(left, neck)], 0.03);
    } else if (style === "rings") {
      ring(sheet, point, middle, h - 0.07, 0.06, ink, thin * metre);
      ring(sheet, point, middle, h * 0.42, 0.13, ink, 0.03 * metre);
    } else if (style === "scrolls") {
      scroll(sheet, point, middle, h, ink, 0.034 * metre);
    }
  }
}

function belly(
  sheet: Sheet,
  point: (x: number, y: number) => P2,
  x: number,
  foot: number,
  neck: number,
  ink: string,
  width: number,
): void {
  const bulge = (neck - foot) * 0.1;
  sheet.curve(
    [
      point(x, foot),
      point(x + bulge, foot + (neck - foot) * 0.28),
      point(x, neck * 0.66),
      point(x, neck),
    ],
    ink,
    width,
  );
}

function ring(
  sheet: Sheet,
  point: (x: number, y: number) => P2,
  x: number,
  y: number,
  radius: number,
  ink: string,
  width: number,
): void {
  const points = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return point(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  });
  sheet.curve(points, ink, Math.max(0.9, width), { closed: true });
}

/** Two facing volutes, the commonest motif of French ironwork. */
function scroll(
  sheet: Sheet,
  point: (x: number, y: number) => P2,
  x: number,
  h: number,
  ink: string,
  width: number,
): void {
  for (const side of [-1, 1]) {
    const turn = (dx: number, dy: number) => point(x + side * dx, h * dy);
    sheet.curve(
      [turn(0.02, 0.12), turn(0.17, 0.24), turn(0.12, 0.44), turn(0.03, 0.4), turn(0.06, 0.32)],
      ink,
      Math.max(0.9, width),
    );
    sheet.curve([turn(0.02, 0.8), turn(0.13, 0.7), turn(0.11, 0.55), turn(0.03, 0.6)], ink, width);
  }
}

export interface BalconySpec {
  u: number;
  v: number;
  w: number;
  depth: number;
  rail: Rail;
  slab: string;
  /** Consoles under the slab: their number. */
  consoles?: number;
  thickness?: number;
}

/** A balcony: consoles, slab, railing on three sides, and their shadows. */
export function drawBalcony(stage: Stage, wall: Wall, spec: BalconySpec): void {
  const { u, v, w, depth, rail, slab, consoles = 0, thickness = 0.16 } = spec;
  if (outOfSight(stage, wall, { u, v: v - 0.7, w, h: rail.height + 0.7 }, 1)) return;
  const floor = { u, v: v - thickness, d: 0, w, h: thickness, t: depth };
  castSolid(stage, wall, floor);
  castOnWall(stage, wall, [
    [u, v + rail.height - 0.05, depth],
    [u + w, v + rail.height - 0.05, depth],
    [u + w, v + rail.height, depth],
    [u, v + rail.height, depth],
  ]);
  for (let index = 0; index < consoles; index += 1) {
    const x = consoles === 1 ? u + w / 2 : u + 0.15 + ((w - 0.3) * index) / (consoles - 1);
    const console = { u: x - 0.11, v: v - thickness - 0.5, d: 0, w: 0.22, h: 0.5, t: depth * 0.62 };
    castSolid(stage, wall, console);
    box(stage, wall.front, wall, console, slab, { round: 0.08 });
  }
  const front = within(wall, u, 0, depth);
  for (const end of [leftSide(front, depth), rightSide(front, w)]) {
    drawRail(stage, wall.front, end, 0, v, depth, 0, rail);
  }
  box(stage, wall.front, wall, floor, slab);
  drawRail(stage, wall.front, wall, u, v, w, depth - 0.04, rail);
}
