import { dot, type P2, type P3, sub } from "./geometry.ts";
import type { Sheet } from "./sheet.ts";
import { faces, pixelsAt, type Stage, seen, tone } from "./stage.ts";

/** Axes of a thing: `u` to its right, `v` up, `n` out of its front. Lengths in metres. */
export interface Frame {
  origin: P3;
  u: P3;
  v: P3;
  n: P3;
}

/** A frame standing on the ground, facing the viewer when `yaw` is 0; positive yaw turns its right side away. */
export function frameAt(x: number, y: number, z: number, yaw = 0): Frame {
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  return { origin: [x, y, z], u: [cos, 0, sin], v: [0, 1, 0], n: [sin, 0, -cos] };
}

/** The point `u` to the right, `v` up and `d` in front of a frame's origin. */
export function at(frame: Frame, u: number, v: number, d = 0): P3 {
  const { origin: o, u: a, v: b, n: c } = frame;
  return [
    o[0] + a[0] * u + b[0] * v + c[0] * d,
    o[1] + a[1] * u + b[1] * v + c[1] * d,
    o[2] + a[2] * u + b[2] * v + c[2] * d,
  ];
}

/** A frame placed in another one and turned about the vertical by `yaw`. */
export function within(frame: Frame, u: number, v: number, d: number, yaw = 0): Frame {
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  const { u: a, n: c } = frame;
  return {
    origin: at(frame, u, v, d),
    u: [a[0] * cos - c[0] * sin, 0, a[2] * cos - c[2] * sin],
    v: frame.v,
    n: [a[0] * sin + c[0] * cos, 0, a[2] * sin + c[2] * cos],
  };
}

/** The frame of the wall that leaves a frame's right end (at `width`) going backwards. */
export function rightSide(frame: Frame, width: number): Frame {
  return { origin: at(frame, width, 0), u: negated(frame.n), v: frame.v, n: frame.u };
}

/** The frame of the wall that comes from `depth` behind and meets a frame's left end. */
export function leftSide(frame: Frame, depth: number): Frame {
  return { origin: at(frame, 0, 0, -depth), u: frame.n, v: frame.v, n: negated(frame.u) };
}

export function negated(a: P3): P3 {
  return [-a[0], -a[1], -a[2]];
}

/** Corners of an upright rectangle parallel to the frame. */
export function quad(frame: Frame, u: number, v: number, w: number, h: number, d = 0): P3[] {
  return [
    at(frame, u, v, d),
    at(frame, u + w, v, d),
    at(frame, u + w, v + h, d),
    at(frame, u, v + h, d),
  ];
}

/** Corners of a level rectangle of the frame at height `v`, from `d` forward by `t`. */
export function slab(frame: Frame, u: number, v: number, d: number, w: number, t: number): P3[] {
  return [
    at(frame, u, v, d),
    at(frame, u + w, v, d),
    at(frame, u + w, v, d + t),
    at(frame, u, v, d + t),
  ];
}

/** Points of the frame's own plane (at distance `d`), as pixels. */
export function traced(stage: Stage, frame: Frame, points: readonly P2[], d = 0): P2[] {
  return seen(
    stage,
    points.map(([u, v]) => at(frame, u, v, d)),
  );
}

/** Fills a shape drawn in the frame's plane, in the light that plane receives. */
export function plate(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  points: readonly P2[],
  colour: string,
  d = 0,
): void {
  sheet.polygon(traced(stage, frame, points, d), tone(stage, colour, frame.n));
}

/** A filled upright rectangle of the frame's plane. */
export function panel(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  h: number,
  colour: string,
  d = 0,
): void {
  sheet.polygon(seen(stage, quad(frame, u, v, w, h, d)), tone(stage, colour, frame.n));
}

/** A line in the frame's plane, `thickness` metres wide where it starts. */
export function streak(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  points: readonly P2[],
  thickness: number,
  colour: string,
  d = 0,
): void {
  const [first] = points;
  if (!first) return;
  const width = thickness * pixelsAt(stage, at(frame, first[0], first[1], d));
  sheet.line(traced(stage, frame, points, d), tone(stage, colour, frame.n), width, { cap: "butt" });
}

/** A rectangular solid of a frame: from (u, v, d) by width, height and thickness towards the front. */
export interface Solid {
  u: number;
  v: number;
  d: number;
  w: number;
  h: number;
  t: number;
}

export interface BoxOptions {
  /** Colours of faces that differ from the body. */
  top?: string;
  front?: string;
  side?: string;
  /** Corner radius of every face, in metres. */
  round?: number;
}

/** The eight corners of a solid. */
export function cornersOf(frame: Frame, { u, v, d, w, h, t }: Solid): P3[] {
  return [...quad(frame, u, v, w, h, d), ...quad(frame, u, v, w, h, d + t)];
}

/** Paints the faces of a box that the eye sees. */
export function box(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  solid: Solid,
  colour: string,
  options: BoxOptions = {},
): void {
  const { u, v, d, w, h, t } = solid;
  const top = options.top ?? colour;
  const side = options.side ?? colour;
  const walls: [P3[], P3, string][] = [
    [slab(frame, u, v, d, w, t), negated(frame.v), side],
    [quad(frame, u, v, w, h, d), negated(frame.n), side],
    [sideOf(frame, u, solid), negated(frame.u), side],
    [sideOf(frame, u + w, solid), frame.u, side],
    [slab(frame, u, v + h, d, w, t), frame.v, top],
    [quad(frame, u, v, w, h, d + t), frame.n, options.front ?? colour],
  ];
  for (const [points, normal, paint] of walls) {
    const [corner] = points;
    if (!corner || !faces(stage, corner, normal)) continue;
    const outline = seen(stage, points);
    if (options.round) {
      const radius = options.round * pixelsAt(stage, corner);
      sheet.rounded(outline, radius, tone(stage, paint, normal));
    } else sheet.polygon(outline, tone(stage, paint, normal));
  }
}

function sideOf(frame: Frame, u: number, { v, d, h, t }: Solid): P3[] {
  return [
    at(frame, u, v, d),
    at(frame, u, v, d + t),
    at(frame, u, v + h, d + t),
    at(frame, u, v + h, d),
  ];
}

/** Offset of the shadow, in the frame's plane, per metre a point stands out of it; null in shade. */
export function shadowSlope(stage: Stage, frame: Frame): P2 | null {
  const { toSun } = stage.light;
  const out = dot(toSun, frame.n);
  if (out < 0.14) return null;
  return [-dot(toSun, frame.u) / out, -dot(toSun, frame.v) / out];
}

/** Coordinates of a point in a frame. */
export function inFrame(frame: Frame, point: P3): P3 {
  const from = sub(point, frame.origin);
  return [dot(from, frame.u), dot(from, frame.v), dot(from, frame.n)];
}
