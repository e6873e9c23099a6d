/** A lead that has not changed for so many days is left to go cold. */
export const STALE_LEAD_DAYS = 7;
