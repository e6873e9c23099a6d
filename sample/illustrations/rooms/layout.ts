import { mix } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { type Frame, within } from "../engine/frame.ts";
import type { P3 } from "../engine/geometry.ts";
import { documentOf } from "../engine/stage.ts";
import type { Mood } from "../nature/moods.ts";
import type { FloorKind } from "./floors.ts";
import { bloom, drawRoomWindow, type RoomWindow, wallFrame } from "./openings.ts";
import type { ViewKind } from "./outlook.ts";
import { PALETTES, type Palette } from "./palettes.ts";
import { openRoom } from "./room.ts";
import type { Room, RoomSpec, RoomStyle, Side } from "./types.ts";

export interface RoomScene {
  seed: number;
  mood: Mood;
  style: RoomStyle;
  /** A sitting room with a fireplace; without one when absent. */
  hearth?: boolean;
}

/** A place against a side wall between two depths (metres from the front), as a frame facing the room. */
export function againstSide(
  room: Room,
  side: "left" | "right",
  z: number,
  w: number,
  gap = 0.04,
): Frame {
  const frame = wallFrame(room, side);
  const u = side === "left" ? z + 1.7 : room.depth - z - w;
  return within(frame, u, 0, gap);
}

/** A place against the back wall, `x` metres from the room's middle to the thing's left end. */
export function againstBack(room: Room, x: number, gap = 0.04): Frame {
  return within(room.back, x + room.width / 2, 0, gap);
}

/** A free-standing frame at a point of the floor, turned by `yaw` (0: facing the viewer). */
export function standing(room: Room, x: number, z: number, yaw = 0): Frame {
  return within(room.back, x + room.width / 2, 0, room.depth - z, yaw);
}

export function spotOn(room: Room, x: number, y: number, z: number): P3 {
  return [x, y, Math.min(z, room.depth - 0.05)];
}

export function opposite(side: Side): "left" | "right" {
  return side === "left" ? "right" : "left";
}

const FLOORS: Record<RoomStyle, readonly (readonly [FloorKind, string])[]> = {
  haussmann: [
    ["chevron", "#c2915c"],
    ["herringbone", "#b98754"],
    ["chevron", "#d0a06a"],
    ["chevron", "#a97a4a"],
  ],
  modern: [
    ["planks", "#d0a97c"],
    ["planks", "#c39a6b"],
    ["planks", "#dcc09a"],
    ["concrete", "#c9c4ba"],
  ],
  rustic: [
    ["terracotta", "#bf7350"],
    ["hexagons", "#c27a55"],
    ["terracotta", "#c98660"],
    ["slabs", "#d3bf9e"],
  ],
  chalet: [
    ["planks", "#b98552"],
    ["planks", "#a97446"],
    ["slabs", "#b9ada0"],
  ],
  loft: [
    ["concrete", "#bdb7ae"],
    ["planks", "#a87f55"],
    ["planks", "#c39a6b"],
  ],
  attic: [
    ["planks", "#c69d6c"],
    ["planks", "#b8895a"],
    ["herringbone", "#c79a66"],
  ],
};

const VIEWS: Record<RoomStyle, readonly [ViewKind, ...ViewKind[]]> = {
  haussmann: ["roofs", "roofs", "trees"],
  modern: ["trees", "town", "garden", "trees"],
  rustic: ["hills", "garden", "hills", "sea"],
  chalet: ["mountains"],
  loft: ["roofs", "town", "trees"],
  attic: ["roofs", "town", "trees"],
};

export interface Setup {
  room: Room;
  dice: Dice;
  window: RoomWindow;
  /** Side walls: the one with the window, and the free one. */
  free: "left" | "right";
  palette: Palette;
}

export interface SetupOptions {
  width: readonly [number, number];
  depth: readonly [number, number];
  floors?: readonly (readonly [FloorKind, string])[];
  /** Where the window may be. */
  sides?: readonly [Side, ...Side[]];
  curtains?: boolean;
  /** Windows that start above furniture. */
  raised?: boolean;
}

/** One of the palettes; in one room out of three the walls take some of the accent. */
function paletteOf(dice: Dice): Palette {
  const palette = dice.pick(PALETTES);
  const share = dice.chance(0.36) ? dice.range(0.3, 0.62) : 0;
  return share === 0 ? palette : { ...palette, wall: mix(palette.wall, palette.accent, share) };
}

/** A room of some style with its main window, ready to be furnished. */
export function setUp(scene: RoomScene, dice: Dice, options: SetupOptions): Setup {
  const { style, mood } = scene;
  const palette = paletteOf(dice);
  const sides = options.sides ?? ["left", "right", "left", "right", "back"];
  const side = style === "attic" ? dice.pick(["left", "right"]) : dice.pick(sides);
  const floors = options.floors ?? FLOORS[style];
  const [floor, floorColour] = floors[dice.int(0, floors.length - 1)] ?? ["planks", "#c69d6c"];
  const spec: RoomSpec = {
    seed: scene.seed,
    mood,
    style,
    palette,
    width: dice.range(...options.width),
    depth: dice.range(...options.depth),
    height:
      style === "haussmann"
        ? dice.range(2.95, 3.2)
        : style === "loft"
          ? dice.range(2.9, 3.2)
          : dice.range(2.5, 2.7),
    window: side,
    floor,
    floorColour,
  };
  const room = openRoom(spec, dice.fork("room"));
  const window = windowOf(room, dice.fork("window"), options);
  drawRoomWindow(room, room.glow, window);
  return {
    room,
    dice,
    window,
    free: side === "back" ? dice.pick(["left", "right"]) : opposite(side),
    palette,
  };
}

function windowOf(room: Room, dice: Dice, options: SetupOptions): RoomWindow {
  const { style, width, depth, height, window: side, palette } = room;
  const tall = style === "haussmann" || (style === "modern" && !options.raised) || style === "loft";
  const sill = options.raised
    ? 1.08
    : tall
      ? 0.04
      : style === "attic"
        ? 0.12
        : dice.range(0.72, 0.9);
  const h = Math.min(
    height - 0.4 - sill,
    style === "haussmann"
      ? 2.5
      : style === "attic"
        ? 0.9
        : options.raised
          ? 1.15
          : tall
            ? 2.2
            : 1.35,
  );
  const wide =
    style === "modern"
      ? dice.range(1.9, 2.6)
      : style === "loft"
        ? dice.range(2, 2.6)
        : style === "haussmann"
          ? 1.3
          : dice.range(1.15, 1.5);
  const grid = {
    haussmann: [2, 4],
    modern: [2, 1],
    rustic: [2, 3],
    chalet: [2, 2],
    loft: [4, 5],
    attic: [2, 2],
  }[style];
  const z = depth - wide - dice.range(0.9, 1.5);
  const u =
    side === "left"
      ? z + 1.7
      : side === "right"
        ? depth - z - wide
        : width / 2 - wide / 2 + dice.range(-0.3, 0.3) * (width / 2 - wide / 2);
  const dark = style === "loft" || (style === "modern" && dice.chance(0.6));
  const curtains =
    options.curtains !== false &&
    style !== "attic" &&
    !options.raised &&
    dice.chance(style === "loft" ? 0.2 : 0.65);
  return {
    side,
    u,
    v: sill,
    w: wide,
    h,
    columns: grid[0] ?? 2,
    rows: grid[1] ?? 2,
    joinery: dark ? "#3a3f42" : style === "chalet" ? palette.wood : "#faf5ea",
    guard: tall && style !== "loft",
    curtains: curtains
      ? dice.pick([palette.fabric, palette.second, "#f1e6d2", palette.accent])
      : undefined,
    view: dice.pick(VIEWS[style]),
    ...(style === "attic"
      ? { frame: room.slope, u: side === "left" ? z + 1.7 : depth - z - wide, v: 0.35, h: 1.25 }
      : {}),
  };
}

/** The last touches over everything, and the finished document. */
export function finish({ room, window }: Setup): string {
  bloom(room, window);
  const { stage } = room;
  const { width, height, sheet } = stage;
  const vignette = sheet.definitions.radial(
    [width / 2, height * 0.48],
    width * 0.72,
    [
      [0.62, "#2a1830", 0],
      [1, "#2a1830", 0.17],
    ],
    0.75,
  );
  sheet.polygon(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    vignette,
  );
  return documentOf(stage);
}
