import { darker } from "../engine/colour.ts";
import { box, type Frame, frameAt } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { castOnGround, on, pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";
import { drawTree } from "../nature/trees.ts";

/** A cast-iron lamp post; lit when night falls. */
export function drawLamp(stage: Stage, foot: P3, height = 4.2, shade?: Sheet): void {
  const { sheet } = stage;
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  const [x, y, z] = foot;
  if (shade)
    castOnGround(
      stage,
      shade,
      [
        [x - 0.06, y, z],
        [x + 0.06, y, z],
        [x + 0.1, y + height, z],
        [x - 0.1, y + height, z],
      ],
      y,
    );
  const iron = toneBy(stage, "#2e4038", 0.5);
  const lamp = stage.light.night > 0.3;
  const head = height - 0.75;
  sheet.polygon(
    [
      spot(-0.16, 0),
      spot(0.16, 0),
      spot(0.11, 0.5),
      spot(0.05, 0.6),
      spot(0.04, head),
      spot(-0.04, head),
      spot(-0.05, 0.6),
      spot(-0.11, 0.5),
    ],
    iron,
  );
  sheet.line([spot(-0.2, head - 0.12), spot(0.2, head - 0.12)], iron, 0.05 * metre);
  if (lamp) {
    const centre = spot(0, head + 0.3);
    const halo = sheet.definitions.radial(centre, 2.6 * metre, [
      [0, "#ffd98a", 0.75],
      [0.3, "#ffcf7a", 0.28],
      [1, "#ffcf7a", 0],
    ]);
    sheet.circle(centre, 2.6 * metre, halo);
  }
  sheet.polygon(
    [spot(-0.12, head), spot(0.12, head), spot(0.2, head + 0.52), spot(-0.2, head + 0.52)],
    lamp ? "#ffe9b0" : toneBy(stage, "#dfe6df", 0.8),
  );
  sheet.polygon(
    [
      spot(-0.25, head + 0.52),
      spot(0.25, head + 0.52),
      spot(0.1, head + 0.72),
      spot(0, head + 0.84),
      spot(-0.1, head + 0.72),
    ],
    iron,
  );
  sheet.line([spot(-0.12, head), spot(-0.2, head + 0.52)], iron, 1.2);
  sheet.line([spot(0.12, head), spot(0.2, head + 0.52)], iron, 1.2);
}

/** A round café table with two chairs, perhaps a parasol. */
export function drawCafeTable(
  stage: Stage,
  foot: P3,
  colour: string,
  parasol: boolean,
  shade?: Sheet,
): void {
  const { sheet } = stage;
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  const [x, y, z] = foot;
  if (shade) {
    castOnGround(
      stage,
      shade,
      [
        [x - 0.35, y + 0.74, z - 0.3],
        [x + 0.35, y + 0.74, z - 0.3],
        [x + 0.35, y + 0.74, z + 0.3],
        [x - 0.35, y + 0.74, z + 0.3],
      ],
      y,
    );
    if (parasol)
      castOnGround(
        stage,
        shade,
        [
          [x - 1.2, y + 2.2, z - 1],
          [x + 1.2, y + 2.2, z - 1],
          [x + 1.2, y + 2.2, z + 1],
          [x - 1.2, y + 2.2, z + 1],
        ],
        y,
      );
  }
  const iron = toneBy(stage, "#33404a", 0.5);
  for (const side of [-1, 1]) {
    const seat = toneBy(stage, colour, 0.8);
    sheet.line([spot(side * 0.58, 0.45), spot(side * 0.54, 0)], iron, 0.035 * metre);
    sheet.line([spot(side * 0.86, 0.45), spot(side * 0.92, 0)], iron, 0.035 * metre);
    sheet.line([spot(side * 0.86, 0.45), spot(side * 0.95, 0.92)], iron, 0.035 * metre);
    sheet.rounded(
      [
        spot(side * 0.54, 0.43),
        spot(side * 0.9, 0.43),
        spot(side * 0.9, 0.5),
        spot(side * 0.54, 0.5),
      ],
      2,
      seat,
    );
    sheet.rounded(
      [
        spot(side * 0.86, 0.66),
        spot(side * 0.92, 0.66),
        spot(side * 0.97, 0.94),
        spot(side * 0.91, 0.94),
      ],
      2,
      seat,
    );
  }
  sheet.line([spot(0, 0.72), spot(0, 0.02)], iron, 0.05 * metre);
  sheet.line([spot(-0.2, 0.01), spot(0.2, 0.01)], iron, 0.05 * metre);
  sheet.oval(spot(0, 0.74), 0.36 * metre, 0.07 * metre, toneBy(stage, "#f2ead8", 0.9));
  sheet.rounded(
    [spot(-0.12, 0.76), spot(-0.03, 0.76), spot(-0.04, 0.86), spot(-0.11, 0.86)],
    1,
    toneBy(stage, "#ffffff", 0.8),
  );
  sheet.rounded(
    [spot(0.08, 0.76), spot(0.14, 0.76), spot(0.13, 0.96), spot(0.09, 0.96)],
    1,
    toneBy(stage, "#6a8f6a", 0.8),
  );
  if (parasol) drawParasol(stage, foot, colour, 1.25);
}

export function drawParasol(stage: Stage, foot: P3, colour: string, reach: number): void {
  const { sheet } = stage;
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  sheet.line([spot(0, 0), spot(0, 2.5)], toneBy(stage, "#e9dfc9", 0.6), 0.05 * metre);
  const gores = 6;
  const sunward = stage.light.toSun[0] < 0 ? 0 : gores - 1;
  for (let index = 0; index < gores; index += 1) {
    const a = -reach + (2 * reach * index) / gores;
    const b = -reach + (2 * reach * (index + 1)) / gores;
    const paint = index % 2 === 0 ? colour : "#f7efdd";
    const light = 1 - (Math.abs(index - sunward) / gores) * 0.8;
    const drop = (x: number) => 2.14 + 0.1 * (1 - Math.abs(x) / reach);
    sheet.polygon(
      [
        spot(a, drop(a)),
        spot((a + b) / 2, drop((a + b) / 2) - 0.06),
        spot(b, drop(b)),
        spot(0, 2.72),
      ],
      toneBy(stage, paint, light),
    );
  }
}

/** A slatted bench seen from the front. */
export function drawBench(stage: Stage, foot: P3, shade?: Sheet): void {
  const frame: Frame = frameAt(foot[0], foot[1], foot[2]);
  const green = "#3f6a55";
  const legs = "#2e3a38";
  if (shade)
    castOnGround(stage, shade, [
      [foot[0], 0.85, foot[2]],
      [foot[0] + 1.7, 0.85, foot[2]],
      [foot[0] + 1.7, 0, foot[2] - 0.5],
      [foot[0], 0, foot[2] - 0.5],
    ]);
  for (const u of [0.1, 1.5])
    box(stage, stage.sheet, frame, { u, v: 0, d: 0, w: 0.08, h: 0.85, t: 0.1 }, legs);
  for (const v of [0.52, 0.68])
    box(stage, stage.sheet, frame, { u: 0, v, d: 0.02, w: 1.7, h: 0.11, t: 0.05 }, green);
  for (const d of [0.1, 0.28])
    box(stage, stage.sheet, frame, { u: 0, v: 0.4, d, w: 1.7, h: 0.05, t: 0.14 }, green);
  for (const u of [0.1, 1.5])
    box(
      stage,
      stage.sheet,
      frame,
      { u, v: 0, d: 0.34, w: 0.08, h: 0.4, t: 0.08 },
      darker(legs, 0.02),
    );
}

/** A square planter with a bush in it. */
export function drawPlanter(
  stage: Stage,
  foot: P3,
  colour: string,
  foliage?: string,
  shade?: Sheet,
): void {
  const frame = frameAt(foot[0] - 0.28, foot[1], foot[2]);
  if (shade)
    castOnGround(
      stage,
      shade,
      [
        [foot[0] - 0.28, foot[1] + 1.2, foot[2]],
        [foot[0] + 0.28, foot[1] + 1.2, foot[2]],
        [foot[0] + 0.28, foot[1], foot[2] - 0.5],
        [foot[0] - 0.28, foot[1], foot[2] - 0.5],
      ],
      foot[1],
    );
  box(stage, stage.sheet, frame, { u: 0, v: 0, d: 0, w: 0.56, h: 0.5, t: 0.5 }, colour);
  const top: P3 = [foot[0], foot[1] + 0.46, foot[2]];
  drawTree(on(stage, {}), top, "shrub", 0.75, foliage ? { foliage } : {});
}
