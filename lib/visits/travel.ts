import { distanceKm, type GeoPoint } from "../kernel/geo.ts";
import { MINUTE_MS } from "../kernel/time.ts";

/** In a town, all means together; streets are longer than the crow's way. An estimate, and shown as one. */
const KILOMETRES_PER_HOUR = 25;
const DETOUR = 1.3;

/** The way between two homes, as it is estimated. */
export interface Travel {
  /** To a tenth. */
  kilometres: number;
  /** Rounded up. */
  minutes: number;
}

/** Estimates the way from one point to another. */
export function travelBetween(from: GeoPoint, to: GeoPoint): Travel {
  const kilometres = distanceKm(from, to) * DETOUR;
  return {
    kilometres: Math.round(kilometres * 10) / 10,
    minutes: Math.ceil((kilometres / KILOMETRES_PER_HOUR) * 60),
  };
}

/** Whether there is less time between two visits than the way takes. */
export function isTight(endsAt: Date, startsAt: Date, { minutes }: Travel): boolean {
  return startsAt.getTime() - endsAt.getTime() < minutes * MINUTE_MS;
}
