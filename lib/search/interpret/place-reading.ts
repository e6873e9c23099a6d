import type { CommuneRow } from "../../communes/commune.ts";
import type { Place } from "../criteria.ts";
import { departmentOfPostalCode, departmentsOfArea } from "./areas.ts";
import { type Department, type Gazetteer, mainWords, placeWords } from "./gazetteer.ts";
import { isCommonWord } from "./vocabulary.ts";
import { isStopWord } from "./words.ts";

/** Places that some words name. */
export interface PlaceReading {
  kind: "place";
  places: Place[];
  /** How many words were read, the number beside the name included. */
  words: number;
  /** Inhabitants of the place, where it is so small that its name may mean something else. */
  weak: number | null;
}

/** Below this population a commune gives way to other meanings of its name. */
const SMALL_TOWN = 5_000;
/** A commune of at least that many inhabitants is meant rather than the department of its name. */
const LARGE_TOWN = 10_000;
/** Of a name, a town is meant whose own goes on, if it has so many times the inhabitants. */
const RATHER_MEANT = 5;
/** Namesakes are kept together unless one is this many times more populous. */
const OVERSHADOWED = 10;
/** Most communes that one name stands for. */
const MAX_NAMESAKES = 5;

/** Endings of an arrondissement's number: "11e", "1er", "3eme". */
const ORDINAL = /^(\d{1,2})(?:e|er|eme|ieme)?$/;
const ORDINAL_ENDING = /^(?:e|er|eme|ieme)$/;
const ARRONDISSEMENT = /^(?:arrondissement|arrdt|ardt|arr)$/;

/** The places that `length` words from `start` on name exactly, with the number that follows. */
export function placesNamed(
  words: readonly string[],
  start: number,
  length: number,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const run = words.slice(start, start + length);
  if (/^\d+$/.test(run.join(""))) {
    return length === 1 ? numberedPlaces(words, start, gazetteer) : null;
  }
  return (
    arrondissement(words, start, length, gazetteer) ??
    qualifiedName(words, start, length, gazetteer) ??
    bareName(run, gazetteer)
  );
}

/** "Paris 11", "lyon 3eme arrondissement". */
function arrondissement(
  words: readonly string[],
  start: number,
  length: number,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const number = ORDINAL.exec(words[start + length] ?? "")?.[1];
  if (number === undefined) return null;
  const name = [...words.slice(start, start + length), String(Number(number))];
  const [commune] = gazetteer.named(name);
  if (!commune) return null;
  let end = start + length + 1;
  if (ORDINAL_ENDING.test(words[end] ?? "")) end++;
  if (ARRONDISSEMENT.test(words[end] ?? "")) end++;
  return { kind: "place", places: [communePlace(commune)], words: end - start, weak: null };
}

/** A name with a number beside it: "Saint-Denis (93)", "Bordeaux 33000", "Nord (59)". */
function qualifiedName(
  words: readonly string[],
  start: number,
  length: number,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const run = words.slice(start, start + length);
  const named = gazetteer.named(run);
  const next = words[start + length];
  const after = qualifiedBy(named, next, gazetteer);
  if (after) return { kind: "place", places: after, words: length + 1, weak: null };
  const department = gazetteer.departmentNamed(run);
  if (department && next?.toUpperCase() === department.code) {
    return { kind: "place", places: [departmentPlace(department)], words: length + 1, weak: null };
  }
  // "33000 Bordeaux": the number was read as a place already; the name adds nothing to it.
  const before = start > 0 ? qualifiedBy(named, words[start - 1], gazetteer) : null;
  return before && { kind: "place", places: before, words: length, weak: null };
}

/** A name alone: communes, a department, a region or another part of the country. */
function bareName(run: readonly string[], gazetteer: Gazetteer): PlaceReading | null {
  const named = gazetteer.named(run);
  const most = named[0]?.population ?? 0;
  const department = gazetteer.departmentNamed(run);
  const departments = department ? [department] : departmentsOf(run, gazetteer);
  if (departments.length > 0 && most < LARGE_TOWN) {
    return {
      kind: "place",
      places: departments.map(departmentPlace),
      words: run.length,
      weak: department ? SMALL_TOWN : null,
    };
  }
  if (named.length === 0) return null;
  return {
    kind: "place",
    places: communesMeant(run, named, gazetteer).map(communePlace),
    words: run.length,
    weak: mainWords(run).length === 1 && most < SMALL_TOWN ? most : null,
  };
}

/**
 * The communes that a name most likely stands for: its most populous bearers; and, for someone who
 * types "Aix" or "Boulogne", the far larger towns whose names go on.
 */
function communesMeant(
  run: readonly string[],
  named: readonly CommuneRow[],
  gazetteer: Gazetteer,
): CommuneRow[] {
  const most = named[0]?.population ?? 0;
  const towns = run.length > 2 ? [] : gazetteer.namedLonger(run, MAX_NAMESAKES);
  const longer = towns.filter(
    ({ population }) => population >= LARGE_TOWN && population >= most * RATHER_MEANT,
  );
  const best = Math.max(most, longer[0]?.population ?? 0);
  return [...named, ...longer]
    .filter(
      (commune) =>
        commune.population * OVERSHADOWED >= best ||
        (commune === named[0] && commune.population >= SMALL_TOWN),
    )
    .sort((a, b) => b.population - a.population)
    .slice(0, MAX_NAMESAKES);
}

/**
 * The one of several namesakes that the department or postal code beside the name tells; null when
 * it tells none. "Bordeaux 33000" is less than all of Bordeaux.
 */
function qualifiedBy(
  communes: readonly CommuneRow[],
  word: string | undefined,
  gazetteer: Gazetteer,
): Place[] | null {
  if (word === undefined || communes.length === 0) return null;
  if (/^\d{5}$/.test(word)) {
    const commune = communes.find(({ postalCodes }) => postalCodes.includes(word));
    if (!commune) return null;
    const shared = gazetteer.atPostalCode(word).length > 1;
    return shared || commune.postalCodes.length === 1
      ? [communePlace(commune)]
      : [postalCodePlace(word, [commune])];
  }
  const department = gazetteer.department(word);
  const inside = communes.filter(({ departmentCode }) => departmentCode === department?.code);
  return inside.length > 0 ? inside.slice(0, MAX_NAMESAKES).map(communePlace) : null;
}

function departmentsOf(run: readonly string[], gazetteer: Gazetteer): readonly Department[] {
  const region = gazetteer.regionNamed(run);
  if (region.length > 0) return region;
  return departmentsOfArea(mainWords(run).join(" ")).flatMap(
    (code) => gazetteer.department(code) ?? [],
  );
}

/**
 * The place that a number from `words[at]` on stands for: a postal code, also "75 011"; with
 * `loosely` the beginning of one, a code that does not exist, or the number of a department.
 */
export function numberedPlaces(
  words: readonly string[],
  at: number,
  gazetteer: Gazetteer,
  loosely = false,
): PlaceReading | null {
  const word = words[at] ?? "";
  const joined = /^\d{2}$/.test(word) && /^\d{3}$/.test(words[at + 1] ?? "");
  const digits = joined ? word + words[at + 1] : word;
  const reading = (places: Place[], count: number): PlaceReading => ({
    kind: "place",
    places,
    words: count,
    weak: null,
  });
  const communes = /^\d{5}$/.test(digits) ? gazetteer.atPostalCode(digits) : [];
  if (communes.length > 0) return reading([postalCodePlace(digits, communes)], joined ? 2 : 1);
  if (!loosely || !/^(?:\d{2,5}|2[ab])$/.test(word))
    return ordinalAlone(words, at, gazetteer, loosely);
  const department =
    gazetteer.department(word) ?? gazetteer.department(departmentOfPostalCode(word));
  return department ? reading([departmentPlace(department)], 1) : null;
}

/** "11e arrondissement" without a city is Paris's. */
function ordinalAlone(
  words: readonly string[],
  at: number,
  gazetteer: Gazetteer,
  loosely: boolean,
): PlaceReading | null {
  if (!loosely || !/^\d{1,2}(?:e|er|eme|ieme)$/.test(words[at] ?? "")) return null;
  return arrondissement(["paris", ...words.slice(at)], 0, 1, gazetteer);
}

/**
 * The unused words that most likely are a place's name misspelt or not finished; null if none are.
 * A word that listings hold is not misspelt, but may begin the name of a town ("Boulogne").
 */
export function guessedPlaces(
  words: readonly string[],
  isFree: (start: number, length: number) => boolean,
  gazetteer: Gazetteer,
  knowsWord: (word: string) => boolean,
): { places: Place[]; start: number; words: number } | null {
  for (let length = Math.min(LONGEST_GUESS, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      if (!isFree(start, length)) continue;
      const run = words.slice(start, start + length);
      if (isStopWord(run[0] as string) || isStopWord(run.at(-1) as string)) continue;
      const common = run.every((word) => isStopWord(word) || isCommonWord(word));
      const towns = common ? [] : communesMeant(run, [], gazetteer);
      if (towns.length > 0) return { places: towns.map(communePlace), start, words: length };
      if (run.every((word) => isStopWord(word) || knowsWord(word))) continue;
      const unfinished = start + length === words.length;
      const commune = gazetteer.guess(run.join(" "), unfinished);
      if (!commune) continue;
      const namesakes = gazetteer
        .named(placeWords(commune.name))
        .filter(({ population }) => population * OVERSHADOWED >= commune.population);
      const found = namesakes.includes(commune) ? namesakes : [commune];
      return { places: found.slice(0, MAX_NAMESAKES).map(communePlace), start, words: length };
    }
  }
  return null;
}

/** Longest name that is guessed, in words. */
const LONGEST_GUESS = 5;

function communePlace({ code, name, departmentCode, slug }: CommuneRow): Place {
  return { kind: "commune", code, name, departmentCode, slug };
}

function departmentPlace({ code, name }: Department): Place {
  return { kind: "department", code, name };
}

function postalCodePlace(postalCode: string, communes: readonly CommuneRow[]): Place {
  const [first] = communes;
  const label = communes.length === 1 ? `${first?.name} ${postalCode}` : postalCode;
  return { kind: "postalCode", postalCode, communeCodes: communes.map(({ code }) => code), label };
}
