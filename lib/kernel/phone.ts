import { isSeen, tidyLine } from "./text.ts";

/**
 * Telephone numbers as people type and paste them. France and the territories that have codes of their own are known
 * by their plans; of other countries a number is only known to be possible.
 */

interface PhoneNumber {
  /** "+33639981234" (E.164). */
  international: string;
  /** Whether a text message reaches it; only known for France and its territories. */
  isMobile: boolean;
}

interface Plan {
  /** The digits after the country's code. */
  national: RegExp;
  mobile: RegExp;
}

/** Guadeloupe, Guyane, Martinique, La Réunion and Mayotte number as France does, each under its own code. */
const OF_NINE: Plan = { national: /^[1-9]\d{8}$/, mobile: /^[67]/ };

/** Plans by the country's code (ARCEP; the OPT for 687, the DGEN for 689). */
const PLANS: Readonly<Record<string, Plan>> = {
  "33": OF_NINE,
  "262": OF_NINE,
  "590": OF_NINE,
  "594": OF_NINE,
  "596": OF_NINE,
  /** Saint-Pierre-et-Miquelon. */
  "508": { national: /^(?:[2-9]\d{5}|[78]\d{8})$/, mobile: /^(?:55|708)/ },
  /** Nouvelle-Calédonie. */
  "687": { national: /^[2-9]\d{5}$/, mobile: /^(?:[579]|8[0-79])/ },
  /** Polynésie française. */
  "689": { national: /^(?:4\d{7}|8[7-9]\d{6}|800\d{6}|[34]\d{5})$/, mobile: /^8[7-9]\d{6}$/ },
};

/** Codes that a number is dialled by from France without one: "0692…" is "+262 692…". */
const OVERSEAS: readonly (readonly [code: string, national: RegExp])[] = [
  // "06 39 98" is reserved for fiction in France; the rest of 0639 is Mayotte's.
  ["262", /^(?:26[239]|69[2-3]|639(?!98)|709[2-3])/],
  ["590", /^(?:590|69[01]|7090)/],
  ["594", /^(?:594|694)/],
  ["596", /^(?:596|69[67]|7091)/],
];
const SAINT_PIERRE = /^508(\d{6})$/;

/** What is between digits: blanks, hyphens of all kinds, dots, slashes and brackets. */
const SEPARATORS = /[\s\p{Z}\p{Pd}\u2212./()]/gu;
/** The zero of a number at home, written in brackets beside its country's code. */
const TRUNK_ZERO = /\(\s*0\s*\)/;
/** E.164: fifteen digits at most, code included; none begins with 0. */
const POSSIBLE = /^[1-9]\d{7,14}$/;

/** A number as it is stored: as it was typed, without the marks that are not seen, its hyphens plain. */
export function tidyPhone(text: string): string {
  return tidyLine(text.replaceAll(/[\p{Cf}\p{DI}]/gu, ""))
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\p{Zs}+/gu, " ");
}

/** Reads a telephone number; null for what can't be one. */
export function readPhone(text: string): PhoneNumber | null {
  const typed = tidyPhone(text);
  if (!isSeen(typed)) return null;
  const hasCode = /^(?:\+|00)/.test(typed);
  const digits = (hasCode ? typed.replace(TRUNK_ZERO, "") : typed).replaceAll(SEPARATORS, "");
  if (!/^\+?\d+$/.test(digits)) return null;
  return hasCode ? withCode(digits.replace(/^(?:\+|00)/, "")) : atHome(digits);
}

function withCode(digits: string): PhoneNumber | null {
  if (!POSSIBLE.test(digits)) return null;
  const code = Object.keys(PLANS).find((known) => digits.startsWith(known));
  const plan = code === undefined ? undefined : PLANS[code];
  if (code === undefined || plan === undefined) {
    return { international: `+${digits}`, isMobile: false };
  }
  const rest = digits.slice(code.length);
  // The zero that is dialled at home is often left after the code.
  const national = plan === OF_NINE ? rest.replace(/^0/, "") : rest;
  if (!plan.national.test(national)) return null;
  return { international: `+${code}${national}`, isMobile: plan.mobile.test(national) };
}

/** Ten digits, as they are dialled in France and overseas. */
function atHome(digits: string): PhoneNumber | null {
  const [, national = ""] = /^0([1-9]\d{8})$/.exec(digits) ?? [];
  if (national === "") return null;
  const [, saintPierre] = SAINT_PIERRE.exec(national) ?? [];
  if (saintPierre !== undefined) return withCode(`508${saintPierre}`);
  const [code] = OVERSEAS.find(([, numbers]) => numbers.test(national)) ?? ["33"];
  return withCode(`${code}${national}`);
}

/** What a link dials of a telephone number as people write it: as at home where it is written so. */
export function telHref(phone: string): string {
  const read = readPhone(phone);
  const isAtHome = /^0[1-9]/.test(tidyPhone(phone));
  return read === null || isAtHome
    ? `tel:${phone.replaceAll(/[^\d+]/g, "")}`
    : `tel:${read.international}`;
}
