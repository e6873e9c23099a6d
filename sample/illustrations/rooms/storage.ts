import { darker, lighter } from "../engine/colour.ts";
import { at, type Frame, streak } from "../engine/frame.ts";
import { tableLamp } from "./furnishings.ts";
import { againstBack, type Setup } from "./layout.ts";
import { drawBooks, drawVase } from "./objects.ts";
import { drawMirror } from "./pictures.ts";
import { contact, hard, legs } from "./solids.ts";

export function nightstand(setup: Setup, frame: Frame, lamp: boolean): void {
  const { room, dice, palette } = setup;
  const { stage, things } = room;
  contact(stage, things, frame, 0, 0, 0.45, 0.4, 0.24);
  legs(stage, things, frame, 0, 0, 0.45, 0.4, 0.2, darker(palette.wood, 0.06), 0.035);
  hard(stage, things, frame, 0, 0.2, 0, 0.45, 0.32, 0.4, palette.wood, {
    top: lighter(palette.wood, 0.05),
  });
  streak(
    stage,
    things,
    frame,
    [
      [0.03, 0.36],
      [0.42, 0.36],
    ],
    0.012,
    darker(palette.wood, 0.1),
    0.402,
  );
  streak(
    stage,
    things,
    frame,
    [
      [0.18, 0.45],
      [0.27, 0.45],
    ],
    0.018,
    "#d2b06a",
    0.41,
  );
  if (lamp || dice.chance(0.6)) tableLamp(setup, 0.2, frame, 0.52, 0.95);
  else drawVase(stage, things, at(frame, 0.22, 0.52, 0.2), palette.spark, 0.2, "#7f9a5c");
}

export function wardrobe({ room, dice, palette }: Setup, x: number): void {
  const { stage, things } = room;
  const frame = againstBack(room, x, 0.02);
  const colour = dice.pick([palette.wood, palette.accent, lighter(palette.wall, 0.02)]);
  const w = 1.4;
  const h = Math.min(2.15, room.height - 0.3);
  contact(stage, things, frame, 0, 0, w, 0.6, 0.3);
  hard(stage, things, frame, 0, 0.06, 0, w, h - 0.06, 0.58, colour, { top: lighter(colour, 0.04) });
  for (const u of [0, w / 2]) {
    streak(
      stage,
      things,
      frame,
      [
        [u + 0.07, 0.2],
        [u + w / 2 - 0.07, 0.2],
        [u + w / 2 - 0.07, h - 0.1],
        [u + 0.07, h - 0.1],
        [u + 0.07, 0.2],
      ],
      0.02,
      lighter(colour, 0.05),
      0.583,
    );
  }
  streak(
    stage,
    things,
    frame,
    [
      [w / 2, 0.08],
      [w / 2, h],
    ],
    0.014,
    darker(colour, 0.12),
    0.584,
  );
  for (const u of [w / 2 - 0.06, w / 2 + 0.06])
    streak(
      stage,
      things,
      frame,
      [
        [u, 1],
        [u, 1.16],
      ],
      0.024,
      "#c9a55a",
      0.595,
    );
}

export function chest(setup: Setup, x: number): void {
  const { room, dice, palette } = setup;
  const { stage, things } = room;
  const frame = againstBack(room, x, 0.02);
  const w = 1.1;
  contact(stage, things, frame, 0, 0, w, 0.46, 0.28);
  hard(stage, things, frame, 0, 0.08, 0, w, 0.76, 0.46, palette.wood, {
    top: lighter(palette.wood, 0.05),
  });
  for (let row = 0; row < 3; row += 1) {
    const v = 0.12 + row * 0.24;
    streak(
      stage,
      things,
      frame,
      [
        [0.04, v],
        [w - 0.04, v],
        [w - 0.04, v + 0.21],
        [0.04, v + 0.21],
        [0.04, v],
      ],
      0.012,
      darker(palette.wood, 0.09),
      0.462,
    );
    for (const u of [0.3, w - 0.3])
      streak(
        stage,
        things,
        frame,
        [
          [u - 0.05, v + 0.12],
          [u + 0.05, v + 0.12],
        ],
        0.02,
        "#c9a55a",
        0.47,
      );
  }
  drawMirror(
    stage,
    things,
    room.back,
    x + room.width / 2 + w / 2 - 0.4,
    1.02,
    0.8,
    0.8,
    dice.pick(["#cfa55a", palette.accent]),
  );
  drawVase(
    stage,
    things,
    at(frame, 0.2, 0.84, 0.22),
    palette.spark,
    0.28,
    dice.pick(["#e8dcc0", "#e88a78", "#7f9a5c"]),
  );
  drawBooks(stage, things, frame, 0.7, 0.84, 0.32, 0.22, 0.14, [
    palette.accent,
    palette.fabric,
    palette.spark,
  ]);
}
