/** Counts stop here: nothing on these pages counts a whole table. */
export const COUNT_BOUND = 1_000;

const DAY_MS = 86_400_000;

/** The instant so many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** A lead that has not changed for so many days is left to go cold. */
export const STALE_LEAD_DAYS = 7;

/** Accepted offers are followed for a year: no sale takes longer. */
export const SALE_DAYS = 365;
