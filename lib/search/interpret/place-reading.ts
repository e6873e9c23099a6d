import { cityOfArrondissement } from "../../communes/arrondissements.ts";
import type { CommuneRow } from "../../communes/commune.ts";
import type { Place } from "../../search-index/criteria.ts";
import { mainWords, placeWords } from "../../search-index/text/place-words.ts";
import { isStopWord } from "../../search-index/text/words.ts";
import { communesOfPlace, departmentOfPostalCode, departmentsOfArea } from "./areas.ts";
import { arrondissements, ordinalOfParis, ordinalThenCity } from "./arrondissement-reading.ts";
import type { Department, Gazetteer } from "./gazetteer.ts";
import {
  communePlace,
  departmentPlace,
  type PlaceReading,
  postalCodePlace,
} from "./named-places.ts";
import { isCommonWord } from "./vocabulary.ts";

/** Below this population a commune gives way to other meanings of its name. */
const SMALL_TOWN = 5_000;
/** A commune of at least that many inhabitants is meant rather than the department of its name. */
const LARGE_TOWN = 10_000;
/** A town with the name of a common word gives way to the word, but for the largest: Tours. */
const LARGEST_COMMON = 50_000;
/** Of a name, a town is meant whose own goes on, if it has so many times the inhabitants. */
const RATHER_MEANT = 5;
/** Namesakes are kept together unless one is this many times more populous. */
const OVERSHADOWED = 10;
/** Most communes that one name stands for. */
const MAX_NAMESAKES = 5;

/** The places that `length` words from `start` on name exactly, with the number that follows. */
export function placesNamed(
  words: readonly string[],
  start: number,
  length: number,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const run = words.slice(start, start + length);
  const ordinal = length === 1 ? ordinalThenCity(words, start, gazetteer) : null;
  if (ordinal) return ordinal;
  if (/^\d+$/.test(run.join(""))) {
    return length === 1 ? numberedPlaces(words, start, gazetteer) : null;
  }
  return (
    arrondissements(words, start, length, gazetteer) ??
    qualifiedName(words, start, length, gazetteer) ??
    bareName(run, gazetteer)
  );
}

/** A name with a number beside it: "Saint-Denis (93)", "Bordeaux 33000", "Nord (59)". */
function qualifiedName(
  words: readonly string[],
  start: number,
  length: number,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const run = words.slice(start, start + length);
  const next = words[start + length];
  const qualified = (word: string | undefined) =>
    qualifiedBy(gazetteer.named(run), word, gazetteer) ??
    // Beside its department even a short name of before is no other word: "Airan (14)".
    qualifiedBy(gazetteer.formerlyNamed(run), word, gazetteer);
  const after = qualified(next);
  if (after) return { kind: "place", places: after, words: length + 1, weak: null };
  const department = gazetteer.departmentNamed(run);
  if (department && next !== undefined && gazetteer.department(next) === department) {
    return { kind: "place", places: [departmentPlace(department)], words: length + 1, weak: null };
  }
  // "33000 Bordeaux": the number was read as a place already; the name adds nothing to it.
  const before = start > 0 ? qualified(words[start - 1]) : null;
  return before && { kind: "place", places: before, words: length, weak: null };
}

/** From so many words on, a name of before is no other text: "Pierrefitte-sur-Seine". */
const LONG_NAME = 3;

/** The communes of a name; where none has it any more, those that one which had it is part of. */
function presentOrFormer(run: readonly string[], gazetteer: Gazetteer): CommuneRow[] {
  const named = gazetteer.named(run);
  return named.length > 0 || run.length < LONG_NAME ? named : gazetteer.formerlyNamed(run);
}

/** A short name of before could be a word of any text: it is one where nothing else says where. */
export function formerPlaces(words: readonly string[], gazetteer: Gazetteer): Place[] {
  if (words.every((word) => isStopWord(word) || isCommonWord(word))) return [];
  return gazetteer.named(words).length > 0
    ? []
    : gazetteer.formerlyNamed(words).slice(0, MAX_NAMESAKES).map(communePlace);
}

/** The longest run of unused words that is such a name; null where none is. */
export function formerPlaceIn(
  words: readonly string[],
  isFree: (start: number, length: number) => boolean,
  gazetteer: Gazetteer,
): { places: Place[]; start: number; words: number } | null {
  for (let length = Math.min(LONGEST_GUESS, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      if (!isFree(start, length)) continue;
      const places = formerPlaces(words.slice(start, start + length), gazetteer);
      if (places.length > 0) return { places, start, words: length };
    }
  }
  return null;
}

/** A name alone: communes, a department, a region or another part of the country. */
function bareName(run: readonly string[], gazetteer: Gazetteer): PlaceReading | null {
  const main = mainWords(run);
  const reading = (places: Place[], weak: number | null): PlaceReading => ({
    kind: "place",
    places,
    words: run.length,
    weak,
  });
  const known = communesOfPlace(main.join(" ")).flatMap((code) => gazetteer.commune(code) ?? []);
  if (known.length > 0) return reading(known.map(communePlace), null);
  const named = gazetteer.named(run);
  const most = named[0]?.population ?? 0;
  const department = gazetteer.departmentNamed(run);
  const departments = department ? [department] : departmentsOf(run, gazetteer);
  const common = main.length === 1 && isCommonWord(main[0] as string);
  if (departments.length > 0 && most < LARGE_TOWN) {
    return reading(departments.map(departmentPlace), department && common ? SMALL_TOWN : null);
  }
  if (named.length === 0) {
    const formerly = presentOrFormer(run, gazetteer);
    return formerly.length === 0 ? null : reading(formerly.map(communePlace), null);
  }
  const meant = communesMeant(run, named, gazetteer);
  // "La Baule" is as large as La Baule-Escoublac; "grand" is not as large as Grand-Couronne.
  const whole = run.length > 1 && !common;
  const inhabitants = whole ? Math.max(...meant.map(({ population }) => population)) : most;
  const small = inhabitants < (common ? LARGEST_COMMON : SMALL_TOWN);
  const places = meant.map(communePlace);
  // The town of Vienne is far from the department: both may be meant.
  if (department && !meant.some(({ departmentCode }) => departmentCode === department.code)) {
    places.push(departmentPlace(department));
  }
  const bare = inhabitants < LARGEST_COMMON;
  return { ...reading(places, main.length === 1 && small ? inhabitants : null), bare };
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
  // "la baule" begins La Baule-Escoublac word for word; Baule has only the same main words.
  const exact =
    longer.length === 0 || run.length === 1 || named.some(({ name }) => isWritten(name, run));
  return [...(exact ? named : []), ...longer]
    .filter(
      (commune) =>
        commune.population * OVERSHADOWED >= best ||
        (commune === named[0] && commune.population >= SMALL_TOWN),
    )
    .sort((a, b) => Number(isOverseas(a)) - Number(isOverseas(b)) || b.population - a.population)
    .slice(0, MAX_NAMESAKES);
}

function isWritten(name: string, run: readonly string[]): boolean {
  return placeWords(name).join(" ") === run.join(" ");
}

/** Most people who search live in mainland France, and mean its Saint-Denis first. */
function isOverseas({ departmentCode }: CommuneRow): boolean {
  return departmentCode.length > 2;
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
    const sharing = gazetteer.atPostalCode(word);
    // The code of an arrondissement is also its city's: it says which part.
    const divided = sharing.some(({ code }) => cityOfArrondissement(code) === commune.code);
    if (divided) return [postalCodePlace(word, sharing)];
    const shared = sharing.length > 1;
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
  if (!loosely) return null;
  if (!/^(?:\d{2,5}|d?2[ab]|d\d{2,3})$/.test(word)) return ordinalOfParis(words, at, gazetteer);
  const department =
    gazetteer.department(word) ?? gazetteer.department(departmentOfPostalCode(word));
  return department ? reading([departmentPlace(department)], 1) : null;
}

/**
 * The unused words that most likely are a place's name misspelt or not finished; null if none are.
 * A word that listings hold is not misspelt, but may begin the name of a town ("Boulogne") or be
 * that of a large one but for its last letter ("renne").
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
      const found = guessed(run, start + length === words.length, gazetteer, knowsWord);
      if (found.length > 0) return { places: found.map(communePlace), start, words: length };
    }
  }
  return null;
}

/** Longest name that is guessed, in words. */
const LONGEST_GUESS = 5;

function guessed(
  run: readonly string[],
  unfinished: boolean,
  gazetteer: Gazetteer,
  knowsWord: (word: string) => boolean,
): readonly CommuneRow[] {
  if (run.every((word) => isStopWord(word) || isCommonWord(word))) return [];
  const towns = communesMeant(run, [], gazetteer);
  if (towns.length > 0) return towns;
  const nearly = gazetteer.nearlyNamed(run);
  if (nearly) return [nearly];
  if (run.every((word) => isStopWord(word) || isCommonWord(word) || knowsWord(word))) return [];
  const commune = gazetteer.guess(run.join(" "), unfinished);
  if (!commune) return [];
  const namesakes = gazetteer
    .named(placeWords(commune.name))
    .filter(({ population }) => population * OVERSHADOWED >= commune.population);
  return (namesakes.includes(commune) ? namesakes : [commune]).slice(0, MAX_NAMESAKES);
}
