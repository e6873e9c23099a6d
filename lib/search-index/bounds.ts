import type { Bounds } from "./criteria.ts";

/** Each bound, by name: the figures of a search, whatever else holds them. */
const BOUND_NAMES = [
  "minPriceCents",
  "maxPriceCents",
  "minSurfaceDm2",
  "maxSurfaceDm2",
  "minRooms",
  "maxRooms",
  "minBedrooms",
  "maxBedrooms",
  "minBathrooms",
  "minPricePerM2Cents",
  "maxPricePerM2Cents",
  "maxMonthlyCents",
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
  const [leastPerM2, mostPerM2] = [chosen.minPricePerM2Cents, chosen.maxPricePerM2Cents];
  const rooms = rangeInForce([chosen.minRooms, chosen.maxRooms], [read.minRooms, read.maxRooms]);
  const bedrooms = rangeInForce(
    [chosen.minBedrooms, chosen.maxBedrooms],
    [read.minBedrooms, read.maxBedrooms],
  );
  return {
    minPriceCents,
    maxPriceCents: chosen.maxPriceCents ?? above(read.maxPriceCents, chosen.minPriceCents),
    minSurfaceDm2,
    maxSurfaceDm2: chosen.maxSurfaceDm2 ?? above(read.maxSurfaceDm2, chosen.minSurfaceDm2),
    minRooms: rooms[0],
    maxRooms: rooms[1],
    minBedrooms: bedrooms[0],
    maxBedrooms: bedrooms[1],
    minBathrooms: chosen.minBathrooms ?? read.minBathrooms,
    minPricePerM2Cents: leastPerM2 ?? below(read.minPricePerM2Cents, mostPerM2),
    maxPricePerM2Cents: mostPerM2 ?? above(read.maxPricePerM2Cents, leastPerM2),
    maxMonthlyCents: chosen.maxMonthlyCents ?? read.maxMonthlyCents,
  };
}

type Range = readonly [min: number | null, max: number | null];

/** Of a count one choice sets both ends: what was chosen is not narrowed by the text. */
function rangeInForce(chosen: Range, read: Range): Range {
  return chosen.some((bound) => bound !== null) ? chosen : read;
}

function below(bound: number | null, most: number | null): number | null {
  return bound !== null && most !== null && bound > most ? null : bound;
}

function above(bound: number | null, least: number | null): number | null {
  return bound !== null && least !== null && bound < least ? null : bound;
}
