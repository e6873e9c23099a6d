/** The zones in which homes are found (lib/kernel/place.ts says which is whose). */
export const ZONES = [
  "Europe/Paris",
  "America/Guadeloupe",
  "America/Martinique",
  "America/Cayenne",
  "Indian/Reunion",
  "Indian/Mayotte",
] as const;
export type Zone = (typeof ZONES)[number];

/**
 * The company's own zone, whatever the machine's: that of its working days, figures and jobs. What concerns a home has
 * that home's zone instead (decision 0077).
 */
export const TIME_ZONE: Zone = "Europe/Paris";

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

/** One formatter a zone: making one costs far more than using it. */
function perZone(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (zone: string): Intl.DateTimeFormat => {
    // Swedish writes dates as ISO does.
    const format =
      formats.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { ...options, timeZone: zone });
    formats.set(zone, format);
    return format;
  };
}

const dayIn = perZone({});
const clockIn = perZone({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const secondIn = perZone({ dateStyle: "short", timeStyle: "medium" });

/** The instant so many days of the clock after another. */
export const daysAfter = (now: Date, days: number): Date => daysBefore(now, -days);

/** The civil day of an instant in a zone, `YYYY-MM-DD`. */
export function civilDay(instant: Date, zone: Zone = TIME_ZONE): string {
  return dayIn(zone).format(instant);
}

/** Whole civil days of a zone from one instant to another; 0 on the same day, negative backwards. */
export function civilDaysBetween(from: Date, to: Date, zone: Zone = TIME_ZONE): number {
  return Math.round((Date.parse(civilDay(to, zone)) - Date.parse(civilDay(from, zone))) / DAY_MS);
}

/** A civil day so many days later, or earlier when negative: on the calendar, whatever the clocks do. */
export function shiftCivilDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The later of two civil days. */
export const laterDay = (a: string, b: string): string => (a > b ? a : b);

/** The Monday of a civil day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return shiftCivilDay(day, -sinceMonday);
}

/** The clock of a zone at an instant, `HH:MM`. */
export function clockTime(instant: Date, zone: Zone = TIME_ZONE): string {
  return clockIn(zone).format(instant);
}

/** What calendar and clock of a zone show at an instant: `YYYY-MM-DD` and `HH:MM`. */
export function timeIn(zone: string, instant: Date): { day: string; clock: string } {
  return { day: dayIn(zone).format(instant), clock: clockIn(zone).format(instant) };
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

/** How far the clocks of a zone are ahead of UTC at an instant; negative west of Greenwich. */
function aheadMs(instant: number, zone: Zone): number {
  const shown = Date.parse(`${secondIn(zone).format(instant).replace(" ", "T")}Z`);
  return shown - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which clocks of a zone show so many minutes after midnight on a civil day, 1440 being the midnight
 * that ends it: the first one where they show it twice, null where they skip it.
 */
export function instantOf(day: string, minute: number, zone: Zone): Date | null {
  const asUtc = Date.parse(day) + minute * MINUTE_MS;
  // Clocks change at most once in these two days; the first instant is that of the zone farther ahead.
  const aheads = [aheadMs(asUtc - DAY_MS, zone), aheadMs(asUtc + DAY_MS, zone)];
  for (const ahead of aheads.sort((a, b) => b - a)) {
    const instant = asUtc - ahead;
    if (aheadMs(instant, zone) === ahead) return new Date(instant);
  }
  return null;
}

/** The instant at which a civil day begins in a zone. @throws {RangeError} for what is no day */
export function startOfCivilDay(day: string, zone: Zone = TIME_ZONE): Date {
  // No zone of ours changes its clocks at midnight.
  const start = instantOf(day, 0, zone);
  if (start === null) throw new RangeError(`${day} does not begin in ${zone}`);
  return start;
}

/** The instant at which a civil day is over in a zone: the first one that is not its any more. */
export function endOfCivilDay(day: string, zone: Zone): Date {
  return startOfCivilDay(shiftCivilDay(day, 1), zone);
}

/** Days that "this month" and a monthly figure cover, today included. */
export const MONTH_DAYS = 30;
