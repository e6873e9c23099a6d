import type { Camera } from "../engine/camera.ts";
import { darker, lighter, mix } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { at, type Frame, frameAt, panel, plate, streak } from "../engine/frame.ts";
import { type P2, unit } from "../engine/geometry.ts";
import type { Light } from "../engine/light.ts";
import type { Sheet } from "../engine/sheet.ts";
import { HEIGHT, type Stage, seen, stageOf, tone, WIDTH } from "../engine/stage.ts";
import type { Mood } from "../nature/moods.ts";
import { drawFloor, type FloorKind } from "./floors.ts";
import type { Palette } from "./palettes.ts";

export type Side = "left" | "right" | "back";

/** What a dwelling is like inside: it sets floors, windows, walls and ceilings. */
export type RoomStyle = "haussmann" | "modern" | "rustic" | "chalet" | "loft" | "attic";

export interface RoomSpec {
  seed: number;
  mood: Mood;
  style: RoomStyle;
  palette: Palette;
  width: number;
  depth: number;
  height: number;
  /** The wall with the main window. */
  window: Side;
  floor: FloorKind;
  floorColour: string;
}

/** A room's box, its walls seen from inside, and the stage it stands on. */
export interface Room extends RoomSpec {
  stage: Stage;
  dice: Dice;
  back: Frame;
  left: Frame;
  right: Frame;
  /** The slanting ceiling of an attic, on the window's side. */
  slope: Frame;
  /** Painted after the walls, before the furniture: light on floor and walls. */
  glow: Sheet;
  things: Sheet;
}

/** The light that comes through the windows of a room, as the whole room receives it. */
function roomLight(spec: RoomSpec, dice: Dice): Light {
  const { mood, window } = spec;
  const rise = dice.range(0.5, 0.8);
  const toSun =
    window === "back"
      ? unit([dice.pick([-1, 1]) * dice.range(0.2, 0.55), rise, 0.85])
      : unit([window === "left" ? -1 : 1, rise, dice.range(-0.1, 0.5)]);
  const night = mood.night > 0.5;
  const [r, g, b] = mood.sun;
  const power = Math.max(0.3, (r + g) / 2);
  return {
    toSun,
    sun: night ? [0.24, 0.17, 0.09] : [0.08 + r * 0.5, 0.08 + g * 0.47, 0.08 + b * 0.4],
    ambient: night
      ? [0.7, 0.55, 0.45]
      : [0.87 - power * 0.2, 0.83 - power * 0.2, 0.82 - power * 0.16],
    night: mood.night,
    haze: mood.haze,
    glass: [mood.sky[0], mood.sky[1], mood.sky[2]],
  };
}

/** Sets up the camera and the box of a room, and paints floor, ceiling and walls. */
export function openRoom(spec: RoomSpec, dice: Dice): Room {
  const { width, depth, height } = spec;
  const eye = dice.range(1.25, 1.5);
  const focal = dice.range(1040, 1180);
  const camera: Camera = {
    eye: [dice.range(-0.16, 0.16) * width, eye, -dice.range(1.5, 1.9)],
    yaw: dice.range(-0.07, 0.07),
    focal,
    centre: WIDTH / 2,
    horizon: HEIGHT * dice.range(0.45, 0.5),
  };
  const stage = stageOf({ camera, light: roomLight(spec, dice), seed: spec.seed });
  const slope = slopeFrame(spec);
  const back = frameAt(-width / 2, 0, depth, 0);
  const left = frameAt(-width / 2, 0, -1.7, Math.PI / 2);
  const right = frameAt(width / 2, 0, depth, -Math.PI / 2);
  const shell = stage.sheet.child();
  const glow = stage.sheet.child();
  const things = stage.sheet.child();
  const room: Room = { ...spec, stage, dice, back, left, right, slope, glow, things };
  paintShell(room, shell);
  return room;
}

/** Length of the side walls, which begin behind the viewer. */
export function sideLength(room: RoomSpec): number {
  return room.depth + 1.7;
}

function paintShell(room: Room, sheet: Sheet): void {
  const { stage, width, depth, height, palette, dice } = room;
  const { definitions } = sheet;
  const front = -1.7;
  const ceiling = seen(stage, [
    [-width / 2, height, front],
    [width / 2, height, front],
    [width / 2, height, depth],
    [-width / 2, height, depth],
  ]);
  sheet.polygon(ceiling, tone(stage, palette.ceiling, [0, -1, 0]));
  drawFloor(
    stage,
    sheet,
    { width, front, depth },
    room.floor,
    room.floorColour,
    dice.fork("floor"),
  );
  const accentBack = room.window !== "back" && dice.chance(0.55);
  const sideLong = sideLength(room);
  const wallOf = (frame: Frame, long: number, colour: string, farAtEnd: boolean) => {
    panel(stage, sheet, frame, 0, 0, long, height, colour);
    // The corner gathers a little shade.
    const corner = seen(stage, [
      at(frame, farAtEnd ? long : 0, height / 2),
      at(frame, farAtEnd ? long - 1.6 : 1.6, height / 2),
    ]);
    const [a, b] = corner;
    if (!a || !b) return;
    const paint = definitions.linear(a, b, [
      [0, "#3a2c40", 0.16],
      [1, "#3a2c40", 0],
    ]);
    sheet.polygon(
      seen(stage, [
        at(frame, 0, 0),
        at(frame, long, 0),
        at(frame, long, height),
        at(frame, 0, height),
      ]),
      paint,
    );
  };
  wallOf(room.left, sideLong, palette.wall, true);
  wallOf(room.right, sideLong, palette.wall, false);
  panel(stage, sheet, room.back, 0, 0, width, height, accentBack ? palette.accent : palette.wall);
  dress(room, sheet, accentBack ? palette.accent : palette.wall);
  const [top, low] = seen(stage, [at(room.back, 0, height), at(room.back, 0, 0)]);
  if (top && low) {
    const paint = definitions.linear(top, low, [
      [0, "#fff6e0", 0.14],
      [0.5, "#fff6e0", 0],
      [1, "#2a1f3d", 0.1],
    ]);
    sheet.polygon(
      seen(stage, [
        at(room.back, 0, 0),
        at(room.back, width, 0),
        at(room.back, width, height),
        at(room.back, 0, height),
      ]),
      paint,
    );
  }
}

/** What a style does to walls and ceiling. */
function dress(room: Room, sheet: Sheet, backColour: string): void {
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
  } else if (dice.chance(0.4)) {
    // A block of colour painted up to a line, as stylists do.
    const line = dice.pick([1.05, 1.3]);
    const [frame, w] =
      room.window === "right" ? ([room.left, long] as const) : ([room.right, long] as const);
    panel(stage, sheet, frame, 0, 0, w, line, palette.accent);
  }
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
  for (let row = 0; row * 0.085 < h; row += 1) {
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

function slopeFrame({ window, width, height, depth }: RoomSpec): Frame {
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
