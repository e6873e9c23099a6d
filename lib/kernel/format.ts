import { TIME_ZONE } from "./time.ts";

/**
 * French formatting of figures and dates. Pure: the same input gives the same text on the
 * server and in the browser. Formatters are built once, for an Intl object costs some 50 µs.
 *
 * Spaces are the typographer's: U+202F between thousands, U+00A0 before a unit.
 */

const LOCALE = "fr-FR";
const NBSP = "\u00a0";

const wholeEuros = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});
const exactEuros = new Intl.NumberFormat(LOCALE, { style: "currency", currency: "EUR" });
const integer = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const pluralRules = new Intl.PluralRules(LOCALE);

/** Integer cents as euros without decimals, as prices are shown: `32000000` → "320 000 €". */
export function formatPrice(cents: number): string {
  return wholeEuros.format(cents / 100);
}

/** Integer cents as euros with decimals, as an invoice shows them: `83333` → "833,33 €". */
export function formatExactPrice(cents: number): string {
  return exactEuros.format(cents / 100);
}

/** Integer cents per square metre: `452000` → "4 520 €/m²". */
export function formatPricePerM2(cents: number): string {
  return `${formatPrice(cents)}/m²`;
}

/** A price short enough for a map pin: `32000000` → "320 k€", `125000000` → "1,25 M€". */
export function formatShortPrice(cents: number): string {
  const euros = cents / 100;
  // 999,500 € and more would round to "1 000 k€".
  if (euros >= 999_500) return `${twoDecimals.format(euros / 1_000_000)}${NBSP}M€`;
  if (euros >= 1_000) return `${integer.format(euros / 1_000)}${NBSP}k€`;
  return formatPrice(cents);
}

/** Hundredths of a square metre with the decimals there are: `6342` → "63,42 m²". */
export function formatSurface(hundredths: number): string {
  return `${twoDecimals.format(hundredths / 100)}${NBSP}m²`;
}

/** Hundredths of a square metre, rounded, for lists: `6342` → "63 m²". */
export function formatRoundedSurface(hundredths: number): string {
  return `${integer.format(hundredths / 100)}${NBSP}m²`;
}

/** A number of percent (not a ratio), rounded to a whole: `73.3` → "73 %". */
export function formatPercent(percent: number): string {
  return `${integer.format(percent)}${NBSP}%`;
}

/** A whole number: `1846` → "1 846". */
export function formatInteger(value: number): string {
  return integer.format(value);
}

/** A number with at most one decimal: `4.7` → "4,7". */
export function formatDecimal(value: number): string {
  return oneDecimal.format(value);
}

/** The form of a noun that goes with a number; in French 0 and 1,5 are singular. */
export function plural(count: number, one: string, other: string): string {
  return pluralRules.select(count) === "one" ? one : other;
}

/** A number and its noun: `(1846, "bien", "biens")` → "1 846 biens". */
export function formatCount(count: number, one: string, other: string): string {
  return `${formatInteger(count)}${NBSP}${plural(count, one, other)}`;
}

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
const monthYear = dateFormatter({ month: "long", year: "numeric" }, TIME_ZONE);
const shortDate = dateFormatter({ day: "2-digit", month: "2-digit", year: "numeric" }, TIME_ZONE);
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

/** The month of an instant in Paris: "mars 2026". */
export function formatMonth(instant: Instant): string {
  return monthYear(toDate(instant));
}

/** A civil date `YYYY-MM-DD`, which has no time zone: "12 mars 2026". */
export function formatCivilDate(civilDate: string): string {
  return longCivilDate(new Date(`${civilDate}T00:00:00Z`));
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
