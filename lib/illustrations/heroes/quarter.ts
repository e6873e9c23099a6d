import type { Camera } from "../engine/camera.ts";
import { darker, drift, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { at, type Frame, frameAt, negated, panel } from "../engine/frame.ts";
import { dot, type P2, type P3, sub } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import {
  castOnGround,
  documentOf,
  faces,
  normalOf,
  on,
  pixel,
  pixelsAt,
  type Stage,
  seen,
  shadeSheet,
  stageOf,
  tone,
} from "../engine/stage.ts";
import { lightOf, MOODS, type Mood } from "../nature/moods.ts";
import type { Species } from "../nature/species.ts";
import { drawTree } from "../nature/trees.ts";
import { drawCafeTable } from "../town/furniture.ts";
import { patch } from "../town/ground.ts";
import { drawPerson, type Pose } from "../town/people.ts";
import { drawCar } from "../town/vehicles.ts";
import type { Moment } from "./home.ts";

/** Pixels of the looper's quarter, which stands alone: nothing is painted around it. */
export const QUARTER_SIZE = { width: 1920, height: 1320 } as const;

const NIGHT: Mood = {
  ...MOODS.blue,
  ambient: [0.27, 0.32, 0.47],
  sun: [0.12, 0.12, 0.14],
  haze: "#33506a",
};

const MIMOSA = "#f5c33b";
const BLUE = "#1b557a";
const ROAD = "#a9a79f";
const STONE = "#e6dabf";
const GRASS = "#b4c684";
const WALLS = [
  "#f6ecd8",
  "#f0d39a",
  "#e3a98a",
  "#c9dbe4",
  "#efe3c8",
  "#e9c3a4",
  "#f7f0e2",
] as const;
const ROOFS = ["#b9573a", "#c46a45", "#a84c34", "#6b7c8b", "#b9573a", "#5d6f80"] as const;
const SHUTTERS = [BLUE, "#2f5d50", "#86301b", "#7fa6bf", "#f7f0e2"] as const;
const TREES = ["lime", "maple", "plane", "blossom"] as const satisfies readonly Species[];

/** Half the length and the width of the quarter, in metres along its streets. */
const REACH = { u: 58, d: 50 } as const;
/** The middles of its streets: those that run along `d`, then those that run along `u`. */
const STREETS = { u: [-29, 5, 35], d: [-26, 2, 28] } as const;
const HALF_ROAD = 3.1;
const HALF_STREET = 5;

/** A house of the quarter: its near left corner, its size, its paints. */
interface House {
  u: number;
  d: number;
  width: number;
  depth: number;
  height: number;
  rise: number;
  /** Whether the ridge runs with the street in front. */
  along: boolean;
  wall: string;
  roof: string;
  shutter: string;
}

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

function cornersOfHouse(frame: Frame, { u, d, width, depth, height, rise, along }: House): P3[] {
  const walls = [0, 1].flatMap((x) => [0, 1].map((y) => [u + x * width, d - y * depth] as const));
  const ridge: readonly P2[] = along
    ? [
        [u, d - depth / 2],
        [u + width, d - depth / 2],
      ]
    : [
        [u + width / 2, d],
        [u + width / 2, d - depth],
      ];
  return [
    ...walls.flatMap(([x, y]) => [at(frame, x, 0, y), at(frame, x, height, y)]),
    ...ridge.map(([x, y]) => at(frame, x, height + rise, y)),
  ];
}

/** The quarter's edge in a direction, in metres. */
function edge(angle: number): P2 {
  const wobble = 1 + 0.035 * Math.sin(angle * 3 + 1) + 0.025 * Math.cos(angle * 5);
  const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.72;
  return [squared(Math.cos(angle)) * REACH.u * wobble, squared(Math.sin(angle)) * REACH.d * wobble];
}

/** The ground: a sheet of paper cut round, its streets, its square, its park, and the round. */
function land(stage: Stage, frame: Frame): Sheet {
  const { sheet } = stage;
  const outline = Array.from({ length: 28 }, (_, step) => {
    const [u, d] = edge((step / 28) * Math.PI * 2);
    return pixel(stage, at(frame, u, 0, d));
  });
  const lowered = outline.map(([x, y]): P2 => [x, y + 22]);
  sheet.blob(lowered, tone(stage, "#8c7a5c", [0, 0.2, -1]));
  sheet.blob(outline, tone(stage, GRASS, [0, 1, 0]));
  const ground = sheet.child({ clip: outline });
  const flat = on(stage, { sheet: ground });
  const lay = (from: readonly [number, number], to: readonly [number, number], colour: string) =>
    patch(flat, ground, frame, from, to, colour);
  lay([-60, -HALF_STREET + 2], [60, HALF_STREET + 2], STONE);
  for (const half of [HALF_STREET, HALF_ROAD]) {
    const colour = half === HALF_ROAD ? ROAD : STONE;
    for (const u of STREETS.u) lay([u - half, -90], [u + half, 90], colour);
    for (const d of STREETS.d) lay([-90, d - half], [90, d + half], colour);
  }
  square(flat, ground, frame);
  const shade = shadeSheet(ground);
  const [west, middle, east] = STREETS.u;
  const [north, centre, south] = STREETS.d;
  const round: readonly P2[] = [
    [west, centre],
    [west, south],
    [east, south],
    [east, centre],
    [middle, centre],
    [middle, north],
    [west, north],
  ];
  ring(on(stage, { sheet: ground.child() }), frame, round);
  return shade;
}

/** The round, with soft corners. */
function ring(stage: Stage, frame: Frame, corners: readonly P2[]): void {
  const path: P2[] = [];
  const soft = 3.4;
  for (const [index, here] of corners.entries()) {
    const before = corners.at(index - 1) ?? here;
    const after = corners[(index + 1) % corners.length] ?? here;
    const near = (other: P2): P2 => {
      const length = Math.hypot(other[0] - here[0], other[1] - here[1]);
      return [
        here[0] + ((other[0] - here[0]) * soft) / length,
        here[1] + ((other[1] - here[1]) * soft) / length,
      ];
    };
    const [from, to] = [near(before), near(after)];
    for (let step = 0; step <= 6; step += 1) {
      const t = step / 6;
      const mixed = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * here[axis] + t ** 2 * to[axis];
      path.push([mixed(0), mixed(1)]);
    }
  }
  const points = path.map(([u, d]) => pixel(stage, at(frame, u, 0, d)));
  const metre = pixelsAt(stage, at(frame, 0, 0, 0));
  stage.sheet.line(points, darker(MIMOSA, 0.32), 2.7 * metre, { closed: true });
  stage.sheet.line(points, MIMOSA, 2.1 * metre, { closed: true });
}

/** The square between the streets: flags, a bandstand's round, a lawn. */
function square(stage: Stage, sheet: Sheet, frame: Frame): void {
  const { dice } = stage;
  patch(stage, sheet, frame, [-24, -21], [0, -3], lighter(STONE, 0.03));
  for (let d = -20; d < -4; d += 2)
    for (let u = -23; u < -1; u += 2)
      if (dice.chance(0.3))
        patch(stage, sheet, frame, [u, d], [u + 1.6, d + 1.6], drift(STONE, dice.range, 0.03));
}

/** Rows of houses around each block of streets, and none on the square. */
function houses(dice: Dice): House[] {
  const rows: House[] = [];
  const edges = (streets: readonly number[], reach: number): [number, number][] => {
    const sides = [-reach, ...streets.flatMap((s) => [s - HALF_STREET, s + HALF_STREET]), reach];
    return Array.from({ length: sides.length / 2 }, (_, index) => [
      sides[index * 2] ?? 0,
      sides[index * 2 + 1] ?? 0,
    ]);
  };
  for (const [u0, u1] of edges(STREETS.u, REACH.u - 5)) {
    for (const [d0, d1] of edges(STREETS.d, REACH.d - 5)) {
      if (u0 > -26 && u1 < 2 && d0 > -23 && d1 < 0) continue;
      if (u1 - u0 < 8 || d1 - d0 < 8) continue;
      row(dice, rows, [u0, u1], d1, 8.4);
      if (d1 - d0 > 19) row(dice, rows, [u0, u1], d0 + 8, 8);
    }
  }
  return rows.filter(({ u, d, width, depth }) => {
    const far = Math.max(Math.abs(u), Math.abs(u + width)) / REACH.u;
    const deep = Math.max(Math.abs(d), Math.abs(d - depth)) / REACH.d;
    return far ** 3 + deep ** 3 < 1.22;
  });
}

function row(
  dice: Dice,
  rows: House[],
  [from, to]: readonly [number, number],
  front: number,
  depth: number,
): void {
  const count = Math.max(1, Math.round((to - from) / 8.2));
  const width = (to - from) / count;
  for (let index = 0; index < count; index += 1) {
    // A house is missing here and there: a garden shows.
    if (count > 2 && dice.chance(0.12)) continue;
    rows.push({
      u: from + index * width,
      d: front,
      width,
      depth: depth + dice.range(-0.6, 0.6),
      height: dice.range(5.6, 9.4),
      rise: dice.range(2.4, 4.2),
      along: dice.chance(0.7),
      wall: dice.pick(WALLS),
      roof: dice.pick(ROOFS),
      shutter: dice.pick(SHUTTERS),
    });
  }
}

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

function drawHouse(stage: Stage, frame: Frame, house: House): void {
  const { dice } = stage;
  const { u, d, width, depth, height, rise, along, wall, roof } = house;
  const point = (x: number, y: number, v: number) => at(frame, u + x * width, v, d - y * depth);
  const middle = point(0.5, 0.5, height * 0.5);
  const face = (points: P3[], colour: string) => facet(stage, middle, points, colour);
  const top = height + rise;
  const gable = (points: P3[], peak: P3) => [...points.slice(0, 3), peak, ...points.slice(3)];
  const front = [point(0, 0, 0), point(1, 0, 0), point(1, 0, height), point(0, 0, height)];
  const right = [point(1, 0, 0), point(1, 1, 0), point(1, 1, height), point(1, 0, height)];
  const left = [point(0, 1, 0), point(0, 0, 0), point(0, 0, height), point(0, 1, height)];
  face(along ? front : gable(front, point(0.5, 0, top)), wall);
  face(along ? gable(right, point(1, 0.5, top)) : right, wall);
  face(along ? gable(left, point(0, 0.5, top)) : left, wall);
  openings(stage, frame, house);
  const over = 0.035;
  if (along) {
    const [a, b] = [-over, 1 + over];
    const low = height - rise * over * 2;
    face(
      [point(b, 1 + over, low), point(a, 1 + over, low), point(a, 0.5, top), point(b, 0.5, top)],
      roof,
    );
    face(
      [point(a, -over, low), point(b, -over, low), point(b, 0.5, top), point(a, 0.5, top)],
      roof,
    );
  } else {
    const low = height - rise * over * 2;
    face(
      [point(-over, 1, low), point(-over, -over, low), point(0.5, -over, top), point(0.5, 1, top)],
      roof,
    );
    face(
      [
        point(1 + over, -over, low),
        point(1 + over, 1, low),
        point(0.5, 1, top),
        point(0.5, -over, top),
      ],
      roof,
    );
  }
  chimney(stage, frame, house, dice.chance(0.5) ? 0.22 : 0.74);
}

/** A flat side of a solid around `middle`, where the eye sees it from outside. */
function facet(stage: Stage, middle: P3, points: P3[], colour: string): void {
  const [corner] = points;
  if (!corner) return;
  const normal = normalOf(points);
  const outwards = dot(sub(corner, middle), normal) < 0 ? negated(normal) : normal;
  if (faces(stage, corner, outwards))
    stage.sheet.polygon(seen(stage, points), tone(stage, colour, outwards));
}

function chimney(stage: Stage, frame: Frame, house: House, share: number): void {
  const { u, d, width, depth, height, rise, along, wall } = house;
  const x = u + (along ? width * share : width * 0.5);
  const y = d - (along ? depth * 0.5 : depth * share);
  const base = height + rise * 0.6;
  const tall = rise * 0.4 + 1;
  const p = (dx: number, dy: number, v: number) => at(frame, x + dx / 2, v, y + dy / 2);
  const middle = p(0, 0, base + tall / 2);
  const face = (points: P3[], colour: string) => facet(stage, middle, points, colour);
  const brick = darker(wall, 0.06);
  face([p(-1, 1, base), p(1, 1, base), p(1, 1, base + tall), p(-1, 1, base + tall)], brick);
  face([p(1, 1, base), p(1, -1, base), p(1, -1, base + tall), p(1, 1, base + tall)], brick);
  face([p(-1, -1, base), p(-1, 1, base), p(-1, 1, base + tall), p(-1, -1, base + tall)], brick);
  face(
    [p(-1, 1, base + tall), p(1, 1, base + tall), p(1, -1, base + tall), p(-1, -1, base + tall)],
    "#b9573a",
  );
}

/** Windows with their shutters, and a door, on the front; windows alone on the side. */
function openings(stage: Stage, frame: Frame, house: House): void {
  const { dice, sheet } = stage;
  const { u, d, width, height, shutter } = house;
  const night = stage.light.night > 0.5;
  const floors = height > 7.6 ? 3 : 2;
  const pitch = (height - 0.6) / floors;
  const bays = Math.max(2, Math.round(width / 2.7));
  const step = width / bays;
  const door = dice.int(0, bays - 1);
  const pane = () => (night && dice.chance(0.55) ? dice.pick(["#ffd77f", "#fbc766"]) : "#3b5567");
  const glass = (points: P2[], colour: string, normal: P3) =>
    sheet.polygon(points, colour.startsWith("#f") ? colour : tone(stage, colour, normal));
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const x = u + step * (bay + 0.5);
      const y = floor * pitch + 0.9;
      if (floor === 0 && bay === door) {
        panel(stage, sheet, frame, x - 0.55, 0, 1.1, 2.3, shutter, d);
        continue;
      }
      const tall = Math.min(1.5, pitch - 1);
      glass(
        seen(stage, [
          at(frame, x - 0.45, y, d),
          at(frame, x + 0.45, y, d),
          at(frame, x + 0.45, y + tall, d),
          at(frame, x - 0.45, y + tall, d),
        ]),
        pane(),
        frame.n,
      );
      for (const side of [-1, 1])
        panel(stage, sheet, frame, x + side * 0.68 - 0.23, y, 0.46, tall, shutter, d);
    }
  }
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
