import { lighter } from "../engine/colour.ts";
import { at, panel } from "../engine/frame.ts";
import { pixel, pixelsAt, tone } from "../engine/stage.ts";
import { artColours } from "./furnishings.ts";
import { againstBack, type Setup } from "./layout.ts";
import { drawVase } from "./objects.ts";
import { drawArt, drawMirror } from "./pictures.ts";
import { contact, hard, turned } from "./solids.ts";

/** A mantelpiece with what stands on it, and a fire when the day is low. */
export function drawHearth(setup: Setup, x: number): void {
  const { room, dice, palette } = setup;
  const { stage, things, style, width } = room;
  const frame = againstBack(room, x - 0.75, 0);
  const marble =
    style === "rustic"
      ? "#cdb996"
      : style === "chalet"
        ? "#b3a798"
        : dice.pick(["#efe9df", "#d9cfc4", "#8a5f58", "#e4ddd2"]);
  if (style === "rustic" || style === "chalet")
    hard(
      stage,
      things,
      frame,
      0.15,
      1.1,
      0,
      1.2,
      room.height - 1.1,
      0.34,
      lighter(palette.wall, -0.02),
    );
  contact(stage, things, frame, 0, 0, 1.5, 0.4, 0.3);
  hard(stage, things, frame, 0, 0, 0, 0.3, 1.02, 0.26, marble);
  hard(stage, things, frame, 1.2, 0, 0, 0.3, 1.02, 0.26, marble);
  panel(stage, things, frame, 0.3, 0, 0.9, 0.8, "#2c2524", 0.02);
  const logs = pixel(stage, at(frame, 0.75, 0.12, 0.1));
  const metre = pixelsAt(stage, at(frame, 0.75, 0.1, 0.1));
  if (dice.chance(0.6)) {
    for (const [dx, dy, size, paint] of [
      [-0.1, 0.12, 0.15, "#e2622c"],
      [0.1, 0.1, 0.13, "#e2622c"],
      [0, 0.16, 0.17, "#f09a36"],
      [0.02, 0.1, 0.1, "#ffd978"],
    ] as const) {
      const [cx, cy] = [logs[0] + dx * metre, logs[1] - dy * metre];
      const s = size * metre;
      things.blob(
        [
          [cx, cy - s * 1.5],
          [cx + s * 0.6, cy],
          [cx + s * 0.35, cy + s * 0.8],
          [cx - s * 0.4, cy + s * 0.8],
          [cx - s * 0.55, cy],
        ],
        paint,
      );
    }
    const halo = things.definitions.radial(logs, metre * 1.1, [
      [0, "#ffb45a", 0.4],
      [1, "#ffb45a", 0],
    ]);
    things.circle(logs, metre * 1.1, halo);
  }
  for (const [dx, tilt] of [
    [-0.2, 0.02],
    [0, -0.02],
    [0.14, 0.03],
  ] as const)
    things.line(
      [
        [logs[0] + (dx - 0.14) * metre, logs[1] + tilt * metre],
        [logs[0] + (dx + 0.18) * metre, logs[1] - tilt * metre],
      ],
      tone(stage, "#6a4a35", [0, 0.3, -0.6]),
      0.07 * metre,
    );
  hard(stage, things, frame, 0.28, 0.78, 0, 0.94, 0.26, 0.24, marble);
  hard(stage, things, frame, -0.06, 1.02, 0, 1.62, 0.06, 0.34, lighter(marble, 0.02));
  const rim = dice.pick(["#cfa55a", "#efe6d4", palette.metal]);
  if (style === "haussmann")
    drawMirror(
      stage,
      things,
      room.back,
      x + width / 2 - 0.6,
      1.12,
      1.2,
      Math.min(1.5, room.height - 1.55),
      rim,
    );
  else if (style !== "rustic" && style !== "chalet")
    drawArt(
      stage,
      things,
      room.back,
      x + width / 2 - 0.45,
      1.3,
      0.9,
      0.75,
      artColours(setup),
      palette.wood,
    );
  drawVase(
    stage,
    things,
    at(frame, 0.16, 1.08, 0.16),
    palette.spark,
    0.2,
    dice.pick([null, "#e8dcc0", "#7f9a5c"]),
  );
  drawVase(
    stage,
    things,
    at(frame, 1.36, 1.08, 0.16),
    palette.accent,
    0.26,
    dice.pick([null, "#d77a6a"]),
  );
  for (const u of [0.42, 0.52])
    turned(
      stage,
      things,
      at(frame, u, 1.08, 0.16),
      [
        [0.025, 0],
        [0.012, 0.02],
        [0.012, 0.2 + u * 0.12],
      ],
      "#f6efe0",
    );
}
