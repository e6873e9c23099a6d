import { darker, lighter, mix } from "../engine/colour.ts";
import { diceOf } from "../engine/dice.ts";
import { type Frame, panel, streak } from "../engine/frame.ts";
import { mirrors, shelf, shower, tub, vanity } from "./bathware.ts";
import type { FloorKind } from "./floors.ts";
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

const FLOORS: readonly (readonly [FloorKind, string])[] = [
  ["cement", "#6f8f96"],
  ["checker", "#56646c"],
  ["hexagons", "#d9cfc2"],
  ["cement", "#7d9079"],
  ["slabs", "#d3c8b6"],
  ["terracotta", "#c98660"],
  ["hexagons", "#8fa3a0"],
];

/** A bathroom. */
export function drawBathroom(scene: RoomScene): string {
  const dice = diceOf(scene.seed);
  const setup = setUp(scene, dice, {
    width: [3.1, 3.7],
    depth: [3.2, 3.8],
    floors: FLOORS,
    sides: ["left", "right", "left", "right", "back"],
    curtains: false,
    raised: true,
  });
  tileWalls(setup);
  const { room } = setup;
  if (room.window === "back") {
    bathAtBack(setup);
    vanityAtSide(setup);
  } else if (dice.chance(0.5)) {
    vanityAtBack(setup);
    if (dice.chance(0.55)) shower(setup);
    else bathAtSide(setup);
  } else {
    bathAtBack(setup);
    vanityAtSide(setup);
  }
  drawRug(
    room.stage,
    room.carpet,
    standing(room, 0, room.depth),
    -0.55,
    1.35,
    1.1,
    0.7,
    mix(setup.palette.second, "#ffffff", 0.3),
    setup.palette.accent,
  );
  return finish(setup);
}

/** Tiles up to a line on every wall, in one of a few bonds. */
function tileWalls({ room, dice, palette }: Setup): void {
  const { stage, width, depth, height } = room;
  const sheet = room.carpet;
  const colour = dice.pick([
    mix(palette.accent, "#ffffff", 0.35),
    "#f2ece0",
    mix(palette.spark, "#fff6e8", 0.5),
    palette.accent,
    "#dfe8e4",
    mix(palette.fabric, "#ffffff", 0.4),
  ]);
  const line = dice.pick([1.2, 1.35, height]);
  const [a, b] = dice.pick([
    [0.2, 0.1],
    [0.15, 0.15],
    [0.1, 0.3],
    [0.3, 0.15],
  ] as const);
  const brickwork = a > b;
  const walls: [Frame, number, number][] = [
    [room.back, 0, width],
    [room.left, 1.5, depth + 1.7],
    [room.right, 0, depth + 0.2],
  ];
  const { window } = room;
  for (const [frame, from, to] of walls) {
    const lit = !(
      (frame === room.left && window === "left") ||
      (frame === room.right && window === "right") ||
      (frame === room.back && window === "back")
    );
    if (!lit && line > 1.36) continue;
    const top = lit ? line : Math.min(line, 1.05);
    panel(stage, sheet, frame, from, 0, to - from, top, darker(colour, 0.055), 0.003);
    let row = 0;
    for (let v = 0; v < top - 0.01; v += b) {
      for (let u = from - (brickwork && row % 2 ? a / 2 : 0); u < to; u += a) {
        const left = Math.max(from, u);
        const right = Math.min(to, u + a);
        if (right - left < 0.02) continue;
        const paint = dice.chance(0.13) ? lighter(colour, dice.range(-0.05, 0.035)) : colour;
        panel(
          stage,
          sheet,
          frame,
          left + 0.004,
          v + 0.004,
          right - left - 0.008,
          Math.min(b, top - v) - 0.008,
          paint,
          0.004,
        );
      }
      row += 1;
    }
    if (top < height)
      streak(
        stage,
        sheet,
        frame,
        [
          [from, top],
          [to, top],
        ],
        0.04,
        dice.chance(0.5) ? palette.spark : darker(colour, 0.1),
        0.01,
      );
  }
}

function bathAtBack(setup: Setup): void {
  const { room, dice, palette } = setup;
  const w = 1.7;
  const x = -w / 2 + dice.range(-0.3, 0.3);
  const freestanding = dice.chance(0.6);
  tub(setup, againstBack(room, x, freestanding ? 0.22 : 0.02), w, freestanding);
  if (room.window !== "back") shelf(setup, room.back, x + room.width / 2 + 0.2, 1.45, 1.1);
  const way = setup.free === "left" ? 1 : -1;
  drawPlant(
    room.stage,
    room.things,
    spotOn(room, way * (room.width / 2 - 0.32), 0, room.depth - 0.35),
    dice.pick(["palm", "monstera", "fern", "snake"]),
    dice.range(0.9, 1.4),
    dice.pick(["#f1e8d8", "#b9664a", palette.accent]),
  );
}

function bathAtSide(setup: Setup): void {
  const { room, free } = setup;
  tub(setup, againstSide(room, free, room.depth - 2.05, 1.65, 0.04), 1.65, false);
}

function vanityAtBack(setup: Setup): void {
  const { room, dice } = setup;
  const w = dice.range(1.1, 1.4);
  const x = -w / 2 + dice.range(-0.15, 0.15);
  vanity(setup, againstBack(room, x, 0.02), w);
  mirrors(setup, room.back, x + room.width / 2, w);
}

function vanityAtSide(setup: Setup): void {
  const { room, free } = setup;
  const w = 1.15;
  const z = room.depth - 2.15;
  vanity(setup, againstSide(room, free, z, w, 0.02), w);
  mirrors(setup, againstSide(room, free, z, w, 0), 0, w);
}
