import { civilDay, shiftCivilDay, startOfCivilDay } from "./time.ts";

/**
 * How many years what people leave is stored, from a civil day that follows from what happened, never from when a job
 * looked. The privacy page says the same, from here (docs/decisions/0025).
 */
const RETENTION_YEARS = {
  /** People who waited for the site to open, from their confirmation or invitation. */
  prospects: 3,
  /** A contact of a looper, from the last exchange about the home. */
  leads: 3,
  /** A visit from its day, an offer from its decision, a conversation from its last message; each from the end of the sale that refers to it, where that is later. */
  dealings: 5,
} as const;
export type Retained = keyof typeof RETENTION_YEARS;

/** For how many days after its end a provider's link to a quote shows who the client is, and where. */
export const LINK_DAYS = 90;

/** How many days after a provider left the directory it is erased: a wrong entry can be taken back until then. */
export const ERASED_AFTER_DAYS = 7;

const isDay = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** The last civil day that is over for so long on another: what ended on it goes, what ended a day later stays. */
export function lastDayOver(kind: Retained, today: string): string {
  const day = `${Number(today.slice(0, 4)) - RETENTION_YEARS[kind]}${today.slice(4)}`;
  // The 29th of February of a year that has none.
  return isDay(day) ? day : `${day.slice(0, 4)}-02-28`;
}

/** The instant before which something must have ended to go at `now`. */
export function endedBefore(kind: Retained, now: Date): Date {
  return startOfCivilDay(shiftCivilDay(lastDayOver(kind, civilDay(now)), 1));
}

const WORDS = { 3: "trois ans", 5: "cinq ans" } as const;

/** The time as the privacy page says it. */
export const retentionInWords = (kind: Retained): string => WORDS[RETENTION_YEARS[kind]];
