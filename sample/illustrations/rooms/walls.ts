import { darker, lighter, mix } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { type Frame, panel, plate, streak } from "../engine/frame.ts";
import { ellipse, type P2, unit } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type Stage, seen, tone } from "../engine/stage.ts";
import { type Room, type RoomSpec, sideLength } from "./types.ts";

/** What a style does to walls and ceiling. */
export function dress(room: Room, sheet: Sheet, backColour: string): void {
  const { stage, width, height, palette, style, dice } = room;
  const long = sideLength(room);
  const walls: [Frame, number, string][] = [
    [room.left, long, palette.wall],
    [room.right, long, palette.wall],
    [room.back, width, backColour],
  ];
  if (style === "haussmann") {
    const dado = 0.86;
    for (const [frame, w, colour] of walls) {
      const count = Math.max(2, Math.round(w / 1.15));
      for (let index = 0; index < count; index += 1) {
        const u = (w * index) / count + 0.13;
        const span = w / count - 0.26;
        mouldedPanel(stage, sheet, frame, u, dado + 0.14, span, height - dado - 0.5, colour);
        mouldedPanel(stage, sheet, frame, u, 0.22, span, dado - 0.36, colour);
      }
      streak(
        stage,
        sheet,
        frame,
        [
          [0, dado],
          [w, dado],
        ],
        0.055,
        lighter(colour, 0.04),
      );
      for (const [v, thick, shade] of [
        [height - 0.1, 0.2, 0.03],
        [height - 0.24, 0.05, -0.04],
        [height - 0.29, 0.04, 0.03],
      ] as const) {
        panel(
          stage,
          sheet,
          frame,
          0,
          v - thick / 2,
          w,
          thick,
          lighter(mix(colour, palette.ceiling, 0.65), shade),
        );
      }
    }
    rosette(room, sheet);
  } else if (style === "rustic" || style === "chalet") {
    beams(room, sheet);
    if (style === "chalet")
      for (const [frame, w, colour] of walls)
        boards(stage, sheet, frame, w, height, mix(palette.wood, colour, 0.12));
  } else if (style === "attic") slopeCeiling(room, sheet);
  else if (style === "loft") {
    stones(
      stage,
      sheet,
      room.back,
      width,
      height,
      mix("#b4694c", palette.wall, 0.18),
      dice.fork("brick"),
    );
    joists(room, sheet);
  } else paintedWall(room, sheet);
  for (const [frame, w] of walls)
    panel(
      stage,
      sheet,
      frame,
      0,
      0,
      w,
      style === "haussmann" ? 0.16 : 0.09,
      lighter(palette.ceiling, -0.02),
    );
}

/** What stylists do with a pot of paint: a dado, an arch, a wallpaper of small motifs. */
function paintedWall(room: Room, sheet: Sheet): void {
  const { stage, dice, palette, width, height, window } = room;
  const long = sideLength(room);
  const kind = dice.pick(["plain", "dado", "arch", "paper", "stripes"]);
  const [frame, w] =
    window === "back" ? ([room.left, long] as const) : ([room.back, width] as const);
  if (kind === "dado") {
    const line = dice.pick([1.0, 1.25]);
    for (const [side, span] of [
      [room.left, long],
      [room.right, long],
      [room.back, width],
    ] as const) {
      panel(stage, sheet, side, 0, 0, span, line, palette.accent);
    }
  } else if (kind === "arch") {
    const half = dice.range(0.75, 1);
    const middle = w / 2 + dice.range(-0.4, 0.4);
    const crown = ellipse(middle, dice.range(1.05, 1.25), half, half, 24, 0, Math.PI);
    plate(stage, sheet, frame, [[middle - half, 0], [middle + half, 0], ...crown], palette.accent);
  } else if (kind === "stripes") {
    for (let u = 0; u < w; u += 0.44)
      panel(
        stage,
        sheet,
        frame,
        u,
        0,
        Math.min(0.22, w - u),
        height,
        lighter(palette.accent, 0.12),
      );
  } else if (kind === "paper") {
    const ink = mix(palette.accent, palette.wall, 0.45);
    for (let row = 0; row * 0.3 < height; row += 1) {
      for (let u = row % 2 ? 0.1 : 0.27; u < w - 0.12; u += 0.34) {
        const v = row * 0.3 + 0.12;
        plate(
          stage,
          sheet,
          frame,
          [
            [u, v - 0.07],
            [u + 0.045, v],
            [u, v + 0.09],
            [u - 0.045, v],
          ],
          ink,
        );
        plate(
          stage,
          sheet,
          frame,
          [
            [u + 0.02, v],
            [u + 0.1, v + 0.03],
            [u + 0.05, v + 0.06],
          ],
          ink,
        );
      }
    }
  }
}

function mouldedPanel(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  h: number,
  colour: string,
): void {
  const outline: P2[] = [
    [u, v],
    [u + w, v],
    [u + w, v + h],
    [u, v + h],
    [u, v],
  ];
  streak(stage, sheet, frame, outline, 0.035, lighter(colour, 0.045));
  const inner: P2[] = outline.map(
    ([x, y]) => [x + (x > u ? -0.035 : 0.035), y + (y > v ? -0.035 : 0.035)] as const,
  );
  streak(stage, sheet, frame, inner, 0.016, darker(colour, 0.055));
}

function rosette(room: Room, sheet: Sheet): void {
  const { stage, height, depth, palette } = room;
  const centre = depth * 0.45;
  for (const [radius, shade] of [
    [0.62, -0.02],
    [0.5, 0.02],
    [0.3, -0.02],
  ] as const) {
    const points = Array.from({ length: 28 }, (_, index) => {
      const angle = (index / 28) * Math.PI * 2;
      return [Math.cos(angle) * radius, height - 0.01, centre + Math.sin(angle) * radius] as const;
    });
    sheet.polygon(seen(stage, points), tone(stage, lighter(palette.ceiling, shade), [0, -1, 0]));
  }
}

function beams(room: Room, sheet: Sheet): void {
  const { stage, width, height, depth, palette } = room;
  const wood = darker(palette.wood, 0.02);
  for (let z = depth - 0.6; z > 0.4; z -= 1.05) {
    const low = height - 0.15;
    sheet.polygon(
      seen(stage, [
        [-width / 2, low, z],
        [width / 2, low, z],
        [width / 2, low, z + 0.18],
        [-width / 2, low, z + 0.18],
      ]),
      tone(stage, darker(wood, 0.03), [0, -1, 0]),
    );
    sheet.polygon(
      seen(stage, [
        [-width / 2, low, z],
        [width / 2, low, z],
        [width / 2, height, z],
        [-width / 2, height, z],
      ]),
      tone(stage, wood, [0, 0, -1]),
    );
  }
}

function joists(room: Room, sheet: Sheet): void {
  const { stage, width, height, depth, palette } = room;
  for (const x of [-width * 0.22, width * 0.24]) {
    const low = height - 0.22;
    const steel = palette.metal;
    sheet.polygon(
      seen(stage, [
        [x, low, -1.5],
        [x + 0.2, low, -1.5],
        [x + 0.2, low, depth],
        [x, low, depth],
      ]),
      tone(stage, steel, [0, -1, 0]),
    );
    const face = x > stage.camera.eye[0] ? x : x + 0.2;
    sheet.polygon(
      seen(stage, [
        [face, low, -1.5],
        [face, low, depth],
        [face, height, depth],
        [face, height, -1.5],
      ]),
      tone(stage, lighter(steel, 0.06), [x > 0 ? -1 : 1, 0, 0]),
    );
  }
}

function boards(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  w: number,
  h: number,
  colour: string,
): void {
  panel(stage, sheet, frame, 0, 0, w, h, colour);
  for (let v = 0.24; v < h; v += 0.24) {
    panel(stage, sheet, frame, 0, v - 0.012, w, 0.024, darker(colour, 0.07));
    const from = stage.dice.range(0, w - 1);
    panel(
      stage,
      sheet,
      frame,
      from,
      v + 0.02,
      stage.dice.range(0.8, Math.min(2.6, w - from)),
      0.19,
      stage.dice.chance(0.5) ? lighter(colour, 0.025) : darker(colour, 0.025),
    );
  }
}

function stones(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  w: number,
  h: number,
  colour: string,
  dice: Dice,
): void {
  panel(stage, sheet, frame, 0, 0, w, h, colour);
  for (let row = 0; (row + 1) * 0.085 < h; row += 1) {
    for (let u = row % 2 ? 0 : -0.13; u < w; u += 0.27) {
      if (dice.chance(0.55)) continue;
      const left = Math.max(0, u);
      panel(
        stage,
        sheet,
        frame,
        left,
        row * 0.085 + 0.01,
        Math.min(u + 0.25, w) - left,
        0.066,
        lighter(colour, dice.range(-0.06, 0.05)),
      );
    }
  }
}

/** Height at which an attic's slope meets its wall. */
const KNEE = 1.05;

export function slopeFrame({ window, width, height, depth }: RoomSpec): Frame {
  const left = window !== "right";
  const [vx, vy] = unit([left ? width * 0.42 : -width * 0.42, height - KNEE, 0]);
  return {
    origin: [left ? -width / 2 : width / 2, KNEE, left ? -1.7 : depth],
    u: [0, 0, left ? 1 : -1],
    v: [vx, vy, 0],
    n: left ? [vy, -vx, 0] : [-vy, vx, 0],
  };
}

/** A ceiling that comes down on one side, under the roof. */
function slopeCeiling(room: Room, sheet: Sheet): void {
  const { stage, width, height, depth, palette, slope } = room;
  const left = slope.u[2] > 0;
  const long = Math.hypot(width * 0.42, height - KNEE);
  const w = sideLength(room);
  panel(stage, sheet, slope, 0, 0, w, long, palette.ceiling);
  const cover: P2[] = left
    ? [
        [0, KNEE],
        [0, height],
        [width * 0.42, height],
      ]
    : [
        [width, KNEE],
        [width, height],
        [width * 0.58, height],
      ];
  plate(stage, sheet, room.back, cover, lighter(palette.ceiling, -0.015));
  for (const z of [depth - 0.16, depth - 2.1, depth - 4.0]) {
    const u = left ? z + 1.7 : depth - z - 0.14;
    panel(stage, sheet, slope, u, 0, 0.14, long, palette.wood, 0.03);
  }
  panel(stage, sheet, slope, 0, long - 0.1, w, 0.12, palette.wood, 0.03);
}
