import type { Camera } from "../engine/camera.ts";
import type { Dice } from "../engine/dice.ts";
import { at, frameAt } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import { castOnGround, documentOf, on, pixel, type Stage, stageOf } from "../engine/stage.ts";
import { lightOf, MOODS, type Mood } from "../nature/moods.ts";
import type { Species } from "../nature/species.ts";
import { drawTree } from "../nature/trees.ts";
import { drawCafeTable } from "../town/furniture.ts";
import { drawPerson, type Pose } from "../town/people.ts";
import { drawCar } from "../town/vehicles.ts";
import type { Moment } from "./home.ts";
import { land } from "./quarter-ground.ts";
import { cornersOfHouse, drawHouse, houses } from "./quarter-houses.ts";
import { BLUE, edge, MIMOSA, REACH, STREETS } from "./quarter-plan.ts";

/** Pixels of the looper's quarter, which stands alone: nothing is painted around it. */
export const QUARTER_SIZE = { width: 1920, height: 1320 } as const;

const NIGHT: Mood = {
  ...MOODS.blue,
  ambient: [0.27, 0.32, 0.47],
  sun: [0.12, 0.12, 0.14],
  haze: "#33506a",
};

const TREES = ["lime", "maple", "plane", "blossom"] as const satisfies readonly Species[];

/** A looper's quarter from above, by day or in the evening, and the round that is made in it. */
export function drawQuarter(moment: Moment): string {
  const night = moment === "night";
  const distance = 320;
  const scale = 12.5;
  const eye = 235;
  const camera: Camera = {
    eye: [0, eye, -distance],
    yaw: 0,
    focal: scale * distance,
    centre: QUARTER_SIZE.width / 2,
    horizon: QUARTER_SIZE.height * 0.468 - eye * scale,
  };
  const light = lightOf(night ? NIGHT : MOODS.noon, 42, night ? 34 : 40);
  const stage = stageOf({ camera, light, seed: 2207, ...QUARTER_SIZE });
  const frame = frameAt(0, 0, 0, 0.5);
  const shade = land(stage, frame);
  const { dice } = stage;
  const things: { z: number; draw: () => void }[] = [];
  const life = on(stage, { sheet: stage.sheet.child() });
  const add = (u: number, d: number, draw: () => void) =>
    things.push({ z: at(frame, u, 0, d)[2], draw });
  for (const house of houses(dice.fork("houses"))) {
    castOnGround(stage, shade, cornersOfHouse(frame, house));
    const own = on(life, { dice: dice.fork(`house${house.u}/${house.d}`) });
    add(house.u + house.width / 2, house.d - house.depth / 2, () => drawHouse(own, frame, house));
  }
  for (const [index, [u, d, species, height]] of trees(dice.fork("trees")).entries()) {
    const own = on(life, { dice: dice.fork(`tree${index}`) });
    add(u, d, () => drawTree(own, at(frame, u, 0, d), species, height, { shade }));
  }
  for (const [index, [u, d, pose]] of WALKERS.entries()) {
    const own = on(life, { dice: dice.fork(`walker${index}`) });
    add(u, d, () => drawPerson(own, at(frame, u, 0, d), pose, shade));
  }
  for (const [index, [u, d]] of CARS.entries()) {
    const own = on(life, { dice: dice.fork(`car${index}`) });
    add(u, d, () => drawCar(own, at(frame, u, 0, d), shade));
  }
  for (const [index, [u, d]] of TABLES.entries()) {
    const own = on(life, { dice: dice.fork(`table${index}`) });
    add(u, d, () =>
      drawCafeTable(own, at(frame, u, 0, d), index % 2 ? BLUE : "#b1452a", true, shade),
    );
  }
  for (const { draw } of things.sort((a, b) => b.z - a.z)) draw();
  for (const [u, d, home] of STOPS) pin(stage, at(frame, u, 0, d), home, night);
  return documentOf(stage);
}

/** Where the round stops: at the looper's own door, then where somebody is expected. */
const STOPS = [
  [-29, -13, true],
  [5, -14, false],
  [35, 14, false],
  [-4, 28, false],
] as const;

const WALKERS: readonly (readonly [u: number, d: number, pose: Pose])[] = [
  [-6, -12, "standing"],
  [-8, -14, "basket"],
  [-14, -9, "child"],
  [10, 6.4, "dog"],
  [-24.6, 20, "walking"],
  [22, 32.4, "umbrella"],
];

const TABLES = [
  [-17, -9],
  [-11, -6.5],
  [-7, -9],
] as const;

const CARS = [
  [20, 0.4],
  [-44, 26.6],
  [16, 29.4],
] as const;

function trees(dice: Dice): [u: number, d: number, species: Species, height: number][] {
  const planted: [number, number, Species, number][] = [
    [-21, -18, "mimosa", 7.4],
    [-3, -18, "mimosa", 6.8],
    [-21, -6, "mimosa", 6.4],
    [-3.2, -5.8, "lime", 7],
    [-12, -18.6, "plane", 8.6],
  ];
  // Gardens behind the houses; the square is no garden.
  for (const [u0, u1] of [
    [-52, -36],
    [-22, -2],
    [12, 28],
    [42, 52],
  ] as const)
    for (const [d, many] of [
      [-42.5, 1],
      [-16, 3],
      [11, 3],
    ] as const)
      for (let index = 0; index < many; index += 1)
        if (d !== -16 || u0 !== -22)
          planted.push([
            dice.range(u0, u1),
            d + dice.range(-2, 2),
            dice.pick(TREES),
            dice.range(4.6, 6.8),
          ]);
  // And the green edge.
  for (let step = 0; step < 30; step += 1) {
    const angle = (step / 30) * Math.PI * 2 + dice.range(-0.06, 0.06);
    const [u, d] = edge(angle).map((reach) => reach * 0.91) as [number, number];
    const onStreet = (streets: readonly number[], value: number) =>
      streets.some((street) => Math.abs(street - value) < 4.6);
    if (onStreet(STREETS.u, u) || onStreet(STREETS.d, d)) continue;
    planted.push([u, d, dice.pick(["lime", "oak", "birch", "maple"]), dice.range(5, 7.6)]);
  }
  return planted.filter(
    ([u, d]) => (Math.abs(u) / REACH.u) ** 3 + (Math.abs(d) / REACH.d) ** 3 < 1.1,
  );
}

/** A pin over a stop: a drop of mimosa; the looper's own house is in enamel. */
function pin(stage: Stage, foot: P3, home: boolean, night: boolean): void {
  const { sheet } = stage;
  const [x, y] = pixel(stage, foot);
  const size = home ? 56 : 44;
  const [fill, eye] = home ? [BLUE, "#ffffff"] : [MIMOSA, "#2a2004"];
  sheet.oval([x, y], size * 0.42, size * 0.2, "#14212b", night ? 0.5 : 0.28);
  const centre: P2 = [x, y - size * 1.9];
  const drop = (grow: number): P2[] => {
    const points: P2[] = [[x, y + grow]];
    for (let step = 0; step <= 18; step += 1) {
      const angle = Math.PI * 0.12 - (step / 18) * Math.PI * 1.24;
      points.push([
        centre[0] + Math.cos(angle) * (size + grow),
        centre[1] + Math.sin(angle) * (size + grow),
      ]);
    }
    return points;
  };
  sheet.rounded(drop(7), 6, "#fffaf0");
  sheet.rounded(drop(0), 4, fill);
  if (!home) {
    sheet.circle([centre[0], centre[1]], size * 0.36, eye);
    return;
  }
  const [cx, cy] = centre;
  const unit = size / 62;
  const house: P2[] = [
    [-30, 2],
    [0, -28],
    [30, 2],
    [21, 2],
    [21, 27],
    [-21, 27],
    [-21, 2],
  ].map(([dx = 0, dy = 0]): P2 => [cx + dx * unit, cy + dy * unit]);
  sheet.rounded(house, 3, eye);
  sheet.polygon(
    [
      [cx - 7, cy + 27],
      [cx + 7, cy + 27],
      [cx + 7, cy + 8],
      [cx - 7, cy + 8],
    ],
    BLUE,
  );
}
