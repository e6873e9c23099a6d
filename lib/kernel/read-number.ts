import { tidyLine } from "./text.ts";

/**
 * The numbers that people type, read or refused: never guessed. Amounts of euros and other numbers are read apart,
 * because "350.000" is a price of 350,000 euros and a rate of 350. Whatever format.ts prints is read back.
 */

/** Why a number is not read. */
export type NumberProblem =
  /** Letters, a sign in the wrong place, groups that aren't of three digits… */
  | "unreadable"
  /** "3.125": three thousand, or three and an eighth. */
  | "ambiguous"
  /** More digits after the comma than can be meant. */
  | "decimals"
  | "negative"
  | "too-large";

export type ReadNumber = { value: number } | { problem: NumberProblem };

const problem = (code: NumberProblem): ReadNumber => ({ problem: code });

/** Blanks of all kinds between thousands. */
const BLANK = "[\\p{Zs}\\t]";
const APOSTROPHE = "['\u2019\u02bc]";
const MINUS = /^[-\u2212\u2010\u2011\u2013]\s*/;

const PLAIN = /^\d+$/;
const GROUPED = new RegExp(`^\\d{1,3}(?:(?:${BLANK}+\\d{3})+|(?:${APOSTROPHE}\\d{3})+)$`, "u");

/** Whole digits and those of the fraction, as an integer of the smallest unit: exact, without a floating point. */
function scaled(whole: string, fraction: string, decimals: number): ReadNumber {
  if (fraction.length > decimals) return problem("decimals");
  const digits = `${whole}${fraction.padEnd(decimals, "0")}`.replace(/^0+(?=\d)/, "");
  const value = Number(digits);
  return Number.isSafeInteger(value) ? { value } : problem("too-large");
}

/** The digits of an integer part, thousands by blanks or apostrophes; null where it is none. */
function wholeDigits(text: string): string | null {
  return PLAIN.test(text) || GROUPED.test(text) ? text.replaceAll(/\D/g, "") : null;
}

/** Powers of ten of what is written after an amount. */
const UNITS: Readonly<Record<string, number>> = { k: 3, K: 3, M: 6 };

/** What stands around a number: "€" before it or after it, in letters too, and k or M. */
const AMOUNT = /^(?:€\s*)?(.*?)\s*([kKM])?\s*(?:€|[Ee][Uu][Rr](?:[Oo][Ss]?)?)?$/su;

/** An amount whose thousands are set off by dots: "350.000", "1.250.000,50". */
const DOTTED = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{2}))?$/;
/** Three digits after a lone sign, which could be decimals: nobody writes a third decimal that is 0. */
const LONE_GROUP = /^\d+[.,]\d{2}[1-9]$|^0\.\d{3}$/;
const DECIMAL = /^(.*\d)[.,](\d+)$/su;

/**
 * An amount of euros, in cents: thousands by a blank, a dot or an apostrophe, decimals by a comma or a dot where two
 * digits follow, "k" and "M" (whose decimals are any), with or without "€". Digits are 0 to 9.
 */
export function readAmount(text: string): ReadNumber {
  const line = tidyLine(text);
  if (line.length > 40) return problem("unreadable");
  const isNegative = MINUS.test(line);
  const [, number = "", unit] = AMOUNT.exec(line.replace(MINUS, "")) ?? [];
  const read = unit === undefined ? euros(number) : thousands(number, unit);
  return isNegative && "value" in read && read.value !== 0 ? problem("negative") : read;
}

function euros(number: string): ReadNumber {
  if (LONE_GROUP.test(number)) return problem("ambiguous");
  const [, dotted, cents = ""] = DOTTED.exec(number) ?? [];
  if (dotted !== undefined) return scaled(dotted.replaceAll(".", ""), cents, 2);
  const [, whole = number, fraction = ""] = DECIMAL.exec(number) ?? [];
  const digits = wholeDigits(whole);
  if (digits === null) return problem("unreadable");
  if (fraction.length === 3) return problem("ambiguous");
  return fraction.length === 0 || fraction.length === 2
    ? scaled(digits, fraction, 2)
    : problem("unreadable");
}

/** "350 k€", "1,25 M€": the unit says that what follows the sign are decimals, but for "4.200 k€". */
function thousands(number: string, unit: string): ReadNumber {
  const [, whole = number, fraction = ""] = DECIMAL.exec(number) ?? [];
  const digits = wholeDigits(whole);
  if (digits === null) return problem("unreadable");
  if (/\.\d{3}$/.test(number)) return problem("ambiguous");
  return scaled(digits, fraction, (UNITS[unit] ?? 0) + 2);
}

/**
 * Another number than an amount, as an integer of its last decimal: a rate, a surface, a count. Dot and comma are
 * decimals, blanks set off thousands; `unit` may follow ("%", "m²").
 */
export function readDecimal(
  text: string,
  { decimals, unit }: { decimals: number; unit?: "%" | "m²" },
): ReadNumber {
  const line = tidyLine(text);
  if (line.length > 40) return problem("unreadable");
  const isNegative = MINUS.test(line);
  const bare = line.replace(MINUS, "").replace(UNIT_SIGNS[unit ?? "none"], "");
  const [, whole = bare, digits = ""] = DECIMAL.exec(bare) ?? [];
  const integer = wholeDigits(whole);
  if (integer === null) return problem("unreadable");
  const read = scaled(integer, digits, decimals);
  return isNegative && "value" in read && read.value !== 0 ? problem("negative") : read;
}

const UNIT_SIGNS = {
  "%": /\s*%$/u,
  "m²": /\s*m(?:²|2)$/iu,
  none: /$^/,
} as const;
