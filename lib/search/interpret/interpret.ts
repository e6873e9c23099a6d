import type { CommuneRow } from "../../communes/commune.ts";
import { FEATURES, type Feature, PROPERTY_TYPES, type PropertyType } from "../../listings/kinds.ts";
import type { Interpretation, Place } from "../criteria.ts";
import { type Gazetteer, placeWords } from "./gazetteer.ts";
import { LONGEST_PHRASE, VOCABULARY } from "./vocabulary.ts";
import { isStopWord, stemOf } from "./words.ts";

/** Words of a search that are read; the rest of a longer text is left aside. */
const MAX_WORDS_READ = 24;
/** Longest place name that is looked for, in words. */
const LONGEST_NAME = 8;

/** A text that says nothing. */
export const NOTHING_SAID: Interpretation = {
  places: [],
  words: [],
  types: [],
  features: [],
  minRooms: null,
};

/** A text between quotation marks is meant word for word. */
const QUOTED = /^["«“].*["»”]$/;

/**
 * Understands what people type where a place is asked for. Takes any text. A word that `knowsWord`
 * says listings hold is never taken for a misspelt place.
 */
export function interpretText(
  text: string,
  gazetteer: Gazetteer,
  knowsWord: (word: string) => boolean = () => false,
): Interpretation {
  const words = placeWords(text).slice(0, MAX_WORDS_READ);
  if (QUOTED.test(text))
    return { ...NOTHING_SAID, words: words.filter((word) => !isStopWord(word)) };
  return new Reading(words, gazetteer, knowsWord).interpretation();
}

/** One text being read: each word is used once, by the first reading that fits. */
class Reading {
  readonly #used: boolean[];
  readonly #places: Place[] = [];
  readonly #types = new Set<PropertyType>();
  readonly #features = new Set<Feature>();
  #minRooms: number | null = null;

  constructor(
    private readonly words: string[],
    private readonly gazetteer: Gazetteer,
    private readonly knowsWord: (word: string) => boolean,
  ) {
    this.#used = words.map(() => false);
  }

  interpretation(): Interpretation {
    this.#postalCodes();
    this.#rooms();
    // "Maisons-Alfort" before "maison"; but "jardin" is a garden before it is a village.
    this.#exactPlaces(2);
    this.#vocabulary();
    this.#exactPlaces(1);
    if (this.#places.length === 0) this.#departmentNumber();
    if (this.#places.length === 0) this.#guessedPlace();
    return {
      places: this.#places,
      words: this.words.filter((word, index) => !this.#used[index] && !isStopWord(word)),
      types: PROPERTY_TYPES.filter((type) => this.#types.has(type)),
      features: FEATURES.filter((feature) => this.#features.has(feature)),
      minRooms: this.#minRooms,
    };
  }

  /** Calls `use` with runs of unused words, longest first; it says whether the run is understood. */
  #eachRun(most: number, least: number, use: (words: string[], start: number) => boolean): void {
    for (let length = Math.min(most, this.words.length); length >= least; length--) {
      for (let start = 0; start + length <= this.words.length; start++) {
        const end = start + length;
        if (this.#used.slice(start, end).includes(true)) continue;
        if (use(this.words.slice(start, end), start)) this.#used.fill(true, start, end);
      }
    }
  }

  #postalCodes(): void {
    this.#eachRun(1, 1, ([word = ""]) => {
      if (!/^\d{5}$/.test(word)) return false;
      const communes = this.gazetteer.atPostalCode(word);
      if (communes.length === 0) return false;
      const label = communes.length === 1 ? `${communes[0]?.name} ${word}` : word;
      const communeCodes = communes.map(({ code }) => code);
      this.#places.push({ kind: "postalCode", postalCode: word, communeCodes, label });
      return true;
    });
  }

  #rooms(): void {
    this.#eachRun(2, 1, (run) => {
      const text = run.join(" ");
      const [, count] =
        /^[tf]([1-9])$/.exec(text) ?? /^([1-9]) ?(?:p|pcs|pieces?)$/.exec(text) ?? [];
      if (count === undefined) return false;
      this.#minRooms = Number(count);
      return true;
    });
  }

  #exactPlaces(least: number): void {
    this.#eachRun(LONGEST_NAME, least, (run, start) => {
      if (run.length === 1 && isStopWord(run[0] as string)) return false;
      const folded = run.join(" ");
      const after = this.#departmentAfter(start + run.length);
      const communes = this.gazetteer.named(folded, after);
      if (communes.length > 0) {
        if (after !== null) this.#used[start + run.length] = true;
        this.#places.push(...communes.map(communePlace));
        return true;
      }
      const department = this.gazetteer.departmentNamed(folded);
      if (department === null) return false;
      // "Vienne (86)" is the department, not the town of another one.
      if (after === department.code) this.#used[start + run.length] = true;
      this.#places.push({ kind: "department", ...department });
      return true;
    });
  }

  /** The department number that follows a name ("Saint-Denis (93)"), if one does. */
  #departmentAfter(index: number): string | null {
    const word = this.#used[index] ? undefined : this.words[index];
    return word === undefined ? null : (this.gazetteer.department(word)?.code ?? null);
  }

  #departmentNumber(): void {
    this.#eachRun(1, 1, ([word = ""]) => {
      const department = this.#places.length === 0 ? this.gazetteer.department(word) : null;
      if (department) this.#places.push({ kind: "department", ...department });
      return department !== null;
    });
  }

  #vocabulary(): void {
    this.#eachRun(LONGEST_PHRASE, 1, (run) => {
      const meaning = VOCABULARY.get(run.map(stemOf).join(" ")) ?? VOCABULARY.get(run.join(" "));
      if (meaning?.kind === "type") this.#types.add(meaning.type);
      if (meaning?.kind === "feature") this.#features.add(meaning.feature);
      return meaning !== undefined;
    });
  }

  #guessedPlace(): void {
    this.#eachRun(LONGEST_NAME, 1, (run) => {
      if (
        this.#places.length > 0 ||
        run.every((word) => isStopWord(word) || this.knowsWord(word))
      ) {
        return false;
      }
      const commune = this.gazetteer.guess(run.join(" "));
      if (commune) this.#places.push(communePlace(commune));
      return commune !== null;
    });
  }
}

function communePlace({ code, name, departmentCode, slug }: CommuneRow): Place {
  return { kind: "commune", code, name, departmentCode, slug };
}
