import { darker, drift, lighter, mix } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { cut, type P2, type P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type Stage, seen, tone } from "../engine/stage.ts";

export type FloorKind =
  | "chevron"
  | "herringbone"
  | "planks"
  | "terracotta"
  | "hexagons"
  | "cement"
  | "checker"
  | "concrete"
  | "slabs";

export interface FloorExtent {
  width: number;
  front: number;
  depth: number;
}

const UP: P3 = [0, 1, 0];

/** A room's floor: its covering laid plank by plank, tile by tile, then light fading into depth. */
export function drawFloor(
  stage: Stage,
  sheet: Sheet,
  extent: FloorExtent,
  kind: FloorKind,
  colour: string,
  dice: Dice,
): void {
  const { width, front, depth } = extent;
  const half = width / 2;
  const whole: P3[] = [
    [-half, 0, front],
    [half, 0, front],
    [half, 0, depth],
    [-half, 0, depth],
  ];
  sheet.polygon(seen(stage, whole), tone(stage, colour, UP));
  const near = Math.max(front, stage.camera.eye[2] + 1.6);
  const tones = [0, 1, 2, 3].map((step) =>
    tone(
      stage,
      drift(step % 2 ? lighter(colour, 0.03) : darker(colour, 0.035), dice.range, 0.012),
      UP,
    ),
  );
  const inside = (points: readonly P2[]) =>
    cut(
      cut(
        cut(points, ([x]) => x + half),
        ([x]) => half - x,
      ),
      ([, z]) => depth - z,
    );
  const byTone = new Map<string, P2[][]>();
  const add = (points: readonly P2[], paint: string) => {
    const shape = inside(points);
    if (shape.length < 3) return;
    const pixels = seen(
      stage,
      shape.map(([x, z]): P3 => [x, 0, z]),
    );
    const list = byTone.get(paint) ?? [];
    list.push(pixels);
    byTone.set(paint, list);
  };
  const any = () => tones[dice.int(0, 3)] ?? colour;
  LAYOUTS[kind]({ add, any, dice, half, near, depth, stage, colour });
  for (const [paint, shapes] of byTone) for (const shape of shapes) sheet.polygon(shape, paint);
  const [far, close] = seen(stage, [
    [0, 0, depth],
    [0, 0, near],
  ]);
  if (!far || !close) return;
  const veil = sheet.definitions.linear(far, close, [
    [0, "#2a1f3d", 0.2],
    [0.2, "#2a1f3d", 0.04],
    [0.7, "#fff3d8", 0.05],
    [1, "#2a1f3d", 0.14],
  ]);
  sheet.polygon(seen(stage, whole), veil);
}

interface Laying {
  add: (points: readonly P2[], paint: string) => void;
  any: () => string;
  dice: Dice;
  half: number;
  near: number;
  depth: number;
  stage: Stage;
  colour: string;
}

const LAYOUTS: Record<FloorKind, (laying: Laying) => void> = {
  chevron({ add, any, half, near, depth, dice }) {
    const column = 0.62;
    const board = 0.16;
    const rise = 0.42;
    for (let index = -Math.ceil(half / column); index < half / column; index += 1) {
      const x = index * column;
      const up = index % 2 === 0 ? 1 : -1;
      for (let z = near - rise; z < depth + rise; z += board) {
        if (dice.chance(0.3)) continue;
        const a = z + (up === 1 ? 0 : rise);
        const b = z + (up === 1 ? rise : 0);
        add(
          [
            [x, a],
            [x + column, b],
            [x + column, b + board * 0.94],
            [x, a + board * 0.94],
          ],
          any(),
        );
      }
    }
  },
  herringbone({ add, any, half, near, depth }) {
    const w = 0.14;
    const l = 0.56;
    for (let row = -2; near + row * w < depth + l; row += 1) {
      for (let column = -Math.ceil(half / l) - 1; column < half / l + 1; column += 1) {
        const x = column * l + ((row * w) % l);
        const z = near + row * w;
        if ((row + column) % 3 === 0) continue;
        add(
          [
            [x, z],
            [x + l * 0.7, z + l * 0.7],
            [x + l * 0.7 - w * 0.7, z + l * 0.7 + w * 0.7],
            [x - w * 0.7, z + w * 0.7],
          ],
          any(),
        );
      }
    }
  },
  planks({ add, any, dice, half, near, depth }) {
    for (let x = -half; x < half; x += 0.17) {
      for (let z = near - dice.range(0, 1.4); z < depth; z += dice.range(0.9, 1.9)) {
        if (dice.chance(0.25)) continue;
        add(
          [
            [x, z],
            [x + 0.163, z],
            [x + 0.163, z + 1.2],
            [x, z + 1.2],
          ],
          any(),
        );
      }
    }
  },
  terracotta({ add, any, dice, half, near, depth, stage, colour }) {
    joints(add, tone(stage, lighter(colour, 0.07), UP), half, near, depth);
    for (let z = near; z < depth; z += 0.3) {
      for (let x = -half; x < half; x += 0.3)
        if (!dice.chance(0.15))
          add(
            [
              [x + 0.012, z + 0.012],
              [x + 0.29, z + 0.012],
              [x + 0.29, z + 0.29],
              [x + 0.012, z + 0.29],
            ],
            any(),
          );
    }
  },
  hexagons({ add, any, dice, half, near, depth, stage, colour }) {
    joints(add, tone(stage, lighter(colour, 0.06), UP), half, near, depth);
    const r = 0.17;
    const step = r * 1.732;
    for (let row = 0; near + row * r * 1.5 < depth + r; row += 1) {
      const z = near + row * r * 1.5;
      for (let x = -half + (row % 2 ? step / 2 : 0); x < half + step; x += step) {
        if (dice.chance(0.1)) continue;
        add(
          Array.from({ length: 6 }, (_, index): P2 => {
            const angle = (index + 0.5) * (Math.PI / 3);
            return [x + Math.cos(angle) * r * 0.95, z + Math.sin(angle) * r * 0.95];
          }),
          any(),
        );
      }
    }
  },
  cement({ add, dice, half, near, depth, stage, colour }) {
    const pale = tone(stage, mix(colour, "#f4ead8", 0.72), UP);
    const dark = tone(stage, darker(colour, 0.06), UP);
    const third = tone(
      stage,
      mix(colour, dice.pick(["#c9683f", "#2a6288", "#3f5d50", "#e0a93a"]), 0.65),
      UP,
    );
    const s = 0.36;
    for (let z = near; z < depth; z += s) {
      for (let x = -half; x < half; x += s) {
        const cx = x + s / 2;
        const cz = z + s / 2;
        add(
          [
            [x, z],
            [x + s, z],
            [x + s, z + s],
            [x, z + s],
          ],
          pale,
        );
        add(
          [
            [cx, z],
            [x + s, cz],
            [cx, z + s],
            [x, cz],
          ],
          dark,
        );
        add(
          [
            [cx, cz - s * 0.2],
            [cx + s * 0.2, cz],
            [cx, cz + s * 0.2],
            [cx - s * 0.2, cz],
          ],
          pale,
        );
        for (const [px, pz] of [
          [x, z],
          [x + s, z + s],
        ] as const)
          add(
            [
              [px - s * 0.14, pz],
              [px, pz - s * 0.14],
              [px + s * 0.14, pz],
              [px, pz + s * 0.14],
            ],
            third,
          );
      }
    }
  },
  checker({ add, half, near, depth, stage, colour }) {
    const pale = tone(stage, "#f1ebdf", UP);
    const dark = tone(stage, mix(colour, "#4a4f57", 0.5), UP);
    const s = 0.4;
    let row = 0;
    for (let z = near; z < depth; z += s) {
      let column = row % 2;
      for (let x = -half; x < half; x += s) {
        add(
          [
            [x, z],
            [x + s, z],
            [x + s, z + s],
            [x, z + s],
          ],
          column % 2 ? pale : dark,
        );
        column += 1;
      }
      row += 1;
    }
  },
  concrete({ add, any, dice, half, near, depth }) {
    for (let index = 0; index < 26; index += 1) {
      const x = dice.range(-half, half);
      const z = dice.range(near, depth);
      const w = dice.range(0.3, 1.2);
      add(
        [
          [x, z],
          [x + w, z + 0.1],
          [x + w * 0.8, z + 0.4],
          [x - w * 0.2, z + 0.3],
        ],
        any(),
      );
    }
  },
  slabs({ add, any, dice, half, near, depth, stage, colour }) {
    joints(add, tone(stage, darker(colour, 0.05), UP), half, near, depth);
    let row = 0;
    for (let z = near; z < depth; z += 0.6) {
      for (let x = -half - (row % 2) * 0.45; x < half; x += 0.9) {
        if (!dice.chance(0.1))
          add(
            [
              [x + 0.01, z + 0.01],
              [x + 0.885, z + 0.01],
              [x + 0.885, z + 0.588],
              [x + 0.01, z + 0.588],
            ],
            any(),
          );
      }
      row += 1;
    }
  },
};

function joints(
  add: Laying["add"],
  paint: string,
  half: number,
  near: number,
  depth: number,
): void {
  add(
    [
      [-half, near - 0.5],
      [half, near - 0.5],
      [half, depth],
      [-half, depth],
    ],
    paint,
  );
}
