import { diceOf } from "../engine/dice.ts";
import { backFeature, coffee, gallery, PLANTS, pots, shelves, sideWall } from "./furnishings.ts";
import { drawHearth } from "./hearth.ts";
import { drawFloorLamp, drawPendant, type LampKind, type PendantKind } from "./lamps.ts";
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
import { drawPlant } from "./plants.ts";
import { drawRug } from "./rugs.ts";
import { drawArmchair, drawSofa } from "./seating.ts";

const LAMPS: readonly [LampKind, ...LampKind[]] = ["arc", "tripod", "column", "paper"];

const PENDANTS: readonly [PendantKind, ...PendantKind[]] = [
  "globe",
  "cone",
  "rattan",
  "disc",
  "cluster",
];

/** A sitting room. */
export function drawLiving(scene: RoomScene): string {
  const dice = diceOf(scene.seed);
  const setup = setUp(scene, dice, {
    width: [4.2, 5],
    depth: [4.3, 5],
    ...(scene.hearth ? { sides: ["left", "right"] as const } : {}),
  });
  const { room } = setup;
  const layout = scene.hearth
    ? "hearth"
    : room.window === "back"
      ? "side"
      : dice.pick(["back", "side"]);
  if (layout === "back") sofaAtBack(setup);
  else if (layout === "hearth") hearthAtBack(setup);
  else sofaAtSide(setup);
  const pendant = room.style === "haussmann" || dice.chance(0.45);
  if (pendant)
    drawPendant(
      room.stage,
      room.things,
      [dice.range(-0.4, 0.4), room.height - dice.range(0.6, 0.85), room.depth * 0.45],
      room.height,
      dice.pick(PENDANTS),
      room.palette.spark,
    );
  return finish(setup);
}

function sofaAtBack(setup: Setup): void {
  const { room, dice, palette, window } = setup;
  const { stage, things, width, depth } = room;
  const w = dice.range(2, 2.5);
  const x = dice.range(-0.3, 0.3) - w / 2;
  gallery(setup, room.back, x + width / 2, w);
  drawRug(
    stage,
    room.carpet,
    standing(room, 0, depth),
    x - 0.25,
    0.75,
    w + 0.5,
    1.9,
    palette.rug,
    palette.second,
  );
  const sun = window.side === "left" ? 1 : -1;
  const edge = x + (sun === 1 ? w + 0.35 : -0.35);
  drawPlant(
    stage,
    things,
    spotOn(room, -sun * (width / 2 - 0.45), 0, depth - 0.5),
    dice.pick(PLANTS),
    dice.range(1.1, 1.75),
    dice.pick(pots(setup)),
  );
  drawFloorLamp(
    stage,
    things,
    spotOn(room, edge, 0, depth - 0.35),
    dice.pick(LAMPS),
    palette.metal,
    "#f4e6c8",
  );
  drawSofa(stage, things, againstBack(room, x, 0.12), w, palette.fabric, [
    palette.spark,
    palette.second,
    palette.accent,
  ]);
  sideWall(setup);
  coffee(setup, x + w / 2 - 0.1, depth - 1.85);
  if (dice.chance(0.75))
    drawArmchair(
      stage,
      things,
      standing(room, sun * 1.25, depth - 2.2, sun * -0.95),
      dice.chance(0.5) ? palette.spark : palette.accent,
      dice.chance(0.5),
    );
}

function sofaAtSide(setup: Setup): void {
  const { room, dice, palette, free } = setup;
  const { stage, things, depth, width } = room;
  const w = dice.range(1.9, 2.3);
  const z = depth - 0.6 - w;
  const side = free === "left" ? -1 : 1;
  if (room.window !== "back") backFeature(setup);
  else
    drawPlant(
      stage,
      things,
      spotOn(room, -side * (width / 2 - 0.5), 0, depth - 0.5),
      dice.pick(PLANTS),
      dice.range(1.2, 1.8),
      dice.pick(pots(setup)),
    );
  drawRug(
    stage,
    room.carpet,
    standing(room, 0, depth),
    side * (width / 2 - 1.75) - 1.15,
    0.7,
    2.3,
    2.4,
    palette.rug,
    palette.second,
  );
  gallery(setup, againstSide(room, free, z, w, 0), 0, w);
  const frame = againstSide(room, free, z, w, 0.1);
  drawFloorLamp(
    stage,
    things,
    spotOn(room, side * (width / 2 - 0.4), 0, depth - 0.35),
    dice.pick(LAMPS),
    palette.metal,
    "#f4e6c8",
  );
  drawSofa(stage, things, frame, w, palette.fabric, [palette.spark, palette.second]);
  coffee(setup, side * (width / 2 - 1.8), z + w / 2 + 0.2);
  drawArmchair(
    stage,
    things,
    standing(
      room,
      -side * dice.range(0.55, 0.95),
      depth - dice.range(1.3, 1.8),
      -side * dice.range(0.35, 0.8),
    ),
    dice.pick([palette.spark, palette.accent, palette.second]),
    dice.chance(0.5),
  );
}

function hearthAtBack(setup: Setup): void {
  const { room, dice, palette, free } = setup;
  const { stage, things, depth, width } = room;
  const side = free === "left" ? -1 : 1;
  drawHearth(setup, 0);
  for (const way of [-1, 1]) {
    const x = way * dice.range(1.35, 1.5);
    if (Math.abs(x) + 0.5 > width / 2) continue;
    if (way === side && dice.chance(0.5)) shelves(setup, x - 0.45, 0.9);
    else
      drawPlant(
        stage,
        things,
        spotOn(room, way * (width / 2 - 0.5), 0, depth - 0.45),
        dice.pick(PLANTS),
        dice.range(1.2, 1.8),
        dice.pick(pots(setup)),
      );
  }
  drawRug(
    stage,
    room.carpet,
    standing(room, 0, depth),
    -1.3,
    1,
    2.6,
    1.9,
    palette.rug,
    palette.second,
  );
  const w = dice.range(1.8, 2.1);
  gallery(setup, againstSide(room, free, depth - 2.6, w, 0), 0, w);
  drawSofa(stage, things, againstSide(room, free, depth - 0.75 - w, w, 0.1), w, palette.fabric, [
    palette.second,
    palette.spark,
  ]);
  drawArmchair(
    stage,
    things,
    standing(room, -side * dice.range(0.7, 1), depth - 1.55, -side * dice.range(0.5, 0.9)),
    dice.pick([palette.accent, palette.spark]),
    dice.chance(0.6),
  );
  coffee(setup, side * 0.25, depth - 1.95);
}
