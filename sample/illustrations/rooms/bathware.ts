import { darker, lighter } from "../engine/colour.ts";
import { at, type Frame, quad, streak, within } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import { pixel, pixelsAt, seen, tone, toneBy } from "../engine/stage.ts";
import { glow } from "./lamps.ts";
import { againstSide, type Setup } from "./layout.ts";
import { drawVase } from "./objects.ts";
import { drawMirror } from "./pictures.ts";
import { contact, hard, soft, turned } from "./solids.ts";

/** A bath: on its own feet, or built in and panelled. */
export function tub(
  { room, dice, palette }: Setup,
  frame: Frame,
  w: number,
  freestanding: boolean,
): void {
  const { stage, things } = room;
  const t = 0.74;
  contact(stage, things, frame, 0, 0, w, t, 0.3);
  const body = freestanding
    ? dice.pick([palette.accent, "#f6f1e6", palette.spark, darker(palette.accent, 0.08)])
    : "#f3ede1";
  if (freestanding) {
    const shape: P2[] = [
      [0.12, 0.06],
      [w - 0.12, 0.06],
      [w + 0.02, 0.6],
      [-0.02, 0.6],
    ];
    const front = shape.map(([u, v]) => pixel(stage, at(frame, u, v, t)));
    const back = shape.map(([u, v]) => pixel(stage, at(frame, u, v, 0)));
    things.rounded(
      [
        back[3] ?? [0, 0],
        back[2] ?? [0, 0],
        front[2] ?? [0, 0],
        front[1] ?? [0, 0],
        front[0] ?? [0, 0],
        front[3] ?? [0, 0],
      ],
      0.12 * pixelsAt(stage, frame.origin),
      tone(stage, darker(body, 0.04), frame.n),
    );
    things.rounded(front, 0.14 * pixelsAt(stage, at(frame, 0, 0, t)), tone(stage, body, frame.n));
  } else {
    hard(stage, things, frame, 0, 0, 0, w, 0.56, t, body);
    for (let u = 0.1; u < w; u += 0.2)
      streak(
        stage,
        things,
        frame,
        [
          [u, 0.03],
          [u, 0.52],
        ],
        0.01,
        darker(body, 0.06),
        t + 0.002,
      );
  }
  const rim = seen(stage, [
    at(frame, -0.03, 0.6, -0.02),
    at(frame, w + 0.03, 0.6, -0.02),
    at(frame, w + 0.03, 0.6, t + 0.02),
    at(frame, -0.03, 0.6, t + 0.02),
  ]);
  things.rounded(rim, 16, tone(stage, "#fbf7ee", [0, 1, 0]));
  const water = seen(stage, [
    at(frame, 0.06, 0.6, 0.07),
    at(frame, w - 0.06, 0.6, 0.07),
    at(frame, w - 0.06, 0.6, t - 0.07),
    at(frame, 0.06, 0.6, t - 0.07),
  ]);
  things.rounded(water, 14, tone(stage, dice.pick(["#cfdfe0", "#bcd6d8", "#e3e0d6"]), [0, 1, 0]));
  const spout = pixel(stage, at(frame, w * 0.5, 0.6, 0.02));
  const metre = pixelsAt(stage, frame.origin);
  things.curve(
    [
      spout,
      [spout[0], spout[1] - 0.2 * metre],
      [spout[0] + 0.06 * metre, spout[1] - 0.27 * metre],
      [spout[0] + 0.13 * metre, spout[1] - 0.2 * metre],
    ],
    toneBy(stage, "#c9a55a", 0.8),
    Math.max(2, 0.03 * metre),
  );
  soft(
    stage,
    things,
    frame,
    { u: w * 0.72, v: 0.36, d: t + 0.01, w: 0.34, h: 0.27, t: 0.03 },
    dice.pick([palette.spark, palette.second, palette.fabric]),
    0.02,
  );
}

export function vanity({ room, dice, palette }: Setup, frame: Frame, w: number): void {
  const { stage, things } = room;
  const body = dice.pick([palette.wood, palette.accent, lighter(palette.wood, 0.05)]);
  const hung = dice.chance(0.6);
  contact(stage, things, frame, 0.02, 0, w - 0.04, 0.48, hung ? 0.16 : 0.28);
  hard(stage, things, frame, 0, hung ? 0.34 : 0.06, 0, w, hung ? 0.48 : 0.76, 0.48, body);
  for (const [low, high] of hung
    ? ([
        [0.37, 0.57],
        [0.6, 0.79],
      ] as const)
    : ([
        [0.1, 0.42],
        [0.46, 0.79],
      ] as const)) {
    for (const u of [0.03, w / 2 + 0.015]) {
      streak(
        stage,
        things,
        frame,
        [
          [u, low],
          [u + w / 2 - 0.045, low],
          [u + w / 2 - 0.045, high],
          [u, high],
          [u, low],
        ],
        0.011,
        darker(body, 0.09),
        0.482,
      );
      streak(
        stage,
        things,
        frame,
        [
          [u + w * 0.18, high - 0.05],
          [u + w * 0.28, high - 0.05],
        ],
        0.018,
        "#c9a55a",
        0.49,
      );
    }
  }
  hard(stage, things, frame, -0.02, 0.82, 0, w + 0.04, 0.045, 0.52, "#f4efe4", { top: "#faf6ec" });
  const basins = w > 1.25 ? [0.3, 0.7] : [0.5];
  for (const share of basins) {
    turned(
      stage,
      things,
      at(frame, w * share, 0.865, 0.27),
      [
        [0.13, 0],
        [0.2, 0.08],
        [0.21, 0.12],
      ],
      "#fbf7ee",
      tone(stage, "#d5dedb", [0, 1, 0]),
    );
    const foot = pixel(stage, at(frame, w * share, 0.865, 0.06));
    const metre = pixelsAt(stage, at(frame, w * share, 0.865, 0.06));
    things.curve(
      [
        foot,
        [foot[0], foot[1] - 0.22 * metre],
        [foot[0] + 0.03 * metre, foot[1] - 0.27 * metre],
        [foot[0] + 0.07 * metre, foot[1] - 0.23 * metre],
      ],
      toneBy(stage, "#c9a55a", 0.8),
      Math.max(2, 0.026 * metre),
    );
  }
  drawVase(
    stage,
    things,
    at(frame, 0.12, 0.865, 0.2),
    palette.spark,
    0.16,
    dice.pick(["#7f9a5c", null]),
  );
  turned(
    stage,
    things,
    at(frame, w - 0.12, 0.865, 0.2),
    [
      [0.03, 0],
      [0.03, 0.11],
      [0.012, 0.13],
      [0.012, 0.15],
    ],
    palette.accent,
  );
}

export function mirrors({ room, dice, palette }: Setup, wall: Frame, u: number, w: number): void {
  const { stage, things } = room;
  const rim = dice.pick(["#cfa55a", palette.metal, palette.wood]);
  const kind = dice.pick(["round", "arch", "round"]);
  if (kind === "round") drawMirror(stage, things, wall, u + w / 2 - 0.42, 1.12, 0.84, 0.84, rim);
  else drawMirror(stage, things, wall, u + w / 2 - 0.4, 1.06, 0.8, 1.05, rim);
  for (const side of [u + w / 2 - 0.62, u + w / 2 + 0.62]) {
    const spot = at(wall, side, 1.62, 0.08);
    const centre = pixel(stage, spot);
    const metre = pixelsAt(stage, spot);
    glow(stage, things, centre, metre * 0.5);
    things.line([[centre[0], centre[1] + 0.12 * metre], centre], toneBy(stage, rim, 0.7), 2.4);
    things.circle(centre, 0.075 * metre, stage.light.night > 0.3 ? "#ffe6ad" : "#fdf6e4");
  }
}

export function shelf(
  { room, dice, palette }: Setup,
  wall: Frame,
  u: number,
  v: number,
  w: number,
): void {
  const { stage, things } = room;
  hard(stage, things, wall, u, v, 0, w, 0.035, 0.2, palette.wood);
  for (let x = u + 0.1; x < u + w - 0.1; x += dice.range(0.16, 0.3)) {
    const r = dice.range(0.03, 0.055);
    const h = dice.range(0.08, 0.2);
    turned(
      stage,
      things,
      at(wall, x, v + 0.035, 0.1),
      [
        [r, 0],
        [r, h * 0.7],
        [r * 0.5, h],
      ],
      dice.pick([palette.spark, "#f3ede2", palette.accent, "#c98a5a"]),
    );
  }
  soft(
    stage,
    things,
    wall,
    { u: u + w * 0.3, v: v - 0.42, d: 0.02, w: 0.4, h: 0.4, t: 0.04 },
    dice.pick([palette.second, palette.fabric]),
    0.02,
  );
}

/** A walk-in shower behind a pane of glass. */
export function shower({ room, dice, free }: Setup): void {
  const { stage, things, depth, height } = room;
  const w = 1.15;
  const z = depth - w - 0.05;
  const wall = againstSide(room, free, z, w, 0);
  const metal = dice.pick(["#2f3436", "#c9a55a", "#a9adaa"]);
  hard(stage, things, wall, 0, 0, 0, w, 0.05, 0.95, "#efe9dd");
  const head = pixel(stage, at(wall, w * 0.5, 2.05, 0.3));
  const base = pixel(stage, at(wall, w * 0.5, 1, 0.04));
  const top = pixel(stage, at(wall, w * 0.5, 2.12, 0.04));
  const metre = pixelsAt(stage, at(wall, w * 0.5, 1.5));
  things.line([base, top, head], toneBy(stage, metal, 0.6), Math.max(2, 0.026 * metre));
  things.oval(head, 0.13 * metre, 0.03 * metre, toneBy(stage, metal, 0.7));
  const glass = within(wall, 0, 0, 0.95);
  const outline = seen(stage, quad(glass, 0, 0.05, w, Math.min(2, height - 0.4)));
  things.polygon(outline, "#dcebea", 0.28);
  const shine = seen(stage, [
    at(glass, w * 0.2, 0.05),
    at(glass, w * 0.4, 0.05),
    at(glass, w * 0.75, 2),
    at(glass, w * 0.55, 2),
  ]);
  things.polygon(shine, "#ffffff", 0.16);
  things.line(outline, toneBy(stage, metal, 0.5), Math.max(1.6, 0.02 * metre), { closed: true });
}
