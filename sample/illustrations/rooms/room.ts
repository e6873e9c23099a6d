import type { Camera } from "../engine/camera.ts";
import type { Dice } from "../engine/dice.ts";
import { at, type Frame, frameAt, panel } from "../engine/frame.ts";
import { unit } from "../engine/geometry.ts";
import type { Light } from "../engine/light.ts";
import type { Sheet } from "../engine/sheet.ts";
import { HEIGHT, seen, stageOf, tone, WIDTH } from "../engine/stage.ts";
import { drawFloor } from "./floors.ts";
import { type Room, type RoomSpec, sideLength } from "./types.ts";
import { dress, slopeFrame } from "./walls.ts";

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
    sun: night ? [0.24, 0.17, 0.09] : [0.08 + r * 0.44, 0.08 + g * 0.4, 0.07 + b * 0.31],
    ambient: night
      ? [0.7, 0.55, 0.45]
      : [0.92 - power * 0.24, 0.87 - power * 0.24, 0.84 - power * 0.19],
    night: mood.night,
    haze: mood.haze,
    glass: [mood.sky[0], mood.sky[1], mood.sky[2]],
  };
}

/** Sets up the camera and the box of a room, and paints floor, ceiling and walls. */
export function openRoom(spec: RoomSpec, dice: Dice): Room {
  const { width, depth } = spec;
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
  const carpet = stage.sheet.child();
  const glow = stage.sheet.child();
  const things = stage.sheet.child();
  const room: Room = { ...spec, stage, dice, back, left, right, slope, carpet, glow, things };
  paintShell(room, shell);
  return room;
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
