import { darker, lighter } from "../engine/colour.ts";
import { box, type Frame, streak, within } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import type { Stage } from "../engine/stage.ts";
import { castForeign, castSolid, outOfSight, type Wall } from "../engine/wall.ts";
import type { Opening } from "./windows.ts";

export type ShutterStyle = "louvred" | "boards" | "braced" | "panelled";
export type ShutterState = "open" | "ajar" | "closed";

const THICKNESS = 0.05;

/** A pair of shutters on an opening. */
export function drawShutters(
  stage: Stage,
  wall: Wall,
  opening: Opening,
  colour: string,
  style: ShutterStyle,
  state: ShutterState = "open",
): void {
  const leaf = opening.w / 2;
  if (outOfSight(stage, wall, opening, leaf + 0.3)) return;
  if (state === "closed") {
    for (const u of [opening.u, opening.u + leaf])
      drawFlat(stage, wall, opening, u, leaf, colour, style);
    return;
  }
  if (state === "open") {
    drawFlat(stage, wall, opening, opening.u - leaf - 0.04, leaf, colour, style);
    drawFlat(stage, wall, opening, opening.u + opening.w + 0.04, leaf, colour, style);
    return;
  }
  // Ajar: each leaf stands out from its hinge, by its own angle.
  const angles = [stage.dice.range(1.9, 2.6), stage.dice.range(0.5, 1.2)];
  for (const [side, angle = 2] of angles.entries()) {
    const hinge = side === 0 ? opening.u : opening.u + opening.w;
    const frame = within(wall, hinge, opening.v, 0.03, -angle);
    const solid = { u: 0, v: 0, d: -THICKNESS / 2, w: leaf, h: opening.h, t: THICKNESS };
    castForeign(stage, wall, frame, solid);
    box(stage, wall.front, frame, solid, colour);
    detail(stage, wall, frame, 0, 0, leaf, opening.h, colour, style, THICKNESS / 2);
  }
}

function drawFlat(
  stage: Stage,
  wall: Wall,
  opening: Opening,
  u: number,
  w: number,
  colour: string,
  style: ShutterStyle,
): void {
  const solid = { u: u + 0.01, v: opening.v, d: 0.02, w: w - 0.02, h: opening.h, t: THICKNESS };
  castSolid(stage, wall, solid);
  box(stage, wall.front, wall, solid, colour);
  detail(stage, wall, wall, u, opening.v, w, opening.h, colour, style, 0.02 + THICKNESS);
}

function detail(
  stage: Stage,
  wall: Wall,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  h: number,
  colour: string,
  style: ShutterStyle,
  d: number,
): void {
  if (stage.fade > 0.22) return;
  const dark = darker(colour, 0.1);
  const pale = lighter(colour, 0.06);
  const draw = (points: P2[], thickness: number, paint: string) =>
    streak(stage, wall.front, frame, points, thickness, paint, d);
  const across = (y: number, thickness: number, paint: string, margin = 0.07) =>
    draw(
      [
        [u + margin, v + y],
        [u + w - margin, v + y],
      ],
      thickness,
      paint,
    );
  if (style === "louvred") {
    const step = Math.max(0.085, h / 26);
    for (let y = 0.12; y < h - 0.1; y += step) {
      if (Math.abs(y - h * 0.45) > 0.06) across(y, step * 0.42, dark);
    }
    across(h * 0.45, 0.07, pale, 0);
  } else if (style === "panelled") {
    for (const [low, high] of [
      [0.06, 0.4],
      [0.47, 0.94],
    ] as const) {
      draw(
        [
          [u + 0.1, v + h * low],
          [u + w - 0.1, v + h * low],
          [u + w - 0.1, v + h * high],
          [u + 0.1, v + h * high],
          [u + 0.1, v + h * low],
        ],
        0.03,
        dark,
      );
    }
  } else {
    const boards = Math.max(2, Math.round(w / 0.16));
    for (let index = 1; index < boards; index += 1) {
      const x = u + (w * index) / boards;
      draw(
        [
          [x, v + 0.02],
          [x, v + h - 0.02],
        ],
        0.016,
        dark,
      );
    }
    across(h * 0.17, 0.09, pale, 0.02);
    across(h * 0.83, 0.09, pale, 0.02);
    if (style === "braced")
      draw(
        [
          [u + 0.05, v + h * 0.19],
          [u + w - 0.05, v + h * 0.81],
        ],
        0.08,
        pale,
      );
  }
}
