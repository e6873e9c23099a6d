import { darker, drift, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { at, box, panel, plate, streak, traced } from "../engine/frame.ts";
import { type P2, rectangle } from "../engine/geometry.ts";
import { pixelsAt, type Stage, tone } from "../engine/stage.ts";
import { castSolid, type Wall } from "../engine/wall.ts";

/** A part of a wall, in its plane. */
export interface Region {
  u: number;
  v: number;
  w: number;
  h: number;
}

/** Level joints of dressed stone, with some upright joints and a few blocks of another tone. */
export function ashlar(
  stage: Stage,
  wall: Wall,
  region: Region,
  colour: string,
  course: number,
  options: { joints?: boolean; strength?: number } = {},
): void {
  if (stage.fade > 0.22) return;
  const { dice } = stage;
  const { u, v, w, h } = region;
  const strength = options.strength ?? 0.07;
  const joint = darker(colour, strength);
  const rows = Math.round(h / course);
  for (let row = 0; row < rows; row += 1) {
    const y = v + (h * row) / rows;
    const height = h / rows;
    for (let x = u + dice.range(0, course); x < u + w - course; x += course * dice.range(1.8, 6)) {
      if (dice.chance(0.4)) continue;
      const length = Math.min(course * dice.range(1.4, 2.2), u + w - x);
      panel(stage, wall.base, wall, x, y, length, height, drift(colour, dice.range, 0.035));
    }
  }
  for (let row = 1; row < rows; row += 1) {
    const y = v + (h * row) / rows;
    streak(
      stage,
      wall.base,
      wall,
      [
        [u, y],
        [u + w, y],
      ],
      0.03,
      joint,
    );
  }
  if (!options.joints) return;
  for (let row = 0; row < rows; row += 1) {
    const y = v + (h * row) / rows;
    const length = course * 2.1;
    for (let x = u + (row % 2 === 0 ? length : length / 2); x < u + w - 0.1; x += length) {
      streak(
        stage,
        wall.base,
        wall,
        [
          [x, y],
          [x, y + h / rows],
        ],
        0.022,
        joint,
      );
    }
  }
}

/** Brickwork suggested: loose groups of bricks in three tones, not every one of them. */
export function bricks(
  stage: Stage,
  wall: Wall,
  region: Region,
  colour: string,
  density = 1,
): void {
  if (stage.fade > 0.22) return;
  const { dice } = stage;
  const { u, v, w, h } = region;
  const tones = [darker(colour, 0.05), lighter(colour, 0.045), darker(colour, 0.025)] as const;
  const metre = pixelsAt(stage, at(wall, u, v));
  const height = Math.max(0.075, 3.2 / metre);
  const length = height * 2.9;
  const groups = Math.round((w * h * density) / (height * length * 16));
  const byTone = tones.map((): P2[][] => []);
  for (let group = 0; group < groups; group += 1) {
    const row = Math.floor(dice.range(0, h / height));
    const start = dice.range(-0.2, w - length);
    const bucket = byTone[dice.int(0, 2)];
    for (let index = 0; index < dice.int(2, 6); index += 1) {
      const line = row + dice.int(-1, 1);
      const x = Math.max(0, start + dice.int(0, 3) * length + (line % 2 === 0 ? 0 : length / 2));
      const y = line * height;
      if (x + length > w || y < 0 || y + height > h) continue;
      bucket?.push(rectangle(u + x, v + y, length * 0.9, height * 0.72));
    }
  }
  for (const [index, colourOf] of tones.entries()) {
    const paint = tone(stage, colourOf, wall.n);
    for (const shape of byTone[index] ?? []) wall.base.polygon(traced(stage, wall, shape), paint);
  }
}

/** Rubble: rounded stones of several tones, thick enough on the wall to read as such. */
export function rubble(
  stage: Stage,
  wall: Wall,
  region: Region,
  colours: readonly [string, ...string[]],
  size: number,
  density = 0.75,
): void {
  if (stage.fade > 0.22) return;
  const { dice } = stage;
  const { u, v, w, h } = region;
  const rows = Math.round(h / size);
  for (let row = 0; row < rows; row += 1) {
    let x = u + dice.range(0, size * 0.5);
    while (x < u + w - size * 0.4) {
      const length = Math.min(size * dice.range(0.9, 2), u + w - x);
      if (dice.chance(density)) {
        const stone = stoneOutline(dice, x, v + (row * h) / rows, length * 0.94, (h / rows) * 0.9);
        const paint = tone(stage, drift(dice.pick(colours), dice.range, 0.02), wall.n);
        wall.base.rounded(traced(stage, wall, stone), 3, paint);
      }
      x += length;
    }
  }
}

function stoneOutline(dice: Dice, x: number, y: number, w: number, h: number): P2[] {
  const jog = () => dice.range(0, 0.14);
  return [
    [x + w * jog(), y + h * jog()],
    [x + w * (1 - jog()), y + h * jog()],
    [x + w * (1 - jog() * 0.6), y + h * (1 - jog())],
    [x + w * jog() * 0.6, y + h * (1 - jog())],
  ];
}

/** Alternate long and short blocks up a corner or a window's side. */
export function quoins(
  stage: Stage,
  wall: Wall,
  u: number,
  v: number,
  h: number,
  side: 1 | -1,
  colour: string,
  course = 0.42,
  reach = 0.62,
): void {
  const { dice } = stage;
  const rows = Math.max(2, Math.round(h / course));
  for (let row = 0; row < rows; row += 1) {
    const length = reach * (row % 2 === 0 ? 1 : 0.62);
    const y = v + (h * row) / rows;
    const left = side === 1 ? u : u - length;
    const paint = stage.fade > 0.22 ? colour : drift(colour, dice.range, 0.015);
    panel(stage, wall.base, wall, left, y + 0.015, length, h / rows - 0.03, paint);
  }
}

/** A level moulding that stands out of a wall, with the shadow it throws. */
export function moulding(
  stage: Stage,
  wall: Wall,
  v: number,
  height: number,
  depth: number,
  colour: string,
  span: readonly [from: number, to: number] = [0, wall.width],
): void {
  const solid = { u: span[0], v, d: 0, w: span[1] - span[0], h: height, t: depth };
  castSolid(stage, wall, solid);
  box(stage, wall.front, wall, solid, colour);
}

/** Blocks under a cornice. */
export function dentils(stage: Stage, wall: Wall, v: number, colour: string, step = 0.5): void {
  if (stage.fade > 0.22) return;
  for (let u = step / 2; u < wall.width - step / 4; u += step) {
    const solid = { u: u - 0.1, v: v - 0.26, d: 0, w: 0.2, h: 0.26, t: 0.26 };
    box(stage, wall.front, wall, solid, colour);
  }
}

/** Timber framing: posts, rails and braces as polygons of the wall's plane. */
export function timbers(
  stage: Stage,
  wall: Wall,
  beams: readonly (readonly [from: P2, to: P2, width: number])[],
  colour: string,
): void {
  for (const [from, to, width] of beams) {
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.hypot(dx, dy) || 1;
    const nx = (-dy / length) * (width / 2);
    const ny = (dx / length) * (width / 2);
    plate(
      stage,
      wall.base,
      wall,
      [
        [from[0] + nx, from[1] + ny],
        [to[0] + nx, to[1] + ny],
        [to[0] - nx, to[1] - ny],
        [from[0] - nx, from[1] - ny],
      ],
      drift(colour, stage.dice.range, 0.02),
    );
  }
}

/** Patches where render has worn, rain has run: large, faint, uneven. */
export function weathering(stage: Stage, wall: Wall, colour: string, count: number): void {
  if (stage.fade > 0.2) return;
  const { dice } = stage;
  for (let index = 0; index < count; index += 1) {
    const u = dice.range(0.05, 0.85) * wall.width;
    const v = dice.range(0.05, 0.9) * wall.height;
    const w = dice.range(0.4, 1.6);
    const h = dice.range(0.3, 1.2);
    const patch: P2[] = [
      [u, v],
      [u + w * 0.6, v - h * 0.2],
      [u + w, v + h * 0.3],
      [u + w * 0.7, v + h],
      [u + w * 0.1, v + h * 0.7],
    ];
    const paint = tone(stage, drift(colour, dice.range, 0.03), wall.n);
    wall.base.blob(traced(stage, wall, patch), paint, 0.55);
  }
}
