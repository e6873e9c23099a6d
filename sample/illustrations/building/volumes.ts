import { darker, lighter } from "../engine/colour.ts";
import { at, cornersOf, type Frame, inFrame, leftSide, rightSide } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { castOnGround, faces, pixel, pixelsAt, type Stage, seen, tone } from "../engine/stage.ts";
import { castOnWall, render, type Wall, wallOn } from "../engine/wall.ts";
import { gableOutline } from "./gables.ts";
import { type Covering, slope } from "./roofs.ts";

/** "along": ridge parallel to the front; "across": gable to the front. */
export type RoofKind = "along" | "across" | "hip" | "flat" | "lean";

export interface Roof {
  kind: RoofKind;
  rise: number;
  overhang: number;
  colour: string;
  covering: Covering;
  /** Boards along the edges; absent: tiles to the edge. */
  board?: string;
  /** Height of the edge in metres. */
  edge?: number;
  /** Place of an across ridge, as a share of the width. */
  ridge?: number;
}

/** A block of a house: four walls on a frame at its front-left corner, and its roof. */
export interface Volume {
  frame: Frame;
  width: number;
  depth: number;
  height: number;
  wall: string;
  roof: Roof;
}

export interface VolumeParts {
  front?: (wall: Wall) => void;
  left?: (wall: Wall) => void;
  right?: (wall: Wall) => void;
  /** What every visible wall gets under its openings: stone, bricks, timber. */
  skin?: (wall: Wall) => void;
  /** Solids that throw shadows on this one: other volumes. */
  shadedBy?: readonly Volume[];
}

/** All corners of a volume, roof included, for shadows. */
export function volumeCorners({ frame, width: w, depth, height: h, roof }: Volume): P3[] {
  const o = roof.overhang;
  const body = cornersOf(frame, { u: 0, v: 0, d: -depth, w, h, t: depth });
  const eaves = cornersOf(frame, {
    u: -o,
    v: h,
    d: -depth - o,
    w: w + o * 2,
    h: 0.1,
    t: depth + o * 2,
  });
  const top = h + roof.rise;
  if (roof.kind === "across") {
    const u = w * (roof.ridge ?? 0.5);
    return [...body, ...eaves, at(frame, u, top, o), at(frame, u, top, -depth - o)];
  }
  if (roof.kind === "hip") {
    const run = Math.min(depth, w) / 2;
    return [
      ...body,
      ...eaves,
      at(frame, run, top, -depth / 2),
      at(frame, w - run, top, -depth / 2),
    ];
  }
  if (roof.kind === "flat") return [...body, ...eaves];
  const back = roof.kind === "lean" ? -depth : -depth / 2;
  return [...body, ...eaves, at(frame, -o, top, back), at(frame, w + o, top, back)];
}

/** Paints a volume: walls the eye sees, then its roof, with their shadows on ground and walls. */
export function drawVolume(
  stage: Stage,
  sheet: Sheet,
  shade: Sheet,
  volume: Volume,
  parts: VolumeParts,
): void {
  const { frame, width, depth, height, roof, wall: colour } = volume;
  castOnGround(stage, shade, volumeCorners(volume));
  const { rise, kind } = roof;
  const side = (face: Frame, details: ((wall: Wall) => void) | undefined, isLeft: boolean) => {
    if (!faces(stage, face.origin, face.n)) return;
    const outline =
      kind === "along"
        ? gableOutline(depth, height, rise)
        : kind === "lean"
          ? leanOutline(depth, height, rise, isLeft)
          : undefined;
    paintWall(wallOn(stage, sheet, face, depth, height, outline), details);
  };
  const paintWall = (wall: Wall, details: ((wall: Wall) => void) | undefined) => {
    render(stage, wall, colour);
    parts.skin?.(wall);
    details?.(wall);
    shadeEaves(stage, wall, volume);
    for (const other of parts.shadedBy ?? []) {
      castOnWall(
        stage,
        wall,
        volumeCorners(other).map((corner) => inFrame(wall, corner)),
      );
    }
  };
  side(leftSide(frame, depth), parts.left, true);
  side(rightSide(frame, width), parts.right, false);
  const gable = kind === "across" ? gableOutline(width, height, rise, roof.ridge) : undefined;
  if (faces(stage, frame.origin, frame.n))
    paintWall(wallOn(stage, sheet, frame, width, height, gable), parts.front);
  drawRoof(stage, sheet, volume);
}

function leanOutline(depth: number, height: number, rise: number, isLeft: boolean): P2[] {
  const back: P2 = isLeft ? [0, height + rise] : [depth, height + rise];
  return isLeft
    ? [[0, 0], [depth, 0], [depth, height], back]
    : [[0, 0], [depth, 0], back, [0, height]];
}

function shadeEaves(stage: Stage, wall: Wall, { roof }: Volume): void {
  const o = roof.overhang;
  if (o < 0.05) return;
  const pointed = wall.outline.length === 5;
  const peak = wall.outline[3];
  if (!pointed || !peak) {
    castOnWall(stage, wall, [
      [-o, wall.height, 0],
      [wall.width + o, wall.height, 0],
      [-o, wall.height - 0.1, o],
      [wall.width + o, wall.height - 0.1, o],
    ]);
    return;
  }
  // A gable: the roof's edge is a slanting plank before it, one on each side.
  for (const foot of [0, wall.width]) {
    castOnWall(stage, wall, [
      [foot, wall.height, 0],
      [peak[0], peak[1], 0],
      [foot, wall.height, o],
      [peak[0], peak[1], o],
    ]);
  }
}

function drawRoof(stage: Stage, sheet: Sheet, volume: Volume): void {
  const { frame, width: w, depth, height: h, roof } = volume;
  const { rise, overhang: o, colour, covering, kind } = roof;
  const p = (u: number, v: number, d: number): P3 => at(frame, u, v, d);
  let shown = false;
  const lay = (a: P3, b: P3, c: P3, d: P3) => {
    shown = slope(stage, sheet, [a, b, c, d], colour, covering) || shown;
  };
  const edge = roof.edge ?? 0.16;
  const board = roof.board ?? darker(colour, 0.08);
  const strip = (a: P3, b: P3, normal: P3, paint = board) => {
    if (!faces(stage, a, normal)) return;
    const up = (point: P3): P3 => [point[0], point[1] - edge, point[2]];
    sheet.polygon(seen(stage, [a, b, up(b), up(a)]), tone(stage, paint, normal));
  };
  const { n, u: right } = frame;
  const back: P3 = [-right[0], 0, -right[2]];
  if (kind === "flat") {
    const top = h + rise;
    for (const [a, b, normal] of [
      [p(-o, top, o), p(w + o, top, o), n],
      [p(w + o, top, o), p(w + o, top, -depth - o), right],
      [p(-o, top, -depth - o), p(-o, top, o), back],
    ] as const) {
      if (!faces(stage, a, normal)) continue;
      const low = (point: P3): P3 => [point[0], point[1] - rise - 0.05, point[2]];
      sheet.polygon(seen(stage, [a, b, low(b), low(a)]), tone(stage, colour, normal));
    }
    if (o > 0.1)
      soffit(stage, sheet, [p(-o, h, 0), p(w + o, h, 0), p(w + o, h, o), p(-o, h, o)], board);
    return;
  }
  if (kind === "lean") {
    const drop = (rise / depth) * o;
    lay(
      p(-o, h - drop, o),
      p(w + o, h - drop, o),
      p(w + o, h + rise, -depth),
      p(-o, h + rise, -depth),
    );
    strip(p(-o, h - drop, o), p(w + o, h - drop, o), n);
    strip(p(-o, h + rise, -depth), p(-o, h - drop, o), back);
    strip(p(w + o, h - drop, o), p(w + o, h + rise, -depth), right);
    return;
  }
  if (kind === "along") {
    const drop = (rise / (depth / 2)) * o;
    const ridge = -depth / 2;
    soffit(
      stage,
      sheet,
      [p(-o, h - drop, 0), p(w + o, h - drop, 0), p(w + o, h - drop, o), p(-o, h - drop, o)],
      board,
    );
    verge(p(-o, h - drop, o), p(-o, h + rise, ridge), p(0, h, 0), p(0, h + rise, ridge), back);
    verge(
      p(w + o, h - drop, o),
      p(w + o, h + rise, ridge),
      p(w, h, 0),
      p(w, h + rise, ridge),
      right,
    );
    verge(
      p(-o, h - drop, -depth - o),
      p(-o, h + rise, ridge),
      p(0, h, -depth),
      p(0, h + rise, ridge),
      back,
    );
    verge(
      p(w + o, h - drop, -depth - o),
      p(w + o, h + rise, ridge),
      p(w, h, -depth),
      p(w, h + rise, ridge),
      right,
    );
    for (const [u, normal] of [
      [-o, back],
      [w + o, right],
    ] as const) {
      strip(p(u, h - drop, -depth - o), p(u, h + rise, ridge), normal);
      strip(p(u, h + rise, ridge), p(u, h - drop, o), normal);
    }
    lay(
      p(w + o, h - drop, -depth - o),
      p(-o, h - drop, -depth - o),
      p(-o, h + rise, ridge),
      p(w + o, h + rise, ridge),
    );
    lay(
      p(-o, h - drop, o),
      p(w + o, h - drop, o),
      p(w + o, h + rise, ridge),
      p(-o, h + rise, ridge),
    );
    strip(p(-o, h - drop, o), p(w + o, h - drop, o), n);
    ridgeLine(p(-o, h + rise, ridge), p(w + o, h + rise, ridge));
    return;
  }
  if (kind === "across") {
    const peak = w * (roof.ridge ?? 0.5);
    const leftDrop = (rise / peak) * o;
    const rightDrop = (rise / (w - peak)) * o;
    verge(p(-o, h - leftDrop, o), p(peak, h + rise, o), p(0, h, 0), p(peak, h + rise, 0), n);
    verge(p(w + o, h - rightDrop, o), p(peak, h + rise, o), p(w, h, 0), p(peak, h + rise, 0), n);
    lay(
      p(-o, h - leftDrop, -depth - o),
      p(-o, h - leftDrop, o),
      p(peak, h + rise, o),
      p(peak, h + rise, -depth - o),
    );
    lay(
      p(w + o, h - rightDrop, o),
      p(w + o, h - rightDrop, -depth - o),
      p(peak, h + rise, -depth - o),
      p(peak, h + rise, o),
    );
    strip(p(-o, h - leftDrop, -depth - o), p(-o, h - leftDrop, o), back);
    strip(p(w + o, h - rightDrop, o), p(w + o, h - rightDrop, -depth - o), right);
    strip(p(-o, h - leftDrop, o), p(peak, h + rise, o), n);
    strip(p(peak, h + rise, o), p(w + o, h - rightDrop, o), n);
    ridgeLine(p(peak, h + rise, o), p(peak, h + rise, -depth - o));
    return;
  }
  const run = Math.min(depth, w) / 2;
  const drop = (rise / run) * o;
  const low = h - drop;
  const ridgeLeft = p(run, h + rise, -depth / 2);
  const ridgeRight = p(w - run, h + rise, -depth / 2);
  soffit(stage, sheet, [p(-o, low, 0), p(w + o, low, 0), p(w + o, low, o), p(-o, low, o)], board);
  lay(p(-o, low, -depth - o), p(-o, low, o), ridgeLeft, ridgeLeft);
  lay(p(w + o, low, o), p(w + o, low, -depth - o), ridgeRight, ridgeRight);
  lay(p(-o, low, o), p(w + o, low, o), ridgeRight, ridgeLeft);
  strip(p(-o, low, o), p(w + o, low, o), n);
  strip(p(-o, low, -depth - o), p(-o, low, o), back);
  strip(p(w + o, low, o), p(w + o, low, -depth - o), right);
  ridgeLine(ridgeLeft, ridgeRight);

  /** The underside of the roof beyond a gable, seen from below. */
  function verge(outerFoot: P3, outerTop: P3, innerFoot: P3, innerTop: P3, side: P3): void {
    if (!faces(stage, innerFoot, side)) return;
    sheet.polygon(
      seen(stage, [outerFoot, outerTop, innerTop, innerFoot]),
      tone(stage, darker(board, 0.08), [0, -1, 0]),
    );
  }

  function ridgeLine(a: P3, b: P3): void {
    if (!shown) return;
    sheet.line(
      [pixel(stage, a), pixel(stage, b)],
      tone(stage, lighter(colour, 0.05), [0, 1, 0]),
      0.2 * pixelsAt(stage, a),
      { cap: "butt" },
    );
  }
}

function soffit(stage: Stage, sheet: Sheet, corners: P3[], colour: string): void {
  const [first] = corners;
  if (first && faces(stage, first, [0, -1, 0]))
    sheet.polygon(seen(stage, corners), tone(stage, darker(colour, 0.04), [0, -1, 0]));
}
