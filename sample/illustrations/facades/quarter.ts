import { drift } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { at, type Frame } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import { shadowTint, sunOn } from "../engine/light.ts";
import type { Sheet } from "../engine/sheet.ts";
import { on, type Stage, seen } from "../engine/stage.ts";
import { BLOSSOMS, drawStems } from "../nature/flowers.ts";
import type { Species } from "../nature/species.ts";
import { drawTree } from "../nature/trees.ts";
import { drawBench, drawCafeTable, drawLamp, drawPlanter } from "../town/furniture.ts";
import { patch, plain, type StreetPlan } from "../town/ground.ts";
import { drawPerson, type Pose } from "../town/people.ts";
import { drawBicycle, drawCar } from "../town/vehicles.ts";

/** What surrounds a building of some region: its street and its trees. */
export interface Quarter {
  stone: string;
  road: string;
  old: boolean;
  /** Lawns and hedges before the buildings instead of a street. */
  park?: boolean;
  trees: readonly [Species, ...Species[]];
  accent: string;
  /** Colour of the roofs far off. */
  roof: string;
}

export function streetPlan(quarter: Quarter, dice: Dice): StreetPlan {
  return {
    pavement: quarter.old ? 2.6 : dice.range(4, 5.5),
    roadway: quarter.old ? 5 : dice.range(7, 9),
    stone: quarter.stone,
    road: quarter.road,
    old: quarter.old,
  };
}

const POSES: readonly [Pose, ...Pose[]] = [
  "walking",
  "walking",
  "standing",
  "basket",
  "dog",
  "child",
  "umbrella",
];

/** Street life along a row of façades, from far to near. `scale` is pixels per metre at the row. */
export function furnish(
  stage: Stage,
  frame: Frame,
  plan: StreetPlan,
  quarter: Quarter,
  shade: Sheet,
  span: readonly [number, number],
): void {
  const dice = stage.dice.fork("life");
  const along = (u: number, d: number): P3 => at(frame, u, 0, d);
  const [from, to] = span;
  const somewhere = () => dice.range(from, to);
  const kerb = plan.pavement - 0.7;
  const part = (name: string) => on(stage, { dice: dice.fork(name) });
  if (dice.chance(0.45)) drawBicycle(part("bike"), along(somewhere(), 0.6), shade);
  if (dice.chance(0.45)) {
    const u = somewhere();
    for (const index of [0, 1, 2]) {
      drawCafeTable(
        part(`table${index}`),
        along(u + index * 2.7, 1.9),
        quarter.accent,
        index !== 1 && dice.chance(0.4),
        shade,
      );
    }
  }
  if (dice.chance(0.35)) {
    for (const u of [somewhere(), somewhere()])
      drawPlanter(part(`pot${u}`), along(u, 0.4), "#8a5a44", undefined, shade);
  }
  for (let index = 0; index < dice.int(1, 3); index += 1) {
    const stagePart = part(`walker${index}`);
    drawPerson(
      stagePart,
      along(somewhere(), dice.range(1.2, plan.pavement - 0.6)),
      dice.pick(POSES),
      shade,
    );
  }
  if (dice.chance(0.35)) drawBench(part("bench"), along(somewhere(), kerb - 0.8), shade);
  if (!quarter.old || dice.chance(0.6)) {
    const lampAt = somewhere();
    for (const u of [lampAt, lampAt + 15, lampAt - 15])
      drawLamp(part(`lamp${u}`), along(u, kerb), 4.4, shade);
  }
  if (!quarter.old && dice.chance(0.6)) {
    const u = somewhere();
    for (let index = 0; index < dice.int(1, 2); index += 1) {
      drawCar(part(`car${index}`), along(u + index * 5.2, plan.pavement + 1.2), shade);
    }
  }
}

/** A lawn with a path, hedges and benches: what a residence stands in. */
export function drawPark(stage: Stage, sheet: Sheet, frame: Frame): void {
  const dice = stage.dice.fork("lawn");
  const lawn = dice.pick(["#93ae66", "#86a763", "#9ab36c"]);
  plain(stage, sheet, lawn);
  for (let index = 0; index < 70; index += 1) {
    const u = dice.range(-26, 26);
    const d = dice.range(0.5, 18);
    patch(
      stage,
      sheet,
      frame,
      [u, d],
      [u + dice.range(0.6, 4), d + dice.range(0.1, 0.5)],
      drift(lawn, dice.range, 0.035),
    );
  }
  patch(stage, sheet, frame, [-90, 0], [90, 0.9], "#c9bda6");
  patch(stage, sheet, frame, [-90, 5.4], [90, 7.2], "#dccfb4");
  const crossing = dice.range(-4, 10);
  patch(stage, sheet, frame, [crossing, 0], [crossing + 1.9, 30], "#dccfb4");
}

/** Shrubs at the foot of a residence, trees on its lawn, people on the path. */
export function furnishPark(
  stage: Stage,
  frame: Frame,
  shade: Sheet,
  span: readonly [number, number],
  tallest: number,
): void {
  const dice = stage.dice.fork("park");
  const [from, to] = span;
  const part = (name: string) => on(stage, { dice: dice.fork(name) });
  for (let u = from - 4; u < to + 4; u += dice.range(1.2, 3.2)) {
    if (dice.chance(0.7))
      drawTree(part(`shrub${u}`), at(frame, u, 0, 0.9), "shrub", dice.range(0.7, 1.5), { shade });
  }
  for (let index = 0; index < 2; index += 1) {
    const u = dice.range(from, to);
    drawStems(
      part(`stems${index}`),
      at(frame, u, 0, 2),
      at(frame, u + 4, 0, 2),
      0.9,
      dice.pick(BLOSSOMS),
      22,
    );
  }
  if (dice.chance(0.7)) drawBench(part("bench"), at(frame, dice.range(from, to), 0, 5), shade);
  for (let index = 0; index < dice.int(1, 2); index += 1) {
    drawPerson(
      part(`walker${index}`),
      at(frame, dice.range(from, to), 0, dice.range(5.6, 7)),
      dice.pick(POSES),
      shade,
    );
  }
  if (dice.chance(0.4)) drawBicycle(part("bike"), at(frame, dice.range(from, to), 0, 6.4), shade);
  const species = dice.pick(["birch", "pine", "maple", "lime", "blossom", "oak"]);
  const middle = (from + to) / 2;
  const reach = (to - from) / 2;
  for (const [index, share] of [-1.06, 1.04, -0.86].slice(0, dice.int(1, 3)).entries()) {
    const place = at(frame, middle + reach * share, 0, dice.range(8, 11));
    drawTree(part(`tree${index}`), place, species, tallest * dice.range(0.7, 1), { shade });
  }
}

/** Trees of the kerb, spaced so that they frame the middle rather than hide it. */
export function plantRow(
  stage: Stage,
  frame: Frame,
  plan: StreetPlan,
  quarter: Quarter,
  shade: Sheet,
  positions: readonly number[],
  height: number,
): void {
  const dice = stage.dice.fork("trees");
  const species = dice.pick(quarter.trees);
  for (const [index, u] of positions.entries()) {
    const tall = height * dice.range(0.9, 1.1);
    drawTree(
      on(stage, { dice: dice.fork(`tree${index}`) }),
      at(frame, u, 0, plan.pavement - 0.9),
      species,
      tall,
      { shade },
    );
  }
}

/**
 * The shadow of the houses behind the viewer, lying across a row: everything below a broken
 * roofline is in shade. It gives a picture its slant of light.
 */
export function shadeFromBehind(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  height: number,
  span: readonly [number, number],
): void {
  const dice = stage.dice.fork("shade");
  const share = sunOn(stage.light, frame.n);
  if (share < 0.1) return;
  const points: P2[] = [];
  let u = span[0];
  let level = height * dice.range(0.8, 1.2);
  while (u < span[1]) {
    const length = dice.range(5, 11);
    const pitched = dice.chance(0.45);
    points.push([u, level]);
    if (pitched) points.push([u + length / 2, level + length * 0.22]);
    points.push([u + length, level]);
    if (dice.chance(0.6)) {
      points.push([u + length, level + 1.4], [u + length + 0.9, level + 1.4]);
      u += 0.9;
    }
    u += length;
    level = height * dice.range(0.7, 1.3);
  }
  const last = span[1] + 12;
  const skyline = points.map(([x, y]) => at(frame, x, y, 0));
  const shape = [
    at(frame, span[0], -30, 0),
    ...skyline,
    at(frame, last, level, 0),
    at(frame, last, -30, 0),
  ];
  sheet.polygon(seen(stage, shape), shadowTint(stage.light, share));
}
