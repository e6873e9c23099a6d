import { darker, lighter, mix } from "../engine/colour.ts";
import { diceOf } from "../engine/dice.ts";
import { panel, plate, streak } from "../engine/frame.ts";
import { ellipse } from "../engine/geometry.ts";
import { gallery } from "./furnishings.ts";
import { drawFloorLamp, drawPendant } from "./lamps.ts";
import {
  againstBack,
  againstSide,
  finish,
  type RoomScene,
  type Setup,
  setUp,
  spotOn,
  standing,
} from "./layout.ts";
import { drawMirror } from "./pictures.ts";
import { drawPlant } from "./plants.ts";
import { drawRug } from "./rugs.ts";
import { drawArmchair, drawBed, drawPillow } from "./seating.ts";
import { contact, hard, legs, soft } from "./solids.ts";
import { chest, nightstand, wardrobe } from "./storage.ts";

/** A bedroom: for two, or for a child. */
export function drawBedroom(scene: RoomScene): string {
  const dice = diceOf(scene.seed);
  const setup = setUp(scene, dice, { width: [3.5, 4.1], depth: [3.6, 4.2] });
  const { room } = setup;
  const child = dice.chance(0.22);
  const atBack = room.window !== "back" && dice.chance(0.62);
  if (atBack) bedAtBack(setup, child);
  else bedAtSide(setup, child);
  if (dice.chance(0.6))
    drawPendant(
      room.stage,
      room.things,
      [dice.range(-0.2, 0.3), room.height - 0.6, room.depth * 0.55],
      room.height,
      dice.pick(["rattan", "globe", "disc", "cluster"]),
      room.palette.spark,
    );
  return finish(setup);
}

function bedColours({ dice, palette }: Setup, child: boolean): Parameters<typeof drawBed>[4] {
  return {
    frame: dice.pick([
      palette.wood,
      palette.accent,
      mix(palette.fabric, "#f4ead8", 0.3),
      palette.second,
    ]),
    linen: dice.pick([
      "#f4ecde",
      mix(palette.second, "#ffffff", 0.4),
      mix(palette.accent, "#ffffff", 0.55),
    ]),
    throw: child ? palette.spark : dice.pick([palette.fabric, palette.spark, palette.accent]),
    pillow: dice.pick([palette.spark, palette.accent, palette.fabric, palette.second]),
    head: dice.pick(["panel", "arch", "slats", "panel"]),
  };
}

function bedAtBack(setup: Setup, child: boolean): void {
  const { room, dice, palette, free } = setup;
  const { stage, things, width, depth } = room;
  const w = child ? 1 : dice.range(1.5, 1.7);
  const x = dice.range(-0.25, 0.25) - w / 2;
  const wall = room.back;
  backdrop(setup, x + width / 2, w);
  if (dice.chance(0.55)) gallery(setup, wall, x + width / 2, w);
  else
    drawMirror(
      stage,
      things,
      wall,
      x + width / 2 + w / 2 - 0.45,
      1.32,
      0.9,
      0.9,
      dice.pick(["#cfa55a", palette.wood]),
    );
  drawRug(
    stage,
    room.carpet,
    standing(room, 0, depth),
    x - 0.55,
    1.1,
    w + 1.1,
    1.9,
    palette.rug,
    palette.second,
  );
  for (const side of [-1, 1]) {
    const u = side === -1 ? x - 0.55 : x + w + 0.1;
    if (Math.abs(u + 0.22) + 0.3 < width / 2)
      nightstand(setup, againstBack(room, u, 0.04), side === 1);
  }
  corner(setup);
  drawBed(stage, things, againstBack(room, x, 0.06), w, bedColours(setup, child));
  const sun = free === "left" ? -1 : 1;
  if (child) toys(setup, sun);
  else if (dice.chance(0.4)) {
    const place = standing(room, -sun * (width / 2 - 0.5), depth - 2.55, sun * 0.8);
    drawArmchair(
      stage,
      things,
      place,
      dice.pick([palette.accent, palette.spark, palette.second]),
      true,
    );
  } else bench(setup, x, w);
}

function bedAtSide(setup: Setup, child: boolean): void {
  const { room, dice, palette, free } = setup;
  const { stage, things, depth, width } = room;
  const w = child ? 1 : 1.55;
  const z = depth - w - 0.75;
  const side = free === "left" ? -1 : 1;
  if (room.window !== "back") {
    const kind = dice.pick(["wardrobe", "desk", "chest"]);
    if (kind === "wardrobe") wardrobe(setup, -side * 0.4 - 0.7);
    else chest(setup, -side * 0.45 - 0.55);
    drawPlant(
      stage,
      things,
      spotOn(room, -side * (width / 2 - 0.4), 0, depth - 0.4),
      dice.pick(["ficus", "monstera", "palm", "snake"]),
      dice.range(1, 1.6),
      "#f1e8d8",
    );
  } else corner(setup);
  drawRug(
    stage,
    room.carpet,
    standing(room, 0, depth),
    side * (width / 2 - 1.6) - 1.3,
    0.6,
    2.5,
    2.3,
    palette.rug,
    palette.second,
  );
  gallery(setup, againstSide(room, free, z, w, 0), 0, w);
  nightstand(setup, againstSide(room, free, depth - 0.62, 0.45, 0.04), true);
  drawBed(stage, things, againstSide(room, free, z, w, 0.06), w, bedColours(setup, child));
  if (child) toys(setup, -side);
}

/** What the wall behind the bed wears. */
function backdrop({ room, dice, palette }: Setup, u: number, w: number): void {
  const { stage, carpet, height, width, style } = room;
  if (style === "haussmann" || style === "chalet") return;
  const kind = dice.pick(["arch", "slats", "half", "panels", "none"]);
  const colour = dice.pick([
    palette.accent,
    mix(palette.spark, palette.wall, 0.35),
    mix(palette.fabric, palette.wall, 0.2),
  ]);
  if (kind === "arch") {
    const half = w / 2 + 0.45;
    const crown = ellipse(u + w / 2, 1.35, half, Math.min(half, height - 1.55), 28, 0, Math.PI);
    plate(
      stage,
      carpet,
      room.back,
      [[u + w / 2 - half, 0], [u + w / 2 + half, 0], ...crown],
      colour,
      0.004,
    );
  } else if (kind === "half") panel(stage, carpet, room.back, 0, 0, width, 1.28, colour, 0.004);
  else if (kind === "slats") {
    panel(stage, carpet, room.back, u - 0.6, 0, w + 1.2, 1.35, darker(palette.wood, 0.12), 0.004);
    for (let x = u - 0.6; x < u + w + 0.56; x += 0.075)
      panel(stage, carpet, room.back, x, 0, 0.045, 1.35, palette.wood, 0.02);
  } else if (kind === "panels") {
    for (let index = 0; index < 4; index += 1) {
      const step = (w + 1) / 4;
      panel(
        stage,
        carpet,
        room.back,
        u - 0.5 + step * index + 0.012,
        0,
        step - 0.024,
        1.5,
        index % 2 ? colour : lighter(colour, 0.025),
        0.015,
      );
    }
  }
}

function corner(setup: Setup): void {
  const { room, dice, palette, free } = setup;
  const { stage, things, width, depth } = room;
  const way = free === "left" ? 1 : -1;
  if (dice.chance(0.5))
    drawPlant(
      stage,
      things,
      spotOn(room, way * (width / 2 - 0.36), 0, depth - 0.36),
      dice.pick(["palm", "ficus", "monstera", "olive"]),
      dice.range(1.2, 1.7),
      dice.pick(["#b9664a", "#f1e8d8", palette.accent]),
    );
  else
    drawFloorLamp(
      stage,
      things,
      spotOn(room, way * (width / 2 - 0.36), 0, depth - 0.36),
      dice.pick(["tripod", "paper", "column"]),
      palette.metal,
      "#f4e6c8",
    );
}

function bench({ room, dice, palette }: Setup, x: number, w: number): void {
  const { stage, things, depth } = room;
  const frame = standing(room, x + 0.15, depth - 2.2);
  contact(stage, things, frame, 0, 0, w - 0.3, 0.4, 0.24);
  legs(stage, things, frame, 0, 0, w - 0.3, 0.4, 0.3, palette.wood, 0.04);
  soft(
    stage,
    things,
    frame,
    { u: 0, v: 0.3, d: 0, w: w - 0.3, h: 0.14, t: 0.42 },
    dice.pick([palette.spark, palette.accent, palette.second]),
    0.06,
  );
}

/** A child's room: bunting, a toy house, a ball, blocks. */
function toys({ room, dice, palette }: Setup, way: number): void {
  const { stage, things, width, depth } = room;
  const frame = standing(room, way * (width / 2 - 1.05), depth - 1.1, way * -0.4);
  contact(stage, things, frame, 0, 0, 0.6, 0.34, 0.24);
  hard(stage, things, frame, 0, 0, 0, 0.6, 0.5, 0.3, "#f6efe0");
  for (const [u, v] of [
    [0.08, 0.08],
    [0.36, 0.08],
    [0.08, 0.28],
    [0.36, 0.28],
  ] as const)
    panel(stage, things, frame, u, v, 0.16, 0.14, palette.accent, 0.302);
  const roof = [
    [-0.06, 0.5],
    [0.66, 0.5],
    [0.3, 0.78],
  ] as const;
  panel(stage, things, frame, 0.24, 0.5, 0.01, 0.01, palette.spark);
  streak(stage, things, frame, [...roof, roof[0]], 0.05, palette.spark, 0.3);
  const cubes = standing(room, way * 0.2, depth - 2.35, 0.5);
  for (const [u, v, colour] of [
    [0, 0, palette.spark],
    [0.17, 0, palette.accent],
    [0.08, 0.14, "#e8b43c"],
  ] as const)
    hard(stage, things, cubes, u, v, 0, 0.14, 0.14, 0.14, colour);
  drawPillow(
    stage,
    things,
    standing(room, way * 0.9, depth - 1.9),
    0,
    0,
    0.1,
    0.5,
    dice.pick([palette.spark, palette.second]),
  );
  const wall = room.back;
  for (let index = 0; index < 9; index += 1) {
    const u = width * (0.1 + index * 0.1);
    const v = room.height - 0.42 - Math.sin((index / 8) * Math.PI) * 0.2;
    const colour =
      [palette.spark, palette.accent, "#e8b43c", palette.fabric][index % 4] ?? palette.spark;
    streak(
      stage,
      things,
      wall,
      [
        [u, v],
        [u + 0.07, v - 0.17],
        [u + 0.14, v - 0.01],
      ],
      0.05,
      colour,
      0.03,
    );
  }
}
