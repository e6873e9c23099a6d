import { TIME_ZONE } from "./time.ts";

/**
 * French formatting of instants and civil dates, as people in Paris read them. Pure, and apart
 * from the figures so that a browser which only needs those does not build these formatters.
 */

const LOCALE = "fr-FR";
const NBSP = "\u00a0";

function dateFormatter(options: Intl.DateTimeFormatOptions, timeZone: string) {
  const formatter = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
  return (date: Date): string =>
    formatter
      .formatToParts(date)
      // French says "1er mars" and "2 mars"; Intl says "1 mars".
      .map(({ type, value }) => (type === "day" && value === "1" ? "1er" : value))
      .join("");
}

const LONG: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };

const longDate = dateFormatter(LONG, TIME_ZONE);
const longCivilDate = dateFormatter(LONG, "UTC");
const weekdayDate = dateFormatter(WEEKDAY, TIME_ZONE);
const dayAndMonth = dateFormatter({ day: "numeric", month: "long" }, TIME_ZONE);
const monthYear = dateFormatter({ month: "long", year: "numeric" }, TIME_ZONE);
const shortDate = dateFormatter({ day: "2-digit", month: "2-digit", year: "numeric" }, TIME_ZONE);
const shortCivilDay = dateFormatter({ day: "numeric", month: "short" }, "UTC");
const clock = new Intl.DateTimeFormat(LOCALE, {
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: TIME_ZONE,
});

/** An instant: a `Date`, or ISO 8601 text with its offset. */
export type Instant = Date | string;

function toDate(instant: Instant): Date {
  return typeof instant === "string" ? new Date(instant) : instant;
}

/** The civil day of an instant in Paris: "12 mars 2026", "1er mars 2026". Throws RangeError on an invalid date. */
export function formatDate(instant: Instant): string {
  return longDate(toDate(instant));
}

/** The civil day of an instant in Paris, in figures: "12/03/2026". */
export function formatShortDate(instant: Instant): string {
  return shortDate(toDate(instant));
}

/** The civil day of an instant in Paris with its weekday, without the year: "jeudi 12 mars". */
export function formatWeekday(instant: Instant): string {
  return weekdayDate(toDate(instant));
}

/** The civil day of an instant in Paris without its year, of a day that was not long ago: "12 mars". */
export function formatDayAndMonth(instant: Instant): string {
  return dayAndMonth(toDate(instant));
}

/** The month of an instant in Paris: "mars 2026". */
export function formatMonth(instant: Instant): string {
  return monthYear(toDate(instant));
}

/** A civil date as an instant, for formatters that read UTC. */
const midnight = (civilDate: string) => new Date(`${civilDate}T00:00:00Z`);

/** A civil date `YYYY-MM-DD`, which has no time zone: "12 mars 2026". */
export function formatCivilDate(civilDate: string): string {
  return longCivilDate(midnight(civilDate));
}

/** A civil date `YYYY-MM-DD` for where there is little room: "12 nov.", "1er mars". */
export function formatShortCivilDate(civilDate: string): string {
  return shortCivilDay(midnight(civilDate)).replace(" ", NBSP);
}

/** The time of day of an instant in Paris: "9 h", "14 h 30". */
export function formatTime(instant: Instant): string {
  const parts = clock.formatToParts(toDate(instant));
  const part = (type: "hour" | "minute") => parts.find((entry) => entry.type === type)?.value ?? "";
  const hour = String(Number(part("hour")));
  const minute = part("minute");
  return minute === "00" ? `${hour}${NBSP}h` : `${hour}${NBSP}h${NBSP}${minute}`;
}

/** Day and time of an instant in Paris: "jeudi 12 mars à 14 h 30". */
export function formatDateTime(instant: Instant): string {
  return `${formatWeekday(instant)} à ${formatTime(instant)}`;
}
