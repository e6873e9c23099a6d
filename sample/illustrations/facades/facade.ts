import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { at, type Frame, negated } from "../engine/frame.ts";
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

/** A house in a row, as its blind side walls need to know it. */
export interface Party {
  width: number;
  height: number;
  depth: number;
  colour: string;
  /** The roof's outline on the side walls: [distance behind the front, height], from the eaves over the ridge. */
  profile?: readonly P2[];
}

/** The blind side walls of a house, seen where its neighbour is lower; street corners have none. */
export function drawPartyWalls(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  ends: Ends,
  { width, height, depth, colour, profile = [] }: Party,
): void {
  const plain = darker(colour, 0.04);
  const sides = [
    { u: 0, normal: negated(frame.u), corner: ends[0] === 1 },
    { u: width, normal: frame.u, corner: ends[1] === 1 },
  ];
  for (const { u, normal, corner } of sides) {
    if (corner || !faces(stage, at(frame, u, 0), normal)) continue;
    const paint = tone(stage, plain, normal);
    const below: P2[] = [
      [0, 0],
      [depth, 0],
      [depth, height],
      [0, height],
    ];
    for (const outline of [below, profile]) {
      sheet.polygon(
        seen(
          stage,
          outline.map(([back, v]): P3 => at(frame, u, v, -back)),
        ),
        paint,
      );
    }
  }
}
