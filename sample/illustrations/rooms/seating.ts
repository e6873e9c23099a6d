import { darker, lighter } from "../engine/colour.ts";
import { at, type Frame } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { pixel, pixelsAt, type Stage, seen, tone, toneBy } from "../engine/stage.ts";
import { contact, hard, legs, soft, turned } from "./solids.ts";

/** Seats stand on a frame at their back-left corner: u to their right, d towards their front. */

export function drawSofa(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  w: number,
  colour: string,
  pillows: readonly string[],
): void {
  const { dice } = stage;
  const depth = 0.92;
  contact(stage, sheet, frame, 0, 0, w, depth);
  legs(stage, sheet, frame, 0.04, 0.04, w - 0.08, depth - 0.08, 0.14, "#5a4030");
  const back = darker(colour, 0.02);
  soft(stage, sheet, frame, { u: 0, v: 0.13, d: 0, w, h: 0.68, t: 0.24 }, back, 0.09);
  soft(
    stage,
    sheet,
    frame,
    { u: 0.1, v: 0.13, d: 0.12, w: w - 0.2, h: 0.24, t: depth - 0.14 },
    darker(colour, 0.035),
    0.05,
  );
  const seats = w > 1.9 ? 3 : 2;
  const inner = w - 0.4;
  for (let index = 0; index < seats; index += 1) {
    const u = 0.2 + (inner * index) / seats;
    soft(
      stage,
      sheet,
      frame,
      { u: u + 0.01, v: 0.42, d: 0.16, w: inner / seats - 0.02, h: 0.36, t: 0.17 },
      colour,
      0.09,
    );
  }
  for (let index = 0; index < seats; index += 1) {
    const u = 0.2 + (inner * index) / seats;
    soft(
      stage,
      sheet,
      frame,
      { u: u + 0.01, v: 0.36, d: 0.22, w: inner / seats - 0.02, h: 0.14, t: depth - 0.24 },
      lighter(colour, 0.015),
      0.06,
    );
  }
  for (const [index, pillow] of pillows.entries()) {
    const u = [0.3, w - 0.75, 0.62, w - 1.1][index] ?? 0.4;
    drawPillow(stage, sheet, frame, u, 0.5, 0.4, dice.range(0.38, 0.46), pillow);
  }
  for (const u of [0, w - 0.2])
    soft(
      stage,
      sheet,
      frame,
      { u, v: 0.13, d: 0.02, w: 0.2, h: 0.48, t: depth - 0.04 },
      colour,
      0.08,
    );
}

/** A cushion leaning back: a soft square with a pinch at each corner. */
export function drawPillow(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  d: number,
  size: number,
  colour: string,
): void {
  const shape: P2[] = [
    [0, 0],
    [0.5, 0.06],
    [1, 0],
    [0.95, 0.5],
    [1, 1],
    [0.5, 0.95],
    [0, 1],
    [0.05, 0.5],
  ];
  const points = shape.map(([x, y]) =>
    pixel(stage, at(frame, u + x * size, v + y * size * 0.92, d - y * 0.14)),
  );
  sheet.blob(points, tone(stage, colour, [0, 0.5, -0.7]));
  const shade = shape
    .slice(4)
    .concat([[0.3, 0.3]])
    .map(([x, y]) => pixel(stage, at(frame, u + x * size, v + y * size * 0.92, d - y * 0.14)));
  sheet.blob(shade, tone(stage, darker(colour, 0.04), [0, 0.2, -0.4]), 0.6);
}

export function drawArmchair(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  colour: string,
  round: boolean,
): void {
  const w = 0.82;
  const depth = 0.82;
  contact(stage, sheet, frame, 0, 0, w, depth);
  legs(stage, sheet, frame, 0.06, 0.06, w - 0.12, depth - 0.12, 0.18, "#7a5538", 0.045);
  soft(
    stage,
    sheet,
    frame,
    { u: 0.02, v: 0.17, d: 0, w: w - 0.04, h: round ? 0.62 : 0.72, t: 0.2 },
    darker(colour, 0.02),
    round ? 0.2 : 0.08,
  );
  soft(
    stage,
    sheet,
    frame,
    { u: 0.06, v: 0.17, d: 0.12, w: w - 0.12, h: 0.27, t: depth - 0.16 },
    lighter(colour, 0.01),
    0.08,
  );
  for (const u of [0, w - 0.14])
    soft(
      stage,
      sheet,
      frame,
      { u, v: 0.17, d: 0.04, w: 0.14, h: 0.42, t: depth - 0.1 },
      colour,
      0.07,
    );
}

/** A dining chair: seat, back, four legs. */
export function drawChair(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  wood: string,
  seat: string,
): void {
  contact(stage, sheet, frame, 0, 0, 0.44, 0.44, 0.18);
  legs(stage, sheet, frame, 0, 0, 0.44, 0.44, 0.44, wood, 0.035);
  hard(stage, sheet, frame, 0.02, 0.44, 0.01, 0.035, 0.44, 0.035, wood);
  hard(stage, sheet, frame, 0.385, 0.44, 0.01, 0.035, 0.44, 0.035, wood);
  soft(stage, sheet, frame, { u: 0, v: 0.66, d: 0, w: 0.44, h: 0.22, t: 0.04 }, seat, 0.05);
  soft(stage, sheet, frame, { u: -0.01, v: 0.43, d: 0, w: 0.46, h: 0.05, t: 0.46 }, seat, 0.05);
}

export function drawStool(
  stage: Stage,
  sheet: Sheet,
  foot: readonly [number, number, number],
  colour: string,
  height = 0.66,
): void {
  const [x, y, z] = foot;
  for (const [dx, dz] of [
    [-0.13, -0.1],
    [0.13, -0.1],
    [-0.13, 0.1],
    [0.13, 0.1],
  ] as const) {
    const a = pixel(stage, [x + dx * 1.35, y, z + dz * 1.35]);
    const b = pixel(stage, [x + dx, y + height - 0.03, z + dz]);
    sheet.line([a, b], toneBy(stage, "#6a4a32", 0.5), 0.032 * pixelsAt(stage, foot));
  }
  turned(
    stage,
    sheet,
    [x, y + height - 0.05, z],
    [
      [0.17, 0],
      [0.18, 0.03],
      [0.17, 0.05],
    ],
    colour,
  );
}

/** A table on four legs; `frame` at its back-left corner. */
export function drawTable(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  w: number,
  t: number,
  h: number,
  wood: string,
): void {
  contact(stage, sheet, frame, 0, 0, w, t, 0.2);
  legs(stage, sheet, frame, 0, 0, w, t, h - 0.04, darker(wood, 0.03), 0.06);
  hard(stage, sheet, frame, 0.05, h - 0.12, 0.05, w - 0.1, 0.09, t - 0.1, darker(wood, 0.05));
  hard(stage, sheet, frame, -0.03, h - 0.04, -0.03, w + 0.06, 0.045, t + 0.06, wood, {
    top: lighter(wood, 0.05),
  });
}

/** A round table on one foot. */
export function drawRoundTable(
  stage: Stage,
  sheet: Sheet,
  foot: readonly [number, number, number],
  radius: number,
  h: number,
  colour: string,
): void {
  const frame: Frame = { origin: foot, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] };
  contact(stage, sheet, frame, -radius * 0.7, -radius * 0.7, radius * 1.4, radius * 1.4, 0.22);
  turned(
    stage,
    sheet,
    foot,
    [
      [radius * 0.5, 0],
      [radius * 0.45, 0.03],
      [0.05, 0.08],
      [0.04, h - 0.05],
    ],
    darker(colour, 0.08),
  );
  turned(
    stage,
    sheet,
    [foot[0], foot[1] + h - 0.045, foot[2]],
    [
      [radius, 0],
      [radius, 0.04],
    ],
    colour,
  );
}

/** A bed with its headboard at the back of the frame. */
export function drawBed(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  w: number,
  colours: {
    frame: string;
    linen: string;
    throw: string;
    pillow: string;
    head: "panel" | "arch" | "slats";
  },
): void {
  const long = 2;
  contact(stage, sheet, frame, -0.05, 0, w + 0.1, long + 0.06, 0.3);
  headboard(stage, sheet, frame, w, colours.frame, colours.head);
  hard(stage, sheet, frame, -0.03, 0.1, 0.05, w + 0.06, 0.2, long, darker(colours.frame, 0.04));
  soft(
    stage,
    sheet,
    frame,
    { u: 0, v: 0.28, d: 0.06, w, h: 0.22, t: long - 0.06 },
    "#f3ece0",
    0.06,
  );
  const pillows = w > 1.3 ? 2 : 1;
  for (let row = 0; row < 2; row += 1) {
    for (let index = 0; index < pillows; index += 1) {
      const wide = w / pillows - 0.16;
      const u = (w / pillows) * index + 0.08;
      const paint = row === 0 ? "#f8f2e6" : colours.pillow;
      const inset = row * 0.1;
      soft(
        stage,
        sheet,
        frame,
        {
          u: u + inset / 2,
          v: 0.48 + row * 0.02,
          d: 0.08 + row * 0.2,
          w: wide - inset,
          h: 0.36 - row * 0.08,
          t: 0.16,
        },
        paint,
        0.12,
      );
    }
  }
  soft(
    stage,
    sheet,
    frame,
    { u: -0.04, v: 0.24, d: 0.62, w: w + 0.08, h: 0.31, t: long - 0.6 },
    colours.linen,
    0.08,
  );
  const fold = seen(stage, [
    at(frame, -0.03, 0.56, 0.62),
    at(frame, w + 0.03, 0.56, 0.62),
    at(frame, w + 0.03, 0.56, 0.84),
    at(frame, -0.03, 0.56, 0.84),
  ]);
  sheet.rounded(fold, 6, tone(stage, lighter(colours.linen, 0.06), [0, 1, 0]));
  soft(
    stage,
    sheet,
    frame,
    { u: -0.06, v: 0.23, d: 1.38, w: w + 0.12, h: 0.34, t: 0.46 },
    colours.throw,
    0.05,
  );
  for (let index = 1; index < 9; index += 1) {
    const x = (w * index) / 9;
    sheet.line(
      seen(stage, [at(frame, x, 0.575, 1.4), at(frame, x, 0.575, 1.82)]),
      tone(stage, darker(colours.throw, 0.04), [0, 1, 0]),
      1.4,
    );
  }
}

function headboard(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  w: number,
  colour: string,
  kind: "panel" | "arch" | "slats",
): void {
  if (kind === "arch") {
    const points = Array.from({ length: 19 }, (_, index) => {
      const angle = Math.PI - (index / 18) * Math.PI;
      return at(
        frame,
        w / 2 + Math.cos(angle) * (w / 2 + 0.06),
        0.75 + Math.sin(angle) * 0.5,
        0.03,
      );
    });
    sheet.polygon(
      seen(stage, [at(frame, w + 0.06, 0.1, 0.03), at(frame, -0.06, 0.1, 0.03), ...points]),
      tone(stage, colour, frame.n),
    );
    return;
  }
  if (kind === "slats") {
    for (let index = 0; index < 7; index += 1)
      soft(
        stage,
        sheet,
        frame,
        {
          u: -0.04 + ((w + 0.08) * index) / 7 + 0.01,
          v: 0.2,
          d: 0,
          w: (w + 0.08) / 7 - 0.02,
          h: 0.92,
          t: 0.06,
        },
        index % 2 ? colour : lighter(colour, 0.02),
        0.04,
      );
    return;
  }
  soft(
    stage,
    sheet,
    frame,
    { u: -0.06, v: 0.1, d: 0, w: w + 0.12, h: 0.98, t: 0.09 },
    colour,
    0.05,
  );
}
