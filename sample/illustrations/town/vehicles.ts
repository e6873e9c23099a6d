import { darker, lighter } from "../engine/colour.ts";
import { ellipse, type P2, type P3, turned } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { castOnGround, faded, pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";

const BODIES = [
  "#b1452a",
  "#1b557a",
  "#e8ddc6",
  "#7fa08c",
  "#d9a441",
  "#5d7d96",
  "#8f3a3a",
  "#3f4b55",
] as const;

/** A small car seen from the side, of no make. */
export function drawCar(stage: Stage, foot: P3, shade?: Sheet): void {
  const { dice, sheet } = stage;
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const way = dice.pick([-1, 1]);
  const spot = (x: number, y: number): P2 => [fx + x * way * metre, fy - y * metre];
  if (shade) {
    const [x, y, z] = foot;
    const box = [-1.75, 1.75].flatMap((dx): P3[] =>
      [-0.7, 0.7].flatMap((dz): P3[] => [
        [x + dx, y + 0.05, z + dz],
        [x + dx * 0.6, y + 1.4, z + dz],
      ]),
    );
    castOnGround(stage, shade, box, y);
  }
  const body = dice.pick(BODIES);
  const round = dice.chance(0.5);
  const skin = toneBy(stage, body, 0.75);
  sheet.rounded(
    [
      spot(-1.78, 0.22),
      spot(1.78, 0.22),
      spot(1.82, 0.62),
      spot(1.5, 0.84),
      spot(-1.6, 0.9),
      spot(-1.84, 0.66),
    ],
    0.16 * metre,
    skin,
  );
  const cabin = round
    ? [
        spot(-1.5, 0.84),
        spot(-1.2, 1.28),
        spot(-0.55, 1.46),
        spot(0.25, 1.44),
        spot(0.72, 1.18),
        spot(1.02, 0.84),
      ]
    : [
        spot(-1.55, 0.84),
        spot(-1.42, 1.38),
        spot(-1.1, 1.47),
        spot(0.2, 1.46),
        spot(0.5, 1.32),
        spot(0.98, 0.84),
      ];
  sheet.rounded(cabin, 0.1 * metre, toneBy(stage, lighter(body, 0.03), 1));
  const pane = faded(stage, stage.light.glass[1]);
  const [x0, x1] = round ? [-1.12, 0.66] : [-1.32, 0.7];
  sheet.rounded(
    [spot(x0, 0.9), spot(x0 + 0.1, 1.28), spot(-0.5, 1.37), spot(-0.42, 0.9)],
    0.06 * metre,
    pane,
  );
  sheet.rounded(
    [spot(-0.32, 0.9), spot(-0.4, 1.37), spot(0.18, 1.36), spot(x1, 0.92)],
    0.06 * metre,
    faded(stage, stage.light.glass[2]),
  );
  sheet.polygon(
    [spot(-1.8, 0.3), spot(1.8, 0.3), spot(1.72, 0.2), spot(-1.72, 0.2)],
    toneBy(stage, darker(body, 0.16), 0.2),
  );
  sheet.line([spot(-0.37, 0.86), spot(-0.36, 0.36)], toneBy(stage, darker(body, 0.1), 0.5), 1.2);
  sheet.line([spot(-0.2, 0.76), spot(-0.02, 0.76)], toneBy(stage, "#e9e2d2", 0.9), 0.05 * metre);
  sheet.oval(
    spot(1.68, 0.6),
    0.08 * metre,
    0.1 * metre,
    stage.light.night > 0.4 ? "#ffe7ae" : toneBy(stage, "#f4ead0", 1),
  );
  sheet.oval(spot(-1.76, 0.62), 0.05 * metre, 0.09 * metre, toneBy(stage, "#a8382c", 1));
  for (const x of [-1.12, 1.12]) {
    sheet.circle(spot(x, 0.3), 0.31 * metre, toneBy(stage, "#26282b", 0.3));
    sheet.circle(spot(x, 0.3), 0.16 * metre, toneBy(stage, "#c9c4b8", 0.7));
    sheet.circle(spot(x, 0.3), 0.06 * metre, toneBy(stage, "#5a5a58", 0.7));
  }
}

/** A bicycle leaning by itself, as they do in pictures. */
export function drawBicycle(stage: Stage, foot: P3, shade?: Sheet): void {
  const { dice, sheet } = stage;
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const way = dice.pick([-1, 1]);
  const spot = (x: number, y: number): P2 => [fx + x * way * metre, fy - y * metre];
  if (shade) {
    const [x, y, z] = foot;
    castOnGround(
      stage,
      shade,
      [
        [x - 0.8, y, z],
        [x + 0.8, y, z],
        [x + 0.5, y + 0.6, z],
        [x - 0.4, y + 0.6, z],
      ],
      y,
    );
  }
  const frame = toneBy(
    stage,
    dice.pick(["#1b557a", "#b1452a", "#2f5d50", "#e0a92f", "#33404f"]),
    0.8,
  );
  const dark = toneBy(stage, "#2a2c30", 0.4);
  const thick = Math.max(1.2, 0.045 * metre);
  for (const x of [-0.52, 0.52]) {
    sheet.line(
      ellipse(...spot(x, 0.34), 0.33 * metre, 0.33 * metre, 22),
      dark,
      Math.max(1, 0.035 * metre),
      { closed: true },
    );
    for (let spoke = 0; spoke < 4; spoke += 1) {
      const [cx, cy] = spot(x, 0.34);
      const ends = turned(
        [
          [cx - 0.32 * metre, cy],
          [cx + 0.32 * metre, cy],
        ],
        spoke * 0.785,
        cx,
        cy,
      );
      sheet.line(ends, dark, 0.5, { opacity: 0.5 });
    }
  }
  const crank = spot(-0.08, 0.3);
  sheet.line(
    [spot(-0.52, 0.34), crank, spot(0.36, 0.82), spot(-0.2, 0.78), spot(-0.52, 0.34)],
    frame,
    thick,
  );
  sheet.line([crank, spot(-0.24, 0.92)], frame, thick);
  sheet.line([spot(0.52, 0.34), spot(0.34, 0.9), spot(0.38, 1.02)], frame, thick);
  sheet.curve([spot(0.2, 1.0), spot(0.38, 1.02), spot(0.46, 0.94)], dark, thick);
  sheet.line([spot(-0.36, 0.94), spot(-0.12, 0.94)], dark, thick * 2);
  if (!dice.chance(0.5)) return;
  sheet.rounded(
    [spot(0.42, 0.94), spot(0.76, 0.94), spot(0.7, 0.68), spot(0.46, 0.68)],
    2,
    toneBy(stage, "#c99a57", 0.7),
  );
  sheet.blob(
    [spot(0.44, 0.94), spot(0.52, 1.1), spot(0.62, 1.04), spot(0.74, 1.1), spot(0.74, 0.94)],
    toneBy(stage, dice.pick(["#e7806c", "#6f9058", "#f0c04a"]), 0.9),
  );
}
