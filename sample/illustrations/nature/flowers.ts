import { darker } from "../engine/colour.ts";
import { at, box, type Frame } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";

export const BLOSSOMS = [
  "#d8402f",
  "#e86a55",
  "#ef9aa8",
  "#f0bd3c",
  "#c9487a",
  "#f4efe4",
  "#8f78bd",
] as const;

/** Leaves and flowers spilling over a length of `w` metres from a point of a frame. */
export function drawBlooms(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  d: number,
  w: number,
  h: number,
  blossom: string,
  leaf = "#5f8a50",
): void {
  const ends = [at(frame, u - 0.5, v - 0.3, d), at(frame, u + w + 0.5, v + h + 0.3, d)];
  if (sheet.definitions.misses(ends.map((end) => pixel(stage, end)))) return;
  const { dice } = stage;
  const metre = pixelsAt(stage, at(frame, u, v, d));
  const spot = (x: number, y: number): P2 => pixel(stage, at(frame, u + x, v + y, d));
  const clumps = Math.max(3, Math.round(w / (h * 0.55)));
  for (const [layer, paint] of [
    toneBy(stage, darker(leaf, 0.09), 0.1),
    toneBy(stage, leaf, 0.8),
  ].entries()) {
    for (let index = 0; index < clumps; index += 1) {
      const x = (w * (index + dice.range(0.2, 0.8))) / clumps;
      const r = h * dice.range(0.34, 0.5) * (layer === 0 ? 1 : 0.75);
      sheet.blob(tuft(stage, spot(x, h * (0.34 + layer * 0.12)), r * metre), paint);
    }
  }
  // Close to the eye more of the flowers are told apart.
  const near = metre > 120;
  const count = Math.round((w * h) / (near ? 0.006 : 0.018));
  if (near) sprigs(stage, sheet, spot, w, h, metre, leaf);
  const pale = toneBy(stage, blossom, 1);
  const dark = toneBy(stage, darker(blossom, 0.07), 0.25);
  for (const paint of [dark, pale]) {
    for (let index = 0; index < Math.min(near ? 110 : 60, count / 2); index += 1) {
      const [x, y] = spot(dice.range(0, w), dice.range(0.05, 0.95) * h);
      sheet.circle([x, y], Math.max(1.3, dice.range(0.028, 0.05) * metre), paint);
    }
  }
}

/** Single leaves over the mass. */
function sprigs(
  stage: Stage,
  sheet: Sheet,
  spot: (x: number, y: number) => P2,
  w: number,
  h: number,
  metre: number,
  leaf: string,
): void {
  const { dice } = stage;
  for (const [shade, share] of [
    [0.09, 0.1],
    [-0.03, 1],
  ] as const) {
    const paint = toneBy(stage, darker(leaf, shade), share);
    for (let index = 0; index < (w * h) / 0.006; index += 1) {
      const [x, y] = spot(dice.range(-0.04, w + 0.04), dice.range(-0.1, 1.02) * h);
      const angle = dice.range(0, Math.PI * 2);
      const long = metre * dice.range(0.04, 0.075);
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
      sheet.blob(
        [
          [x - dx, y - dy],
          [x - dy * 0.5, y + dx * 0.5],
          [x + dx, y + dy],
          [x + dy * 0.5, y - dx * 0.5],
        ],
        paint,
      );
    }
  }
}

function tuft(stage: Stage, [x, y]: P2, radius: number): P2[] {
  return Array.from({ length: 9 }, (_, index): P2 => {
    const angle = (index / 9) * Math.PI * 2;
    const r = radius * stage.dice.range(0.8, 1.2);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.85];
  });
}

/** A flower box hung at the foot of an opening. */
export function drawWindowBox(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  d: number,
  blossom: string,
): void {
  box(stage, sheet, frame, { u, v: v - 0.2, d, w, h: 0.2, t: 0.2 }, "#a8553a");
  drawBlooms(stage, sheet, frame, u - 0.05, v - 0.12, d + 0.16, w + 0.1, 0.42, blossom);
}

/** A climbing plant on a wall: masses along a line, with blossom. */
export function drawClimber(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  path: readonly P2[],
  thickness: number,
  leaf: string,
  blossom: string | null,
): void {
  const { dice } = stage;
  const [first] = path;
  if (!first) return;
  const metre = pixelsAt(stage, at(frame, first[0], first[1]));
  const points = along(path, thickness * 0.45);
  const layers = [
    toneBy(stage, darker(leaf, 0.1), 0.05),
    toneBy(stage, leaf, 0.6),
    toneBy(stage, leaf, 1),
  ];
  for (const [layer, paint] of layers.entries()) {
    for (const [u, v] of points) {
      const jitter = thickness * 0.4;
      const p = pixel(
        stage,
        at(
          frame,
          u + dice.range(-jitter, jitter),
          v + dice.range(-jitter, jitter) + layer * 0.05,
          0.1,
        ),
      );
      if (layer < 2 || dice.chance(0.5))
        sheet.blob(tuft(stage, p, thickness * metre * (0.62 - layer * 0.17)), paint);
    }
  }
  if (!blossom) return;
  for (const share of [0.2, 1]) {
    for (const [u, v] of points) {
      for (let index = 0; index < 4; index += 1) {
        const p = pixel(
          stage,
          at(
            frame,
            u + dice.range(-thickness, thickness) * 0.7,
            v + dice.range(-thickness, thickness) * 0.7,
            0.14,
          ),
        );
        sheet.circle(
          p,
          Math.max(1.3, dice.range(0.04, 0.075) * metre),
          toneBy(stage, blossom, share),
        );
      }
    }
  }
}

function along(path: readonly P2[], step: number): P2[] {
  const points: P2[] = [];
  for (let index = 0; index + 1 < path.length; index += 1) {
    const [a, b] = [path[index], path[index + 1]];
    if (!a || !b) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let t = 0; t < length; t += step) {
      points.push([a[0] + ((b[0] - a[0]) * t) / length, a[1] + ((b[1] - a[1]) * t) / length]);
    }
  }
  return points;
}

/** Tall stems with flowers up them (hollyhocks, lavender, grasses), standing on the ground. */
export function drawStems(
  stage: Stage,
  from: P3,
  to: P3,
  height: number,
  blossom: string,
  count: number,
  leaf = "#6b8f57",
): void {
  const { dice, sheet } = stage;
  for (let index = 0; index < count; index += 1) {
    const t = (index + dice.range(0, 1)) / count;
    const foot: P3 = [from[0] + (to[0] - from[0]) * t, from[1], from[2] + (to[2] - from[2]) * t];
    const metre = pixelsAt(stage, foot);
    const [x, y] = pixel(stage, foot);
    const tall = height * dice.range(0.7, 1.15) * metre;
    const lean = dice.range(-0.12, 0.12) * tall;
    sheet.curve(
      [
        [x, y],
        [x + lean * 0.3, y - tall * 0.5],
        [x + lean, y - tall],
      ],
      toneBy(stage, leaf, 0.5),
      Math.max(1, 0.03 * metre),
    );
    for (let bud = 0; bud < 6; bud += 1) {
      const s = 0.4 + bud * 0.11;
      const size = Math.max(1.2, (0.085 - bud * 0.008) * metre * Math.min(1, height));
      sheet.circle(
        [x + lean * s * s + dice.range(-1, 1) * size * 0.6, y - tall * s],
        size,
        toneBy(stage, bud % 2 ? blossom : darker(blossom, 0.06), dice.range(0.4, 1)),
      );
    }
  }
}
