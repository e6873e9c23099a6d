import { ashlar, quoins, weathering } from "../building/masonry.ts";
import type { Camera } from "../engine/camera.ts";
import { lighter } from "../engine/colour.ts";
import { diceOf } from "../engine/dice.ts";
import { at, type Frame, frameAt, within } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Light } from "../engine/light.ts";
import {
  documentOf,
  on,
  pixel,
  pixelsAt,
  type Stage,
  shadeSheet,
  stageOf,
} from "../engine/stage.ts";
import type { Facade } from "../facades/facade.ts";
import { flanders } from "../facades/flanders.ts";
import { haussmann } from "../facades/haussmann.ts";
import { timbered } from "../facades/timbered.ts";
import { type Townhouse, townhouse } from "../facades/townhouse.ts";
import { drawHills, drawRoofscape } from "../nature/land.ts";
import { lightOf, MOODS, type Mood } from "../nature/moods.ts";
import { drawTree } from "../nature/trees.ts";
import { drawBench, drawCafeTable, drawLamp, drawPlanter } from "../town/furniture.ts";
import { drawStreet } from "../town/ground.ts";
import { drawPerson, type Pose } from "../town/people.ts";
import { drawBicycle, drawCar } from "../town/vehicles.ts";

export type Moment = "day" | "night";

/** Pixels of the home page's street; the sky's own colour is the page's, so that they meet unseen. */
export const HOME_SIZE = { width: 1920, height: 720 } as const;

/** The identity's colours: see app/globals.css. */
const CHALK = "#f6efe0";
const BLUE = "#1b557a";
const PALE_BLUE = "#7fa6bf";
const TILE = "#b1452a";
const MIMOSA = "#f5c33b";
const SKY = { day: "#e2edf4", night: "#1b3242" } as const;

const DAY: Mood = {
  ...MOODS.noon,
  sky: [SKY.day, SKY.day, "#f4f2e9"],
  sun: [0.66, 0.57, 0.43],
  ambient: [0.38, 0.44, 0.56],
  haze: "#e6ecec",
};
const NIGHT: Mood = {
  ...MOODS.blue,
  sky: [SKY.night, SKY.night, "#33506a"],
  ambient: [0.3, 0.36, 0.52],
  sun: [0.07, 0.07, 0.09],
  night: 0.85,
  haze: "#33506a",
};

const JOINERY = { colour: "#fbf6ea", columns: 2, rows: 3 } as const;

function house(spec: Partial<Townhouse> & Pick<Townhouse, "wall" | "bay" | "storeys">): Facade {
  const trim = spec.trim ?? lighter(spec.wall, 0.06);
  return townhouse({
    trim,
    bays: [3, 3],
    window: {
      w: 1.1,
      foot: 0.5,
      gap: 0.62,
      joinery: JOINERY,
      curtains: ["none", "drapes", "sheer", "none"],
    },
    surround: { band: 0.15, colour: trim, sill: true },
    masonry: (stage, wall) => weathering(stage, wall, lighter(spec.wall, 0.025), 5),
    head: "genoise",
    roof: { rise: 1.5, run: 3.6, overhang: 0.45, colour: "#c2603d", covering: "romanTiles" },
    chimney: spec.wall,
    ground: { kind: "shops", paints: [BLUE, "#2f5d50"], awning: MIMOSA, door: BLUE },
    ...spec,
  });
}

/** The street's houses from left to right: one of each part of the country. */
function row(): { facade: Facade; bays: number }[] {
  const dice = diceOf(1802);
  const provence = house({
    wall: "#f0cf92",
    bay: 2.6,
    storeys: [3.7, 3.2, 3.1, 2.5],
    attic: 1.15,
    shutters: { colours: [PALE_BLUE], style: "louvred", ajar: 0.2, closed: 0.1 },
    flowers: { chance: 0.3, colour: "#d8402f" },
    ground: { kind: "shops", paints: [TILE, TILE], awning: TILE, door: "#2f5d50" },
  });
  const chalk = house({
    wall: CHALK,
    bay: 2.5,
    storeys: [3.6, 3.3, 3],
    shutters: { colours: [BLUE], style: "louvred", ajar: 0.25, closed: 0.05 },
    flowers: { chance: 0.7, colour: "#d8402f" },
    head: "eaves",
    ground: { kind: "shops", paints: [BLUE, BLUE], awning: MIMOSA, door: TILE },
  });
  const bordeaux = house({
    wall: "#ecdcb6",
    bay: 2.7,
    storeys: [4, 3.7, 2.9],
    window: {
      w: 1.2,
      foot: 0.25,
      gap: 0.8,
      arch: 0.35,
      joinery: { ...JOINERY, rows: 4 },
      curtains: ["none", "drapes", "sheer"],
    },
    surround: { band: 0.18, colour: "#f7ecd2", keystone: true, foot: true },
    guards: { style: "scrolls", colour: "#2b3a44", height: 0.85 },
    balconies: {
      storeys: [1],
      running: true,
      depth: 0.6,
      rail: { style: "scrolls", colour: "#2b3a44", height: 1 },
      consoles: true,
    },
    masonry: (stage, wall, levels) => {
      ashlar(stage, wall, { u: 0, v: 0, w: wall.width, h: levels[1] ?? 4 }, "#ecdcb6", 0.5, {
        joints: true,
        strength: 0.06,
      });
      quoins(stage, wall, 0, 0, wall.height, 1, "#f7ecd2", 0.5, 0.5);
      quoins(stage, wall, wall.width, 0, wall.height, -1, "#f7ecd2", 0.5, 0.5);
    },
    head: "cornice",
    roof: { rise: 1.8, run: 3.6, overhang: 0.2, colour: "#66788a", covering: "slate" },
    ground: { kind: "arches", paints: [BLUE], door: BLUE },
  });
  const rose = house({
    wall: "#dba58a",
    bay: 2.4,
    storeys: [3.6, 3.1, 2.9],
    shutters: { colours: ["#f3ead8"], style: "panelled", ajar: 0.2, closed: 0.1 },
    flowers: { chance: 0.5, colour: MIMOSA },
    ground: { kind: "shops", paints: ["#2f5d50", "#2f5d50"], awning: "#2f5d50", door: BLUE },
  });
  const west = timbered(diceOf(7), {
    plaster: [CHALK],
    timber: [BLUE],
    base: "#d3c8b6",
    roof: ["#5d6f80"],
    covering: "slate",
    shutters: null,
    flowers: 0.8,
    gables: 1,
    steep: 1.2,
    paints: [TILE],
  });
  const east = timbered(diceOf(12), {
    plaster: ["#f3dfb4"],
    timber: ["#7a4630"],
    base: "#d9a98b",
    roof: ["#b5532f"],
    covering: "tiles",
    shutters: ["#5b7f6a"],
    flowers: 0.9,
    gables: 1,
    steep: 1.45,
    paints: ["#2f5d50"],
  });
  const north = flanders(dice.fork("north"), { brick: "#b85a3f", paint: BLUE });
  const paris = haussmann(dice.fork("paris"), 2);
  return [
    { facade: north, bays: 3 },
    { facade: paris, bays: 4 },
    { facade: chalk, bays: 3 },
    { facade: east, bays: 3 },
    { facade: bordeaux, bays: 3 },
    { facade: west, bays: 3 },
    { facade: provence, bays: 3 },
    { facade: north, bays: 3 },
    { facade: rose, bays: 4 },
  ];
}

/** The home page's street, by day or in the evening: a house of every region, and people in it. */
export function drawHome(moment: Moment): string {
  const mood = moment === "day" ? DAY : NIGHT;
  const scale = 31;
  const distance = 60;
  const ground = 622;
  const eye = 4.2;
  const camera: Camera = {
    eye: [0, eye, 0],
    yaw: 0,
    focal: scale * distance,
    centre: HOME_SIZE.width / 2,
    horizon: ground - eye * scale,
  };
  const light: Light = lightOf(mood, -42, 36);
  const stage = stageOf({ camera, light, seed: 1802, ...HOME_SIZE });
  sky(stage, moment);
  drawHills(stage, ["#a9bfc4", "#a3b99a"], 150, { foot: ground });
  drawRoofscape(stage, "#e9dcc4", "#b9694a", 150, 0.45, ground);
  const frame = frameAt(-33, 0, distance);
  const street = stage.sheet.child();
  const shade = shadeSheet(stage.sheet);
  drawStreet(stage, street, frame, {
    pavement: 4.4,
    roadway: 7,
    stone: "#dccfb8",
    road: moment === "day" ? "#a3a3a0" : "#7d8288",
    old: false,
  });
  const buildings = stage.sheet.child();
  let u = 0;
  const houses = row().map(({ facade, bays }, index) => {
    const start = u;
    const width = facade.bay * bays;
    // A lane opens in the row, to the hills and the steeple.
    u += width + (index === 3 || index === 6 ? 2.2 : 0);
    const painter = on(stage, { sheet: buildings, dice: stage.dice.fork(`house${index}`) });
    return {
      aside: Math.abs(start + width / 2 - 33),
      draw: () => facade.draw(painter, buildings, within(frame, start, 0, 0), bays, [0, 0]),
    };
  });
  for (const house of houses.sort((a, b) => b.aside - a.aside)) house.draw();
  life(on(stage, { sheet: stage.sheet.child() }), frame, shade);
  return documentOf(stage);
}

function sky(stage: Stage, moment: Moment): void {
  const { sheet, width, height } = stage;
  const all: P2[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  sheet.polygon(all, SKY[moment]);
  sheet.polygon(
    all,
    sheet.definitions.linear(
      [0, 150],
      [0, 560],
      [
        [0, moment === "day" ? "#f7f0df" : "#54708a", 0],
        [1, moment === "day" ? "#f7f0df" : "#54708a", 0.9],
      ],
    ),
  );
  if (moment === "day") return;
  const dice = stage.dice.fork("stars");
  for (let index = 0; index < 60; index += 1)
    sheet.circle(
      [dice.range(0, width), dice.range(20, 330)],
      dice.range(0.8, 2),
      "#fdf3d6",
      dice.pick([0.5, 0.85]),
    );
}

const LAMPS = [3, 13.5, 27, 38, 52, 62] as const;

const WALKERS: readonly (readonly [u: number, d: number, pose: Pose])[] = [
  [9.5, 3, "walking"],
  [17.2, 2.6, "basket"],
  [24.6, 2.2, "standing"],
  [25.7, 2.3, "standing"],
  [33.4, 3.2, "dog"],
  [40.2, 2.4, "child"],
  [41, 2.6, "walking"],
  [50.5, 3, "umbrella"],
];

function life(stage: Stage, frame: Frame, shade: Stage["sheet"]): void {
  const dice = stage.dice.fork("life");
  const part = (name: string): Stage => on(stage, { dice: dice.fork(name) });
  const place = (u: number, d: number) => at(frame, u, 0, d);
  for (const u of [19.8, 21.4, 23])
    drawCafeTable(part(`table${u}`), place(u, 1.9), u === 21.4 ? TILE : BLUE, u === 21.4, shade);
  for (const u of [47, 48.6])
    drawCafeTable(part(`tableR${u}`), place(u, 1.9), "#2f5d50", false, shade);
  for (const u of [15.4, 18.2, 36.6, 39.2])
    drawPlanter(part(`pot${u}`), place(u, 0.5), "#a8553a", undefined, shade);
  drawBicycle(part("bike"), place(29.4, 0.7), shade);
  drawBench(part("bench"), place(43.5, 3), shade);
  for (const [index, [u, d, pose]] of WALKERS.entries())
    drawPerson(part(`walker${index}`), place(u, d), pose, shade);
  for (const u of LAMPS) drawLamp(part(`lamp${u}`), place(u, 3.9), 4.3, shade);
  drawTree(part("mimosa"), place(35, 3.4), "mimosa", 6.2, { shade });
  drawTree(part("plane"), place(7.2, 3.6), "plane", 8, { shade });
  drawTree(part("lime"), place(56.5, 3.6), "lime", 7.6, { shade });
  drawTree(part("young"), place(46, 3.5), "olive", 4.6, { shade });
  drawCar(part("car"), place(11.4, 5.8), shade);
  drawCar(part("second"), place(53.6, 5.8), shade);
  if (stage.light.night > 0.3) for (const u of LAMPS) lampPool(stage, place(u, 3.4));
}

/** Lamplight lying on the pavement. */
function lampPool(stage: Stage, spot: P3): void {
  const { sheet } = stage;
  const centre = pixel(stage, spot);
  const reach = 3.6 * pixelsAt(stage, spot);
  const paint = sheet.definitions.radial(
    centre,
    reach,
    [
      [0, "#ffd48a", 0.42],
      [1, "#ffd48a", 0],
    ],
    0.2,
  );
  sheet.oval(centre, reach, reach * 0.2, paint);
}
