import { darker, drift, lighter } from "../engine/colour.ts";
import { at, type Frame } from "../engine/frame.ts";
import { type P3, rectangle } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type Stage, seen, tone } from "../engine/stage.ts";

const UP: P3 = [0, 1, 0];

/** A level patch of ground between two corners (u, d) of a frame, in the light the ground receives. */
export function patch(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  [u0, d0]: readonly [number, number],
  [u1, d1]: readonly [number, number],
  colour: string,
  v = 0,
): void {
  const corners = [
    at(frame, u0, v, d0),
    at(frame, u1, v, d0),
    at(frame, u1, v, d1),
    at(frame, u0, v, d1),
  ];
  sheet.polygon(seen(stage, corners), tone(stage, colour, UP));
}

/** Level ground of one colour, from the horizon to the foot of the picture. */
export function plain(stage: Stage, sheet: Sheet, colour: string): void {
  const { width, height, camera } = stage;
  const top = Math.max(0, camera.horizon);
  sheet.polygon(rectangle(0, top, width, height - top), tone(stage, colour, UP));
}

export interface StreetPlan {
  /** Width of the pavement at the foot of the façades, then of the roadway, in metres. */
  pavement: number;
  roadway: number;
  stone: string;
  road: string;
  /** Setts instead of flags and asphalt. */
  old: boolean;
}

/** The ground before a row of façades: `frame` runs along their foot. */
export function drawStreet(stage: Stage, sheet: Sheet, frame: Frame, plan: StreetPlan): void {
  const { pavement, roadway, stone, road, old } = plan;
  const { dice } = stage;
  const far = 90;
  patch(stage, sheet, frame, [-far, -70], [far, 60], stone);
  if (!old) flags(stage, sheet, frame, pavement, stone);
  const kerb = pavement + roadway;
  patch(stage, sheet, frame, [-far, pavement], [far, kerb], road);
  if (old) setts(stage, sheet, frame, stone, [0.2, kerb + 8], 26);
  else {
    for (let index = 0; index < 26; index += 1) {
      const u = dice.range(-26, 26);
      const d = dice.range(pavement + 0.5, kerb - 0.6);
      const end = [u + dice.range(1, 5), d + dice.range(0.15, 0.5)] as const;
      patch(stage, sheet, frame, [u, d], end, drift(road, dice.range, 0.02));
    }
  }
  patch(stage, sheet, frame, [-far, pavement - 0.28], [far, pavement], lighter(stone, 0.04));
  patch(stage, sheet, frame, [-far, pavement], [far, pavement + 0.2], darker(road, 0.08));
  patch(stage, sheet, frame, [-far, kerb], [far, kerb + 0.3], lighter(stone, 0.05));
}

function flags(stage: Stage, sheet: Sheet, frame: Frame, pavement: number, stone: string): void {
  const { dice } = stage;
  const joint = darker(stone, 0.05);
  for (let u = -40; u < 40; u += 1.6) {
    patch(stage, sheet, frame, [u, 0], [u + 0.04, pavement], joint);
    if (!dice.chance(0.3)) continue;
    const d = dice.range(0, pavement - 1);
    patch(stage, sheet, frame, [u + 0.04, d], [u + 1.6, d + 1], drift(stone, dice.range, 0.025));
  }
}

/** Setts laid in rows, in slightly different tones. */
export function setts(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  colour: string,
  [from, to]: readonly [number, number],
  spread: number,
): void {
  const { dice } = stage;
  for (let d = from; d < to; d += 0.6) {
    for (let u = -spread; u < spread; u += dice.range(0.7, 2.4)) {
      if (dice.chance(0.5)) continue;
      patch(
        stage,
        sheet,
        frame,
        [u, d],
        [u + dice.range(0.3, 0.9), d + 0.36],
        drift(colour, dice.range, 0.045),
      );
    }
  }
}
