import { darker, lighter, mix } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { lerp, type P2 } from "../engine/geometry.ts";
import { LAMPLIGHT } from "../engine/light.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Stage } from "../engine/stage.ts";
import type { Mood } from "../nature/moods.ts";

/** What is seen through a window: a few flat shapes, pale with distance. */
export type ViewKind = "roofs" | "trees" | "sea" | "mountains" | "town" | "garden" | "hills";

interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function drawView(
  stage: Stage,
  sheet: Sheet,
  mood: Mood,
  kind: ViewKind,
  box: Bounds,
  dice: Dice,
): void {
  const { x0, y0, x1, y1 } = box;
  const [top, middle, low] = mood.sky;
  const w = x1 - x0;
  const h = y1 - y0;
  const all: P2[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  const day = mood.night < 0.5;
  const lift = day ? 0.32 : 0;
  sheet.polygon(
    all,
    sheet.definitions.linear(
      [0, y0],
      [0, y1],
      [
        [0, mix(top, "#fff8e6", lift)],
        [0.5, mix(middle, "#fff8e6", lift)],
        [1, mix(low, "#fff8e6", lift)],
      ],
    ),
  );
  const horizon = Math.min(y1 - h * 0.1, Math.max(y0 + h * 0.35, stage.camera.horizon + 8));
  const veil = (colour: string, t = 0.42) =>
    mix(day ? colour : mix(colour, "#26365c", 0.62), low, day ? t : t * 0.4);
  if (day && mood.cloud && dice.chance(0.7)) {
    const y = y0 + h * dice.range(0.1, 0.3);
    const x = lerp(x0, x1, dice.range(0.1, 0.8));
    sheet.blob(
      [
        [x - w * 0.3, y],
        [x, y - h * 0.05],
        [x + w * 0.34, y],
        [x, y + h * 0.02],
      ],
      mix(mood.cloud[0], "#ffffff", 0.4),
      0.85,
    );
  }
  const fill = (from: number, colour: string) =>
    sheet.polygon(
      [
        [x0, from],
        [x1, from],
        [x1, y1],
        [x0, y1],
      ],
      colour,
    );
  if (kind === "roofs") roofs(sheet, box, horizon, dice, veil, day, "#d9cdb8", "#8495a5");
  else if (kind === "town") roofs(sheet, box, horizon, dice, veil, day, "#e6cfa8", "#b9694a");
  else if (kind === "sea") {
    fill(horizon, veil("#4a8fae", 0.25));
    fill(horizon + h * 0.1, veil("#62a5b5", 0.2));
    const sail = lerp(x0, x1, dice.range(0.2, 0.8));
    sheet.polygon(
      [
        [sail, horizon - h * 0.07],
        [sail, horizon + h * 0.02],
        [sail + h * 0.04, horizon + h * 0.02],
      ],
      "#fdf8ec",
    );
    wave(sheet, box, y1 - h * 0.12, h * 0.06, veil("#6f8f5c", 0.2), dice);
  } else if (kind === "mountains") {
    for (let index = 0; index < 4; index += 1) {
      const x = lerp(x0 - w * 0.1, x1 + w * 0.1, (index + dice.range(0.2, 0.8)) / 4);
      const tall = h * dice.range(0.3, 0.5);
      sheet.polygon(
        [
          [x - tall * 0.9, horizon],
          [x, horizon - tall],
          [x + tall * 0.9, horizon],
        ],
        veil("#8296a8", 0.4),
      );
      sheet.polygon(
        [
          [x - tall * 0.28, horizon - tall * 0.69],
          [x, horizon - tall],
          [x + tall * 0.28, horizon - tall * 0.69],
          [x + tall * 0.06, horizon - tall * 0.6],
        ],
        veil("#fbf9f2", 0.15),
      );
    }
    fill(horizon, veil("#7ea06a"));
    firs(sheet, box, horizon + h * 0.06, h * 0.16, veil("#3f6a5a", 0.25), dice);
  } else if (kind === "hills") {
    wave(sheet, box, horizon, h * 0.1, veil("#8ba39b", 0.55), dice);
    wave(sheet, box, horizon + h * 0.08, h * 0.08, veil("#93a86c", 0.35), dice);
    wave(sheet, box, horizon + h * 0.2, h * 0.06, veil("#a9b26c", 0.25), dice);
    for (let index = 0; index < 3; index += 1) {
      const x = lerp(x0, x1, dice.range(0.05, 0.95));
      const y = horizon + h * dice.range(0.1, 0.24);
      sheet.blob(
        [
          [x, y - h * 0.2],
          [x + h * 0.02, y - h * 0.08],
          [x + h * 0.012, y],
          [x - h * 0.012, y],
          [x - h * 0.02, y - h * 0.08],
        ],
        veil("#3f6a50", 0.2),
      );
    }
  } else {
    fill(horizon + h * 0.06, veil("#9cb874", 0.3));
    crowns(sheet, box, horizon + h * 0.1, h * (kind === "trees" ? 0.5 : 0.28), dice, veil);
    if (kind === "garden") {
      for (let index = 0; index < 26; index += 1)
        sheet.circle(
          [lerp(x0, x1, dice.range(0, 1)), lerp(horizon + h * 0.2, y1, dice.range(0.2, 1))],
          dice.range(2, 4.5),
          veil(dice.pick(["#d8402f", "#f0bd3c", "#e88aa0", "#f4efe4"]), 0.1),
        );
    }
  }
}

type Veil = (colour: string, t?: number) => string;

function roofs(
  sheet: Sheet,
  { x0, x1, y1, y0 }: Bounds,
  horizon: number,
  dice: Dice,
  veil: Veil,
  day: boolean,
  wall: string,
  roof: string,
): void {
  const h = y1 - y0;
  for (const [layer, t] of [0.6, 0.38].entries()) {
    const base = horizon + h * (layer * 0.16 - 0.02);
    let x = x0 - 20;
    while (x < x1 + 20) {
      const w = h * dice.range(0.14, 0.28);
      const top = base - h * dice.range(0.04, 0.17);
      const pitch = h * dice.range(0.04, 0.08);
      sheet.polygon(
        [
          [x, y1],
          [x + w, y1],
          [x + w, top],
          [x, top],
        ],
        veil(dice.chance(0.5) ? wall : darker(wall, 0.05), t),
      );
      sheet.polygon(
        [
          [x - 2, top],
          [x + w + 2, top],
          [x + w * 0.85, top - pitch],
          [x + w * 0.15, top - pitch],
        ],
        veil(dice.chance(0.5) ? roof : darker(roof, 0.04), t),
      );
      if (dice.chance(0.6)) {
        const cx = x + w * dice.range(0.2, 0.7);
        sheet.polygon(
          [
            [cx, top],
            [cx + w * 0.12, top],
            [cx + w * 0.12, top - pitch * 1.9],
            [cx, top - pitch * 1.9],
          ],
          veil(lighter(wall, -0.02), t),
        );
        sheet.polygon(
          [
            [cx, top - pitch * 1.9],
            [cx + w * 0.12, top - pitch * 1.9],
            [cx + w * 0.12, top - pitch * 2.3],
            [cx, top - pitch * 2.3],
          ],
          veil("#b9694a", t),
        );
      }
      if (layer === 1) {
        for (let row = 0; row < 3; row += 1) {
          for (let column = 0; column < 3; column += 1) {
            const px = x + w * (0.16 + column * 0.28);
            const py = top + h * (0.03 + row * 0.075);
            const lamp = !day && dice.chance(0.55);
            sheet.polygon(
              [
                [px, py],
                [px + w * 0.13, py],
                [px + w * 0.13, py + h * 0.045],
                [px, py + h * 0.045],
              ],
              lamp ? LAMPLIGHT[1] : veil("#4a6070", t * 0.8),
            );
          }
        }
      }
      x += w * dice.range(0.9, 1.05);
    }
  }
}

function wave(
  sheet: Sheet,
  { x0, x1, y1 }: Bounds,
  y: number,
  swell: number,
  colour: string,
  dice: Dice,
): void {
  const phase = dice.range(0, 6);
  const crest: P2[] = Array.from(
    { length: 9 },
    (_, index): P2 => [lerp(x0, x1, index / 8), y + Math.sin(index * 0.9 + phase) * swell],
  );
  sheet.polygon([...crest, [x1, y1], [x0, y1]], colour);
}

function firs(
  sheet: Sheet,
  { x0, x1, y1 }: Bounds,
  y: number,
  tall: number,
  colour: string,
  dice: Dice,
): void {
  sheet.polygon(
    [
      [x0, y],
      [x1, y],
      [x1, y1],
      [x0, y1],
    ],
    colour,
  );
  for (let x = x0; x < x1; x += tall * 0.28) {
    const height = tall * dice.range(0.7, 1.2);
    sheet.polygon(
      [
        [x - tall * 0.18, y + 2],
        [x, y - height],
        [x + tall * 0.18, y + 2],
      ],
      colour,
    );
  }
}

function crowns(
  sheet: Sheet,
  { x0, x1, y1, y0 }: Bounds,
  y: number,
  reach: number,
  dice: Dice,
  veil: Veil,
): void {
  const h = y1 - y0;
  for (const [layer, colour] of ["#8fae7c", "#6f9a62", "#86a862"].entries()) {
    for (let index = 0; index < 9; index += 1) {
      const cx = lerp(x0, x1, dice.range(-0.1, 1.1));
      const cy = y - reach * dice.range(0, 0.8) * (1 - layer * 0.25) + layer * h * 0.05;
      const r = h * dice.range(0.07, 0.14);
      sheet.blob(
        Array.from({ length: 9 }, (_, point): P2 => {
          const angle = (point / 9) * Math.PI * 2;
          const k = r * dice.range(0.82, 1.12);
          return [cx + Math.cos(angle) * k, cy + Math.sin(angle) * k];
        }),
        veil(colour, 0.42 - layer * 0.12),
      );
    }
  }
}
