import { darker, lighter, mix } from "../engine/colour.ts";
import { diceOf } from "../engine/dice.ts";
import { at, streak, within } from "../engine/frame.ts";
import { pixel, pixelsAt, tone, toneBy } from "../engine/stage.ts";
import {
  above,
  cooker,
  type Fitting,
  sinkAndTap,
  tallUnit,
  tiles,
  units,
  worktopLife,
} from "./fitted.ts";
import type { FloorKind } from "./floors.ts";
import { drawPendant, type PendantKind } from "./lamps.ts";
import {
  againstSide,
  finish,
  type RoomScene,
  type Setup,
  setUp,
  spotOn,
  standing,
} from "./layout.ts";
import { drawVase } from "./objects.ts";
import { drawArt } from "./pictures.ts";
import { drawPlant } from "./plants.ts";
import { drawChair, drawStool, drawTable } from "./seating.ts";
import { contact, hard, turned } from "./solids.ts";
import type { RoomStyle } from "./types.ts";

const FLOORS: readonly (readonly [FloorKind, string])[] = [
  ["cement", "#5f7f86"],
  ["cement", "#9a5a44"],
  ["checker", "#4a5a62"],
  ["terracotta", "#c27a55"],
  ["planks", "#cda477"],
  ["herringbone", "#c2915c"],
  ["hexagons", "#c9a58a"],
  ["slabs", "#cfc4b2"],
];

/** A fitted kitchen. */
export function drawKitchen(scene: RoomScene): string {
  const dice = diceOf(scene.seed);
  const setup = setUp(scene, dice, {
    width: [4, 4.8],
    depth: [4, 4.7],
    floors:
      scene.style === "rustic"
        ? FLOORS.filter(
            ([kind]) => kind === "terracotta" || kind === "hexagons" || kind === "cement",
          )
        : FLOORS,
    sides: ["left", "right"],
    curtains: false,
    raised: dice.chance(0.5),
  });
  const { room, palette } = setup;
  const fit: Fitting = {
    door: doorColour(setup, room.style),
    top: dice.pick(["#efe9de", palette.wood, "#d9d2c6", "#4b4c4b", lighter(palette.wood, 0.06)]),
    handle: dice.pick(["#c9a55a", "#3b3b3b", "#8a6a48"]),
    tile: dice.pick([
      "#f6f0e4",
      "#dfe6e0",
      mix(palette.accent, "#ffffff", 0.45),
      "#f0d9c4",
      mix(palette.spark, "#ffffff", 0.55),
    ]),
    panelled: room.style === "haussmann" || room.style === "rustic" || dice.chance(0.3),
  };
  backRun(setup, fit);
  if (dice.chance(0.62)) island(setup, fit);
  else diningCorner(setup);
  return finish(setup);
}

function doorColour({ dice, palette }: Setup, style: RoomStyle): string {
  if (style === "chalet") return dice.pick(["#5f7f6a", "#8a4a3a", "#e9dcc4", "#4f6b7a"]);
  if (style === "rustic") return dice.pick(["#8fa58f", "#e9dcc0", "#7f98a8", "#b9a58a", "#5f7f72"]);
  return dice.pick([
    palette.accent,
    "#f1ece2",
    "#2f4f5f",
    "#6f8a78",
    "#c98a6a",
    "#d9cdb8",
    "#34413c",
    "#e0b04f",
  ]);
}

/** Units, worktop, splashback and what hangs above, along the back wall. */
function backRun(setup: Setup, fit: Fitting): void {
  const { room, dice, free } = setup;
  const { stage, things, width } = room;
  const wall = room.back;
  const tall = free === "left" ? 0.12 : width - 0.82;
  const start = free === "left" ? 0.86 : 0.12;
  const long = width - 0.98;
  tiles(setup, wall, start, 0.92, long, 0.62, fit.tile);
  const frame = within(room.back, start, 0, 0.02);
  contact(stage, things, frame, 0, 0, long, 0.64, 0.22);
  units(setup, frame, long, fit, 0.62);
  tallUnit(setup, within(room.back, tall, 0, 0.02), fit);
  const hob = long * dice.range(0.52, 0.7);
  cooker(setup, frame, hob);
  sinkAndTap(setup, frame, long * dice.range(0.16, 0.28));
  worktopLife(setup, frame, long, hob);
  above(setup, wall, start, long, start + hob, fit);
}

function island(setup: Setup, fit: Fitting): void {
  const { room, dice, palette } = setup;
  const { stage, things, depth, height } = room;
  const w = dice.range(1.7, 2.1);
  const x = -w / 2 + dice.range(-0.3, 0.3);
  const z = depth - 2.15;
  const frame = standing(room, x, z);
  const front = dice.pick([fit.door, palette.wood, lighter(palette.wall, -0.03)]);
  const bulbs = dice.pick([
    "globe",
    "cone",
    "rattan",
    "disc",
  ] as const satisfies readonly PendantKind[]);
  for (const share of [0.25, 0.75])
    drawPendant(stage, things, [x + w * share, 1.72, z - 0.35], height, bulbs, palette.spark);
  contact(stage, things, frame, 0, 0, w, 0.8, 0.3);
  hard(stage, things, frame, 0.04, 0, 0.02, w - 0.08, 0.88, 0.6, front);
  const slats = Math.round(w / 0.12);
  for (let index = 1; index < slats; index += 1)
    streak(
      stage,
      things,
      frame,
      [
        [0.04 + ((w - 0.08) * index) / slats, 0.04],
        [0.04 + ((w - 0.08) * index) / slats, 0.86],
      ],
      0.012,
      darker(front, 0.07),
      0.622,
    );
  hard(stage, things, frame, -0.04, 0.88, -0.04, w + 0.08, 0.06, 0.92, fit.top, {
    top: lighter(fit.top, 0.04),
  });
  drawVase(
    stage,
    things,
    at(frame, w * 0.3, 0.94, 0.4),
    palette.accent,
    0.28,
    dice.pick(["#7f9a5c", "#e8c25a", "#e88a78"]),
  );
  turned(
    stage,
    things,
    at(frame, w * 0.68, 0.94, 0.45),
    [
      [0.08, 0],
      [0.17, 0.06],
      [0.19, 0.09],
    ],
    "#f3ede2",
    tone(stage, "#d9a23c", [0, 1, 0]),
  );
  for (const [dx, colour] of [
    [-0.07, "#d9743c"],
    [0.03, "#e8b43c"],
    [0.09, "#b9463a"],
  ] as const) {
    const [px, py] = pixel(stage, at(frame, w * 0.68 + dx, 1.06, 0.45));
    things.circle(
      [px, py],
      0.058 * pixelsAt(stage, at(frame, w * 0.68, 1, 0.45)),
      toneBy(stage, colour, 0.8),
    );
  }
  const stools = w > 1.9 ? 3 : 2;
  for (let index = 0; index < stools; index += 1)
    drawStool(
      stage,
      things,
      [x + (w * (index + 0.5)) / stools, 0, z - 1.12],
      index % 2 ? palette.wood : lighter(palette.wood, 0.03),
      0.66,
    );
}

function diningCorner(setup: Setup): void {
  const { room, dice, palette, free } = setup;
  const { stage, things, depth, height } = room;
  const w = dice.range(1.4, 1.7);
  const x = -w / 2 + dice.range(-0.2, 0.2);
  const z = depth - 1.75;
  const seat = dice.pick([palette.fabric, palette.spark, palette.accent]);
  for (const u of [0.2, w - 0.64])
    drawChair(stage, things, standing(room, x + u, z + 0.5), palette.wood, seat);
  const frame = standing(room, x, z);
  drawTable(stage, things, frame, w, 0.85, 0.75, lighter(palette.wood, 0.02));
  drawVase(
    stage,
    things,
    at(frame, w * 0.5, 0.755, 0.4),
    palette.accent,
    0.26,
    dice.pick(["#7f9a5c", "#e8c25a", "#e88a78", "#c3addb"]),
  );
  turned(
    stage,
    things,
    at(frame, w * 0.2, 0.755, 0.5),
    [
      [0.07, 0],
      [0.15, 0.05],
      [0.16, 0.08],
    ],
    palette.second,
  );
  for (const dx of [0.72, 0.84])
    turned(
      stage,
      things,
      at(frame, w * dx, 0.755, 0.42),
      [
        [0.035, 0],
        [0.04, 0.1],
      ],
      "#dfe6e2",
    );
  drawPendant(
    stage,
    things,
    [x + w / 2, height - 0.8, z - 0.4],
    height,
    dice.pick(["rattan", "cone", "disc", "globe"]),
    palette.spark,
  );
  for (const u of [0.18, w - 0.62]) drawChairBack(setup, x + u, z - 1.35, seat);
  const side = againstSide(room, free, depth - 2.6, 0.9, 0);
  if (dice.chance(0.6))
    drawArt(
      stage,
      things,
      side,
      0.1,
      1.2,
      0.7,
      0.55,
      [palette.spark, palette.accent, palette.second, palette.fabric],
      palette.wood,
    );
  if (dice.chance(0.6))
    drawPlant(
      stage,
      things,
      spotOn(room, (free === "left" ? -1 : 1) * (room.width / 2 - 0.4), 0, depth - 1.5),
      dice.pick(["ficus", "olive", "monstera", "palm"]),
      dice.range(1.1, 1.5),
      "#f1e8d8",
    );
}

/** A chair seen from behind, drawn up to the table. */
function drawChairBack({ room, palette }: Setup, x: number, z: number, seat: string): void {
  const frame = standing(room, x, z, Math.PI);
  const facing = within(frame, -0.44, 0, 0);
  drawChair(room.stage, room.things, facing, palette.wood, seat);
}
