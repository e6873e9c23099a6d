import type { Bounds } from "../../search-index/criteria.ts";
import { type Amount, amountAt, type Kind, scaled } from "./amounts.ts";

/** What one or several words of a text say in numbers. */
export interface Quantity {
  /** How many words say it. */
  words: number;
  /** The bounds it sets; none when it measures something that no filter takes. */
  bounds: Partial<Bounds>;
}

type Side = "min" | "max";

/** What stands before a number and says what it is: which bound, or of what. */
interface Lead {
  side?: Side;
  kind?: Kind;
  range?: true;
  /** Whether the number itself is left out: "moins de 4 pièces" are three at most. */
  below?: true;
}

/** Phrases before a number, folded, and what they say. */
const LEADS: ReadonlyMap<string, Lead> = new Map([
  ...phraseEntries(
    "moins, moins de, moins d, inferieur a, inferieure a, sous, en dessous de, au dessous de, a moins de",
    { side: "max", below: true } as const,
  ),
  ...phraseEntries("max, maxi, maximum, jusqu a, jusque, au plus, pas plus de, plafond", {
    side: "max",
  } as const),
  ...phraseEntries(
    "plus, plus de, plus d, a partir de, a partir d, au moins, min, mini, minimum, superieur a, " +
      "superieure a, au dessus de, pas moins de",
    { side: "min" },
  ),
  ...phraseEntries("budget, prix", { kind: "price" }),
  ...phraseEntries("surface, superficie", { kind: "surface" }),
  ...phraseEntries("entre", { range: true }),
  ...phraseEntries("de, d, a, environ", {}),
]);
const LONGEST_LEAD = 3;
/** The words that such phrases begin with: most words of a text are none. */
const FIRST_WORDS = new Set([...LEADS.keys()].map((phrase) => phrase.split(" ")[0]));

/** Phrases after a number that say which bound it is. */
const TRAILS: ReadonlyMap<string, Side> = new Map([
  ...phraseEntries("max, maxi, maximum, au plus, ou moins, et moins", "max" as const),
  ...phraseEntries("min, mini, minimum, au moins, ou plus, et plus", "min" as const),
]);

function phraseEntries<Value>(phrases: string, value: Value): [string, Value][] {
  return phrases.split(", ").map((phrase) => [phrase, value]);
}

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
};

/** "T3", "F2bis", "3p", "3pieces": a number of rooms in one word. */
const NAMED = /^(?:[tf]([1-9])(?:bis)?|(\d{1,2})p(?:cs?|ieces?)?)$/;
const ROOMS = /^(?:p|pc|pcs|piece|pieces)$/;
const BEDROOMS = /^(?:ch|chb|chbre|chbres|chambre|chambres)$/;
const OR = /^(?:a|ou|et)$/;
/** Surfaces that are not the home's. */
const OUTSIDE = /^(?:terrain|parcelle)$/;
const OUTSIDE_OF = /^(?:terrain|parcelle|jardin|terrasse|balcon|loggia|cave|garage|veranda)s?$/;

/** More rooms than this are not meant as rooms. */
const MOST_ROOMS = 20;
/** Euros per m² that homes cost. */
const LEAST_PER_M2 = 100;
const MOST_PER_M2 = 100_000;
/** Euros a month that a home costs its buyer. */
const LEAST_PER_MONTH = 100;
const MOST_PER_MONTH = 100_000;
/** Prices in euros and surfaces in m² that homes have; others measure something else. */
const LEAST_EUROS = 1_000;
const MOST_EUROS = 20_000_000;
const MOST_M2 = 10_000;
/** A range of smaller numbers without a unit is none. */
const LEAST_IN_RANGE = 10;

/**
 * Reads the quantity that begins at `words[at]`, folded; null when none does. "T3", "3 pièces",
 * "2 chambres", "moins de 300 000 euros", "entre 50 et 80 m2", "250k" (a budget: a maximum),
 * "80m2" (a minimum).
 */
export function quantityAt(words: readonly string[], at: number): Quantity | null {
  // Saint-Prix and Saint-Max are towns.
  if (words[at - 1] === "saint") return null;
  let start = at;
  const parts: Lead = {};
  for (let lead = leadAt(words, start); lead; lead = leadAt(words, start)) {
    Object.assign(parts, lead.lead);
    start += lead.words;
  }
  const counted = countsAt(words, start);
  if (counted) {
    const end = start + counted.words;
    const trail = trailAt(words, end);
    const side = trail?.side ?? parts.side ?? null;
    return {
      words: end - at + (trail?.words ?? 0),
      bounds: countBounds(counted, side, parts.below === true),
    };
  }
  const first = amountAt(words, start);
  if (!first) return null;
  const second = secondAmount(words, start + first.words, first, parts);
  const end = start + first.words + (second ? second.words + 1 : 0);
  const trail = second ? null : trailAt(words, end);
  const side = trail?.side ?? parts.side ?? null;
  const kind = kindOf(first, second, parts, side);
  if (kind === null) return null;
  const after = end + (trail?.words ?? 0);
  const measured = kind === "surface" && isOutside(words, at, after) ? "other" : kind;
  return { words: after - at, bounds: boundsOf(measured, first, second, side) };
}

function leadAt(words: readonly string[], at: number): { words: number; lead: Lead } | null {
  if (!FIRST_WORDS.has(words[at])) return null;
  for (let length = LONGEST_LEAD; length > 0; length--) {
    const lead = LEADS.get(words.slice(at, at + length).join(" "));
    if (lead && at + length <= words.length) return { words: length, lead };
  }
  return null;
}

/** The end of a range: "a 80 m2", after "entre" also "et 80 m2". */
function secondAmount(
  words: readonly string[],
  at: number,
  first: Amount,
  parts: Lead,
): Amount | null {
  const joins = words[at] === "a" || (parts.range === true && words[at] === "et");
  // "Paris 11 à 300000" is no range.
  if (!joins || (first.kind === null && first.value < LEAST_IN_RANGE)) return null;
  const second = amountAt(words, at + 1);
  if (!second) return null;
  const kind = second.kind ?? (second.value > MOST_M2 ? "price" : null);
  return first.kind === null || kind === null || first.kind === kind ? second : null;
}

function trailAt(words: readonly string[], at: number): { words: number; side: Side } | null {
  for (const length of [2, 1]) {
    const side = TRAILS.get(words.slice(at, at + length).join(" "));
    if (side === undefined) continue;
    // "80 m2 max 200000": the word belongs to the number that follows it.
    const next = at + length;
    return amountAt(words, next) || countAt(words, next) ? null : { words: length, side };
  }
  return null;
}

/** What the numbers measure; null when they may be no measure at all: a postal code, a street's. */
function kindOf(first: Amount, second: Amount | null, parts: Lead, side: Side | null): Kind | null {
  const kind = first.kind ?? second?.kind ?? parts.kind ?? null;
  if (kind !== null) return kind;
  const most = Math.max(first.value, second?.value ?? 0);
  const isExplicit = side !== null || parts.range === true;
  if (most >= 100_000 || (isExplicit && most >= LEAST_EUROS)) return "price";
  return isExplicit ? "other" : null;
}

function isOutside(words: readonly string[], at: number, after: number): boolean {
  const before = words[at - 1] ?? "";
  const linked = /^de?$/.test(words[at] ?? "");
  return (
    (linked ? OUTSIDE_OF : OUTSIDE).test(before) ||
    (/^de?$/.test(words[after] ?? "") && OUTSIDE_OF.test(words[after + 1] ?? ""))
  );
}

const LIMITS = {
  price: [LEAST_EUROS, MOST_EUROS],
  surface: [1, MOST_M2],
  pricePerM2: [LEAST_PER_M2, MOST_PER_M2],
  perMonth: [LEAST_PER_MONTH, MOST_PER_MONTH],
} as const;

function boundsOf(
  kind: Kind,
  first: Amount,
  second: Amount | null,
  side: Side | null,
): Partial<Bounds> {
  if (kind === "other") return {};
  const values = [first, ...(second ? [second] : [])].map((amount) =>
    kind === "price" ? scaled(amount, second ?? first) : amount.value,
  );
  const [least, most] = LIMITS[kind];
  if (values.some((value) => value < least || value > most)) return {};
  const [low = 0, high = low] = values.sort((a, b) => a - b).map((value) => value * 100);
  if (kind === "price") {
    if (second) return { minPriceCents: low, maxPriceCents: high };
    return side === "min" ? { minPriceCents: low } : { maxPriceCents: low };
  }
  // Nobody looks for a home that costs more a month.
  if (kind === "perMonth") return side === "min" ? {} : { maxMonthlyCents: high };
  if (kind === "pricePerM2") {
    if (second) return { minPricePerM2Cents: low, maxPricePerM2Cents: high };
    return side === "min" ? { minPricePerM2Cents: low } : { maxPricePerM2Cents: low };
  }
  if (second) return { minSurfaceDm2: low, maxSurfaceDm2: high };
  return side === "max" ? { maxSurfaceDm2: low } : { minSurfaceDm2: low };
}

/** What is counted. */
type Counted = "Rooms" | "Bedrooms" | "Bathrooms";

/** Numbers of one thing: "2 ou 3 pièces" are two. */
interface Counts {
  words: number;
  counted: Counted;
  counts: number[];
}

/** "T3", "3p", "3 pièces", "trois chambres", "2 salles de bains", "2 ou 3 pièces", "T2 T3". */
function countsAt(words: readonly string[], at: number): Counts | null {
  const first = countAt(words, at);
  if (!first) return null;
  const end = at + first.words;
  const joined = OR.test(words[end] ?? "");
  const next =
    joined || NAMED.test(words[end] ?? "") ? countsAt(words, joined ? end + 1 : end) : null;
  if (!next || next.counted !== first.counted) return first;
  return {
    words: first.words + (joined ? 1 : 0) + next.words,
    counted: first.counted,
    counts: [...first.counts, ...next.counts],
  };
}

/** One number of something; in "2 ou 3 pièces", both, for the noun stands at their end. */
function countAt(words: readonly string[], at: number): Counts | null {
  const word = words[at] ?? "";
  // Every count begins with a digit, a letter for a type, or a number in letters.
  if (!/^(?:[tf]?\d|[tf]$|type$)/.test(word) && NUMBERS[word] === undefined) return null;
  const next = words[at + 1] ?? "";
  const named = NAMED.exec(word);
  if (named) return counts(1, "Rooms", [Number(named[1] ?? named[2])]);
  const bedrooms = /^(\d{1,2})(?:chb?|chbres?|chambres?)$/.exec(word);
  if (bedrooms) return counts(1, "Bedrooms", [Number(bedrooms[1])]);
  const bathrooms = /^(\d{1,2})(?:sdb|sde)s?$/.exec(word);
  if (bathrooms) return counts(1, "Bathrooms", [Number(bathrooms[1])]);
  if (/^(?:t|f|type)$/.test(word) && /^[1-9]$/.test(next))
    return counts(2, "Rooms", [Number(next)]);
  const number = NUMBERS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0);
  if (number === 0) return null;
  if (ROOMS.test(next)) return counts(2, "Rooms", [number]);
  if (BEDROOMS.test(next)) return counts(2, "Bedrooms", [number]);
  const bathroomWords = bathroomsAt(words, at + 1);
  if (bathroomWords > 0) return counts(1 + bathroomWords, "Bathrooms", [number]);
  const others = OR.test(next) ? countsAt(words, at + 2) : null;
  return others && counts(2 + others.words, others.counted, [number, ...others.counts]);
}

/** How many words say "salles de bains" or "salle d’eau". */
function bathroomsAt(words: readonly string[], at: number): number {
  if (/^(?:sdb|sde)s?$/.test(words[at] ?? "")) return 1;
  if (!/^salles?$/.test(words[at] ?? "")) return 0;
  const linked = /^(?:de|d)$/.test(words[at + 1] ?? "") ? 1 : 0;
  return /^(?:bains?|eaux?)$/.test(words[at + 1 + linked] ?? "") ? 2 + linked : 0;
}

function counts(words: number, counted: Counted, numbers: number[]): Counts | null {
  const possible = numbers.every((number) => number >= 1 && number <= MOST_ROOMS);
  return possible ? { words, counted, counts: numbers } : null;
}

/** The bounds that counts set: one is a minimum unless the text says otherwise, several are a range. */
function countBounds(
  { counted, counts }: Counts,
  side: Side | null,
  below: boolean,
): Partial<Bounds> {
  const least = Math.min(...counts);
  const most = Math.max(...counts) - (below && side === "max" ? 1 : 0);
  const range = counts.length > 1;
  if (counted === "Bathrooms") return side === "max" ? {} : { minBathrooms: least };
  if (side === "min" || (!range && side === null)) return { [`min${counted}`]: least };
  if (most < 1) return {};
  return { ...(range && side === null && { [`min${counted}`]: least }), [`max${counted}`]: most };
}

/** The bounds, each pair in order whichever way round the text says them. */
export function inOrder(bounds: Partial<Bounds>): Partial<Bounds> {
  const { minPriceCents: minPrice, maxPriceCents: maxPrice } = bounds;
  const { minSurfaceDm2: minSurface, maxSurfaceDm2: maxSurface } = bounds;
  const { minPricePerM2Cents: minPerM2, maxPricePerM2Cents: maxPerM2 } = bounds;
  return {
    ...bounds,
    ...(minPerM2 != null &&
      maxPerM2 != null &&
      minPerM2 > maxPerM2 && { minPricePerM2Cents: maxPerM2, maxPricePerM2Cents: minPerM2 }),
    ...(minPrice != null &&
      maxPrice != null &&
      minPrice > maxPrice && { minPriceCents: maxPrice, maxPriceCents: minPrice }),
    ...(minSurface != null &&
      maxSurface != null &&
      minSurface > maxSurface && { minSurfaceDm2: maxSurface, maxSurfaceDm2: minSurface }),
  };
}
