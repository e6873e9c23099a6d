import type { FieldErrors } from "../kernel/errors.ts";
import { shiftCivilDay } from "../kernel/time.ts";
import { ZONE_FIELDS } from "./copy.ts";

/** Kilometres round a looper's commune; the widest until they choose. */
export const RADIUS_KM = { min: 1, max: 15 } as const;
/** Communes that are chosen one by one. */
export const MOST_COMMUNES = 10;
/** Open leads at once. */
export const CAPACITY = { min: 1, max: 20, usual: 8 } as const;

/** How a looper's zone is chosen. */
export const ZONE_KINDS = ["circle", "communes"] as const;

/** A pause: civil days, both counted. */
export interface Pause {
  fromOn: string;
  untilOn: string;
}

/** The longest pause, and how far ahead one may begin. */
const YEAR_DAYS = 366;
/** Pauses that are not over, of one looper. */
export const MOST_PAUSES = 20;

/** What is wrong with a pause that somebody enters on a civil day. */
export function pauseFaults({ fromOn, untilOn }: Pause, today: string): FieldErrors {
  if (untilOn < fromOn) return { untilOn: ZONE_FIELDS.untilBefore };
  if (untilOn < today) return { untilOn: ZONE_FIELDS.untilPast };
  if (fromOn > shiftCivilDay(today, YEAR_DAYS)) return { fromOn: ZONE_FIELDS.fromFar };
  if (untilOn > shiftCivilDay(fromOn, YEAR_DAYS)) return { untilOn: ZONE_FIELDS.long };
  return {};
}
