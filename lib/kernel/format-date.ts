import { type HomeClock, PARIS_CLOCK } from "./place.ts";
import { clockTime, TIME_ZONE, type Zone } from "./time.ts";

/**
 * French formatting of instants and civil dates. An instant of a home is read by that home's clock, another by that of
 * Paris. Pure, and apart from the figures so that a browser which only needs those does not build these formatters.
 */

const LOCALE = "fr-FR";
const NBSP = "\u00a0";

function dateFormatter(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date: Date, timeZone: string): string => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
    formats.set(timeZone, format);
    return (
      format
        .formatToParts(date)
        // French says "1er mars" and "2 mars"; Intl says "1 mars".
        .map(({ type, value }) => (type === "day" && value === "1" ? "1er" : value))
        .join("")
    );
  };
}

const longDate = dateFormatter({ day: "numeric", month: "long", year: "numeric" });
const fullDate = dateFormatter({
  ...{ weekday: "long", day: "numeric" },
  ...{ month: "long", year: "numeric" },
});
const weekdayDate = dateFormatter({ weekday: "long", day: "numeric", month: "long" });
const dayAndMonth = dateFormatter({ day: "numeric", month: "long" });
const monthYear = dateFormatter({ month: "long", year: "numeric" });
const shortDate = dateFormatter({ day: "2-digit", month: "2-digit", year: "numeric" });
const shortDay = dateFormatter({ day: "numeric", month: "short" });

/** An instant: a `Date`, or ISO 8601 text with its offset. */
export type Instant = Date | string;

function toDate(instant: Instant): Date {
  return typeof instant === "string" ? new Date(instant) : instant;
}

/** The civil day of an instant: "12 mars 2026", "1er mars 2026". Throws RangeError on an invalid date. */
export function formatDate(instant: Instant, zone: Zone = TIME_ZONE): string {
  return longDate(toDate(instant), zone);
}

/** The civil day of an instant, in figures: "12/03/2026". */
export function formatShortDate(instant: Instant, zone: Zone = TIME_ZONE): string {
  return shortDate(toDate(instant), zone);
}

/** The civil day of an instant with its weekday, without the year: "jeudi 12 mars". */
export function formatWeekday(instant: Instant, zone: Zone = TIME_ZONE): string {
  return weekdayDate(toDate(instant), zone);
}

/** The civil day of an instant with its weekday and its year: "jeudi 12 mars 2026". */
export function formatFullDate(instant: Instant, zone: Zone = TIME_ZONE): string {
  return fullDate(toDate(instant), zone);
}

/** The civil day of an instant without its year, of a day that was not long ago: "12 mars". */
export function formatDayAndMonth(instant: Instant, zone: Zone = TIME_ZONE): string {
  return dayAndMonth(toDate(instant), zone);
}

/** The month of an instant: "mars 2026". */
export function formatMonth(instant: Instant, zone: Zone = TIME_ZONE): string {
  return monthYear(toDate(instant), zone);
}

/** A civil date as an instant, for formatters that read UTC. */
const midnight = (civilDate: string) => new Date(`${civilDate}T00:00:00Z`);

/** A civil date `YYYY-MM-DD`, which has no time zone: "12 mars 2026". */
export function formatCivilDate(civilDate: string): string {
  return longDate(midnight(civilDate), "UTC");
}

/** A civil month `YYYY-MM`: "mars 2026". */
export function formatCivilMonth(month: string): string {
  return monthYear(midnight(`${month}-01`), "UTC");
}

/** A civil date `YYYY-MM-DD` for where there is little room: "12 nov.", "1er mars". */
export function formatShortCivilDate(civilDate: string): string {
  return shortDay(midnight(civilDate), "UTC").replace(" ", NBSP);
}

/** The time of day of an instant: "9 h", "14 h 30". */
export function formatTime(instant: Instant, zone: Zone = TIME_ZONE): string {
  const [hour = "", minute = ""] = clockTime(toDate(instant), zone).split(":");
  return minute === "00" ? `${Number(hour)}${NBSP}h` : `${Number(hour)}${NBSP}h${NBSP}${minute}`;
}

/** A time as it is shown, with whose hour it is where the reader has to know: "14 h 30 (heure de La Réunion)". */
export const withClock = (time: string, { name }: HomeClock): string =>
  name === null ? time : `${time} (${name})`;

/** Date and time of an instant, with its year: "12 mars 2026 à 14 h 30 (heure de Paris)". */
export function formatMoment(instant: Instant, clock: HomeClock): string {
  const { zone } = clock;
  return withClock(`${formatDate(instant, zone)} à ${formatTime(instant, zone)}`, clock);
}

/** Day and time of an instant: "jeudi 12 mars à 14 h 30", "mardi 3 mars à 9 h (heure de Guyane)". */
export function formatDateTime(instant: Instant, clock: HomeClock = PARIS_CLOCK): string {
  const { zone } = clock;
  return withClock(`${formatWeekday(instant, zone)} à ${formatTime(instant, zone)}`, clock);
}
