import type { Dice } from "../engine/dice.ts";
import type { Frame } from "../engine/frame.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Stage } from "../engine/stage.ts";
import type { Species } from "../nature/species.ts";

/** What a house stands in. */
export interface Setting {
  backdrop: "hills" | "treeline" | "sea" | "mountains" | "village" | "vines";
  /** Trees behind the house, and beside it nearer the eye. */
  behind: readonly [Species, ...Species[]];
  beside: readonly [Species, ...Species[]];
  lawn: string;
  path: "gravel" | "flags" | "drive" | "none";
  fence: "hedge" | "stone" | "picket" | "white" | "none";
  flowers: "beds" | "hollyhocks" | "lavender" | "hydrangeas" | "none";
}

/** One house's design, its choices already made. `frame` is its front-left corner on the ground. */
export interface House {
  width: number;
  depth: number;
  /** Highest point that must fit in the picture. */
  top: number;
  /** Where along the front its door is: the path leads there. */
  door: number;
  /** Where a drive crosses the garden, along the front. */
  drive?: readonly [from: number, to: number];
  setting: Setting;
  draw(stage: Stage, sheet: Sheet, shade: Sheet, frame: Frame): void;
}

export type HouseStyle = (dice: Dice) => House;
