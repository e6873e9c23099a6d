import { darker, drift, lighter, mix } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { clamp, lerp, type P2, type P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import {
  castOnGround,
  groundShadow,
  groundTint,
  pixel,
  pixelsAt,
  type Stage,
  seen,
  toneBy,
} from "../engine/stage.ts";

export type Species =
  | "plane"
  | "lime"
  | "oak"
  | "birch"
  | "olive"
  | "cypress"
  | "poplar"
  | "pine"
  | "fir"
  | "palm"
  | "blossom"
  | "mimosa"
  | "maple"
  | "shrub";

interface Habit {
  /** Foliage and bark; several foliages give trees of one kind their differences. */
  foliage: readonly [string, ...string[]];
  bark: string;
  /** Share of the height where foliage starts, and width as a share of the height. */
  clear: number;
  spread: number;
  shape: "round" | "column" | "flame" | "parasol" | "tiers" | "airy";
}

const HABITS: Record<Exclude<Species, "palm">, Habit> = {
  plane: {
    foliage: ["#7d9a56", "#8fa65a", "#6f9160"],
    bark: "#b8a98c",
    clear: 0.34,
    spread: 0.74,
    shape: "round",
  },
  lime: {
    foliage: ["#6c9157", "#7fa05b", "#86a35e"],
    bark: "#6e5a4b",
    clear: 0.26,
    spread: 0.56,
    shape: "round",
  },
  oak: {
    foliage: ["#5f8452", "#6f8d4f", "#557a55"],
    bark: "#63503f",
    clear: 0.28,
    spread: 0.9,
    shape: "round",
  },
  birch: {
    foliage: ["#9bb168", "#a9b76a"],
    bark: "#e4ddcd",
    clear: 0.22,
    spread: 0.44,
    shape: "airy",
  },
  olive: {
    foliage: ["#93a184", "#a2ab88", "#859a80"],
    bark: "#7b6a58",
    clear: 0.3,
    spread: 0.95,
    shape: "airy",
  },
  cypress: {
    foliage: ["#3f6a50", "#4a7352", "#37604f"],
    bark: "#5d4b3c",
    clear: 0.05,
    spread: 0.17,
    shape: "flame",
  },
  poplar: {
    foliage: ["#84a05c", "#92a85d"],
    bark: "#6e5f4f",
    clear: 0.1,
    spread: 0.22,
    shape: "column",
  },
  pine: {
    foliage: ["#4c7a55", "#5b8558", "#447354"],
    bark: "#9a6648",
    clear: 0.62,
    spread: 0.86,
    shape: "parasol",
  },
  fir: {
    foliage: ["#3c6757", "#47725a", "#345e57"],
    bark: "#5a4636",
    clear: 0.08,
    spread: 0.4,
    shape: "tiers",
  },
  blossom: {
    foliage: ["#efb9b6", "#f4cfc6", "#eba6ad"],
    bark: "#5f4a45",
    clear: 0.3,
    spread: 0.84,
    shape: "round",
  },
  mimosa: {
    foliage: ["#f0bd3c", "#f3c956"],
    bark: "#75624f",
    clear: 0.28,
    spread: 0.8,
    shape: "airy",
  },
  maple: {
    foliage: ["#d0713c", "#dc8a3f", "#c45a3a"],
    bark: "#5d4a40",
    clear: 0.28,
    spread: 0.74,
    shape: "round",
  },
  shrub: {
    foliage: ["#6f9058", "#7f9a5c", "#5f8559"],
    bark: "#5d4b3c",
    clear: 0,
    spread: 1.3,
    shape: "round",
  },
};

export interface TreeOptions {
  /** Sheet made by shadeSheet on which its shadow falls. */
  shade?: Sheet;
  foliage?: string;
  /** 0 to 1: how much of a silhouette it is, for trees framing a picture from the shade. */
  backlit?: number;
}

interface Puff {
  x: number;
  y: number;
  r: number;
}

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

function crown(dice: Dice, habit: Habit, height: number): Puff[] {
  const low = height * habit.clear;
  const tall = height - low;
  const half = (height * habit.spread) / 2;
  const puffs: Puff[] = [];
  const add = (x: number, y: number, r: number) => puffs.push({ x, y, r });
  if (habit.shape === "round") {
    const rings = height < 2.5 ? 7 : 17;
    for (let index = 0; index < rings; index += 1) {
      const angle = index * 2.4;
      const reach = Math.sqrt((index + 0.5) / rings) * 0.72;
      const r = half * dice.range(0.26, 0.4);
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

function leafyOutline(dice: Dice, [x, y]: P2, radius: number): P2[] {
  const count = radius > 26 ? 13 : 9;
  const start = dice.range(0, 6);
  return Array.from({ length: count }, (_, index): P2 => {
    const angle = start + (index / count) * Math.PI * 2;
    const r = radius * dice.range(0.86, 1.12);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.92];
  });
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
    for (let index = 0; index < (stage.fade > 0.3 ? 2 : count); index += 1) {
      const angle = dice.range(0, Math.PI * 2);
      const distance = r * reach * dice.range(0.9, 1.12);
      const [cx, cy] = spot(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.92);
      leaf(stage.sheet, dice, cx, cy, size * dice.range(0.6, 1.2), paint);
    }
  }
}

function leaf(sheet: Sheet, dice: Dice, x: number, y: number, size: number, paint: string): void {
  const angle = dice.range(0, Math.PI);
  const cos = Math.cos(angle) * size;
  const sin = Math.sin(angle) * size;
  sheet.blob(
    [
      [x - cos, y - sin],
      [x - sin * 0.45, y + cos * 0.45],
      [x + cos, y + sin],
      [x + sin * 0.45, y - cos * 0.45],
    ],
    paint,
  );
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

function tiers(
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

function castCrown(stage: Stage, shade: Sheet, foot: P3, puffs: readonly Puff[]): void {
  const tint = groundTint(stage);
  for (const { x, y, r } of puffs) {
    const centre = groundShadow(stage, [foot[0] + x, foot[1] + y, foot[2]], foot[1]);
    const ring: P3[] = Array.from({ length: 10 }, (_, index): P3 => {
      const angle = (index / 10) * Math.PI * 2;
      const stretch = stage.dice.range(0.85, 1.1) * r;
      return [
        centre[0] + Math.cos(angle) * stretch,
        foot[1],
        centre[2] + Math.sin(angle) * stretch,
      ];
    });
    shade.blob(seen(stage, ring), tint);
  }
  const top = groundShadow(stage, [foot[0], foot[1] + (puffs[0]?.y ?? 2), foot[2]], foot[1]);
  const w = 0.16;
  shade.polygon(
    seen(stage, [
      [foot[0] - w, foot[1], foot[2]],
      [foot[0] + w, foot[1], foot[2]],
      [top[0] + w, foot[1], top[2]],
      [top[0] - w, foot[1], top[2]],
    ]),
    tint,
  );
}

function drawPalm(stage: Stage, foot: P3, height: number, options: TreeOptions): void {
  const { dice, sheet } = stage;
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const lean = dice.range(-0.12, 0.12) * height;
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  const head: P2 = [lean, height * 0.82];
  if (options.shade)
    castCrown(stage, options.shade, foot, [{ x: lean, y: head[1], r: height * 0.22 }]);
  sheet.curve(
    [spot(0, 0), spot(lean * 0.3, height * 0.4), spot(...head)],
    toneBy(stage, "#8a6f56", 0.4),
    height * 0.034 * metre,
  );
  const green = options.foliage ?? "#5f8f58";
  const fronds = 13;
  for (let index = 0; index < fronds; index += 1) {
    const angle = lerp(-0.5, Math.PI + 0.5, index / (fronds - 1)) + dice.range(-0.1, 0.1);
    const reach = height * dice.range(0.26, 0.34);
    const cos = Math.cos(angle);
    const tip: P2 = [
      head[0] + cos * reach,
      head[1] + Math.sin(angle) * reach * 0.75 - reach * 0.28,
    ];
    const crest: P2 = [
      head[0] + cos * reach * 0.55,
      head[1] + Math.sin(angle) * reach * 0.7 + reach * 0.1,
    ];
    const belly: P2 = [crest[0] * 0.9 + head[0] * 0.1, crest[1] - reach * 0.18];
    const paint = toneBy(
      stage,
      index % 2 ? lighter(green, 0.03) : darker(green, 0.06),
      index % 2 ? 0.9 : 0.25,
    );
    sheet.blob([spot(...head), spot(...crest), spot(...tip), spot(...belly)], paint);
  }
}

/** Width of a species' crown as a share of its height: how much room it takes. */
export function spreadOf(species: Species): number {
  return species === "palm" ? 0.6 : HABITS[species].spread;
}

/** A hedge along a line of the ground: a dark mass, lit along its top, leafy at its edges. */
export function drawHedge(
  stage: Stage,
  from: P3,
  to: P3,
  height: number,
  options: TreeOptions & { clipped?: boolean } = {},
): void {
  const { dice, sheet, width } = stage;
  const foliage = options.foliage ?? "#6c8c55";
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const steps = Math.max(4, Math.round(length / (height * 0.4)));
  const ridge: P2[] = [];
  const middle: P2[] = [];
  const foot: P2[] = [];
  const tufts: { at: P2; size: number }[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const point: P3 = [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)];
    const [x, y] = pixel(stage, point);
    const metre = pixelsAt(stage, point);
    const tall =
      height * metre * (options.clipped ? dice.range(0.95, 1.03) : dice.range(0.78, 1.15));
    ridge.push([x, y - tall]);
    middle.push([x, y - tall * dice.range(0.45, 0.6)]);
    foot.push([x, y]);
    if (x > -40 && x < width + 40)
      tufts.push({ at: [x, y - tall], size: clamp(0.12 * metre, 2, 7) });
  }
  if (options.shade) {
    const raised = (point: P3): P3 => [point[0], point[1] + height, point[2]];
    castOnGround(stage, options.shade, [from, to, raised(from), raised(to)], from[1]);
  }
  const deep = toneBy(stage, darker(foliage, 0.08), 0.05);
  const bright = toneBy(stage, lighter(foliage, 0.02), 0.95);
  sheet.blob([...ridge, ...[...foot].reverse()], deep);
  sheet.blob([...ridge, ...[...middle].reverse()], toneBy(stage, foliage, 0.45));
  for (const { at, size } of tufts) {
    for (let index = 0; index < 5; index += 1) {
      const [x, y] = [at[0] + dice.range(-3, 3) * size, at[1] + dice.range(-0.4, 2.6) * size];
      leaf(sheet, dice, x, y, size * dice.range(0.7, 1.3), index < 3 ? bright : deep);
    }
  }
}
