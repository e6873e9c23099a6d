import type { Frame } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";
import { hard, turned } from "./solids.ts";

/** Books standing on a shelf from u to u + w. */
export function drawBooks(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  h: number,
  d: number,
  colours: readonly string[],
): void {
  const { dice } = stage;
  let x = u + 0.03;
  while (x < u + w - 0.08) {
    const thick = dice.range(0.022, 0.05);
    if (dice.chance(0.08)) {
      x += dice.range(0.08, 0.2);
      continue;
    }
    const tall = h * dice.range(0.6, 0.88);
    const colour = colours[dice.int(0, colours.length - 1)] ?? "#c9683f";
    hard(stage, sheet, frame, x, v, d, thick, tall, 0.14, colour);
    x += thick + 0.003;
  }
}

/** A vase, bowl or jug, perhaps with a branch in it. */
export function drawVase(
  stage: Stage,
  sheet: Sheet,
  foot: P3,
  colour: string,
  size: number,
  branch: string | null,
): void {
  const { dice } = stage;
  const shape = dice.pick<readonly [readonly P2[], ...(readonly P2[])[]]>([
    [
      [0.3, 0],
      [0.5, 0.35],
      [0.42, 0.7],
      [0.2, 0.86],
      [0.24, 1],
    ],
    [
      [0.34, 0],
      [0.4, 0.5],
      [0.3, 1],
    ],
    [
      [0.2, 0],
      [0.46, 0.2],
      [0.5, 0.5],
      [0.18, 0.8],
      [0.2, 1],
    ],
  ]);
  if (branch) {
    const metre = pixelsAt(stage, foot);
    const [fx, fy] = pixel(stage, foot);
    for (let index = 0; index < 7; index += 1) {
      const angle = 0.9 + index * 0.22 + dice.range(-0.1, 0.1);
      const reach = size * dice.range(1.1, 2);
      const tip: P2 = [
        fx + Math.cos(angle) * reach * metre * 0.8,
        fy - (size + Math.sin(angle) * reach * 0.75) * metre,
      ];
      sheet.line([[fx, fy - size * 0.9 * metre], tip], toneBy(stage, "#6f7a52", 0.5), 1.4);
      for (let leaf = 0; leaf < 4; leaf += 1) {
        const t = 0.45 + leaf * 0.18;
        const x = fx + (tip[0] - fx) * t;
        const y = fy - size * 0.9 * metre + (tip[1] - fy + size * 0.9 * metre) * t;
        sheet.circle(
          [x + dice.range(-3, 3), y + dice.range(-3, 3)],
          Math.max(1.6, size * 0.11 * metre * dice.range(0.6, 1)),
          toneBy(stage, branch, dice.range(0.2, 1)),
        );
      }
    }
  }
  turned(
    stage,
    sheet,
    foot,
    shape.map(([r, y]): P2 => [r * size * 0.7, y * size]),
    colour,
  );
}
