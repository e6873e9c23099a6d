/**
 * French formatting of figures (dates: format-date.ts). Pure: the same input gives the same text on the
 * server and in the browser. Formatters are built once, for an Intl object costs some 50 µs.
 *
 * All spaces are U+00A0: the narrow U+202F that Intl puts between thousands is so thin in the
 * site's fonts that "348 000 €" reads as one word in small sizes.
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
const NARROW_SPACES = /\u202f/g;
const pluralRules = new Intl.PluralRules(LOCALE);

function written(format: Intl.NumberFormat, value: number): string {
  return format.format(value).replace(NARROW_SPACES, NBSP);
}

/** Integer cents as euros without decimals, as prices are shown: `32000000` → "320 000 €". */
export function formatPrice(cents: number): string {
  return written(wholeEuros, cents / 100);
}

/** Integer cents as euros to the cent, as an invoice shows them: `83333` → "833,33 €", `500000` → "5 000 €". */
export function formatExactPrice(cents: number): string {
  return cents % 100 === 0 ? formatPrice(cents) : written(exactEuros, cents / 100);
}

/** Integer cents as the field of an amount shows them: `35000000` → "350 000", `35000050` → "350 000,50". */
export function formatAmount(cents: number): string {
  const whole = Math.trunc(cents / 100);
  const rest = Math.abs(cents % 100);
  const euros = written(integer, whole);
  return rest === 0 ? euros : `${euros},${String(rest).padStart(2, "0")}`;
}

/** Integer cents per square metre: `452000` → "4 520 €/m²". */
export function formatPricePerM2(cents: number): string {
  return `${formatPrice(cents)}/m²`;
}

/** A price short enough for a map pin: `32000000` → "320 k€", `125000000` → "1,25 M€". */
export function formatShortPrice(cents: number): string {
  const euros = cents / 100;
  // 999,500 € and more would round to "1 000 k€".
  if (euros >= 999_500) return `${written(twoDecimals, euros / 1_000_000)}${NBSP}M€`;
  if (euros >= 1_000) return `${written(integer, euros / 1_000)}${NBSP}k€`;
  return formatPrice(cents);
}

/** Hundredths of a square metre as a field shows them: `7250` → "72,5". Never rounded (ruling 47). */
export function formatSurfaceNumber(hundredths: number): string {
  return written(twoDecimals, hundredths / 100);
}

/** Hundredths of a square metre, everywhere with the decimals there are: `7250` → "72,5 m²". */
export function formatSurface(hundredths: number): string {
  return `${formatSurfaceNumber(hundredths)}${NBSP}m²`;
}

/** A time of day in minutes since midnight, as formatTime shows that of an instant: `540` → "9 h", `1110` → "18 h 30". */
export function formatTimeOfDay(minutes: number): string {
  const rest = minutes % 60;
  const hour = `${Math.floor(minutes / 60)}${NBSP}h`;
  return rest === 0 ? hour : `${hour}${NBSP}${String(rest).padStart(2, "0")}`;
}

/** How long something takes, in whole minutes: `45` → "45 min", `120` → "2 h", `150` → "2 h 30". */
export function formatDuration(minutes: number): string {
  return minutes < 60 ? `${minutes}${NBSP}min` : formatTimeOfDay(minutes);
}

/** An estimated duration, as roughly as it is known: to five minutes from an hour on, to an hour from ten on. */
export function formatAboutDuration(minutes: number): string {
  const step = minutes < 60 ? 1 : minutes < 600 ? 5 : 60;
  return formatDuration(Math.round(minutes / step) * step);
}

/** A number of percent (not a ratio), rounded to a whole: `73.3` → "73 %". */
export function formatPercent(percent: number): string {
  return `${written(integer, percent)}${NBSP}%`;
}

/** Basis points as a sentence has them, with the decimals there are: `34` → "0,34 %", `800` → "8 %". */
export function formatBasisPoints(bps: number): string {
  return `${written(twoDecimals, bps / 100)}${NBSP}%`;
}

/** Basis points as the field of a rate shows them, in percent: `340` → "3,40". */
export function formatRate(bps: number): string {
  return (bps / 100).toFixed(2).replace(".", ",");
}

/** A whole number: `1846` → "1 846". */
export function formatInteger(value: number): string {
  // Nothing to group below a thousand: half of the figures on a page, and Intl's are the dear ones.
  if (value >= 0 && value < 1_000 && Number.isInteger(value)) return String(value);
  return written(integer, value);
}

/** A number with at most one decimal: `4.7` → "4,7". */
export function formatDecimal(value: number): string {
  return written(oneDecimal, value);
}

/** Degrees of a latitude or longitude, to a metre: `48.1113` → "48,11130". */
export const formatDegrees = (degrees: number): string => degrees.toFixed(5).replace(".", ",");

/** The form of a noun that goes with a number; in French 0 and 1,5 are singular. */
export function plural(count: number, one: string, other: string): string {
  return pluralRules.select(count) === "one" ? one : other;
}

/** A number and its noun: `(1846, "bien", "biens")` → "1 846 biens". */
export function formatCount(count: number, one: string, other: string): string {
  return `${formatInteger(count)}${NBSP}${plural(count, one, other)}`;
}

/** A rate of VAT: `2000` → "20 %", `850` → "8,5 %". */
export const formatVatRate = (bps: number): string =>
  `${String(bps / 100).replace(".", ",")}${NBSP}%`;

/** What a line of VAT is called: "TVA à 8,5 %", "TVA non applicable". */
export const vatLabel = (bps: number): string =>
  bps === 0 ? "TVA non applicable" : `TVA à ${formatVatRate(bps)}`;

/** A change in percent with its sign, a true minus: `23` → "+23 %", `-4` → "−4 %". */
export function formatChange(percent: number): string {
  const sign = percent > 0 ? "+" : percent < 0 ? "\u2212" : "";
  return `${sign}${formatPercent(Math.abs(percent))}`;
}

const listFormat = new Intl.ListFormat("fr-FR", { type: "conjunction" });

/** Joins as French does: "a, b et c". */
export const joinWords = (parts: readonly string[]): string => listFormat.format(parts);

/** With a capital, as a sentence or a heading starts. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}
