import { darker } from "../engine/colour.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { castOnGround, pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";

export type Pose = "walking" | "standing" | "umbrella" | "basket" | "dog" | "child";

const COATS = [
  "#b1452a",
  "#1b557a",
  "#e0a92f",
  "#3d5a4a",
  "#7b4a5e",
  "#d9cbb0",
  "#39434d",
  "#c97b5a",
] as const;
const TROUSERS = ["#2f3a46", "#4c4a55", "#6b5a4a", "#23405a", "#8a7a66"] as const;
const SKINS = ["#e8bd9b", "#d9a37c", "#a8714f", "#7d4f38", "#f0cbb0"] as const;
const HAIRS = ["#33261f", "#5c3f2b", "#9a6b3b", "#2a2a2e", "#b9b1a6"] as const;

/** A passer-by: a few confident shapes, no face. */
export function drawPerson(stage: Stage, foot: P3, pose: Pose, shade?: Sheet): void {
  const { dice, sheet } = stage;
  const size = pose === "child" ? 0.68 : dice.range(0.95, 1.05);
  const metre = pixelsAt(stage, foot) * size;
  const [fx, fy] = pixel(stage, foot);
  const way = dice.pick([-1, 1]);
  const spot = (x: number, y: number): P2 => [fx + x * way * metre, fy - y * metre];
  if (shade) {
    const [x, y, z] = foot;
    castOnGround(
      stage,
      shade,
      [
        [x - 0.18, y, z],
        [x + 0.18, y, z],
        [x + 0.15, y + 1.7 * size, z],
        [x - 0.15, y + 1.7 * size, z],
      ],
      y,
    );
  }
  const sunny = (colour: string) => toneBy(stage, colour, 0.75);
  const shady = (colour: string) => toneBy(stage, colour, 0.1);
  const coat = dice.pick(COATS);
  const legs = dice.pick(TROUSERS);
  const skin = dice.pick(SKINS);
  const hair = dice.pick(HAIRS);
  const dress = dice.chance(0.4);
  const stride = pose === "walking" || pose === "dog" || pose === "umbrella" ? 0.24 : 0.07;
  // Legs: the far one in shade.
  sheet.polygon(
    [spot(-0.02, 0.86), spot(0.1, 0.86), spot(-stride + 0.05, 0.03), spot(-stride - 0.05, 0.03)],
    shady(dress ? skin : legs),
  );
  sheet.polygon(
    [spot(-0.1, 0.86), spot(0.09, 0.86), spot(stride + 0.05, 0.03), spot(stride - 0.06, 0.03)],
    sunny(dress ? skin : legs),
  );
  for (const [x, paint] of [
    [-stride, shady("#2b2a2e")],
    [stride, sunny("#3a3230")],
  ] as const) {
    sheet.blob(
      [
        spot(x - 0.07, 0),
        spot(x - 0.06, 0.08),
        spot(x + 0.07, 0.07),
        spot(x + 0.17, 0.02),
        spot(x + 0.15, 0),
      ],
      paint,
    );
  }
  const hem = dress ? 0.48 : 0.78;
  const flare = dress ? 0.27 : 0.19;
  sheet.rounded(
    [spot(-0.15, 1.46), spot(0.15, 1.46), spot(flare, hem), spot(-flare, hem)],
    0.07 * metre,
    sunny(coat),
  );
  sheet.rounded(
    [spot(-0.15, 1.46), spot(-0.02, 1.46), spot(-flare * 0.35, hem), spot(-flare, hem)],
    0.06 * metre,
    shady(darker(coat, 0.02)),
  );
  arm(stage, spot, metre, pose, darker(coat, 0.03), skin);
  sheet.polygon(
    [spot(-0.045, 1.44), spot(0.05, 1.44), spot(0.045, 1.56), spot(-0.04, 1.56)],
    shady(skin),
  );
  sheet.oval(spot(0.015, 1.63), 0.09 * metre, 0.115 * metre, sunny(skin));
  const long = dice.chance(0.45);
  sheet.blob(
    [
      spot(-0.11, 1.62),
      spot(-0.1, 1.74),
      spot(0.02, 1.79),
      spot(0.1, 1.72),
      spot(0.03, 1.69),
      spot(-0.03, 1.62),
      spot(-0.06, long ? 1.46 : 1.56),
      spot(-0.12, long ? 1.48 : 1.57),
    ],
    sunny(hair),
  );
  if (pose === "umbrella") umbrella(stage, spot, metre);
  if (pose === "dog") dog(stage, spot, metre);
}

function arm(
  stage: Stage,
  spot: (x: number, y: number) => P2,
  metre: number,
  pose: Pose,
  coat: string,
  skin: string,
): void {
  const { sheet } = stage;
  const hand: P2 =
    pose === "umbrella" ? spot(0.2, 1.22) : pose === "dog" ? spot(0.24, 0.95) : spot(-0.12, 0.86);
  const elbow: P2 =
    pose === "umbrella" ? spot(0.1, 1.08) : pose === "dog" ? spot(0.08, 1.12) : spot(-0.14, 1.12);
  sheet.line([spot(-0.03, 1.38), elbow, hand], toneBy(stage, coat, 0.5), 0.1 * metre);
  sheet.circle(hand, 0.045 * metre, toneBy(stage, skin, 0.7));
  if (pose !== "basket") return;
  sheet.polygon(
    [spot(-0.32, 0.74), spot(0.04, 0.74), spot(-0.02, 0.48), spot(-0.26, 0.48)],
    toneBy(stage, "#c99a57", 0.7),
  );
  sheet.blob(
    [spot(-0.3, 0.74), spot(-0.18, 0.9), spot(-0.05, 0.86), spot(0.02, 0.74)],
    toneBy(stage, "#6f9058", 0.7),
  );
}

function umbrella(stage: Stage, spot: (x: number, y: number) => P2, metre: number): void {
  const { sheet, dice } = stage;
  const colour = dice.pick(["#b1452a", "#f0b93a", "#1b557a", "#2f5d50"]);
  sheet.line([spot(0.2, 1.2), spot(0.14, 2.05)], toneBy(stage, "#3a3230", 0.5), 0.03 * metre);
  sheet.polygon(
    [
      spot(-0.45, 1.82),
      spot(-0.2, 2.05),
      spot(0.14, 2.16),
      spot(0.48, 2.05),
      spot(0.72, 1.82),
      spot(0.42, 1.88),
      spot(0.14, 1.83),
      spot(-0.15, 1.88),
    ],
    toneBy(stage, colour, 0.85),
  );
  sheet.polygon(
    [spot(0.14, 2.16), spot(0.48, 2.05), spot(0.72, 1.82), spot(0.42, 1.88)],
    toneBy(stage, darker(colour, 0.06), 0.2),
  );
}

function dog(stage: Stage, spot: (x: number, y: number) => P2, metre: number): void {
  const { sheet, dice } = stage;
  const coat = toneBy(stage, dice.pick(["#a9764a", "#efe6d4", "#4a4038", "#c9b08a"]), 0.7);
  const x = 0.85;
  for (const leg of [-0.18, -0.12, 0.14, 0.2]) {
    sheet.line([spot(x + leg, 0.25), spot(x + leg + 0.02, 0.02)], coat, 0.05 * metre);
  }
  sheet.blob(
    [
      spot(x - 0.24, 0.4),
      spot(x + 0.1, 0.44),
      spot(x + 0.26, 0.38),
      spot(x + 0.2, 0.22),
      spot(x - 0.2, 0.22),
    ],
    coat,
  );
  sheet.blob(
    [spot(x + 0.18, 0.5), spot(x + 0.3, 0.58), spot(x + 0.46, 0.48), spot(x + 0.3, 0.4)],
    coat,
  );
  sheet.curve(
    [spot(x - 0.22, 0.36), spot(x - 0.34, 0.48), spot(x - 0.36, 0.6)],
    coat,
    0.05 * metre,
  );
  sheet.curve(
    [spot(0.24, 0.95), spot(0.5, 0.62), spot(x + 0.24, 0.46)],
    toneBy(stage, "#2b2a2e", 0.4),
    0.02 * metre,
  );
}
