import type { Bounds } from "./criteria.ts";

/** Each bound, by name: the figures of a search, whatever else holds them. */
const BOUND_NAMES = [
  "minPriceCents",
  "maxPriceCents",
  "minSurfaceDm2",
  "maxSurfaceDm2",
  "minRooms",
  "minBedrooms",
] as const satisfies readonly (keyof Bounds)[];

/** Whether any bound is set. */
export function hasBounds(bounds: Bounds): boolean {
  return BOUND_NAMES.some((name) => bounds[name] !== null);
}

/**
 * The bounds in force: those chosen on screen, and those that the text says where none is chosen.
 * One that would cross a chosen one is left out: what was chosen wins.
 */
export function boundsInForce(chosen: Bounds, read: Bounds): Bounds {
  const minPriceCents = chosen.minPriceCents ?? below(read.minPriceCents, chosen.maxPriceCents);
  const minSurfaceDm2 = chosen.minSurfaceDm2 ?? below(read.minSurfaceDm2, chosen.maxSurfaceDm2);
  return {
    minPriceCents,
    maxPriceCents: chosen.maxPriceCents ?? above(read.maxPriceCents, chosen.minPriceCents),
    minSurfaceDm2,
    maxSurfaceDm2: chosen.maxSurfaceDm2 ?? above(read.maxSurfaceDm2, chosen.minSurfaceDm2),
    minRooms: chosen.minRooms ?? read.minRooms,
    minBedrooms: chosen.minBedrooms ?? read.minBedrooms,
  };
}

function below(bound: number | null, most: number | null): number | null {
  return bound !== null && most !== null && bound > most ? null : bound;
}

function above(bound: number | null, least: number | null): number | null {
  return bound !== null && least !== null && bound < least ? null : bound;
}
