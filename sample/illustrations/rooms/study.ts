import { darker, lighter, mix } from "../engine/colour.ts";
import { type Dice, diceOf } from "../engine/dice.ts";
import { at, type Frame, panel, within } from "../engine/frame.ts";
import { pixel, pixelsAt, tone, toneBy } from "../engine/stage.ts";
import { gallery, shelves, tableLamp } from "./furnishings.ts";
import { drawPendant } from "./lamps.ts";
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
import { drawBooks, drawVase } from "./objects.ts";
import { drawDoorway } from "./openings.ts";
import { drawMirror } from "./pictures.ts";
import { drawPlant } from "./plants.ts";
import { drawRug } from "./rugs.ts";
import { drawArmchair, drawChair, drawTable } from "./seating.ts";
import { contact, hard, soft, turned } from "./solids.ts";

/** A room to work in. */
export function drawStudy(scene: RoomScene): string {
  const dice = diceOf(scene.seed);
  const setup = setUp(scene, dice, { width: [3.4, 4], depth: [3.5, 4.1] });
  const { room, palette, free } = setup;
  const { stage, things, width, depth } = room;
  const side = free === "left" ? -1 : 1;
  drawRug(
    stage,
    room.carpet,
    standing(room, 0, depth),
    -1.1,
    0.9,
    2.2,
    1.6,
    palette.rug,
    palette.second,
  );
  if (room.window === "back")
    desk(setup, againstSide(room, free, depth - 2.2, 1.5, 0.05), 1.5, side === 1);
  else {
    const library = dice.chance(0.5);
    if (library) shelves(setup, side === 1 ? -width / 2 + 0.9 : -width / 2 + 0.15, width * 0.52);
    else gallery(setup, room.back, width / 2 - 0.75, 1.5);
    if (library) desk(setup, againstSide(room, free, depth - 2.25, 1.5, 0.05), 1.5, side === 1);
    else desk(setup, againstBack(room, -0.8, 0.05), 1.6, true);
  }
  drawPlant(
    stage,
    things,
    spotOn(room, -side * (width / 2 - 0.38), 0, depth - 0.4),
    dice.pick(["ficus", "monstera", "palm", "olive", "fern"]),
    dice.range(1, 1.6),
    dice.pick(["#b9664a", "#f1e8d8", palette.accent]),
  );
  if (dice.chance(0.5))
    drawArmchair(
      stage,
      things,
      standing(room, -side * dice.range(0.8, 1), depth - dice.range(1.5, 1.9), -side * 0.6),
      dice.pick([palette.spark, palette.fabric]),
      true,
    );
  if (dice.chance(0.5))
    drawPendant(
      stage,
      things,
      [0, room.height - 0.65, depth * 0.5],
      room.height,
      dice.pick(["cone", "globe", "rattan"]),
      palette.spark,
    );
  return finish(setup);
}

/** A desk with a lamp, a screen, papers, and its chair. */
export function desk(setup: Setup, frame: Frame, w: number, chairAtRight: boolean): void {
  const { room, dice, palette } = setup;
  const { stage, things } = room;
  drawTable(stage, things, frame, w, 0.66, 0.74, palette.wood);
  hard(stage, things, frame, 0.05, 0.4, 0.04, 0.42, 0.3, 0.56, darker(palette.wood, 0.04));
  const foot = at(frame, w * 0.52, 0.745, 0.2);
  turned(
    stage,
    things,
    foot,
    [
      [0.1, 0],
      [0.02, 0.02],
      [0.02, 0.12],
    ],
    "#8f9496",
  );
  panel(stage, things, frame, w * 0.52 - 0.3, 0.84, 0.6, 0.36, "#2b3033", 0.2);
  panel(
    stage,
    things,
    frame,
    w * 0.52 - 0.28,
    0.86,
    0.56,
    0.32,
    mix("#dfe9ea", palette.accent, 0.25),
    0.203,
  );
  panel(stage, things, frame, w * 0.52 - 0.22, 0.92, 0.2, 0.2, palette.spark, 0.205);
  hard(stage, things, frame, w * 0.52 - 0.22, 0.745, 0.36, 0.44, 0.015, 0.16, "#e9e5dc");
  tableLamp(setup, 0.18, frame, 0.745, 0.9);
  drawBooks(stage, things, frame, w - 0.42, 0.745, 0.32, 0.26, 0.1, [
    palette.spark,
    palette.accent,
    palette.fabric,
    "#f1e6d2",
  ]);
  const place = chairAtRight ? 0.46 : 0.5;
  const chair = within(frame, w * 0.52 + place * 0.5, 0, 1.02, Math.PI + dice.range(-0.25, 0.25));
  drawChair(stage, things, chair, palette.wood, palette.fabric);
}

/** An entrance hall: door, console, coats, a mirror, a runner. */
export function drawEntrance(scene: RoomScene): string {
  const dice = diceOf(scene.seed);
  const setup = setUp(scene, dice, {
    width: [2.9, 3.4],
    depth: [3.8, 4.4],
    floors: [
      ["cement", "#5f7f86"],
      ["checker", "#4a5a62"],
      ["herringbone", "#b98754"],
      ["terracotta", "#c27a55"],
      ["cement", "#a8623f"],
      ["chevron", "#c2915c"],
    ],
    sides: ["left", "right"],
    curtains: false,
  });
  const { room, palette, free } = setup;
  const { stage, things, width, depth } = room;
  const door = dice.pick([palette.accent, "#f3ecde", palette.spark]);
  const shift = dice.range(-0.3, 0.3);
  drawDoorway(room, things, "back", width / 2 - 0.43 + shift, door, dice.chance(0.35));
  drawRug(
    stage,
    room.carpet,
    standing(room, 0, depth),
    -0.5,
    0.35,
    1,
    2.6,
    palette.rug,
    palette.spark,
  );
  const wall = againstSide(room, free, depth - 2.3, 1.2, 0.03);
  console_(setup, wall, dice);
  coats(setup, againstSide(room, free, depth - 0.95, 0.8, 0.02));
  drawPendant(
    stage,
    things,
    [0, room.height - 0.6, depth * 0.55],
    room.height,
    dice.pick(["globe", "rattan", "cluster"]),
    palette.spark,
  );
  const way = free === "left" ? 1 : -1;
  drawPlant(
    stage,
    things,
    spotOn(room, way * (width / 2 - 0.34), 0, depth - 0.34),
    dice.pick(["palm", "snake", "olive", "ficus"]),
    dice.range(1.1, 1.5),
    dice.pick(["#b9664a", "#f1e8d8"]),
  );
  umbrellas(setup, -way);
  return finish(setup);
}

function console_(setup: Setup, frame: Frame, dice: Dice): void {
  const { room, palette } = setup;
  const { stage, things } = room;
  drawTable(stage, things, frame, 1.15, 0.36, 0.8, palette.wood);
  drawMirror(
    stage,
    things,
    frame,
    0.2,
    1.1,
    0.75,
    0.75,
    dice.pick(["#cfa55a", palette.metal, palette.wood]),
  );
  drawVase(
    stage,
    things,
    at(frame, 0.9, 0.805, 0.16),
    palette.accent,
    0.28,
    dice.pick(["#7f9a5c", "#e88a78", "#e8dcc0"]),
  );
  tableLamp(setup, 0.2, frame, 0.805, 0.9);
  soft(stage, things, frame, { u: 0.3, v: 0, d: 0.06, w: 0.5, h: 0.24, t: 0.28 }, "#c99a57", 0.08);
}

function coats({ room, palette }: Setup, frame: Frame): void {
  const { stage, things } = room;
  hard(stage, things, frame, 0, 1.68, 0, 0.8, 0.08, 0.03, palette.wood);
  for (const [u, colour, long] of [
    [0.1, palette.spark, 0.86],
    [0.36, palette.accent, 1],
    [0.6, "#c9b58f", 0.75],
  ] as const) {
    const metre = pixelsAt(stage, at(frame, u, 1.4));
    const spot = (x: number, y: number) => pixel(stage, at(frame, u + x, y, 0.1));
    things.rounded(
      [
        spot(0.04, 1.68),
        spot(0.14, 1.68),
        spot(0.22, 1.5),
        spot(0.24, 1.7 - long),
        spot(-0.06, 1.7 - long),
        spot(-0.04, 1.5),
      ],
      0.05 * metre,
      tone(stage, colour, frame.n),
    );
    things.line(
      [spot(0.09, 1.64), spot(0.09, 1.74 - long)],
      tone(stage, darker(colour, 0.07), frame.n),
      1.6,
    );
  }
}

function umbrellas({ room, palette }: Setup, way: number): void {
  const { stage, things, width, depth } = room;
  const foot = spotOn(room, way * (width / 2 - 0.3), 0, depth - 0.25);
  const frame: Frame = { origin: foot, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] };
  contact(stage, things, frame, -0.12, -0.12, 0.24, 0.24, 0.2);
  for (const [dx, colour] of [
    [-0.05, palette.spark],
    [0.05, palette.accent],
  ] as const) {
    const a = pixel(stage, [foot[0] + dx, 0.1, foot[2]]);
    const b = pixel(stage, [foot[0] + dx * 2, 0.86, foot[2]]);
    things.line([a, b], toneBy(stage, colour, 0.6), 0.06 * pixelsAt(stage, foot));
  }
  turned(
    stage,
    things,
    foot,
    [
      [0.11, 0],
      [0.13, 0.42],
      [0.135, 0.44],
    ],
    lighter(palette.wood, 0.02),
  );
}
