import { darker, drift, lighter, mix } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { clamp, lerp, type P2, type P3 } from "../engine/geometry.ts";
import { pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";
import { castCrown, leaf, leafyOutline, type Puff, type TreeOptions } from "./foliage.ts";
import { drawPalm } from "./palms.ts";
import { HABITS, type Habit, type Species } from "./species.ts";

/** Plants a tree of `height` metres at a point of the ground. */
export function drawTree(
  stage: Stage,
  foot: P3,
  species: Species,
  height: number,
  options: TreeOptions = {},
): void {
  if (species === "palm") {
    drawPalm(stage, foot, height, options);
    return;
  }
  const habit = HABITS[species];
  const { dice } = stage;
  const base = options.foliage ?? dice.pick(habit.foliage);
  const foliage = drift(base, dice.range, 0.03);
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const puffs = crown(dice, habit, height);
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  if (options.shade) castCrown(stage, options.shade, foot, puffs);
  const dim = options.backlit ?? 0;
  const share = (value: number) => value * (1 - dim);
  trunk(stage, dice, habit, height, spot, metre, share);
  if (habit.shape === "tiers") {
    tiers(stage, dice, foliage, height, habit, spot, share);
    return;
  }
  const sunward = stage.light.toSun[0] < 0 ? -1 : 1;
  const deep = toneBy(stage, darker(foliage, 0.07 + dim * 0.1), 0);
  const body = toneBy(stage, mix(foliage, darker(foliage, 0.08), dim), share(0.34));
  const bright = toneBy(stage, lighter(foliage, 0.02), share(1));
  const half = (height * habit.spread) / 2;
  const middle = height * (1 + habit.clear) * 0.5;
  const { sheet } = stage;
  const lay = (paint: string, from: readonly Puff[], size: number, dx: number, dy: number) => {
    for (const { x, y, r } of from) {
      sheet.blob(leafyOutline(dice, spot(x + dx, y + dy), r * size * metre), paint);
    }
  };
  // Each lighter mass is the one before, shrunk and moved as a whole towards the sun.
  lay(deep, puffs, 1, 0, 0);
  fringe(stage, dice, puffs, spot, metre, deep, 1.06, 8);
  lay(body, puffs, 0.86, sunward * half * 0.09, half * 0.1);
  fringe(stage, dice, puffs, spot, metre, body, 0.98, 7);
  const sunny = puffs.filter(({ x, y }) => x * sunward * 0.7 + (y - middle) > -half * 0.12);
  lay(bright, sunny, 0.56, sunward * half * 0.2, half * 0.17);
  fringe(
    stage,
    dice,
    sunny,
    (x, y) => spot(x + sunward * half * 0.2, y + half * 0.17),
    metre,
    bright,
    0.72,
    8,
  );
}

export function crown(dice: Dice, habit: Habit, height: number): Puff[] {
  const low = height * habit.clear;
  const tall = height - low;
  const half = (height * habit.spread) / 2;
  const puffs: Puff[] = [];
  const add = (x: number, y: number, r: number) => puffs.push({ x, y, r });
  if (habit.shape === "round") {
    const rings = height < 2.5 ? 8 : 20;
    for (let index = 0; index < rings; index += 1) {
      const angle = index * 2.4;
      const reach = Math.sqrt((index + 0.5) / rings) * 0.82;
      const r = half * dice.range(0.2, 0.34);
      add(
        Math.cos(angle) * half * reach,
        low + tall * 0.5 + Math.sin(angle) * tall * 0.5 * reach,
        r,
      );
    }
  } else if (habit.shape === "airy") {
    for (let index = 0; index < 15; index += 1) {
      const angle = index * 2.4;
      const reach = Math.sqrt((index + 0.5) / 15) * 0.86;
      const r = half * dice.range(0.18, 0.32);
      add(
        Math.cos(angle) * half * reach,
        low + tall * 0.55 + Math.sin(angle) * tall * 0.42 * reach,
        r,
      );
    }
  } else if (habit.shape === "column" || habit.shape === "flame") {
    const count = 9;
    for (let index = 0; index < count; index += 1) {
      const t = (index + 0.5) / count;
      const bulge =
        habit.shape === "flame"
          ? Math.sin(Math.PI * clamp(t * 0.8 + 0.16, 0, 1))
          : 0.65 + 0.35 * Math.sin(Math.PI * t);
      add(
        half * dice.range(-0.16, 0.16),
        low + tall * t,
        half * Math.max(0.2, bulge) * (t > 0.85 ? 0.6 : 1),
      );
    }
  } else if (habit.shape === "parasol") {
    for (let index = 0; index < 11; index += 1) {
      const t = index / 10;
      const x = lerp(-0.82, 0.82, t) * half;
      const dome = Math.sin(Math.PI * t);
      add(
        x,
        low + tall * (0.34 + 0.3 * dome) + dice.range(-0.1, 0.1) * tall,
        half * dice.range(0.24, 0.34),
      );
    }
  } else add(0, low + tall * 0.5, half);
  return puffs;
}

/** Loose leaves around the edge of a mass: they break its outline. */
function fringe(
  stage: Stage,
  dice: Dice,
  puffs: readonly Puff[],
  spot: (x: number, y: number) => P2,
  metre: number,
  paint: string,
  reach: number,
  count: number,
): void {
  if (metre < 9) return;
  const size = clamp(0.12 * metre, 2.2, 8);
  for (const { x, y, r } of puffs) {
    for (let index = 0; index < (stage.fade > 0.2 ? 2 : count); index += 1) {
      const angle = dice.range(0, Math.PI * 2);
      const distance = r * reach * dice.range(0.9, 1.12);
      const [cx, cy] = spot(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.92);
      leaf(stage.sheet, dice, cx, cy, size * dice.range(0.6, 1.2), paint);
    }
  }
}

function trunk(
  stage: Stage,
  dice: Dice,
  habit: Habit,
  height: number,
  spot: (x: number, y: number) => P2,
  metre: number,
  share: (value: number) => number,
): void {
  const low = height * habit.clear;
  if (low < 0.2) return;
  const girth =
    height * (habit.shape === "parasol" ? 0.03 : habit.shape === "airy" ? 0.022 : 0.028);
  const lean = dice.range(-0.04, 0.04) * height;
  const top = low + (height - low) * 0.45;
  const { sheet } = stage;
  const dark = toneBy(stage, darker(habit.bark, 0.08), share(0.15));
  const pale = toneBy(stage, habit.bark, share(0.85));
  const sunward = stage.light.toSun[0] < 0 ? -1 : 1;
  sheet.polygon(
    [
      spot(-girth * 1.35, 0),
      spot(-girth * 0.8, low * 0.3),
      spot(lean - girth * 0.45, top),
      spot(lean + girth * 0.45, top),
      spot(girth * 0.8, low * 0.3),
      spot(girth * 1.35, 0),
    ],
    dark,
  );
  sheet.polygon(
    [
      spot(sunward * girth * 1.35, 0),
      spot(sunward * girth * 0.8, low * 0.3),
      spot(lean + sunward * girth * 0.45, top),
      spot(lean + sunward * girth * 0.05, top),
      spot(sunward * girth * 0.1, 0),
    ],
    pale,
  );
  const limbs = habit.shape === "flame" || habit.shape === "column" ? 0 : 4;
  for (let index = 0; index < limbs; index += 1) {
    const side = index % 2 === 0 ? 1 : -1;
    const start = lerp(low * 0.75, top, index / limbs);
    const reach = height * habit.spread * dice.range(0.16, 0.32);
    sheet.curve(
      [
        spot(lean * (start / top), start),
        spot(lean + side * reach * 0.5, start + reach * 0.55),
        spot(lean + side * reach, start + reach * 1.15),
      ],
      dark,
      girth * metre * 0.62,
    );
  }
  if (habit.bark !== HABITS.plane.bark && habit.bark !== HABITS.birch.bark) return;
  for (let index = 0; index < 6; index += 1) {
    const y = low * dice.range(0.1, 1);
    const [x0, y0] = spot(girth * dice.range(-0.5, 0.5) + lean * (y / top), y);
    const size = girth * metre * dice.range(0.25, 0.5);
    sheet.oval(
      [x0, y0],
      size,
      size * 0.5,
      toneBy(stage, index % 2 ? "#8f8468" : "#4c4a44", share(0.4)),
      0.7,
    );
  }
}

export function tiers(
  stage: Stage,
  dice: Dice,
  foliage: string,
  height: number,
  habit: Habit,
  spot: (x: number, y: number) => P2,
  share: (value: number) => number,
): void {
  const half = (height * habit.spread) / 2;
  const count = 7;
  const low = height * habit.clear;
  const sunward = stage.light.toSun[0] < 0 ? -1 : 1;
  for (let index = 0; index < count; index += 1) {
    const t = index / count;
    const foot = low + (height - low) * t;
    const top = Math.min(height, foot + ((height - low) / count) * 2);
    const reach = half * (1 - t) ** 0.85;
    const sag = (top - foot) * 0.14;
    const hem = (side: number): P2[] => [
      spot(side * reach * 0.35, foot + sag),
      spot(side * reach * 0.6, foot - sag * dice.range(0.2, 1)),
      spot(side * reach * 0.75, foot + sag * 0.6),
      spot(side * reach, foot - sag * 0.6),
    ];
    const peak = spot(0, top);
    const shape = [...hem(-1).reverse(), ...hem(1), peak];
    stage.sheet.polygon(shape, toneBy(stage, darker(foliage, 0.07 - t * 0.02), share(0.12)));
    stage.sheet.polygon(
      [spot(sunward * reach * 0.08, foot + sag * 1.5), ...hem(sunward), peak],
      toneBy(stage, lighter(foliage, 0.02), share(0.8)),
    );
  }
}
