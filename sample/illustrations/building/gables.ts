import { darker, lighter } from "../engine/colour.ts";
import { at, plate } from "../engine/frame.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Stage } from "../engine/stage.ts";
import type { Wall } from "../engine/wall.ts";
import { type Covering, slope } from "./roofs.ts";

export interface GableRoof {
  /** Height of the ridge above the eaves, and how far the roof goes back. */
  rise: number;
  depth: number;
  /** How far the roof stands out in front of the wall and beyond its sides. */
  overhang: number;
  colour: string;
  covering: Covering;
  /** Colour of the board along the slope; absent: the edge of the tiles. */
  board?: string;
  /** Where the ridge stands along the wall, as a share of its width. */
  ridge?: number;
}

/** The outline of a wall with a pointed gable. */
export function gableOutline(width: number, height: number, rise: number, ridge = 0.5): P2[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [width * ridge, height + rise],
    [0, height],
  ];
}

/** A gable with steps, as along the canals of the north. */
export function steppedOutline(width: number, height: number, rise: number, steps: number): P2[] {
  const left: P2[] = [];
  const half = width / 2;
  const tread = (half - 0.5) / steps;
  for (let index = 0; index < steps; index += 1) {
    left.push([index * tread, height + (rise * (index + 0.6)) / steps]);
    left.push([(index + 1) * tread, height + (rise * (index + 0.6)) / steps]);
  }
  const crown: P2[] = [
    [half - 0.5, height + rise + 0.6],
    [half + 0.5, height + rise + 0.6],
  ];
  const right = left.map(([u, v]): P2 => [width - u, v]);
  return [[0, 0], [width, 0], ...right, ...[...crown].reverse(), ...left.reverse()];
}

/** The two slopes of a roof whose gable is the wall, painted behind it, and the edge in front of it. */
export function drawGableRoof(stage: Stage, behind: Sheet, wall: Wall, roof: GableRoof): void {
  const { rise, depth, overhang, colour, covering } = roof;
  const { width, height } = wall;
  const peak = width * (roof.ridge ?? 0.5);
  const ridge = height + rise;
  const leftDrop = (overhang * rise) / peak;
  const rightDrop = (overhang * rise) / (width - peak);
  const left = -overhang;
  const right = width + overhang;
  const point = (u: number, v: number, d: number): P3 => at(wall, u, v, d);
  slope(
    stage,
    behind,
    [
      point(left, height - leftDrop, -depth),
      point(left, height - leftDrop, overhang),
      point(peak, ridge, overhang),
      point(peak, ridge, -depth),
    ],
    colour,
    covering,
  );
  slope(
    stage,
    behind,
    [
      point(right, height - rightDrop, overhang),
      point(right, height - rightDrop, -depth),
      point(peak, ridge, -depth),
      point(peak, ridge, overhang),
    ],
    colour,
    covering,
  );
  const thick = 0.28;
  const edge = roof.board ?? darker(colour, 0.06);
  const strip = (from: P2, to: P2, lift: number, paint: string, d: number) =>
    plate(
      stage,
      wall.front,
      wall,
      [from, to, [to[0], to[1] + lift], [from[0], from[1] + lift]],
      paint,
      d,
    );
  for (const [u, drop] of [
    [left, leftDrop],
    [right, rightDrop],
  ] as const) {
    strip([u, height - drop - thick * 0.6], [peak, ridge - thick * 0.6], thick, edge, overhang);
    strip(
      [u, height - drop + thick * 0.4],
      [peak, ridge + thick * 0.4],
      0.1,
      lighter(colour, 0.04),
      overhang,
    );
  }
}
