import type { P2 } from "../engine/geometry.ts";

/** The identity's colours that the quarter's parts share: see app/globals.css. */
export const MIMOSA = "#f5c33b";
export const BLUE = "#1b557a";

/** Half the length and the width of the quarter, in metres along its streets. */
export const REACH = { u: 58, d: 50 } as const;
/** The middles of its streets: those that run along `d`, then those that run along `u`. */
export const STREETS = { u: [-29, 5, 35], d: [-26, 2, 28] } as const;
export const HALF_ROAD = 3.1;
export const HALF_STREET = 5;

/** The quarter's edge in a direction, in metres. */
export function edge(angle: number): P2 {
  const wobble = 1 + 0.035 * Math.sin(angle * 3 + 1) + 0.025 * Math.cos(angle * 5);
  const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.72;
  return [squared(Math.cos(angle)) * REACH.u * wobble, squared(Math.sin(angle)) * REACH.d * wobble];
}
