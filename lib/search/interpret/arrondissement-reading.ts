import type { CommuneRow } from "../../communes/commune.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { communePlace, type PlaceReading } from "./named-places.ts";

/** Endings of an arrondissement's number: "11e", "1er", "3eme". */
const ORDINAL = /^(\d{1,2})(e|er|eme|ieme)?$/;
const ORDINAL_ENDING = /^(?:e|er|eme|ieme)$/;
const ARRONDISSEMENT = /^(?:arrondissements?|arrdt|ardt|arr)$/;
/** "XI", "XIe": one letter alone is no number. */
const ROMAN = /^(x{0,2})(ix|iv|v?i{0,3})(e|er|eme|ieme)?$/;
const UNITS = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
const JOINS = /^(?:et|ou|a|puis)$/;
const OF = /^(?:de|a)$/;

/** Ordinals in letters. */
const IN_LETTERS: ReadonlyMap<string, number> = new Map(
  (
    "premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme " +
    "onzieme douzieme treizieme quatorzieme quinzieme seizieme dix-septieme dix-huitieme " +
    "dix-neuvieme vingtieme"
  )
    .split(" ")
    .map((ordinal, index) => [ordinal, index + 1]),
);

interface NumberRead {
  number: number;
  words: number;
  /** Whether it is written as an arrondissement's: "11e", "XIe", not "11". */
  ordinal: boolean;
}

/** The number of an arrondissement that begins at `words[at]`, however it is written. */
function numberAt(words: readonly string[], at: number): NumberRead | null {
  const word = words[at] ?? "";
  const digits = ORDINAL.exec(word);
  if (digits) return { number: Number(digits[1]), words: 1, ordinal: digits[2] !== undefined };
  const roman = ROMAN.exec(word);
  if (roman && word.length > 1) {
    const [, tens = "", units = "", ending] = roman;
    const number = tens.length * 10 + UNITS.indexOf(units);
    return number > 0 ? { number, words: 1, ordinal: ending !== undefined } : null;
  }
  const next = words[at + 1] ?? "";
  if (next.startsWith("etage")) return null;
  const single = IN_LETTERS.get(word);
  if (single !== undefined) return { number: single, words: 1, ordinal: true };
  const double = word === "dix" ? IN_LETTERS.get(`dix-${next}`) : undefined;
  return double === undefined ? null : { number: double, words: 2, ordinal: true };
}

/** Past the endings that stand apart: "11 eme arrondissement". */
function pastEnding(words: readonly string[], at: number): number {
  let end = at;
  if (ORDINAL_ENDING.test(words[end] ?? "")) end++;
  if (ARRONDISSEMENT.test(words[end] ?? "")) end++;
  return end;
}

function arrondissement(
  city: readonly string[],
  number: number,
  gazetteer: Gazetteer,
): CommuneRow | null {
  return gazetteer.named([...city, String(number)])[0] ?? null;
}

/** "Paris 11", "lyon 3eme arrondissement", "paris 10 11 20", "Paris XIe". */
export function arrondissements(
  words: readonly string[],
  start: number,
  length: number,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const city = words.slice(start, start + length);
  const found: CommuneRow[] = [];
  let end = start + length;
  let ordinals = false;
  for (;;) {
    const at = found.length > 0 && JOINS.test(words[end] ?? "") ? end + 1 : end;
    const read = numberAt(words, at);
    // "Marseille 8e (13)" names the department beside the arrondissement.
    if (ordinals && read?.ordinal === false && at === end) break;
    ordinals = read?.ordinal === true;
    const commune = read && arrondissement(city, read.number, gazetteer);
    if (!commune) break;
    found.push(commune);
    end = pastEnding(words, at + read.words);
  }
  if (found.length === 0) return null;
  return { kind: "place", places: found.map(communePlace), words: end - start, weak: null };
}

/** "11e arrondissement de Paris", "3eme lyon": the number before the city. */
export function ordinalThenCity(
  words: readonly string[],
  start: number,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const read = numberAt(words, start);
  if (!read) return null;
  const numbered = start + read.words;
  let end = pastEnding(words, numbered);
  if (!read.ordinal && end === numbered) return null;
  if (OF.test(words[end] ?? "")) end++;
  const city = words[end] ?? "";
  const commune = city === "" ? null : arrondissement([city], read.number, gazetteer);
  if (!commune) return null;
  return { kind: "place", places: [communePlace(commune)], words: end + 1 - start, weak: null };
}

/** "11e arrondissement" without a city is Paris's. */
export function ordinalOfParis(
  words: readonly string[],
  at: number,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const read = numberAt(words, at);
  const ordinal = read?.ordinal || ARRONDISSEMENT.test(words[at + 1] ?? "");
  return ordinal ? arrondissements(["paris", ...words.slice(at)], 0, 1, gazetteer) : null;
}
