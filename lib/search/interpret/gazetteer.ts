import { cityOfArrondissement } from "../../communes/arrondissements.ts";
import type { CommuneRow } from "../../communes/commune.ts";
import { mainWords, placeWords, SMALL_WORDS } from "../../search-index/text/place-words.ts";
import {
  forgivenMistakes,
  letterMask,
  masksAllow,
  mistakesBetween,
} from "../../search-index/text/spelling.ts";

/** A mistyped name is only ever taken for a town of that many inhabitants. */
const GUESSED_POPULATION = 2_000;
/** And of that many where the name says little: short, or mistyped twice. */
const DOUBTFUL_POPULATION = 20_000;
/** Names of fewer letters resemble many words. */
const MIN_DISTINCT_LETTERS = 6;
/** A town of that size is meant by its name without the last letter, or with one too many. */
const LARGE_TOWN = 20_000;
const LARGEST_TOWNS = 50_000;
/** How much less likely a misspelt name is than one that is not finished, per mistake. */
const MISTAKE_FACTOR = 0.2;

/** What marks a department's number, as opposed to any other: "d13". */
export const DEPARTMENT_MARK = "d";

export interface Department {
  code: string;
  name: string;
  /** The name's words, see `placeWords`, joined by spaces. */
  folded: string;
}

/** "paris 11e" is found as "paris 11", whatever ending people give the number. */
function foldedName({ name }: CommuneRow): string {
  const folded = placeWords(name).join(" ");
  return folded.replace(/^(.+ \d+)(er|e)( arrondissement)?$/, "$1");
}

/**
 * The communes by name, postal code, department and region. Communes are numbered by population,
 * the largest first, so that the best of several is the one with the smallest number.
 */
export class Gazetteer {
  readonly #communes: readonly CommuneRow[];
  /** Folded name of each commune, its letters and its length. */
  readonly #names: string[];
  readonly #masks: Int32Array;
  readonly #lengths: Uint8Array;
  /** Communes in the order of their names. */
  readonly #byName: Int32Array;
  /** Communes by the main words of their names. */
  readonly #byMainWords = new Map<string, number[]>();
  /** Communes by each word of their names but the first; the words in order. */
  readonly #byLaterWord = new Map<string, number[]>();
  readonly #laterWords: string[];
  readonly #byCode = new Map<string, number>();
  readonly #byPostalCode = new Map<string, number[]>();
  readonly #postalCodes: string[];
  readonly #departments = new Map<string, Department>();
  readonly #departmentsByName = new Map<string, Department>();
  readonly #regions = new Map<string, Department[]>();

  /** Names that communes had before they became part of another, in the order of the names. */
  readonly #former: { folded: string; name: string; number: number }[] = [];
  readonly #formerByMainWords = new Map<string, number[]>();

  /** @param former by INSEE code, the names of what became part of a commune. */
  constructor(
    communes: readonly CommuneRow[],
    former: Readonly<Record<string, readonly string[]>> = {},
  ) {
    this.#communes = [...communes].sort(
      (a, b) => b.population - a.population || (a.code < b.code ? -1 : 1),
    );
    this.#names = this.#communes.map(foldedName);
    this.#masks = Int32Array.from(this.#names, letterMask);
    this.#lengths = Uint8Array.from(this.#names, ({ length }) => length);
    for (const [number, commune] of this.#communes.entries()) this.#enter(commune, number);
    const names = this.#names;
    this.#byName = Int32Array.from(names, (_, number) => number).sort((a, b) =>
      compare(names[a] as string, names[b] as string),
    );
    for (const [code, names] of Object.entries(former)) this.#enterFormer(code, names);
    this.#former.sort((a, b) => compare(a.folded, b.folded) || a.number - b.number);
    this.#laterWords = [...this.#byLaterWord.keys()].sort(compare);
    this.#postalCodes = [...this.#byPostalCode.keys()].sort(compare);
  }

  #enter(commune: CommuneRow, number: number): void {
    this.#byCode.set(commune.code, number);
    const nameWords = (this.#names[number] as string).split(" ");
    push(this.#byMainWords, mainWords(nameWords).join(" "), number);
    for (const word of nameWords.slice(1)) {
      if (!SMALL_WORDS.has(word)) push(this.#byLaterWord, word, number);
    }
    for (const postalCode of commune.postalCodes) push(this.#byPostalCode, postalCode, number);
    const { departmentCode: code, departmentName: name, regionName } = commune;
    if (this.#departments.has(code)) return;
    const words = placeWords(name);
    const department = { code, name, folded: words.join(" ") };
    this.#departments.set(code, department);
    this.#departmentsByName.set(mainWords(words).join(" "), department);
    const region = mainWords(placeWords(regionName)).join(" ");
    const known = this.#regions.get(region);
    if (known) known.push(department);
    else this.#regions.set(region, [department]);
  }

  #enterFormer(code: string, names: readonly string[]): void {
    const number = this.#byCode.get(code);
    if (number === undefined) return;
    for (const name of names) {
      const words = placeWords(name);
      this.#former.push({ folded: words.join(" "), name, number });
      push(this.#formerByMainWords, mainWords(words).join(" "), number);
    }
  }

  #rows(numbers: readonly number[]): CommuneRow[] {
    return numbers.map((number) => this.#communes[number] as CommuneRow);
  }

  /**
   * Communes of that name, most populous first: those that have it word for word, or else those
   * that differ by small words only ("rochelle").
   */
  named(words: readonly string[]): CommuneRow[] {
    const numbers = this.#byMainWords.get(mainWords(words).join(" ")) ?? [];
    const name = words.join(" ");
    const exact = numbers.filter((number) => this.#names[number] === name);
    return this.#rows(exact.length > 0 ? exact : numbers);
  }

  /** Communes of which one that had that name is part now ("Pierrefitte-sur-Seine"), most populous first. */
  formerlyNamed(words: readonly string[]): CommuneRow[] {
    const numbers = this.#formerByMainWords.get(mainWords(words).join(" ")) ?? [];
    return this.#rows([...numbers].sort((a, b) => a - b));
  }

  /** The name, beginning so, that a part of a commune had; null where none did. */
  formerName(code: string, folded: string): string | null {
    const former = this.#former;
    let at = firstAtLeast(former.length, (place) => former[place]?.folded ?? "", folded);
    for (; former[at]?.folded.startsWith(folded); at++) {
      if (this.#communes[former[at]?.number ?? 0]?.code === code) return former[at]?.name ?? null;
    }
    return null;
  }

  /** The same where the name begins so. */
  formerlyStarting(folded: string, limit: number): CommuneRow[] {
    const found: number[] = [];
    const former = this.#former;
    let at = firstAtLeast(former.length, (place) => former[place]?.folded ?? "", folded);
    for (; former[at]?.folded.startsWith(folded); at++) {
      const number = former[at]?.number ?? 0;
      if (!found.includes(number)) smallestOf(found, number, limit);
    }
    return this.#rows(found);
  }

  /**
   * Communes whose names go on after these words ("aix": "Aix-en-Provence"), most populous first;
   * not the arrondissements of a city.
   */
  namedLonger(words: readonly string[], limit: number): CommuneRow[] {
    return this.startingWith(`${words.join(" ")} `, limit).filter(
      ({ code }) => cityOfArrondissement(code) === null,
    );
  }

  /** Communes whose names begin so, most populous first. */
  startingWith(folded: string, limit: number): CommuneRow[] {
    const found: number[] = [];
    let at = firstAtLeast(this.#byName.length, (place) => this.#nameAt(place), folded);
    for (; at < this.#byName.length && this.#nameAt(at).startsWith(folded); at++) {
      smallestOf(found, this.#byName[at] as number, limit);
    }
    return this.#rows(found);
  }

  #nameAt(place: number): string {
    return this.#names[this.#byName[place] as number] as string;
  }

  /** Communes with a later word of their names that begins so, most populous first. */
  withWordStarting(folded: string, limit: number): CommuneRow[] {
    const [first = "", ...rest] = folded.split(" ");
    const found: number[] = [];
    const words = this.#laterWords;
    let at = firstAtLeast(words.length, (place) => words[place] as string, first);
    for (; at < words.length && (words[at] as string).startsWith(first); at++) {
      for (const number of this.#byLaterWord.get(words[at] as string) ?? []) {
        const fits = rest.length === 0 || ` ${this.#names[number]}`.includes(` ${folded}`);
        if (fits && !found.includes(number)) smallestOf(found, number, limit);
      }
    }
    return this.#rows(found);
  }

  /** Communes with a name at most as many mistakes away as are forgiven, the closest first. */
  resembling(folded: string, limit: number): { commune: CommuneRow; mistakes: number }[] {
    const most = forgivenMistakes(folded.length);
    if (most === 0) return [];
    const mask = letterMask(folded);
    const found: { commune: CommuneRow; mistakes: number }[] = [];
    for (let number = 0; number < this.#names.length; number++) {
      const difference = (this.#lengths[number] as number) - folded.length;
      if (difference > most || -difference > most) continue;
      if (!masksAllow(mask, this.#masks[number] as number, most)) continue;
      const mistakes = mistakesBetween(folded, this.#names[number] as string, most);
      if (mistakes > 0 && mistakes <= most) {
        found.push({ commune: this.#communes[number] as CommuneRow, mistakes });
      }
    }
    // A stable sort: equally close ones stay in the order of population.
    return found.sort((a, b) => a.mistakes - b.mistakes).slice(0, limit);
  }

  /**
   * The commune that a text most likely stands for which is none's name: one of its beginning, if
   * it may be `unfinished`, or a town it misspells.
   */
  guess(folded: string, unfinished: boolean): CommuneRow | null {
    if (folded.length < 3) return null;
    let best: CommuneRow | null = null;
    let likely = 0;
    const propose = (commune: CommuneRow, weight: number) => {
      if (commune.population * weight <= likely) return;
      best = commune;
      likely = commune.population * weight;
    };
    const [beginning] = unfinished ? this.startingWith(folded, 1) : [];
    if (beginning) propose(beginning, 1);
    for (const { commune, mistakes } of this.resembling(folded, Number.POSITIVE_INFINITY)) {
      const doubtful = mistakes > 1 || folded.length < MIN_DISTINCT_LETTERS;
      if (commune.population < (doubtful ? DOUBTFUL_POPULATION : GUESSED_POPULATION)) continue;
      propose(commune, MISTAKE_FACTOR ** mistakes);
    }
    return best;
  }

  /**
   * The large town whose name differs from these words by a final s or x only: "renne", "bordeau",
   * "lyons"; null when there is none.
   */
  nearlyNamed(words: readonly string[]): CommuneRow | null {
    const name = words.join(" ");
    // "Sainte" is no Saintes that lacks its end.
    if (name.length < 4 || name === "sainte") return null;
    const large = (variant: string, population: number) =>
      this.named(variant.split(" ")).find((commune) => commune.population >= population) ?? null;
    const shorter = /[sx]$/.test(name) ? large(name.slice(0, -1), LARGEST_TOWNS) : null;
    return large(`${name}s`, LARGE_TOWN) ?? large(`${name}x`, LARGE_TOWN) ?? shorter;
  }

  /** The commune of an INSEE code, or null. */
  commune(code: string): CommuneRow | null {
    const number = this.#byCode.get(code);
    return number === undefined ? null : (this.#communes[number] as CommuneRow);
  }

  /** Communes of a postal code, most populous first. */
  atPostalCode(postalCode: string): CommuneRow[] {
    return this.#rows(this.#byPostalCode.get(postalCode) ?? []);
  }

  /** Communes with a postal code that begins so, most populous first. */
  withPostalPrefix(prefix: string, limit: number): CommuneRow[] {
    const codes = this.#postalCodes;
    const found: number[] = [];
    let at = firstAtLeast(codes.length, (place) => codes[place] as string, prefix);
    for (; at < codes.length && (codes[at] as string).startsWith(prefix); at++) {
      for (const number of this.#byPostalCode.get(codes[at] as string) ?? []) {
        if (!found.includes(number)) smallestOf(found, number, limit);
      }
    }
    return this.#rows(found);
  }

  /** A department by number ("35", "2a", also marked) or null. */
  department(code: string): Department | null {
    const number = code.startsWith(DEPARTMENT_MARK) ? code.slice(1) : code;
    return this.#departments.get(number.toUpperCase()) ?? null;
  }

  /** A department by the words of its name, or null. */
  departmentNamed(words: readonly string[]): Department | null {
    return this.#departmentsByName.get(mainWords(words).join(" ")) ?? null;
  }

  /** Departments with a word of their names that begins so. */
  departmentsWithWordStarting(folded: string): Department[] {
    return [...this.#departments.values()].filter(({ folded: name }) =>
      ` ${name}`.includes(` ${folded}`),
    );
  }

  /** Departments of the region of that name; none when there is no such region. */
  regionNamed(words: readonly string[]): readonly Department[] {
    return this.#regions.get(mainWords(words).join(" ")) ?? [];
  }
}

/** Inserts `number` into an ascending list that keeps at most `limit` numbers. */
function smallestOf(list: number[], number: number, limit: number): void {
  if (list.length >= limit && number > (list.at(-1) ?? 0)) return;
  let at = list.length;
  while (at > 0 && (list[at - 1] as number) > number) at--;
  list.splice(at, 0, number);
  if (list.length > limit) list.pop();
}

/** First of `length` places, in ascending order, whose text is at least `text`. */
function firstAtLeast(length: number, textAt: (place: number) => string, text: string): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (textAt(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function push(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [number]);
  else if (list.at(-1) !== number) list.push(number);
}
