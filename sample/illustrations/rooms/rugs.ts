import { darker, lighter, mix } from "../engine/colour.ts";
import { at, type Frame } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type Stage, seen, tone } from "../engine/stage.ts";
import { ring } from "./solids.ts";

/** A rug on the floor: plain with a border, striped, or with a pattern. */
export function drawRug(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  d: number,
  w: number,
  t: number,
  colour: string,
  second: string,
): void {
  const { dice } = stage;
  const level = (points: readonly P2[], paint: string) =>
    sheet.polygon(
      seen(
        stage,
        points.map(([x, y]) => at(frame, x, 0.008, y)),
      ),
      tone(stage, paint, [0, 1, 0]),
    );
  const area = (a: number, b: number, c: number, e: number): P2[] => [
    [a, b],
    [c, b],
    [c, e],
    [a, e],
  ];
  const kind = dice.pick(["border", "stripes", "lozenges", "round", "berber"]);
  if (kind === "round") {
    const centre = at(frame, u + w / 2, 0.006, d + t / 2);
    const r = Math.min(w, t) * 0.56;
    sheet.polygon(ring(stage, centre, r, 40), tone(stage, colour, [0, 1, 0]));
    sheet.polygon(ring(stage, centre, r * 0.84, 40), tone(stage, lighter(colour, 0.03), [0, 1, 0]));
    sheet.polygon(ring(stage, centre, r * 0.36, 40), tone(stage, second, [0, 1, 0]));
    return;
  }
  level(area(u, d, u + w, d + t), colour);
  if (kind === "border") {
    level(area(u + 0.12, d + 0.12, u + w - 0.12, d + t - 0.12), second);
    level(area(u + 0.2, d + 0.2, u + w - 0.2, d + t - 0.2), lighter(colour, 0.02));
  } else if (kind === "stripes") {
    for (let x = 0.15; x < w - 0.2; x += 0.34)
      level(area(u + x, d, u + x + 0.12, d + t), dice.chance(0.7) ? second : darker(colour, 0.05));
  } else {
    const step = kind === "berber" ? 0.5 : 0.4;
    for (let x = step / 2; x < w; x += step) {
      for (let y = step / 2; y < t; y += step) {
        const r = step * 0.38;
        const cx = u + x;
        const cy = d + y;
        if (kind === "lozenges")
          level(
            [
              [cx, cy - r],
              [cx + r, cy],
              [cx, cy + r],
              [cx - r, cy],
            ],
            second,
          );
        else {
          for (const [a, b] of [
            [-1, 0],
            [0, -1],
            [1, 0],
            [0, 1],
          ] as const) {
            const p = at(frame, cx + a * r, 0.009, cy + b * r);
            const q = at(frame, cx + b * r, 0.009, cy + a * r);
            sheet.line(seen(stage, [p, q]), tone(stage, mix(second, colour, 0.25), [0, 1, 0]), 1.8);
          }
        }
      }
    }
  }
  for (const end of [d, d + t]) {
    for (let x = 0; x <= w; x += 0.09) {
      const way = end === d ? -0.05 : 0.05;
      sheet.line(
        seen(stage, [at(frame, u + x, 0.006, end), at(frame, u + x, 0.006, end + way)]),
        tone(stage, lighter(colour, 0.05), [0, 1, 0]),
        1,
      );
    }
  }
}
