import { darker, lighter } from "../engine/colour.ts";
import type { Frame } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";
import { contact, turned } from "./solids.ts";

export type PlantKind = "ficus" | "monstera" | "palm" | "cactus" | "olive" | "fern" | "snake";

/** A potted plant standing at a point. `height` in metres, pot included. */
export function drawPlant(
  stage: Stage,
  sheet: Sheet,
  foot: P3,
  kind: PlantKind,
  height: number,
  pot: string,
): void {
  const { dice } = stage;
  const frame: Frame = { origin: foot, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] };
  const potHeight = Math.min(0.36, height * 0.28);
  const r = potHeight * 0.55;
  if (foot[1] < 0.02) contact(stage, sheet, frame, -r, -r, r * 2, r * 2, 0.25);
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  const leafTone = (colour: string, share: number) => toneBy(stage, colour, share);
  const tall = height - potHeight;
  const behind = () =>
    turned(
      stage,
      sheet,
      foot,
      [
        [r * 0.78, 0],
        [r, potHeight * 0.85],
        [r, potHeight],
      ],
      pot,
      toneBy(stage, "#5a4436", 0.3),
    );
  behind();
  const greens = {
    ficus: "#5f8a55",
    monstera: "#3f7a55",
    palm: "#6a9a58",
    cactus: "#5d8f6a",
    olive: "#93a184",
    fern: "#7aa35c",
    snake: "#5a8060",
  };
  const green = greens[kind];
  const tones = [
    leafTone(darker(green, 0.09), 0.1),
    leafTone(green, 0.5),
    leafTone(lighter(green, 0.04), 1),
  ] as const;
  const any = () => dice.pick(tones);
  const blade = (
    x: number,
    y: number,
    angle: number,
    long: number,
    wide: number,
    paint: string,
  ) => {
    const cos = Math.cos(angle) * long;
    const sin = Math.sin(angle) * long;
    const nx = -Math.sin(angle) * wide;
    const ny = Math.cos(angle) * wide;
    sheet.blob(
      [
        spot(x, y),
        spot(x + cos * 0.45 + nx, y + sin * 0.45 + ny),
        spot(x + cos, y + sin),
        spot(x + cos * 0.45 - nx, y + sin * 0.45 - ny),
      ],
      paint,
    );
  };
  if (kind === "ficus" || kind === "olive") {
    sheet.curve(
      [spot(0, potHeight), spot(0.02, potHeight + tall * 0.3), spot(-0.01, potHeight + tall * 0.6)],
      leafTone("#6e5643", 0.5),
      Math.max(1.5, 0.035 * metre),
    );
    const count = kind === "olive" ? 90 : 56;
    const size = kind === "olive" ? 0.075 : 0.15;
    for (let index = 0; index < count; index += 1) {
      const angle = index * 2.4;
      const reach = Math.sqrt(index / count) * tall * 0.3;
      blade(
        Math.cos(angle) * reach,
        potHeight + tall * 0.64 + Math.sin(angle) * reach * 1.1,
        dice.range(-0.9, 4),
        size * dice.range(0.7, 1.1),
        size * 0.24,
        tones[index % 3] ?? any(),
      );
    }
  } else if (kind === "monstera") {
    for (let index = 0; index < 11; index += 1) {
      const angle = 0.25 + (index / 10) * 2.65;
      const reach = tall * dice.range(0.55, 0.95);
      const tip: P2 = [Math.cos(angle) * reach * 0.75, potHeight + Math.sin(angle) * reach];
      sheet.curve(
        [
          spot(0, potHeight),
          spot(tip[0] * 0.4, potHeight + (tip[1] - potHeight) * 0.7),
          spot(...tip),
        ],
        tones[0],
        Math.max(1.2, 0.016 * metre),
      );
      const paint = tones[index % 3] ?? any();
      const size = tall * dice.range(0.16, 0.24);
      const lean = angle - Math.PI / 2 + dice.range(-0.5, 0.5);
      sheet.blob(
        [
          [0, -0.5],
          [0.75, -0.2],
          [0.62, 0.5],
          [0, 1],
          [-0.62, 0.5],
          [-0.75, -0.2],
        ].map(([x = 0, y = 0]) =>
          spot(
            tip[0] + (x * Math.cos(lean) - y * Math.sin(lean)) * size,
            tip[1] + (x * Math.sin(lean) + y * Math.cos(lean)) * size,
          ),
        ),
        paint,
      );
    }
  } else if (kind === "palm" || kind === "fern") {
    const count = kind === "palm" ? 13 : 18;
    for (let index = 0; index < count; index += 1) {
      const angle = 0.2 + (index / (count - 1)) * 2.75;
      const reach = tall * dice.range(0.7, 1);
      const droop = kind === "fern" ? 0.5 : 0.22;
      const tip = spot(
        Math.cos(angle) * reach * 0.8,
        potHeight + Math.sin(angle) * reach - Math.abs(Math.cos(angle)) * reach * droop,
      );
      const middle: P2 = [
        Math.cos(angle) * reach * 0.42,
        potHeight + Math.sin(angle) * reach * 0.62,
      ];
      const wide = tall * 0.05;
      sheet.blob(
        [
          spot(0, potHeight),
          spot(middle[0] - wide, middle[1] + wide),
          tip,
          spot(middle[0] + wide, middle[1] - wide),
        ],
        tones[index % 3] ?? any(),
      );
    }
  } else if (kind === "snake") {
    for (let index = 0; index < 9; index += 1) {
      const x = (index - 4) * r * 0.2;
      blade(
        x,
        potHeight - 0.02,
        Math.PI / 2 - (index - 4) * 0.075,
        tall * dice.range(0.65, 1),
        0.035 + tall * 0.02,
        tones[index % 3] ?? any(),
      );
    }
  } else {
    for (const [x, share] of [
      [0, 1],
      [-r * 0.9, 0.55],
      [r * 0.85, 0.65],
    ] as const) {
      const w = r * 0.42;
      const base = potHeight + (x === 0 ? 0 : tall * 0.25);
      sheet.blob(
        [
          spot(x - w, base),
          spot(x - w, base + tall * share * 0.7),
          spot(x, base + tall * share * 0.86),
          spot(x + w, base + tall * share * 0.7),
          spot(x + w, base),
        ],
        tones[1],
      );
      if (x !== 0) sheet.line([spot(0, base), spot(x, base)], tones[1], w * 1.6 * metre);
      sheet.line(
        [spot(x - w * 0.3, base), spot(x - w * 0.3, base + tall * share * 0.66)],
        tones[2],
        1.6,
      );
      sheet.line(
        [spot(x + w * 0.4, base), spot(x + w * 0.4, base + tall * share * 0.66)],
        tones[0],
        1.6,
      );
    }
  }
}
