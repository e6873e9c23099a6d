import { darker, lighter, mix } from "../engine/colour.ts";
import { at, panel, streak } from "../engine/frame.ts";
import { againstBack, againstSide, type Setup, spotOn, standing } from "./layout.ts";
import { drawBooks, drawVase } from "./objects.ts";
import { drawArt, drawMirror } from "./pictures.ts";
import { drawPlant, type PlantKind } from "./plants.ts";
import { drawRoundTable, drawTable } from "./seating.ts";
import { contact, hard, legs, turned } from "./solids.ts";

export const PLANTS: readonly [PlantKind, ...PlantKind[]] = [
  "ficus",
  "monstera",
  "palm",
  "olive",
  "fern",
  "snake",
  "cactus",
];

export function artColours({ palette }: Setup): string[] {
  return [palette.spark, palette.accent, palette.fabric, palette.second];
}

export function pots({ palette }: Setup): readonly [string, ...string[]] {
  return ["#b9664a", "#f1e8d8", palette.accent, "#4a4a48", palette.second];
}

/** What stands on the back wall when the sofa is elsewhere. */
export function backFeature(setup: Setup): void {
  const { room, dice, palette } = setup;
  const { stage, things, width, depth } = room;
  const kind = dice.pick(["sideboard", "shelves", "sideboard", "library"]);
  if (kind === "shelves") shelves(setup, dice.range(-0.7, 0.1), 1.5);
  else if (kind === "library") shelves(setup, -width * 0.36, width * 0.62);
  else {
    const w = dice.range(1.5, 1.9);
    const x = dice.range(-0.4, 0.2) - w / 2;
    const frame = againstBack(room, x, 0.03);
    contact(stage, things, frame, 0, 0, w, 0.42);
    legs(stage, things, frame, 0, 0, w, 0.42, 0.18, darker(palette.wood, 0.06), 0.04);
    hard(stage, things, frame, 0, 0.18, 0, w, 0.52, 0.42, palette.wood, {
      top: lighter(palette.wood, 0.05),
    });
    for (let index = 1; index < 3; index += 1)
      streak(
        stage,
        things,
        frame,
        [
          [(w * index) / 3, 0.2],
          [(w * index) / 3, 0.68],
        ],
        0.014,
        darker(palette.wood, 0.1),
        0.421,
      );
    for (let index = 0; index < 3; index += 1)
      streak(
        stage,
        things,
        frame,
        [
          [(w * (index + 0.42)) / 3, 0.56],
          [(w * (index + 0.58)) / 3, 0.56],
        ],
        0.016,
        "#d2b06a",
        0.425,
      );
    const above = room.back;
    if (dice.chance(0.4))
      drawMirror(
        stage,
        things,
        above,
        x + width / 2 + w / 2 - 0.42,
        1.1,
        0.84,
        0.84,
        dice.pick(["#cfa55a", palette.wood]),
      );
    else
      drawArt(
        stage,
        things,
        above,
        x + width / 2 + w / 2 - 0.55,
        1.02,
        1.1,
        0.85,
        artColours(setup),
        dice.pick([palette.wood, palette.metal, "#f7f1e4"]),
      );
    drawVase(
      stage,
      things,
      at(frame, 0.25, 0.7, 0.22),
      palette.spark,
      0.32,
      dice.pick(["#e8dcc0", "#7f9a5c", "#d77a6a"]),
    );
    drawBooks(stage, things, frame, w * 0.55, 0.7, 0.4, 0.24, 0.14, artColours(setup));
    tableLamp(setup, w - 0.22, frame);
  }
  drawPlant(
    stage,
    things,
    spotOn(room, (setup.window.side === "left" ? -1 : 1) * (width / 2 - 0.45), 0, depth - 0.42),
    dice.pick(PLANTS),
    dice.range(1.1, 1.8),
    dice.pick(pots(setup)),
  );
}

export function tableLamp(
  { room, palette }: Setup,
  u: number,
  frame: ReturnType<typeof standing>,
  v = 0.7,
  size = 1,
): void {
  const { stage, things } = room;
  const foot = at(frame, u, v, 0.2);
  turned(
    stage,
    things,
    foot,
    [
      [0.07 * size, 0],
      [0.09 * size, 0.06],
      [0.03 * size, 0.16],
      [0.02, 0.24 * size],
    ],
    palette.accent,
  );
  const lit = stage.light.night > 0.3 ? "#ffdf9c" : "#f5e7c8";
  turned(
    stage,
    things,
    [foot[0], foot[1] + 0.22 * size, foot[2]],
    [
      [0.16 * size, 0],
      [0.1 * size, 0.2 * size],
    ],
    lit,
  );
}

/** A bookcase against the back wall. */
export function shelves(setup: Setup, x: number, w: number): void {
  const { room, dice, palette } = setup;
  const { stage, things, height } = room;
  const h = Math.min(height - 0.35, dice.range(1.9, 2.3));
  const frame = againstBack(room, x, 0.02);
  const wood = dice.pick([palette.wood, lighter(palette.wall, 0.02), palette.accent]);
  contact(stage, things, frame, 0, 0, w, 0.34);
  panel(stage, things, frame, 0, 0, w, h, darker(wood, 0.12), 0.01);
  const rows = 5;
  const columns = Math.max(1, Math.round(w / 0.8));
  for (let row = 0; row < rows; row += 1) {
    const v = 0.1 + ((h - 0.1) * row) / rows;
    for (let column = 0; column < columns; column += 1) {
      const u = (w * column) / columns;
      const cell = w / columns;
      const tall = (h - 0.1) / rows;
      if (dice.chance(0.72))
        drawBooks(stage, things, frame, u + 0.04, v, cell * dice.range(0.5, 0.95), tall, 0.08, [
          palette.spark,
          palette.accent,
          palette.fabric,
          palette.second,
          "#f1e6d2",
          "#7a4a3a",
          "#33506b",
          darker(palette.wood, 0.1),
        ]);
      else
        drawVase(
          stage,
          things,
          at(frame, u + cell * 0.4, v, 0.16),
          dice.pick([palette.spark, "#f1e8d8", palette.accent]),
          tall * 0.55,
          dice.chance(0.3) ? "#7f9a5c" : null,
        );
    }
    hard(stage, things, frame, 0, v - 0.03, 0, w, 0.03, 0.3, wood);
  }
  for (let column = 0; column <= columns; column += 1)
    hard(
      stage,
      things,
      frame,
      Math.min(w - 0.03, (w * column) / columns),
      0,
      0,
      0.03,
      h,
      0.31,
      wood,
    );
  hard(stage, things, frame, 0, h - 0.03, 0, w, 0.04, 0.31, wood);
}

/** Pictures above a piece of furniture of width `w` starting at `u` of a wall. */
export function gallery(
  setup: Setup,
  frame: ReturnType<typeof standing>,
  u: number,
  w: number,
): void {
  const { room, dice, palette } = setup;
  const { stage, things } = room;
  const rim = dice.pick([palette.wood, palette.metal, "#f7f1e4"]);
  const colours = artColours(setup);
  const kind = dice.pick(["one", "pair", "trio", "grid"]);
  if (kind === "one") drawArt(stage, things, frame, u + w / 2 - 0.6, 1.12, 1.2, 0.86, colours, rim);
  else if (kind === "pair")
    for (const x of [-0.68, 0.08])
      drawArt(stage, things, frame, u + w / 2 + x, 1.1, 0.6, 0.84, colours, rim);
  else if (kind === "trio")
    for (const [x, y, a, b] of [
      [-0.85, 1.1, 0.5, 0.66],
      [-0.28, 1.1, 0.62, 0.84],
      [0.42, 1.22, 0.42, 0.5],
    ] as const)
      drawArt(stage, things, frame, u + w / 2 + x, y, a, b, colours, rim);
  else
    for (const [x, y] of [
      [-0.5, 1.08],
      [0.03, 1.08],
      [-0.5, 1.56],
      [0.03, 1.56],
    ] as const)
      drawArt(stage, things, frame, u + w / 2 + x, y, 0.47, 0.42, colours, rim);
}

export function coffee(setup: Setup, x: number, z: number): void {
  const { room, dice, palette } = setup;
  const { stage, things } = room;
  if (dice.chance(0.5)) {
    drawRoundTable(
      stage,
      things,
      [x + 0.15, 0, z],
      dice.range(0.36, 0.45),
      0.38,
      dice.pick([palette.wood, "#f1ebe0", palette.metal]),
    );
    drawVase(
      stage,
      things,
      [x + 0.08, 0.38, z],
      palette.spark,
      0.2,
      dice.pick(["#7f9a5c", "#e88a78", "#f0d9a0"]),
    );
    return;
  }
  const frame = standing(room, x - 0.45, z + 0.28);
  drawTable(stage, things, frame, 0.95, 0.55, 0.36, palette.wood);
  hard(stage, things, frame, 0.12, 0.365, 0.15, 0.3, 0.03, 0.22, palette.accent);
  hard(stage, things, frame, 0.14, 0.395, 0.16, 0.26, 0.025, 0.19, palette.spark);
  drawVase(
    stage,
    things,
    at(frame, 0.68, 0.365, 0.28),
    mix(palette.second, "#ffffff", 0.3),
    0.18,
    dice.pick(["#7f9a5c", "#e88a78", null]),
  );
}

/** Something on the free side wall when the sofa is at the back. */
export function sideWall(setup: Setup): void {
  const { room, dice, palette, free } = setup;
  const { stage, things, depth } = room;
  if (room.style === "attic") return;
  const frame = againstSide(room, free, depth - 2.5, 1.3, 0);
  drawArt(stage, things, frame, 0.15, 1.1, 0.95, 0.75, artColours(setup), palette.wood);
  const low = againstSide(room, free, depth - 2.55, 1.4, 0.03);
  contact(stage, things, low, 0, 0, 1.4, 0.4, 0.24);
  hard(stage, things, low, 0, 0.12, 0, 1.4, 0.4, 0.4, palette.wood, {
    top: lighter(palette.wood, 0.05),
  });
  drawVase(
    stage,
    things,
    at(low, 1.1, 0.52, 0.2),
    palette.spark,
    0.26,
    dice.pick(["#7f9a5c", null]),
  );
  drawBooks(stage, things, low, 0.2, 0.52, 0.5, 0.24, 0.12, artColours(setup));
}
