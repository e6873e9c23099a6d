import { darker, mix } from "../engine/colour.ts";
import type { Frame } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import { LAMPLIGHT } from "../engine/light.ts";
import type { Sheet } from "../engine/sheet.ts";
import { pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";
import { contact } from "./solids.ts";

export type LampKind = "arc" | "tripod" | "column" | "paper";

/** A floor lamp; its glow is painted when the light is low. */
export function drawFloorLamp(
  stage: Stage,
  sheet: Sheet,
  foot: P3,
  kind: LampKind,
  metal: string,
  shade: string,
): void {
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  const ink = toneBy(stage, metal, 0.5);
  const frame: Frame = { origin: foot, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] };
  contact(stage, sheet, frame, -0.14, -0.14, 0.28, 0.28, 0.2);
  const side = stage.light.toSun[0] < 0 ? -1 : 1;
  let head: P2 = [0, 1.5];
  if (kind === "arc") {
    head = [side * 0.62, 1.55];
    sheet.oval(spot(0, 0.01), 0.16 * metre, 0.05 * metre, ink);
    sheet.curve(
      [
        spot(0, 0),
        spot(side * 0.02, 1),
        spot(side * 0.2, 1.72),
        spot(side * 0.5, 1.8),
        spot(...head),
      ],
      ink,
      Math.max(1.6, 0.022 * metre),
    );
  } else if (kind === "tripod") {
    for (const x of [-0.24, 0.24, 0.04])
      sheet.line(
        [spot(x, 0), spot(0, 1.3)],
        toneBy(stage, "#a97a4c", 0.5),
        Math.max(1.6, 0.03 * metre),
      );
    head = [0, 1.32];
  } else if (kind === "column") {
    sheet.oval(spot(0, 0.01), 0.14 * metre, 0.045 * metre, ink);
    sheet.line([spot(0, 0), spot(0, 1.4)], ink, Math.max(1.6, 0.022 * metre));
    head = [0, 1.36];
  }
  glow(stage, sheet, spot(head[0], head[1] + 0.05), metre * 1.15);
  const lit = stage.light.night > 0.3;
  const paint = lit ? LAMPLIGHT[2] : toneBy(stage, shade, 0.85);
  if (kind === "paper") {
    const wood = toneBy(stage, "#8a6240", 0.5);
    const panelOf = (x0: number, x1: number, colour: string) =>
      sheet.polygon([spot(x0, 0.06), spot(x1, 0.06), spot(x1, 1.02), spot(x0, 1.02)], colour);
    panelOf(-0.19, 0.06, paint);
    panelOf(0.06, 0.19, lit ? LAMPLIGHT[1] : darker(paint, 0.06));
    const thick = Math.max(1.4, 0.022 * metre);
    for (const x of [-0.19, 0.06, 0.19]) sheet.line([spot(x, 0), spot(x, 1.06)], wood, thick);
    for (const y of [0.06, 0.38, 0.7, 1.02])
      sheet.line([spot(-0.19, y), spot(0.19, y)], wood, thick * 0.7);
    return;
  }
  const [hx, hy] = head;
  if (kind === "arc")
    sheet.blob(
      [
        spot(hx - 0.22, hy),
        spot(hx - 0.14, hy + 0.15),
        spot(hx, hy + 0.2),
        spot(hx + 0.14, hy + 0.15),
        spot(hx + 0.22, hy),
      ],
      lit ? LAMPLIGHT[1] : toneBy(stage, shade, 0.8),
    );
  else
    sheet.polygon(
      [
        spot(hx - 0.22, hy),
        spot(hx + 0.22, hy),
        spot(hx + 0.15, hy + 0.3),
        spot(hx - 0.15, hy + 0.3),
      ],
      paint,
    );
}

export function glow(stage: Stage, sheet: Sheet, centre: P2, radius: number, strength = 1): void {
  const { night } = stage.light;
  const power = (night > 0.3 ? 0.62 : 0.12) * strength;
  const paint = sheet.definitions.radial(centre, radius, [
    [0, LAMPLIGHT[2], power],
    [0.4, LAMPLIGHT[1], power * 0.4],
    [1, LAMPLIGHT[1], 0],
  ]);
  sheet.circle(centre, radius, paint);
}

export type PendantKind = "globe" | "cone" | "rattan" | "disc" | "cluster";

/** A lamp hanging from the ceiling at a point. */
export function drawPendant(
  stage: Stage,
  sheet: Sheet,
  at3: P3,
  ceiling: number,
  kind: PendantKind,
  colour: string,
): void {
  const metre = pixelsAt(stage, at3);
  const centre = pixel(stage, at3);
  const top = pixel(stage, [at3[0], ceiling, at3[2]]);
  const ink = toneBy(stage, "#3a3633", 0.5);
  sheet.line([top, centre], ink, 1.6);
  glow(stage, sheet, [centre[0], centre[1] + 0.1 * metre], metre * 0.9, 0.8);
  const lit = stage.light.night > 0.3;
  const spot = (x: number, y: number): P2 => [centre[0] + x * metre, centre[1] - y * metre];
  const body = toneBy(stage, colour, 0.75);
  if (kind === "globe")
    sheet.circle(centre, 0.19 * metre, lit ? LAMPLIGHT[2] : toneBy(stage, "#fbf3e0", 1));
  else if (kind === "cone") {
    sheet.polygon(
      [spot(-0.26, -0.12), spot(0.26, -0.12), spot(0.06, 0.16), spot(-0.06, 0.16)],
      body,
    );
    sheet.oval(
      spot(0, -0.12),
      0.26 * metre,
      0.045 * metre,
      lit ? LAMPLIGHT[2] : toneBy(stage, "#fff2cf", 1),
    );
  } else if (kind === "disc") {
    sheet.blob([spot(-0.34, -0.02), spot(0, 0.12), spot(0.34, -0.02), spot(0, -0.07)], body);
    sheet.oval(spot(0, -0.05), 0.14 * metre, 0.04 * metre, lit ? LAMPLIGHT[2] : "#fff4d8");
  } else if (kind === "rattan") {
    sheet.blob(
      [
        spot(-0.3, -0.12),
        spot(-0.22, 0.12),
        spot(0, 0.2),
        spot(0.22, 0.12),
        spot(0.3, -0.12),
        spot(0, -0.17),
      ],
      lit ? mix("#d9a860", LAMPLIGHT[1], 0.5) : toneBy(stage, "#cfa468", 0.85),
    );
    for (let index = -4; index <= 4; index += 1)
      sheet.curve(
        [spot(index * 0.012, 0.19), spot(index * 0.06, 0.06), spot(index * 0.072, -0.14)],
        toneBy(stage, "#9a7442", 0.6),
        1,
      );
    for (const y of [-0.06, 0.05])
      sheet.line([spot(-0.27, y), spot(0.27, y)], toneBy(stage, "#9a7442", 0.6), 1);
  } else {
    for (const [dx, drop] of [
      [-0.16, 0.02],
      [0.05, -0.12],
      [0.2, 0.1],
    ] as const) {
      sheet.line([spot(dx * 0.2, 0.3), spot(dx, drop)], ink, 1.2);
      sheet.circle(spot(dx, drop), 0.085 * metre, lit ? LAMPLIGHT[2] : toneBy(stage, "#fbf0d6", 1));
    }
  }
}
