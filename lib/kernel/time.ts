/** Everything here speaks of the civil calendar of this zone, whatever the machine's. */
export const TIME_ZONE = "Europe/Paris";

// Swedish writes dates as ISO does.
const civilDayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Of the clock: a civil day can be an hour longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;

/** So many milliseconds before an instant. */
export const msBefore = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** So many milliseconds after it. */
export const msAfter = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** The instant so many days of the clock before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The civil day of an instant in Paris, `YYYY-MM-DD`. */
export function civilDay(instant: Date): string {
  return civilDayFormat.format(instant);
}

/** Whole civil days from one instant to another in Paris; 0 on the same day, negative backwards. */
export function civilDaysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(civilDay(to)) - Date.parse(civilDay(from))) / DAY_MS);
}

/** A civil day so many days later, or earlier when negative: on the calendar, whatever the clocks do. */
export function shiftCivilDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a civil day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return shiftCivilDay(day, -sinceMonday);
}

const hourFormat = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: TIME_ZONE,
});

const clockFormat = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: TIME_ZONE,
});

/** The clock of Paris at an instant, `HH:MM`. */
export function clockTime(instant: Date): string {
  return clockFormat.format(instant);
}

/** What calendar and clock of a zone show at an instant: `YYYY-MM-DD` and `HH:MM`. */
export function timeIn(zone: string, instant: Date): { day: string; clock: string } {
  // Swedish writes dates as ISO does.
  const [day = "", clock = ""] = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  })
    .format(instant)
    .split(" ");
  return { day, clock };
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

/** From when on people are written to of what does not concern their next hours. */
export const MORNING = "09:00";

/**
 * When to write to people of something that happened at an instant: at once by day, at nine of their place where it
 * is night there, whatever clocks do in between.
 */
export function writingTime(instant: Date, zone = TIME_ZONE): Date {
  const { clock } = timeIn(zone, instant);
  const wait = minutesOf(MORNING) - minutesOf(clock);
  if (wait <= 0) return instant;
  const plain = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS + wait * MINUTE_MS;
  const off = minutesOf(MORNING) - minutesOf(timeIn(zone, new Date(plain)).clock);
  return new Date(plain + off * MINUTE_MS);
}

/** The instant at which a civil day begins in Paris. */
export function startOfCivilDay(day: string): Date {
  const midnight = Date.parse(day);
  // The hour that Paris has at midnight of UTC is what it is ahead by; clocks change after both.
  const ahead = Number(hourFormat.format(midnight));
  return new Date(midnight - ahead * HOUR_MS);
}

/** Days that "this month" and a monthly figure cover, today included. */
export const MONTH_DAYS = 30;
