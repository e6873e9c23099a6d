import { darker, lighter, mix } from "../engine/colour.ts";
import { at, box, panel, plate, streak } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import { LAMPLIGHT } from "../engine/light.ts";
import { faded, normalOf, type Stage, seen, tone } from "../engine/stage.ts";
import { castOnWall, castSolid, outOfSight, type Wall } from "../engine/wall.ts";
import { drawWindow, type Opening, openingOutline, surround } from "./windows.ts";

/** A panelled door with its frame of stone, and a fanlight when arched. */
export function doorway(
  stage: Stage,
  wall: Wall,
  opening: Opening,
  colour: string,
  stone: string,
  options: { glazed?: boolean; step?: boolean; leaves?: 1 | 2 } = {},
): void {
  if (outOfSight(stage, wall, opening)) return;
  const { u, v, w, h, arch = 0 } = opening;
  surround(stage, wall, opening, 0.22, stone, { foot: true, keystone: stone });
  const rise = arch > 0 ? (w / 2) * arch : 0;
  const leafHeight = rise > 0 ? h - rise : h * (options.glazed ? 1 : 0.82);
  drawWindow(stage, wall, opening, {
    joinery: { colour, columns: 2, rows: 1, bar: 0.07, transom: 1 - leafHeight / h },
    reveal: stone,
    on: stage.light.night > 0.4,
  });
  const d = -(opening.depth ?? 0.2) + 0.03;
  const leaves = options.leaves ?? 2;
  const width = (w - 0.14) / leaves;
  const knob = tone(stage, "#d7b160", wall.n);
  for (let index = 0; index < leaves; index += 1) {
    const left = u + 0.07 + width * index;
    panel(stage, wall.base, wall, left, v, width - 0.02, leafHeight, colour, d);
    const inset = width * 0.14;
    const bands: readonly (readonly [number, number])[] = [
      [0.05, 0.34],
      [0.38, 0.62],
      [0.66, 0.95],
    ];
    for (const [low, high] of bands) {
      const glazed = options.glazed && low > 0.3;
      const shape: P2[] = [
        [left + inset, v + leafHeight * low],
        [left + width - inset, v + leafHeight * low],
        [left + width - inset, v + leafHeight * high],
        [left + inset, v + leafHeight * high],
      ];
      plate(
        stage,
        wall.base,
        wall,
        shape,
        glazed ? stage.light.glass[1] : darker(colour, 0.055),
        d,
      );
      streak(
        stage,
        wall.base,
        wall,
        [...shape.slice(2), ...shape.slice(0, 1)],
        0.03,
        lighter(colour, 0.07),
        d,
      );
    }
    const side = index === 0 && leaves === 2 ? left + width - 0.12 : left + 0.14;
    const spot = seen(stage, [at(wall, side, v + 1.05, d)])[0];
    if (spot) wall.base.circle(spot, Math.max(1.2, w * 0.9), knob);
  }
  if (options.step !== false) {
    const step = { u: u - 0.2, v: 0, d: 0, w: w + 0.4, h: Math.max(0.12, v), t: 0.38 };
    castSolid(stage, wall, step);
    box(stage, wall.front, wall, step, stone);
  }
}

/** A painted wooden shopfront without lettering: stallriser, panes, fascia, and perhaps an awning. */
export function shopfront(
  stage: Stage,
  wall: Wall,
  { u, v, w, h }: { u: number; v: number; w: number; h: number },
  colour: string,
  awning: boolean,
  awningColour = "#f5c33b",
): void {
  if (outOfSight(stage, wall, { u, v, w, h }, 1.2)) return;
  const { base, front } = wall;
  panel(stage, base, wall, u, v, w, h, colour);
  const night = stage.light.night > 0.3;
  const [dark, middle] = stage.light.glass;
  const inside = night ? LAMPLIGHT[1] : mix(dark, LAMPLIGHT[1], 0.16);
  const pane: P2[] = openingOutline({ u: u + 0.16, v: v + 0.7, w: w - 0.32, h: h - 1.35 });
  base.polygon(
    seen(
      stage,
      pane.map(([x, y]) => at(wall, x, y)),
    ),
    faded(stage, inside),
  );
  goods(stage, wall, u + 0.2, v + 0.7, w - 0.4, night);
  const shine: P2[] = [
    [u + w * 0.2, v + 0.7],
    [u + w * 0.42, v + 0.7],
    [u + w * 0.8, v + h - 0.65],
    [u + w * 0.58, v + h - 0.65],
  ];
  base.polygon(
    seen(
      stage,
      shine.map(([x, y]) => at(wall, x, y)),
    ),
    faded(stage, middle),
    night ? 0.12 : 0.4,
  );
  streak(
    stage,
    base,
    wall,
    [
      [u + w / 2, v + 0.7],
      [u + w / 2, v + h - 0.65],
    ],
    0.06,
    colour,
  );
  streak(
    stage,
    base,
    wall,
    [
      [u + 0.12, v + h - 1.05],
      [u + w - 0.12, v + h - 1.05],
    ],
    0.06,
    colour,
  );
  for (const side of [u + 0.22, u + w / 2 + 0.08]) {
    plate(
      stage,
      base,
      wall,
      [
        [side, v + 0.12],
        [side + w / 2 - 0.3, v + 0.12],
        [side + w / 2 - 0.3, v + 0.58],
        [side, v + 0.58],
      ],
      darker(colour, 0.05),
    );
  }
  const fascia = { u: u - 0.05, v: v + h - 0.55, d: 0, w: w + 0.1, h: 0.5, t: 0.14 };
  castSolid(stage, wall, fascia);
  box(stage, front, wall, fascia, lighter(colour, 0.02));
  // A pale rule where a name would be.
  streak(
    stage,
    front,
    wall,
    [
      [u + w * 0.2, v + h - 0.3],
      [u + w * 0.8, v + h - 0.3],
    ],
    0.07,
    lighter(colour, 0.32),
    0.141,
  );
  if (awning) drawAwning(stage, wall, u - 0.05, v + h - 0.5, w + 0.1, awningColour);
}

function goods(stage: Stage, wall: Wall, u: number, v: number, w: number, night: boolean): void {
  if (stage.fade > 0.2) return;
  const { dice } = stage;
  const paints = ["#c9603c", "#e3c06a", "#d9d2c0", "#6f9058", "#b98a6a"] as const;
  for (let x = u + 0.1; x < u + w - 0.25; x += dice.range(0.25, 0.45)) {
    const height = dice.range(0.15, 0.55);
    const colour = night ? darker(dice.pick(paints), 0.05) : darker(dice.pick(paints), 0.16);
    const points = [
      at(wall, x, v),
      at(wall, x + 0.22, v),
      at(wall, x + 0.2, v + height),
      at(wall, x + 0.02, v + height),
    ];
    wall.base.polygon(seen(stage, points), faded(stage, colour));
  }
}

/** A sloping canvas with stripes and a scalloped hem, and its deep shadow. */
export function drawAwning(
  stage: Stage,
  wall: Wall,
  u: number,
  v: number,
  w: number,
  colour: string,
  reach = 1.15,
  drop = 0.62,
): void {
  const { front } = wall;
  const corners: P3[] = [
    [u, v, 0],
    [u + w, v, 0],
    [u + w, v - drop, reach],
    [u, v - drop, reach],
    [u + w, v - drop - 0.22, reach],
    [u, v - drop - 0.22, reach],
  ];
  castOnWall(stage, wall, corners);
  const stripes = Math.max(4, Math.round(w / 0.34));
  const canvas = [
    at(wall, u, v - drop, reach),
    at(wall, u + w, v - drop, reach),
    at(wall, u + w, v),
  ];
  const flat = normalOf(canvas);
  const normal: P3 = flat[1] < 0 ? [-flat[0], -flat[1], -flat[2]] : flat;
  const hem = v - drop - 0.2;
  for (const parity of [0, 1]) {
    const paint = parity === 0 ? colour : "#f7efdd";
    for (let index = parity; index < stripes; index += 2) {
      const a = u + (w * index) / stripes;
      const b = u + (w * (index + 1)) / stripes;
      front.polygon(
        seen(stage, [
          at(wall, a, v),
          at(wall, b, v),
          at(wall, b, v - drop, reach),
          at(wall, a, v - drop, reach),
        ]),
        tone(stage, paint, normal),
      );
    }
    for (let index = parity; index < stripes; index += 2) {
      const a = u + (w * index) / stripes;
      const b = u + (w * (index + 1)) / stripes;
      const scallop = [
        at(wall, a, v - drop, reach),
        at(wall, b, v - drop, reach),
        at(wall, b, hem + 0.06, reach),
        at(wall, (a + b) / 2, hem - 0.03, reach),
        at(wall, a, hem + 0.06, reach),
      ];
      front.polygon(seen(stage, scallop), tone(stage, darker(paint, 0.04), wall.n));
    }
  }
}
