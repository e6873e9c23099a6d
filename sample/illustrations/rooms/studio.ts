import { darker, lighter, mix } from "../engine/colour.ts";
import { diceOf } from "../engine/dice.ts";
import { at, type Frame, panel, streak } from "../engine/frame.ts";
import { pixel, pixelsAt, toneBy } from "../engine/stage.ts";
import { gallery, shelves } from "./furnishings.ts";
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
import { drawVase } from "./objects.ts";
import { drawPlant } from "./plants.ts";
import { drawRug } from "./rugs.ts";
import { drawBed, drawChair, drawRoundTable, drawSofa, drawStool } from "./seating.ts";
import { contact, hard, turned } from "./solids.ts";

/** The one room of a studio: a bed or a sofa, a kitchenette, a table. */
export function drawStudio(scene: RoomScene): string {
  const dice = diceOf(scene.seed);
  const setup = setUp(scene, dice, { width: [3.9, 4.5], depth: [4.2, 4.8] });
  const { room, palette, free } = setup;
  const { stage, things, width, depth, height } = room;
  const side = free === "left" ? -1 : 1;
  drawRug(
    stage,
    room.carpet,
    standing(room, 0, depth),
    -side * 0.1 - 1.05,
    1,
    2.1,
    1.9,
    palette.rug,
    palette.second,
  );
  if (room.window === "back") {
    kitchenette(setup, againstSide(room, free, depth - 1.95, 1.6, 0.02), 1.6);
    const other = free === "left" ? "right" : "left";
    daybed(setup, againstSide(room, other, depth - 2.5, 1.9, 0.08));
  } else {
    const x = side === 1 ? width / 2 - 1.75 : -width / 2 + 0.1;
    kitchenette(setup, againstBack(room, x, 0.02), 1.65);
    if (dice.chance(0.5)) {
      const bedX = side === 1 ? -width / 2 + 0.35 : width / 2 - 1.75;
      gallery(setup, room.back, bedX + width / 2, 1.4);
      drawBed(stage, things, againstBack(room, bedX, 0.06), 1.4, {
        frame: palette.wood,
        linen: "#f4ecde",
        throw: palette.fabric,
        pillow: palette.spark,
        head: dice.pick(["panel", "slats", "arch"]),
      });
    } else {
      shelves(setup, side === 1 ? -width / 2 + 0.3 : width / 2 - 1.4, 1.1);
      daybed(setup, againstSide(room, free, depth - 3.4, 1.9, 0.08));
    }
  }
  const tableX = side * 0.45;
  drawChair(
    stage,
    things,
    standing(room, tableX - 0.22, depth - 1.55, 0.2),
    palette.wood,
    palette.spark,
  );
  drawRoundTable(
    stage,
    things,
    [tableX + 0.05, 0, depth - 2.05],
    0.42,
    0.74,
    lighter(palette.wood, 0.04),
  );
  drawVase(
    stage,
    things,
    [tableX + 0.05, 0.74, depth - 2.05],
    palette.accent,
    0.22,
    dice.pick(["#7f9a5c", "#e88a78", "#e8c25a"]),
  );
  drawStool(stage, things, [tableX + side * 0.62, 0, depth - 2.2], palette.wood, 0.46);
  drawPendant(
    stage,
    things,
    [tableX, height - 0.75, depth - 2.05],
    height,
    dice.pick(["cone", "rattan", "disc", "globe"]),
    palette.spark,
  );
  drawPlant(
    stage,
    things,
    spotOn(room, -side * (width / 2 - 0.35), 0, depth - 0.35),
    dice.pick(["monstera", "palm", "ficus", "snake"]),
    dice.range(0.9, 1.5),
    "#f1e8d8",
  );
  if (dice.chance(0.5))
    drawFloorLamp(
      stage,
      things,
      spotOn(room, -side * (width / 2 - 0.75), 0, depth - 2.6),
      dice.pick(["tripod", "paper", "arc"]),
      palette.metal,
      "#f4e6c8",
    );
  return finish(setup);
}

function daybed({ room, palette }: Setup, frame: Frame): void {
  drawSofa(room.stage, room.things, frame, 1.85, palette.fabric, [
    palette.spark,
    palette.second,
    palette.accent,
  ]);
}

/** A short run of units with a sink, a hob and a shelf. */
function kitchenette({ room, dice, palette }: Setup, frame: Frame, w: number): void {
  const { stage, things } = room;
  const door = dice.pick([
    palette.accent,
    "#f1ece2",
    palette.wood,
    mix(palette.spark, "#f1e8d8", 0.2),
  ]);
  const tile = mix(palette.second, "#ffffff", 0.45);
  panel(stage, things, frame, 0, 0.9, w, 0.5, tile, 0.004);
  for (let u = 0.16; u < w; u += 0.16)
    streak(
      stage,
      things,
      frame,
      [
        [u, 0.9],
        [u, 1.4],
      ],
      0.008,
      darker(tile, 0.06),
      0.006,
    );
  for (let v = 1.0; v < 1.4; v += 0.1)
    streak(
      stage,
      things,
      frame,
      [
        [0, v],
        [w, v],
      ],
      0.008,
      darker(tile, 0.06),
      0.006,
    );
  contact(stage, things, frame, 0, 0, w, 0.6, 0.24);
  hard(stage, things, frame, 0, 0, 0, w, 0.88, 0.6, door);
  for (let index = 0; index < 3; index += 1) {
    const u = (w * index) / 3;
    streak(
      stage,
      things,
      frame,
      [
        [u + 0.02, 0.1],
        [u + w / 3 - 0.02, 0.1],
        [u + w / 3 - 0.02, 0.85],
        [u + 0.02, 0.85],
        [u + 0.02, 0.1],
      ],
      0.012,
      darker(door, 0.09),
      0.602,
    );
    streak(
      stage,
      things,
      frame,
      [
        [u + w / 3 - 0.08, 0.68],
        [u + w / 3 - 0.08, 0.8],
      ],
      0.022,
      "#c9a55a",
      0.612,
    );
  }
  hard(stage, things, frame, -0.02, 0.88, 0, w + 0.04, 0.04, 0.63, lighter(palette.wood, 0.03));
  hard(stage, things, frame, w * 0.6, 0.922, 0.1, 0.5, 0.012, 0.4, "#26292b");
  turned(
    stage,
    things,
    at(frame, w * 0.7, 0.935, 0.28),
    [
      [0.09, 0],
      [0.1, 0.12],
    ],
    palette.spark,
  );
  const tap = at(frame, w * 0.25, 0.92, 0.08);
  const [x, y] = pixel(stage, tap);
  const metre = pixelsAt(stage, tap);
  things.curve(
    [
      [x, y],
      [x, y - 0.24 * metre],
      [x + 0.07 * metre, y - 0.31 * metre],
      [x + 0.14 * metre, y - 0.24 * metre],
    ],
    toneBy(stage, "#c9a55a", 0.7),
    Math.max(2, 0.026 * metre),
  );
  for (const v of [1.5, 1.86]) {
    hard(stage, things, frame, 0.1, v, 0, w - 0.2, 0.035, 0.22, palette.wood);
    for (let u = 0.2; u < w - 0.25; u += dice.range(0.12, 0.26)) {
      const r = dice.range(0.035, 0.06);
      turned(
        stage,
        things,
        at(frame, u, v + 0.035, 0.11),
        [
          [r, 0],
          [r, dice.range(0.07, 0.2)],
        ],
        dice.pick([palette.spark, "#f3ede2", palette.accent, "#c98a5a"]),
      );
    }
  }
}
