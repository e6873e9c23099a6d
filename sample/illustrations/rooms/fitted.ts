import { darker, lighter } from "../engine/colour.ts";
import { at, type Frame, panel, streak } from "../engine/frame.ts";
import { pixel, pixelsAt, toneBy } from "../engine/stage.ts";
import type { Setup } from "./layout.ts";
import { drawVase } from "./objects.ts";
import { contact, hard, turned } from "./solids.ts";

export interface Fitting {
  door: string;
  top: string;
  handle: string;
  tile: string;
  panelled: boolean;
}

export function units(
  { room }: Setup,
  frame: Frame,
  long: number,
  fit: Fitting,
  deep: number,
): void {
  const { stage, things } = room;
  hard(stage, things, frame, 0, 0, 0, long, 0.1, deep - 0.06, darker(fit.door, 0.18));
  hard(stage, things, frame, 0, 0.1, 0, long, 0.78, deep, fit.door);
  const count = Math.max(3, Math.round(long / 0.6));
  for (let index = 0; index < count; index += 1) {
    const u = (long * index) / count;
    const w = long / count;
    const drawers = index % 3 === 1;
    const rows: readonly (readonly [number, number])[] = drawers
      ? [
          [0.12, 0.36],
          [0.39, 0.61],
          [0.64, 0.86],
        ]
      : [[0.12, 0.86]];
    for (const [low, high] of rows) {
      const outline = [
        [u + 0.02, low],
        [u + w - 0.02, low],
        [u + w - 0.02, high],
        [u + 0.02, high],
        [u + 0.02, low],
      ] as const;
      streak(stage, things, frame, outline, 0.012, darker(fit.door, 0.09), deep + 0.002);
      if (fit.panelled)
        streak(
          stage,
          things,
          frame,
          outline.map(
            ([x, y]) =>
              [
                x + (x > u + w / 2 ? -0.06 : 0.06),
                y + (y > (low + high) / 2 ? -0.055 : 0.055),
              ] as const,
          ),
          0.016,
          lighter(fit.door, 0.05),
          deep + 0.003,
        );
      const grip: [number, number][] = drawers
        ? [
            [u + w * 0.38, high - 0.05],
            [u + w * 0.62, high - 0.05],
          ]
        : [
            [u + w - 0.09, high - 0.1],
            [u + w - 0.09, high - 0.24],
          ];
      streak(stage, things, frame, grip, 0.022, fit.handle, deep + 0.015);
    }
  }
  hard(stage, things, frame, -0.02, 0.88, 0, long + 0.04, 0.045, deep + 0.03, fit.top, {
    top: lighter(fit.top, 0.04),
  });
}

export function tiles(
  { room, dice }: Setup,
  wall: Frame,
  u: number,
  v: number,
  w: number,
  h: number,
  colour: string,
): void {
  const { stage, things } = room;
  panel(stage, things, wall, u, v, w, h, darker(colour, 0.05), 0.004);
  const square = dice.chance(0.45);
  const [a, b] = square ? [0.125, 0.125] : [0.2, 0.09];
  let row = 0;
  for (let y = 0; y < h - 0.01; y += b) {
    for (let x = square ? 0 : (row % 2) * -a * 0.5; x < w; x += a) {
      const left = Math.max(0, x);
      const right = Math.min(w, x + a);
      if (right - left > 0.02)
        panel(
          stage,
          things,
          wall,
          u + left + 0.004,
          v + y + 0.004,
          right - left - 0.008,
          Math.min(b, h - y) - 0.008,
          dice.chance(0.16) ? lighter(colour, dice.range(-0.05, 0.03)) : colour,
          0.005,
        );
    }
    row += 1;
  }
}

/** A tall cupboard or a refrigerator at the end of the run. */
export function tallUnit({ room, dice }: Setup, frame: Frame, fit: Fitting): void {
  const { stage, things } = room;
  const fridge = dice.chance(0.5);
  const colour = fridge
    ? dice.pick(["#e9e6de", "#c9d6d2", "#b8463a", "#e6c56a", "#8fb0ae"])
    : fit.door;
  const h = fridge ? 1.82 : 2.15;
  contact(stage, things, frame, 0, 0, 0.68, 0.66, 0.3);
  hard(stage, things, frame, 0, 0.04, 0, 0.68, h, 0.66, colour, fridge ? { round: 0.05 } : {});
  streak(
    stage,
    things,
    frame,
    [
      [0.02, h * 0.64],
      [0.66, h * 0.64],
    ],
    0.014,
    darker(colour, 0.12),
    0.662,
  );
  for (const [low, high] of [
    [0.4, 0.6],
    [0.68, 0.8],
  ] as const)
    streak(
      stage,
      things,
      frame,
      [
        [0.58, h * low],
        [0.58, h * high],
      ],
      0.026,
      fridge ? "#a9a59c" : fit.handle,
      0.68,
    );
  if (!fridge) return;
  for (let index = 0; index < 3; index += 1)
    panel(
      stage,
      things,
      frame,
      0.12 + index * 0.13,
      h * (0.45 + 0.04 * (index % 2)),
      0.09,
      0.11,
      dice.pick(["#f0bd3c", "#f7f1e4", "#d97a5a", "#7fa3b0"]),
      0.665,
    );
}

export function cooker({ room }: Setup, frame: Frame, u: number): void {
  const { stage, things } = room;
  panel(stage, things, frame, u, 0.14, 0.58, 0.66, "#33383b", 0.635);
  panel(stage, things, frame, u + 0.06, 0.2, 0.46, 0.38, "#1f2426", 0.637);
  streak(
    stage,
    things,
    frame,
    [
      [u + 0.06, 0.64],
      [u + 0.52, 0.64],
    ],
    0.03,
    "#c9c5bb",
    0.645,
  );
  hard(stage, things, frame, u, 0.925, 0.06, 0.58, 0.012, 0.5, "#26292b");
  turned(
    stage,
    things,
    at(frame, u + 0.18, 0.94, 0.2),
    [
      [0.11, 0],
      [0.11, 0.14],
      [0.115, 0.15],
    ],
    "#b1452a",
  );
  turned(
    stage,
    things,
    at(frame, u + 0.42, 0.94, 0.34),
    [
      [0.07, 0],
      [0.09, 0.1],
      [0.035, 0.15],
      [0.03, 0.17],
    ],
    "#d9d5cc",
  );
}

export function sinkAndTap({ room }: Setup, frame: Frame, u: number): void {
  const { stage, things } = room;
  hard(stage, things, frame, u, 0.926, 0.1, 0.56, 0.006, 0.42, "#b9bcb8");
  hard(stage, things, frame, u + 0.04, 0.928, 0.14, 0.48, 0.004, 0.34, "#8d9290");
  const foot = at(frame, u + 0.28, 0.92, 0.07);
  const metre = pixelsAt(stage, foot);
  const [x, y] = pixel(stage, foot);
  things.curve(
    [
      [x, y],
      [x, y - 0.24 * metre],
      [x + 0.07 * metre, y - 0.33 * metre],
      [x + 0.15 * metre, y - 0.27 * metre],
      [x + 0.15 * metre, y - 0.2 * metre],
    ],
    toneBy(stage, "#c9a55a", 0.7),
    Math.max(2, 0.028 * metre),
  );
}

export function worktopLife(setup: Setup, frame: Frame, long: number, hob: number): void {
  const { room, dice, palette } = setup;
  const { stage, things } = room;
  const spot = (u: number, d: number) => at(frame, u, 0.925, d);
  drawVase(
    stage,
    things,
    spot(long * 0.44, 0.2),
    palette.spark,
    0.24,
    dice.pick(["#7f9a5c", "#e8c25a", "#e88a78"]),
  );
  for (const [dx, r, h, colour] of [
    [0, 0.055, 0.16, "#e9dcc4"],
    [0.13, 0.05, 0.13, "#c98a5a"],
    [0.25, 0.045, 0.1, "#8fa58f"],
  ] as const) {
    if (hob + 0.75 + dx < long - 0.05)
      turned(
        stage,
        things,
        spot(hob + 0.75 + dx, 0.16),
        [
          [r, 0],
          [r, h],
          [r * 0.8, h + 0.02],
        ],
        colour,
      );
  }
  hard(stage, things, frame, long * 0.36, 0.925, 0.05, 0.03, 0.36, 0.26, "#a97746");
}

/** Cupboards, a hood and open shelves over the worktop. */
export function above(
  setup: Setup,
  wall: Frame,
  start: number,
  long: number,
  hob: number,
  fit: Fitting,
): void {
  const { room, dice, palette } = setup;
  const { stage, things, height } = room;
  const low = 1.54;
  const kind = dice.pick(["shelves", "cupboards", "shelves"]);
  if (kind === "cupboards") {
    const h = Math.min(0.75, height - low - 0.2);
    for (const [from, to] of [
      [start, hob - 0.06],
      [hob + 0.64, start + long],
    ] as const) {
      if (to - from < 0.4) continue;
      hard(stage, things, wall, from, low, 0, to - from, h, 0.34, fit.door);
      const count = Math.max(1, Math.round((to - from) / 0.5));
      for (let index = 0; index < count; index += 1) {
        const u = from + ((to - from) * index) / count;
        const w = (to - from) / count;
        streak(
          stage,
          things,
          wall,
          [
            [u + 0.02, low + 0.02],
            [u + w - 0.02, low + 0.02],
            [u + w - 0.02, low + h - 0.02],
            [u + 0.02, low + h - 0.02],
            [u + 0.02, low + 0.02],
          ],
          0.012,
          darker(fit.door, 0.09),
          0.342,
        );
        streak(
          stage,
          things,
          wall,
          [
            [u + w - 0.09, low + 0.06],
            [u + w - 0.09, low + 0.18],
          ],
          0.02,
          fit.handle,
          0.355,
        );
      }
    }
  } else {
    for (const v of [low + 0.02, low + 0.42]) {
      for (const [from, to] of [
        [start + 0.1, hob - 0.12],
        [hob + 0.7, start + long - 0.08],
      ] as const) {
        if (to - from < 0.35) continue;
        hard(stage, things, wall, from, v, 0, to - from, 0.035, 0.24, palette.wood);
        for (let u = from + 0.08; u < to - 0.1; u += dice.range(0.13, 0.26)) {
          const r = dice.range(0.035, 0.07);
          const h = dice.range(0.08, 0.24);
          turned(
            stage,
            things,
            at(wall, u, v + 0.035, 0.12),
            [
              [r * 0.8, 0],
              [r, h * 0.5],
              [r * dice.range(0.6, 1), h],
            ],
            dice.pick(["#f3ede2", palette.spark, palette.accent, "#c98a5a", "#d9d2c4", "#8fa58f"]),
          );
        }
      }
    }
  }
  const metal = dice.pick(["#d9d5cb", "#3f4446", "#c08a4a", fit.door]);
  hard(stage, things, wall, hob, 1.6, 0, 0.58, 0.12, 0.42, metal);
  hard(stage, things, wall, hob + 0.16, 1.72, 0, 0.26, height - 1.72, 0.26, lighter(metal, -0.02));
}
