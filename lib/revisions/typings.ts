import { isExternalAddress } from "../kernel/external-address.ts";
import { formatAmount, formatInteger, formatSurfaceNumber } from "../kernel/format.ts";
import { type NumberProblem, readAmount, readDecimal } from "../kernel/read-number.ts";
import { isSeen, tidyLine } from "../kernel/text.ts";
import type { TextRow } from "./field-kinds.ts";

/** How a text of each kind of field is read and written (typed.ts). Both server and browser have it. */

/** What is wrong with a text. */
export type TypedProblem =
  | "number"
  | "whole"
  | "decimals"
  | "euros"
  | "ambiguous"
  | "year"
  | "day"
  | "postal-code"
  | "dpe-number"
  | "parcel"
  | "address"
  | "too-long"
  | "unseen"
  | "too-large"
  | "too-small"
  | "choice";

export type Typed<Value> = { value: Value | null } | { problem: TypedProblem };

/** What else is typed that a text is read with. */
export interface TypedBeside {
  /** INSEE code of the home's commune. */
  communeCode?: string | undefined;
}

/** How a kind of field is typed. */
export interface Typing<Value> {
  read: (text: string, beside?: TypedBeside) => Typed<Value>;
  write: (value: Value) => string;
}

const NBSP = /[\s\u00a0\u202f]/g;
const problem = (code: TypedProblem) => ({ problem: code });

/** The editor's name of what is wrong with a number; "number" and "whole" by what the field takes. */
const numberProblem = (
  found: NumberProblem,
  names: { unreadable: TypedProblem; decimals: TypedProblem },
): { problem: TypedProblem } => {
  if (found === "unreadable" || found === "negative") return problem(names.unreadable);
  return problem(found === "decimals" ? names.decimals : found);
};

const bounded = (value: number, max: number): Typed<number> =>
  value > max ? problem("too-large") : { value };

/** A surface in hundredths of m². */
export const surface = (max: number): Typing<number> => ({
  read: (text) => {
    const read = readDecimal(text, { decimals: 2, unit: "m²" });
    return "value" in read
      ? bounded(read.value, max)
      : numberProblem(read.problem, { unreadable: "number", decimals: "decimals" });
  },
  write: formatSurfaceNumber,
});

/** A count, or whole square metres. */
const wholeUpTo = (max: number): Typing<number> => ({
  read: (text) => {
    const read = readDecimal(text, { decimals: 0, unit: "m²" });
    return "value" in read
      ? bounded(read.value, max)
      : numberProblem(read.problem, { unreadable: "number", decimals: "whole" });
  },
  write: formatInteger,
});

/** Euros in cents. */
const euros = (max: number): Typing<number> => ({
  read: (text) => {
    const read = readAmount(text);
    return "value" in read
      ? bounded(read.value, max)
      : numberProblem(read.problem, { unreadable: "euros", decimals: "decimals" });
  },
  write: formatAmount,
});

const year: Typing<number> = {
  read: (text) => (/^\d{4}$/.test(text) ? { value: Number(text) } : problem("year")),
  write: String,
};

/** "RDC" is how a ground floor is written. */
const floor = (min: number, max: number): Typing<number> => ({
  read: (text) => {
    if (/^(?:rdc|rez[- ]de[- ]chauss[ée]e)$/i.test(text)) return { value: 0 };
    const plain = text.replace(/(?:er|e|ème|eme)$/i, "").replaceAll(NBSP, "");
    if (!/^-?\d{1,3}$/.test(plain)) return problem("whole");
    const value = Number(plain);
    return value < min || value > max ? problem("too-large") : { value };
  },
  write: String,
});

/** A line without what pasting adds: at its ends, and the end of a line in it. */
const tidyTypedLine = (given: string): string => tidyLine(given).replaceAll(/\s+/g, " ");

export const line = (max: number): Typing<string> => ({
  read: (given) => {
    const typed = tidyTypedLine(given);
    if (typed.length > max) return problem("too-long");
    return isSeen(typed) ? { value: typed } : problem("unseen");
  },
  write: (value) => value,
});

const text = (max: number): Typing<string> => ({
  read: (given) => (given.length > max ? problem("too-long") : { value: given }),
  write: (value) => value,
});

const pattern = (
  shape: RegExp,
  wrong: TypedProblem,
  tidy = (given: string) => given,
): Typing<string> => ({
  read: (given) => (shape.test(tidy(given)) ? { value: tidy(given) } : problem(wrong)),
  write: (value) => value,
});

const oneOf = (values: readonly string[]): Typing<string> => ({
  read: (given) => {
    const found = values.find((value) => value === given);
    return found === undefined ? problem("choice") : { value: found };
  },
  write: (value) => value,
});

const yesNo: Typing<boolean> = {
  read: (given) =>
    given === "oui" || given === "non" ? { value: given === "oui" } : problem("choice"),
  write: (value) => (value ? "oui" : "non"),
};

const coordinate = (max: number): Typing<number> => ({
  read: (given) => {
    const value = Number(given.replace(",", "."));
    return /^-?\d{1,3}(?:[.,]\d+)?$/.test(given) && Math.abs(value) <= max
      ? { value }
      : problem("number");
  },
  write: (value) => String(value).replace(".", ","),
});

const day: Typing<string> = {
  read: (given) => {
    const [, d = "", m = "", y = ""] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(given) ?? [];
    const iso = y === "" ? given : `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`;
    const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null;
    // "31 février" would be a day of March.
    return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso)
      ? { value: iso }
      : problem("day");
  },
  write: (value) => value,
};

const siteAddress: Typing<string> = {
  read: (given) => {
    const full = /^[a-z]+:\/\//i.test(given) ? given : `https://${given}`;
    return isExternalAddress(full) ? { value: full } : problem("address");
  },
  write: (value) => value,
};

/** Commune, prefix, section and number: the first two are left out where people quote their own parcel. */
const PARCEL = /^(\d[\dAB]\d{3})?(\d{3})?(?:SECTION)?([A-Z]{1,2}|0[A-Z])(\d{1,4})$/;

/** "35238 000 BM 0123", as the land register groups it; "BM 123" is of the home's commune. */
const parcel: Typing<string> = {
  read: (given, { communeCode } = {}) => {
    const plain = given
      .replace(/\bn(?:[°ºo]|um[ée]ro)/i, "")
      .toUpperCase()
      .replaceAll(/[^A-Z\d]/g, "");
    const [, commune = communeCode, prefix = "000", section = "", number = ""] =
      PARCEL.exec(plain) ?? [];
    if (commune === undefined || number === "") return problem("parcel");
    return { value: `${commune}${prefix}${section.padStart(2, "0")}${number.padStart(4, "0")}` };
  },
  write: (value) => value.replace(/^(.{5})(.{3})(.{2})(.{4})$/, "$1 $2 $3 $4"),
};

const compact = (given: string) => given.replaceAll(NBSP, "");

/** A code, by how people write it. */
function codeTyping({ pattern: shape, typedAs }: Extract<TextRow, { kind: "code" }>) {
  switch (typedAs) {
    case "chosen":
      return pattern(shape, "choice");
    case "postal-code":
      return pattern(shape, "postal-code", compact);
    case "dpe-number":
      return pattern(shape, "dpe-number", (given) =>
        compact(given).toUpperCase().replaceAll("-", ""),
      );
    case "parcel":
      return parcel;
  }
}

/** How a field of a kind is typed. */
export function typingOf(row: TextRow): Typing<string> | Typing<number> | Typing<boolean> {
  switch (row.kind) {
    case "choice":
      return oneOf(row.values);
    case "line":
      return line(row.max);
    case "text":
      return text(row.max);
    case "code":
      return codeTyping(row);
    case "surface":
      return surface(row.max);
    case "euros":
      return euros(row.max);
    case "whole":
      return wholeUpTo(row.max);
    case "year":
      return year;
    case "floor":
      return floor(row.min, row.max);
    case "degrees":
      return coordinate(row.max);
    case "day":
      return day;
    case "yes-no":
      return yesNo;
    case "site-address":
      return siteAddress;
  }
}
