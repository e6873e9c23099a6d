import type { Camera } from "../engine/camera.ts";
import { darker, drift, lighter } from "../engine/colour.ts";
import { type Dice, diceOf } from "../engine/dice.ts";
import { at, type Frame, frameAt, within } from "../engine/frame.ts";
import { ellipse, type P3, rectangle } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import {
  documentOf,
  groundTint,
  HEIGHT,
  on,
  type Stage,
  seen,
  shadeSheet,
  stageOf,
  tone,
  WIDTH,
} from "../engine/stage.ts";
import { drawBough } from "../nature/bough.ts";
import { BLOSSOMS, drawStems } from "../nature/flowers.ts";
import { drawHedge } from "../nature/hedges.ts";
import {
  drawHills,
  drawMountains,
  drawRoofscape,
  drawSail,
  drawSea,
  drawTreeline,
} from "../nature/land.ts";
import { lightOf, type Mood } from "../nature/moods.ts";
import { paintSky } from "../nature/sky.ts";
import { spreadOf } from "../nature/species.ts";
import { drawTree } from "../nature/trees.ts";
import { patch } from "../town/ground.ts";
import { drawPerson } from "../town/people.ts";
import { drawBicycle } from "../town/vehicles.ts";
import { drawFence } from "./fences.ts";
import type { House, HouseStyle, Setting } from "./house.ts";

export interface HouseScene {
  seed: number;
  mood: Mood;
  style: HouseStyle;
}

/** A house in its garden, three-quarter view. */
export function drawHouseScene({ seed, mood, style }: HouseScene): string {
  const dice = diceOf(seed);
  const house = style(dice.fork("house"));
  const { setting } = house;
  const turn = dice.pick([-1, 1]);
  const yaw = turn * dice.range(0.22, 0.62);
  const apparent = house.width * Math.cos(yaw) + house.depth * Math.abs(Math.sin(yaw));
  const distance = Math.max(17, house.width * 1.7);
  const fill = house.width > 12.5 ? dice.range(0.76, 0.84) : dice.range(0.66, 0.78);
  // One picture in three comes closer and lets the edges cut the house.
  const close = dice.chance(0.34) ? dice.range(1.22, 1.42) : 1;
  const scale = close * Math.min((WIDTH * fill) / apparent, (HEIGHT * 0.68) / house.top);
  const eyeHeight = dice.range(1.7, 3.4);
  const ground = HEIGHT * (close > 1 ? dice.range(0.8, 0.86) : dice.range(0.72, 0.79));
  const camera: Camera = {
    eye: [0, eyeHeight, 0],
    yaw: 0,
    focal: scale * distance,
    centre: WIDTH * dice.range(0.42, 0.58),
    horizon: ground - eyeHeight * scale,
  };
  // The sun lights the front, or grazes it: never from behind the house.
  const bearing = ((yaw * 180) / Math.PI) * 0.6 + dice.pick([-1, 1]) * dice.range(22, 46);
  const light = lightOf(mood, bearing, dice.range(...mood.altitude));
  const stage = stageOf({ camera, light, seed });
  paintSky(stage, mood, { birds: dice.chance(0.35), moon: dice.chance(0.4) });
  backdrop(stage, setting, scale, dice);
  const ground3 = stage.sheet.child();
  const shade = shadeSheet(stage.sheet);
  const centre = frameAt(0, 0, distance + house.depth * 0.35, yaw);
  const frame = within(centre, -house.width / 2 + dice.range(-0.8, 0.8), 0, house.depth / 2);
  lawn(stage, ground3, setting, frame, house);
  behind(stage, dice, setting, frame, house, shade);
  house.draw(on(stage, { dice: dice.fork("build") }), stage.sheet.child(), shade, frame);
  around(stage, dice, setting, frame, house, shade);
  return documentOf(stage);
}

function backdrop(stage: Stage, setting: Setting, scale: number, dice: Dice): void {
  const unit = Math.max(60, scale * 2.2);
  const { horizon } = stage.camera;
  const { sheet, width } = stage;
  const land = setting.lawn;
  const foot = stage.height;
  sheet.polygon(
    [
      [0, horizon],
      [width, horizon],
      [width, foot],
      [0, foot],
    ],
    tone(stage, land, [0, 1, 0]),
  );
  if (setting.backdrop === "sea") {
    drawSea(stage, ["#5f97b4", "#7db3bd"], horizon - unit * 0.1, horizon + unit * 0.4);
    if (dice.chance(0.7))
      drawSail(stage, [dice.range(0.1, 0.9) * width, horizon + unit * 0.05], unit * 0.4);
    drawTreeline(stage, darker(land, 0.1), unit * 0.35, 0.25, horizon + unit * 0.4);
  } else if (setting.backdrop === "mountains") {
    drawMountains(stage, unit * dice.range(2.6, 3.6));
    drawTreeline(stage, "#466b58", unit * 0.8, 0.35);
  } else if (setting.backdrop === "village") {
    drawRoofscape(stage, "#e3d6bf", "#a96a50", unit * 0.6, 0.5);
    drawTreeline(stage, "#6f8f5c", unit * 0.4, 0.3);
  } else if (setting.backdrop === "vines") {
    drawHills(stage, ["#8fa08a", "#a3ab76", "#b3ac6c"], unit * 1.3);
    vines(stage, horizon);
  } else if (setting.backdrop === "hills") {
    drawHills(stage, ["#8ba39b", "#8fa77c", "#9aab6c"], unit * dice.range(1, 1.7));
    drawTreeline(stage, "#668a58", unit * 0.3, 0.25);
  } else
    drawTreeline(
      stage,
      dice.pick(["#638a5b", "#5d8462", "#7a9459"]),
      unit * dice.range(0.6, 1),
      0.3,
    );
}

function vines(stage: Stage, horizon: number): void {
  const { sheet, width } = stage;
  const vanish = width * 0.5;
  for (let index = -24; index <= 24; index += 1) {
    sheet.line(
      [
        [vanish + index * 22, horizon + 2],
        [vanish + index * 90, horizon + 70],
      ],
      tone(stage, "#6f8a4c", [0, 1, 0]),
      5,
    );
  }
}

function lawn(stage: Stage, sheet: Sheet, setting: Setting, frame: Frame, house: House): void {
  const dice = stage.dice.fork("lawn");
  patch(stage, sheet, frame, [-80, -60], [80, 60], setting.lawn);
  for (let index = 0; index < 130; index += 1) {
    const u = dice.range(-16, 16 + house.width);
    const d = dice.range(-8, 15);
    const end = [u + dice.range(0.5, 3.4), d + dice.range(0.06, 0.3)] as const;
    patch(stage, sheet, frame, [u, d], end, drift(setting.lawn, dice.range, 0.045));
  }
  patch(
    stage,
    sheet,
    frame,
    [-0.6, -house.depth],
    [house.width + 0.6, 1.1],
    setting.path === "none" ? darker(setting.lawn, 0.05) : "#d8cab0",
  );
  if (house.drive)
    patch(stage, sheet, frame, [house.drive[0], -0.7], [house.drive[1], 30], "#cbbfab");
  const { width, height, camera } = stage;
  const depth = sheet.definitions.linear(
    [0, camera.horizon],
    [0, height],
    [
      [0, stage.light.haze, 0.3],
      [0.35, stage.light.haze, 0],
      [0.6, "#1f2a3a", 0],
      [1, "#1f2a3a", 0.26],
    ],
  );
  sheet.polygon(rectangle(0, camera.horizon, width, height - camera.horizon), depth);
  path(stage, sheet, setting, frame, house.door, dice);
}

function path(
  stage: Stage,
  sheet: Sheet,
  setting: Setting,
  frame: Frame,
  door: number,
  dice: Dice,
): void {
  if (setting.path === "none") return;
  const colour =
    setting.path === "drive" ? "#c8bca8" : setting.path === "flags" ? "#d3c6ae" : "#e2d3b4";
  const half = setting.path === "drive" ? 1.5 : 0.75;
  const bend = dice.range(-3, 3);
  const steps = 14;
  const side = (sign: number): P3[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const t = index / steps;
      return at(frame, door + bend * t * t + sign * half * (1 + t * 0.5), 0, t * 17);
    });
  const left = side(-1);
  const right = side(1);
  sheet.polygon(seen(stage, [...left, ...[...right].reverse()]), tone(stage, colour, [0, 1, 0]));
  if (setting.path !== "flags") return;
  for (let index = 0; index < steps * 2; index += 1) {
    const t = index / (steps * 2);
    const u = door + bend * t * t;
    const d = t * 17;
    patch(
      stage,
      sheet,
      frame,
      [u - half * 0.9, d],
      [u - half * 0.9 + dice.range(0.6, 1.5), d + 0.42],
      drift(lighter(colour, 0.04), dice.range, 0.03),
    );
  }
}

function behind(
  stage: Stage,
  dice: Dice,
  setting: Setting,
  frame: Frame,
  house: House,
  shade: Sheet,
): void {
  const sheet = stage.sheet.child();
  const back = on(stage, { sheet, fade: 0.12 });
  const species = dice.pick(setting.behind);
  for (let index = 0; index < dice.int(2, 4); index += 1) {
    const u = dice.pick([
      dice.range(-6, 1),
      dice.range(house.width - 1, house.width + 6),
      dice.range(0, house.width),
    ]);
    const tall = house.top * dice.range(0.75, 1.15);
    drawTree(
      on(back, { dice: dice.fork(`behind${index}`) }),
      at(frame, u, 0, -house.depth - dice.range(2, 6)),
      species,
      tall,
    );
  }
  if (setting.fence !== "hedge") return;
  const from = at(frame, -18, 0, -house.depth - 1);
  drawHedge(
    on(back, { dice: dice.fork("hedge") }),
    from,
    at(frame, -0.5, 0, -house.depth - 1),
    1.5,
    { foliage: "#6c8c55", shade },
  );
}

function around(
  stage: Stage,
  dice: Dice,
  setting: Setting,
  frame: Frame,
  house: House,
  shade: Sheet,
): void {
  const sheet = stage.sheet.child();
  const near = on(stage, { sheet });
  const part = (name: string, at_ = near) => on(at_, { dice: dice.fork(name) });
  plantings(part("beds"), setting, frame, house, shade);
  if (dice.chance(0.3))
    drawBicycle(part("bike"), at(frame, house.width * dice.range(0.1, 0.9), 0, 0.7), shade);
  const walks = dice.chance(0.35);
  if (walks)
    drawPerson(
      part("walker"),
      at(frame, house.door + dice.range(-1.5, 1.5), 0, dice.range(1.6, 4)),
      dice.pick(["standing", "basket", "dog", "child"]),
      shade,
    );
  const side = dice.pick([-1, 1]);
  const plant = (name: string, way: number, tall: number, d: number) => {
    const species = dice.pick(setting.beside);
    const height = species === "shrub" ? 1.4 : tall;
    const clear = (spreadOf(species) * height) / 2 + dice.range(0.4, 1.6);
    const u = way === -1 ? -clear : house.width + clear;
    drawTree(part(name), at(frame, u, 0, d), species, height, { shade });
  };
  plant("beside", side, house.top * dice.range(0.6, 0.95), dice.range(0.5, 3));
  if (dice.chance(0.65))
    plant("second", -side, house.top * dice.range(0.4, 0.7), dice.range(-3, 1));
  if (setting.fence !== "none" && dice.chance(0.65))
    drawFence(part("fence"), setting, frame, house, shade);
  else if (setting.flowers !== "none") foreground(part("grass"));
  if (dice.chance(0.65)) dapple(part("dapple"), frame, shade, house);
  if (dice.chance(0.35))
    drawBough(
      part("bough"),
      setting.beside[0] === "pine" ? "pine" : setting.beside[0] === "olive" ? "fig" : "leaves",
      dice.pick(["left", "right"]),
      0.36,
    );
}

function plantings(stage: Stage, setting: Setting, frame: Frame, house: House, shade: Sheet): void {
  const { dice } = stage;
  if (setting.flowers === "none") return;
  const blossom = {
    beds: dice.pick(BLOSSOMS),
    hollyhocks: dice.pick(["#d8587a", "#e9a0a8", "#b3456a", "#f2e3d0"]),
    lavender: "#8a78b8",
    hydrangeas: dice.pick(["#7f95cf", "#c58fc0", "#e3a0b4", "#9db4dd"]),
  }[setting.flowers];
  const gap = 1.5;
  const spans: [number, number][] = [
    [0.2, house.door - gap],
    [house.door + gap, house.width - 0.2],
  ];
  for (const [from, to] of spans) {
    if (to - from < 0.8) continue;
    if (setting.flowers === "hydrangeas") {
      for (let u = from + 0.5; u < to; u += 1.25) {
        drawTree(
          on(stage, { dice: dice.fork(`hydrangea${u}`) }),
          at(frame, u, 0, 0.7),
          "shrub",
          dice.range(0.8, 1.15),
          { shade },
        );
        drawStems(stage, at(frame, u - 0.5, 0, 0.8), at(frame, u + 0.5, 0, 0.8), 0.85, blossom, 7);
      }
      continue;
    }
    const height = { beds: 0.6, hollyhocks: 1.7, lavender: 0.6 }[setting.flowers];
    const density = setting.flowers === "hollyhocks" ? 3 : 9;
    drawStems(
      stage,
      at(frame, from, 0, 0.55),
      at(frame, to, 0, 0.55),
      height,
      blossom,
      Math.round((to - from) * density),
    );
    if (setting.flowers !== "hollyhocks")
      drawStems(
        stage,
        at(frame, from, 0, 0.95),
        at(frame, to, 0, 0.95),
        height * 0.8,
        blossom,
        Math.round((to - from) * density),
      );
  }
}

/** Tall grasses at the very front, half in shade: they give the eye a place to stand. */
function foreground(stage: Stage): void {
  const { dice, sheet, width, height } = stage;
  const blossom = tone(stage, dice.pick(BLOSSOMS), [0, 1, 0]);
  const greens = [
    tone(stage, "#5f8350", [0, 1, 0]),
    tone(stage, "#7d9a58", [0, 1, 0]),
    tone(stage, "#4d7148", [0, 1, 0]),
  ] as const;
  const from = dice.pick([0, 0.55]);
  for (const [layer, paint] of greens.entries()) {
    for (let index = 0; index < 46; index += 1) {
      const x = width * dice.range(from, from + 0.45);
      const tall = dice.range(26, 84) - layer * 8;
      sheet.curve(
        [
          [x, height + 6],
          [x + dice.range(-6, 6), height - tall * 0.5],
          [x + dice.range(-22, 22), height - tall],
        ],
        paint,
        3.4,
      );
      if (layer === 1 && index % 3 === 0)
        sheet.circle([x + dice.range(-16, 16), height - tall], dice.range(3, 6), blossom);
    }
  }
}

/** The shade of trees behind the viewer, lying over the near lawn. */
function dapple(stage: Stage, frame: Frame, shade: Sheet, house: House): void {
  const { dice } = stage;
  const tint = groundTint(stage);
  const middle = dice.pick([dice.range(-8, 0), dice.range(house.width, house.width + 8)]);
  for (let index = 0; index < 34; index += 1) {
    const u = middle + dice.range(-9, 9);
    const d = dice.range(6.5, 14) + Math.abs(u - middle) * 0.2;
    const r = dice.range(0.4, 1.7);
    const ring = ellipse(u, d, r, r * 0.7, 9).map(([x, y]) =>
      at(frame, x, 0, y + dice.range(-0.2, 0.2)),
    );
    shade.blob(seen(stage, ring), tint);
  }
}
