import type { Dice } from "../engine/dice.ts";
import type { Frame } from "../engine/frame.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Stage } from "../engine/stage.ts";
import type { Mood } from "../nature/moods.ts";
import type { FloorKind } from "./floors.ts";
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
  /** Rugs: under the light. */
  carpet: Sheet;
  /** Painted after the walls, before the furniture: light on floor and walls. */
  glow: Sheet;
  things: Sheet;
}

/** Length of the side walls, which begin behind the viewer. */
export function sideLength(room: RoomSpec): number {
  return room.depth + 1.7;
}
