import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { at, box, type Frame, negated } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { faces, type Stage, seen, tone } from "../engine/stage.ts";

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

/**
 * The blind side walls of a house in a row, seen where its neighbour is lower. `profile` is the
 * roof's outline on them: [distance behind the front, height], from the eaves over the ridge.
 */
export function drawPartyWalls(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  width: number,
  height: number,
  depth: number,
  colour: string,
  profile: readonly P2[] = [],
): void {
  const plain = darker(colour, 0.04);
  box(stage, sheet, frame, { u: 0, v: 0, d: -depth, w: width, h: height, t: depth }, plain);
  for (const [u, normal] of [
    [0, negated(frame.u)],
    [width, frame.u],
  ] as const) {
    const outline = profile.map(([back, v]): P3 => at(frame, u, v, -back));
    if (outline.length > 2 && faces(stage, at(frame, u, height), normal)) {
      sheet.polygon(seen(stage, outline), tone(stage, plain, normal));
    }
  }
}
