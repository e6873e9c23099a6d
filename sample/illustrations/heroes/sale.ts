import { doorway } from "../building/groundfloor.ts";
import { ashlar, quoins, weathering } from "../building/masonry.ts";
import { drawShutters } from "../building/shutters.ts";
import { drawWindow, surround } from "../building/windows.ts";
import type { Camera } from "../engine/camera.ts";
import { darker, drift } from "../engine/colour.ts";
import { at, box, cornersOf, frameAt, traced } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import { shadowTint, sunOn } from "../engine/light.ts";
import {
  castOnGround,
  documentOf,
  on,
  pixel,
  pixelsAt,
  type Stage,
  shadeSheet,
  stageOf,
} from "../engine/stage.ts";
import { castSolid, render, type Wall, wallOn } from "../engine/wall.ts";
import { drawBlooms, drawClimber, drawWindowBox } from "../nature/flowers.ts";
import { lightOf, MOODS } from "../nature/moods.ts";
import { drawFlowerPot } from "../outdoors/loungers.ts";
import { patch, setts } from "../town/ground.ts";
import { drawBicycle } from "../town/vehicles.ts";
import { drawFigure } from "./figures.ts";
import type { Moment } from "./home.ts";

export const SALE_SIZE = { width: 1920, height: 1080 } as const;

const WALL = "#f4ebd9";
const BLUE = "#1b557a";
const STONE = "#e2cfaa";
const GERANIUM = "#d8402f";

/** The keys change hands before a blue door with geraniums. */
export function drawSale(moment: Moment): string {
  const mood = moment === "day" ? MOODS.golden : MOODS.dusk;
  const distance = 14;
  const scale = 206;
  const ground = 905;
  const eye = 1.55;
  const camera: Camera = {
    eye: [0, eye, 0],
    yaw: 0,
    focal: scale * distance,
    centre: SALE_SIZE.width / 2,
    horizon: ground - eye * scale,
  };
  const stage = stageOf({
    camera,
    light: lightOf(mood, -48, moment === "day" ? 34 : 30),
    seed: 77,
    ...SALE_SIZE,
  });
  const { sheet } = stage;
  const frame = frameAt(-5.4, 0, distance);
  const floor = sheet.child();
  const shade = shadeSheet(sheet);
  patch(stage, floor, frame, [-6, 0], [18, 12], "#d9cbb2");
  setts(stage, floor, frame, "#d9cbb2", [0.1, 6], 14);
  const wall = wallOn(stage, sheet.child(), frame, 10.8, 5.2);
  render(stage, wall, WALL);
  weathering(stage, wall, "#f6eee0", 6);
  ashlar(stage, wall, { u: 0, v: 0, w: 10.8, h: 0.62 }, "#d6c3a0", 0.32, {
    joints: true,
    strength: 0.07,
  });
  front(on(stage, { dice: stage.dice.fork("front") }), wall, moment);
  leafShade(on(stage, { dice: stage.dice.fork("leaves") }), wall);
  if (moment === "night") halo(stage, at(frame, 4.36, 2.45, 0.15), 2.2);
  const life = on(stage, { sheet: sheet.child() });
  people(on(life, { dice: stage.dice.fork("people") }), shade);
  return documentOf(stage);
}

/** The lantern's light on the wall around it. */
function halo(stage: Stage, lantern: P3, reach: number): void {
  const centre = pixel(stage, lantern);
  const radius = reach * pixelsAt(stage, lantern);
  const { sheet } = stage;
  const paint = sheet.definitions.radial(centre, radius, [
    [0, "#ffe7b0", 0.95],
    [0.08, "#ffdf9c", 0.6],
    [0.4, "#ffc870", 0.22],
    [1, "#ffc870", 0],
  ]);
  sheet.circle(centre, radius, paint);
}

function front(stage: Stage, wall: Wall, moment: Moment): void {
  const lamp = moment === "night";
  doorway(stage, wall, { u: 5.1, v: 0.34, w: 1.5, h: 2.85, arch: 1, depth: 0.34 }, BLUE, STONE, {
    leaves: 2,
    step: false,
  });
  quoins(stage, wall, 4.86, 0.34, 2.1, -1, STONE, 0.36, 0.34);
  quoins(stage, wall, 6.84, 0.34, 2.1, 1, STONE, 0.36, 0.34);
  for (const [v, w, t] of [
    [0, 2.9, 0.95],
    [0.17, 2.3, 0.55],
  ] as const) {
    const step = { u: 5.85 - w / 2, v, d: 0, w, h: 0.17, t };
    castSolid(stage, wall, step);
    box(stage, wall.front, wall, step, STONE, { top: "#efe0c2" });
  }
  for (const u of [1.5, 8.5]) {
    const opening = { u, v: 1.15, w: 1.15, h: 1.75, depth: 0.26 };
    surround(stage, wall, opening, 0.17, STONE, { sill: true, keystone: STONE });
    drawWindow(stage, wall, opening, {
      joinery: { colour: "#fbf5e8", columns: 2, rows: 3, bar: 0.05 },
      curtain: "drapes",
      reveal: WALL,
      on: lamp,
    });
    drawShutters(stage, wall, opening, BLUE, "louvred", u < 5 ? "open" : "ajar");
    drawWindowBox(stage, wall.front, wall, u - 0.02, 1.16, 1.2, 0.14, GERANIUM);
    drawBlooms(stage, wall.front, wall, u, 0.95, 0.3, 1.1, 0.4, GERANIUM);
  }
  drawClimber(
    stage,
    wall.front,
    wall,
    [
      [7.5, 0.1],
      [7.35, 2.3],
      [6.9, 3.5],
      [5.6, 3.95],
      [3.9, 3.85],
      [2.6, 4.2],
    ],
    0.34,
    "#6f9158",
    "#b9a3d6",
  );
  const sconce = { u: 4.28, v: 2.3, d: 0.06, w: 0.17, h: 0.3, t: 0.17 };
  box(stage, wall.front, wall, sconce, lamp ? "#ffe3a0" : "#e9e2d2");
  box(stage, wall.front, wall, { ...sconce, v: 2.6, h: 0.05 }, "#33404a");
}

/** Shade of a plane tree's leaves on the wall: the tree itself is behind the viewer. */
function leafShade(stage: Stage, wall: Wall): void {
  const { dice } = stage;
  const share = sunOn(stage.light, wall.n);
  const tint = shadowTint(stage.light, share);
  const shade = shadeSheet(wall.front);
  for (let index = 0; index < 300; index += 1) {
    const u = dice.range(0, 1) ** 1.5 * 5.4 - 0.2;
    const v = 5.3 - dice.range(0, 1) ** 1.7 * Math.max(0.5, 3.4 - u * 0.55);
    const long = dice.range(0.09, 0.2);
    const angle = dice.range(-1, 1) - 0.9;
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
    const wide = dice.range(0.28, 0.42);
    const leaf: P2[] = [
      [u - dx, v - dy],
      [u - dy * wide - dx * 0.2, v + dx * wide - dy * 0.2],
      [u + dx, v + dy],
      [u + dy * wide - dx * 0.2, v - dx * wide - dy * 0.2],
    ];
    shade.blob(traced(stage, wall, leaf), tint);
  }
}

function people(stage: Stage, shade: Stage["sheet"]): void {
  const ground = frameAt(0, 0, 14);
  const pots: readonly (readonly [u: number, d: number, size: number, blossom: string])[] = [
    [-1.05, 0.4, 0.62, GERANIUM],
    [-1.6, 0.5, 0.86, "#e86a55"],
    [2.05, 0.42, 0.66, GERANIUM],
    [2.6, 0.5, 0.95, "#f4efe4"],
    [-4.4, 0.5, 0.8, "#c9487a"],
  ];
  for (const [index, [u, d, size, blossom]] of pots.entries()) {
    drawFlowerPot(
      on(stage, { dice: stage.dice.fork(`pot${index}`) }),
      stage.sheet,
      shade,
      ground,
      u,
      d,
      size,
      blossom,
    );
  }
  drawBicycle(on(stage, { dice: stage.dice.fork("bike") }), [-3.1, 0, 13.2], shade);
  castOnGround(stage, shade, cornersOf(ground, { u: 3.2, v: 0, d: 0.8, w: 0.9, h: 0.5, t: 0.5 }));
  for (const [u, v, w, h] of [
    [3.2, 0, 0.62, 0.42],
    [3.86, 0, 0.5, 0.34],
    [3.34, 0.42, 0.46, 0.3],
  ] as const) {
    box(
      stage,
      stage.sheet,
      ground,
      { u, v, d: 0.75, w, h, t: 0.42 },
      drift("#c99a62", stage.dice.range, 0.015),
      { top: darker("#c99a62", -0.03) },
    );
    box(
      stage,
      stage.sheet,
      ground,
      { u: u + w * 0.42, v, d: 1.165, w: w * 0.14, h, t: 0.01 },
      "#e6cfa0",
    );
  }
  drawFigure(
    stage,
    [-0.16, 0, 12.6],
    1,
    {
      coat: "#b1452a",
      skirt: "#33404f",
      legs: "#33404f",
      shoes: "#2b2a2e",
      skin: "#e3b592",
      hair: "#4a3227",
      hairstyle: "bun",
      hand: [0.44, 1.13],
      holds: "key",
    },
    shade,
  );
  drawFigure(
    stage,
    [1.12, 0, 12.6],
    -1,
    {
      coat: "#1f4a66",
      legs: "#8a7358",
      shoes: "#4a3227",
      skin: "#a8714f",
      hair: "#2a2320",
      hairstyle: "short",
      scarf: "#f5c33b",
      hand: [0.5, 1.06],
      holds: "folder",
    },
    shade,
  );
}
