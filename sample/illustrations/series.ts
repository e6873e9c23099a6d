import type { MoodName } from "./nature/moods.ts";
import { BUILDINGS } from "./series/buildings.ts";
import { OUTDOORS } from "./series/outdoors.ts";
import { ROOMS } from "./series/rooms.ts";
import type { Series } from "./series/types.ts";

/** The moods of what is seen from outside, in turn. */
export const OUTSIDE: readonly MoodName[] = [
  "morning",
  "golden",
  "azure",
  "poster",
  "turquoise",
  "noon",
  "dusk",
  "apricot",
  "overcast",
  "rose",
  "noon",
  "shower",
  "blue",
  "azure",
];
/** Every series of pictures, in the order that numbers them. */
export const SERIES: readonly Series[] = [...BUILDINGS, ...ROOMS, ...OUTDOORS];
