import { lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import type { Frame } from "../engine/frame.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Stage } from "../engine/stage.ts";

/** Whether each end of a front is a street corner (1) or a wall shared with a neighbour (0). */
export type Ends = readonly [left: 0 | 1, right: 0 | 1];

/**
 * One building's design, its choices already made: drawn on one front, or on the two fronts of a
 * street corner, it stays the same building.
 */
export interface Facade {
  /** Width of one bay of windows, in metres. */
  bay: number;
  /** How many bays look right for one building. */
  bays: readonly [low: number, high: number];
  /** Head of the wall, and of the roof seen from the street. */
  height: number;
  top: number;
  /** How far the house reaches behind its front. */
  depth: number;
  wall: string;
  draw(stage: Stage, sheet: Sheet, frame: Frame, bays: number, ends: Ends): void;
}

export type FacadeStyle = (dice: Dice) => Facade;

/** Heights at which storeys start, from the ground, and the wall's whole height last. */
export function levelsOf(storeys: readonly number[]): number[] {
  const levels = [0];
  let sum = 0;
  for (const storey of storeys) {
    sum += storey;
    levels.push(sum);
  }
  return levels;
}

/** Stone a little paler than a wall: sills, bands, frames. */
export function trimOf(wall: string): string {
  return lighter(wall, 0.05);
}
