import {
  ENERGY_CLASSES,
  FEATURES,
  PROPERTY_TYPES,
  type PropertyType,
} from "../../kernel/property-kinds.ts";
import {
  type Bounds,
  type Interpretation,
  NO_TEXT,
  type Place,
  STOREYS,
} from "../../search-index/criteria.ts";
import type { NamedNeighbourhood } from "../../search-index/groups.ts";
import { placeWords } from "../../search-index/text/place-words.ts";
import { fold, isStopWord } from "../../search-index/text/words.ts";
import { plainAmounts } from "./amounts.ts";
import { withoutCedex } from "./cedex.ts";
import { distinctPlaces } from "./distinct-places.ts";
import { energyAt } from "./energy-reading.ts";
import { DEPARTMENT_MARK, type Gazetteer } from "./gazetteer.ts";
import { hyphenatedRuns, indexesCutOff, type Run } from "./hyphenated-names.ts";
import { type ListingWords, NO_LISTINGS } from "./listing-words.ts";
import type { PlaceReading } from "./named-places.ts";
import { areFew, liesIn, neighbourhoodPlaces } from "./neighbourhood-reading.ts";
import {
  formerPlaceIn,
  formerPlaces,
  guessedPlaces,
  numberedPlaces,
  placesNamed,
} from "./place-reading.ts";
import { inOrder, quantityAt } from "./quantities.ts";
import { refusalBefore, refusalGoesOn } from "./refusals.ts";
import {
  isCommonWord,
  LONGEST_PHRASE,
  type Meaning,
  meaningOf,
  misspeltMeaning,
  refusedStorey,
} from "./vocabulary.ts";

/** Characters and words of a text that are read; the rest of a longer one is left aside. */
const MAX_READ = 300;
const MAX_WORDS_READ = 24;
/** Smaller places give way even alone to a word that listings hold. */
const SMALL_VILLAGE = 2_000;
/** Longest place name that is looked for, in words: "Saint-Rémy-en-Bouzemont-…" has eight. */
const LONGEST_NAME = 9;

/** A text between quotation marks is meant word for word. */
const QUOTED = /^\s*["«“].*["»”]\s*$/s;

/** A department's number, marked; "de" is none. */
const MARKED = new RegExp(`^${DEPARTMENT_MARK}\\d`);

/** A department's number as proposals write it: "Marseille (13)" is not its 13th arrondissement. */
const NUMBERED = /\((\d{2,3}|2[ab])\)/gi;

/**
 * Understands what people type where a place is asked for. Takes any text. A word that `knowsWord`
 * says listings hold is never taken for a misspelt place, and words that `haveCommonListing` says they
 * hold together name a neighbourhood rather than a small town: "croix rousse". A neighbourhood that
 * listings name is a place, and no part of a hyphenated name is another place.
 */
export function interpretText(
  text: string,
  gazetteer: Gazetteer,
  listings: ListingWords = NO_LISTINGS,
): Interpretation {
  const read = withoutCedex(text.slice(0, MAX_READ), gazetteer);
  const department = (written: string, code: string) =>
    gazetteer.department(code) ? ` ${DEPARTMENT_MARK}${code} ` : written;
  const quoted = QUOTED.test(read);
  const plain = quoted ? read : plainAmounts(read.replace(NUMBERED, department));
  const words = placeWords(plain).slice(0, MAX_WORDS_READ);
  const interpretation = quoted
    ? { ...NO_TEXT, words: words.filter((word) => !isStopWord(word)) }
    : new Reading(plain, words, gazetteer, listings).interpretation();
  const former = quoted || interpretation?.places.length ? [] : formerPlaces(words, gazetteer);
  if (former.length > 0) return { ...NO_TEXT, places: former, placeTexts: [read.trim()] };
  const spans = interpretation !== null && (!quoted || interpretation.words.length > 0);
  if (spans) return interpretation;
  const whole = read.trim();
  return whole === "" ? NO_TEXT : { ...NO_TEXT, ignored: [whole] };
}

/** A run of words and what it may mean. */
interface Segment extends Run {
  /** Words that say something: a longer segment wins. */
  weight: number;
  meaning: Meaning | PlaceReading | NeighbourhoodReading;
}

/** A neighbourhood's name, which is a place if the rest of the text lets it be one. */
interface NeighbourhoodReading {
  kind: "neighbourhood";
  named: readonly NamedNeighbourhood[];
}

type PlaceSegment = Segment & { meaning: PlaceReading };

const isPlace = (segment: Segment): segment is PlaceSegment => segment.meaning.kind === "place";

/** One text being read: each word is used once, by the reading that covers most. */
class Reading {
  /** Words that some reading covers, and those of them that are not to be searched for. */
  readonly #covered: boolean[];
  readonly #used: boolean[];
  /** Words that could be a place's alone, and are rather words; beside others they may be a name's. */
  readonly #doubtful: boolean[];
  /** The words that are left once quantities are read: "" in the stead of theirs. */
  readonly #unmeasured: string[];
  readonly #hyphenated: readonly Run[];
  readonly #knowsWord = (word: string) => this.listings.knowsWord(word);
  readonly #found: Segment[] = [];
  readonly #bounds: Partial<Bounds> = {};
  readonly #ignored: string[] = [];
  /** Types that the text does not want. */
  readonly #refusedTypes = new Set<PropertyType>();
  /** Where the names of places begin, and the names as they are typed. */
  readonly #placeTexts: { start: number; text: string }[] = [];

  constructor(
    private readonly text: string,
    private readonly words: readonly string[],
    private readonly gazetteer: Gazetteer,
    private readonly listings: ListingWords,
  ) {
    this.#covered = words.map(() => false);
    this.#used = words.map(() => false);
    this.#doubtful = words.map(() => false);
    this.#unmeasured = [...words];
    this.#hyphenated = hyphenatedRuns(text);
  }

  /** Null when nothing was understood, nor is left to search for. */
  interpretation(): Interpretation | null {
    this.#takeEnergy();
    this.#takeQuantities();
    this.#takeSegments();
    this.#refuseSegments();
    this.#placeNeighbourhoods();
    const readings = this.#placeReadings();
    const places = readings.flatMap((reading) => reading.places);
    this.#takeMisspelt();
    this.#refuseWords();
    if (places.length === 0) places.push(...this.#otherPlaces());
    const meanings = this.#found.map(({ meaning }) => meaning);
    const named = <Kind extends "type" | "feature" | "storey" | "energy">(kind: Kind) =>
      meanings.filter(
        (meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind,
      );
    const types = new Set(named("type").map(({ type }) => type));
    if (types.size === 0 && this.#refusedTypes.size > 0) {
      for (const type of PROPERTY_TYPES) if (!this.#refusedTypes.has(type)) types.add(type);
    }
    const features = new Set(named("feature").map(({ feature }) => feature));
    const storeys = new Set(named("storey").map(({ storey }) => storey));
    const classes = named("energy").map(({ worst }) => ENERGY_CLASSES.indexOf(worst));
    const words = this.words.filter((word, index) => !this.#used[index] && isSearchable(word));
    if (!this.#used.includes(true) && words.length === 0) return null;
    return {
      ...NO_TEXT,
      ...inOrder(this.#bounds),
      places: distinctPlaces(places, this.gazetteer),
      words,
      types: PROPERTY_TYPES.filter((type) => types.has(type)),
      features: FEATURES.filter((feature) => features.has(feature)),
      storeys: STOREYS.filter((storey) => storeys.has(storey)),
      worstEnergy: ENERGY_CLASSES[Math.min(...classes)] ?? null,
      placeTexts: this.#placeTexts.sort((a, b) => a.start - b.start).map(({ text }) => text),
      ignored: [...this.#ignored, ...this.#numbersLeft(places)],
    };
  }

  #use(start: number, length: number): void {
    this.#covered.fill(true, start, start + length);
    this.#used.fill(true, start, start + length);
  }

  #isFree(start: number, length: number): boolean {
    return !this.#covered.slice(start, start + length).includes(true);
  }

  #ignore(start: number, length: number): void {
    this.#ignored.push(this.#asTyped(start, length));
  }

  #asTyped(start: number, length: number): string {
    const written = this.text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    // Folding keeps the number of words, but where it drops those in other scripts.
    const asTyped =
      written.length >= this.words.length &&
      fold(written.join(" ")).split(" ").length === written.length;
    const words = asTyped ? written : this.words;
    return words.slice(start, start + length).join(" ");
  }

  /** Classes of the DPE, before their letters can be anything else. */
  #takeEnergy(): void {
    for (let at = 0; at < this.words.length; at++) {
      const energy = energyAt(this.words, at);
      if (energy === null) continue;
      const refusal = refusalBefore(this.words, at, (index) => this.#covered[index] === true);
      const start = at - refusal;
      const worst = refusal > 0 ? energy.refused : energy.worst;
      const length = refusal + energy.words;
      if (worst === null) this.#ignore(start, length);
      else this.#found.push({ start, length, weight: 1, meaning: { kind: "energy", worst } });
      this.#use(start, length);
      this.#unmeasured.fill("", start, start + length);
      at += energy.words - 1;
    }
  }

  #takeQuantities(): void {
    const words = [...this.#unmeasured];
    for (let at = 0; at < words.length; at++) {
      const quantity = quantityAt(words, at);
      if (quantity === null) continue;
      const { words: length, bounds } = quantity;
      if (Object.keys(bounds).length === 0) this.#ignore(at, length);
      // The first price and surface count; of several numbers of rooms, the smallest.
      const rooms = Math.min(bounds.minRooms ?? Infinity, this.#bounds.minRooms ?? Infinity);
      Object.assign(this.#bounds, { ...bounds, ...this.#bounds });
      if (rooms !== Infinity) this.#bounds.minRooms = rooms;
      this.#use(at, length);
      this.#unmeasured.fill("", at, at + length);
      at += length - 1;
    }
  }

  /** Takes the segments that cover most words first; of equal ones, the vocabulary's. */
  #takeSegments(): void {
    const words = this.#unmeasured;
    const segments: Segment[] = [];
    for (let start = 0; start < words.length; start++) {
      for (let length = 1; length <= LONGEST_NAME && start + length <= words.length; length++) {
        if (!this.#isFree(start, length)) break;
        const run = words.slice(start, start + length);
        const weight = run.filter((word) => !isStopWord(word)).length;
        const meaning = length <= LONGEST_PHRASE ? meaningOf(run) : null;
        if (meaning) segments.push({ start, length, weight, meaning });
        // Small words alone are a name when nothing is given but where it is: "Y", "Vers (74)".
        const numbered = MARKED.test(words[start + length] ?? "");
        if (weight === 0 && length < words.length && !numbered) continue;
        const places = placesNamed(words, start, length, this.gazetteer);
        // A number beside the name says that the place is meant, not the thing.
        if (places) {
          const qualified = places.words > length ? 0.75 : -0.25;
          segments.push({
            start,
            length: places.words,
            weight: weight + qualified,
            meaning: places,
          });
        }
        const named = weight > 0 ? this.listings.neighbourhoodsNamed(run) : [];
        // A town of that name is meant before a neighbourhood, a thing before both.
        if (named.length > 0) {
          const meaning = { kind: "neighbourhood", named } as const;
          segments.push({ start, length, weight: weight - 0.5, meaning });
        }
      }
    }
    segments.sort((a, b) => b.weight - a.weight || b.length - a.length || a.start - b.start);
    for (const segment of segments) {
      const { start, length, meaning } = segment;
      if (!this.#isFree(start, length)) continue;
      if (meaning.kind === "words") this.#covered.fill(true, start, start + length);
      else this.#use(start, length);
      if (meaning.kind === "aside") this.#ignore(start, length);
      this.#found.push(segment);
    }
  }

  /**
   * Turns round what stands after "pas de" or "sauf": another storey is meant, the other types. What no filter can
   * refuse, a feature or a place, is left aside and reported rather than looked for.
   */
  #refuseSegments(): void {
    const isTaken = (index: number) => this.#covered[index] === true;
    let refusedUntil: number | null = null;
    for (const segment of this.#found.toSorted((a, b) => a.start - b.start)) {
      const { start, length, meaning } = segment;
      if (!isRefusable(meaning)) continue;
      const own = refusalBefore(this.words, start, isTaken);
      const more =
        refusedUntil !== null && refusalGoesOn(this.words, refusedUntil, start)
          ? start - refusedUntil
          : 0;
      const refusal = own || more;
      if (refusal === 0) continue;
      refusedUntil = start + length;
      this.#use(start - refusal, refusal + length);
      if (meaning.kind === "storey") {
        segment.meaning = { kind: "storey", storey: refusedStorey(meaning.storey) };
        continue;
      }
      this.#found.splice(this.#found.indexOf(segment), 1);
      if (meaning.kind === "type") this.#refusedTypes.add(meaning.type);
      else this.#ignore(start - refusal, refusal + length);
    }
  }

  /** Words after "sans" or "sauf": a search for them would find what is not wanted. */
  #refuseWords(): void {
    const isTaken = (index: number) => this.#covered[index] === true;
    for (const [at, word] of this.words.entries()) {
      if (this.#covered[at] || !isSearchable(word)) continue;
      const refusal = refusalBefore(this.words, at, isTaken);
      if (refusal === 0) continue;
      this.#use(at - refusal, refusal + 1);
      this.#ignore(at - refusal, refusal + 1);
    }
  }

  /**
   * Makes places of the neighbourhoods named that lie in a place named beside them ("Lyon, Bellevue":
   * even where a small town has that name), or that few communes have. The others are words.
   */
  #placeNeighbourhoods(): void {
    const towns = new Map(
      this.#found.filter(isPlace).map((segment) => [segment as Segment, segment.meaning.places]),
    );
    for (const segment of [...this.#found]) {
      const { start, length, meaning } = segment;
      const words = wordsOf(this.words, segment);
      const neighbourhood = meaning.kind === "neighbourhood";
      if (!neighbourhood && !(meaning.kind === "place" && meaning.bare)) continue;
      const named = neighbourhood ? meaning.named : this.listings.neighbourhoodsNamed(words);
      const others = [...towns]
        .filter(([other]) => other !== segment)
        .flatMap(([, places]) => places);
      const inside = named.filter((each) =>
        others.some((place) => liesIn(each, place, this.gazetteer)),
      );
      const alone = neighbourhood && others.length === 0 && this.#isNameAlone(words, named);
      const meant = alone ? named : inside;
      if (meant.length > 0) {
        const places = neighbourhoodPlaces(meant, this.gazetteer);
        segment.meaning = { kind: "place", places, words: length, weak: null };
      } else if (neighbourhood) {
        this.#covered.fill(false, start, start + length);
        this.#used.fill(false, start, start + length);
        this.#found.splice(this.#found.indexOf(segment), 1);
      }
    }
  }

  /** Whether a neighbourhood's name says which is meant without its town's; "parc" says nothing. */
  #isNameAlone(words: readonly string[], named: readonly NamedNeighbourhood[]): boolean {
    if (!areFew(named)) return false;
    return words.length > 1 || this.listings.areMostlyIn(words, named);
  }

  /**
   * The places named, those left out that are rather words: a village or department with the name
   * of a common word, in a text that says other things too, or part of a neighbourhood's name.
   */
  #placeReadings(): PlaceReading[] {
    const places = this.#found.filter(isPlace).filter((segment) => {
      if (this.#cutsName(segment) && !this.#isCityAtStart(segment)) {
        this.#covered.fill(false, segment.start, segment.start + segment.length);
        this.#used.fill(false, segment.start, segment.start + segment.length);
        return false;
      }
      const neighbourhood = this.#neighbourhoodAt(segment);
      if (!neighbourhood && !this.#isRatherWords(segment)) return true;
      const { start, length } = segment;
      this.#used.fill(false, start, start + length);
      if (neighbourhood) {
        this.#covered.fill(true, neighbourhood.start, neighbourhood.start + neighbourhood.length);
      } else if (this.#isAllButKind(segment)) {
        // Nothing else says where: a larger town may be meant, "maison salon".
        this.#covered.fill(false, start, start + length);
      } else this.#doubtful.fill(true, start, start + length);
      return false;
    });
    const named = places.sort((a, b) => a.start - b.start);
    for (const { start, length } of named) this.#notePlace(start, length);
    return named.map(({ meaning }) => meaning);
  }

  #notePlace(start: number, length: number): void {
    this.#placeTexts.push({ start, text: this.#asTyped(start, length) });
  }

  #isRatherWords(segment: PlaceSegment): boolean {
    const { weak, places } = segment.meaning;
    if (weak === null) return false;
    const segmentWords = wordsOf(this.words, segment);
    const ordinary = segmentWords.every(
      (word) => isStopWord(word) || isCommonWord(word) || this.listings.knowsWord(word),
    );
    if (!ordinary) return false;
    if (places[0]?.kind === "department") return !this.#isAllButKind(segment);
    const alone = this.words.filter((word) => !isStopWord(word)).length <= 1;
    if (!alone) return true;
    return weak < SMALL_VILLAGE && segmentWords.some((word) => this.listings.knowsWord(word));
  }

  /** Whether the text says nothing else but a type of home, quantities and what goes without saying. */
  #isAllButKind({ start, length }: Segment): boolean {
    const kinds = this.#found.filter(
      ({ meaning: { kind } }) => kind === "type" || kind === "noise",
    );
    return this.#unmeasured.every(
      (word, index) =>
        isStopWord(word) ||
        (index >= start && index < start + length) ||
        kinds.some((other) => index >= other.start && index < other.start + other.length),
    );
  }

  /** Whether these words are a part of a hyphenated name, the rest of which means nothing else. */
  #cutsName(run: Run): boolean {
    const isSilent = (index: number) => {
      const word = this.words[index] ?? "";
      return this.#used[index] || isStopWord(word) || /\d/.test(word);
    };
    return indexesCutOff(run, this.#hyphenated).some((index) => !isSilent(index));
  }

  /** "Rennes-Sud": the name of a city with a word that says where in it, and not another town's. */
  #isCityAtStart({ start, meaning }: PlaceSegment): boolean {
    const name = this.#hyphenated.find((run) => run.start === start);
    if (!name || meaning.bare || meaning.weak !== null) return false;
    const isFree = (at: number, length: number) => at === start && length === name.length;
    return guessedPlaces(this.words, isFree, this.gazetteer, this.#knowsWord) === null;
  }

  /** The town's one word and one beside it that names nothing, if listings hold them together. */
  #neighbourhoodAt({ start, length, meaning }: PlaceSegment): Run | null {
    const { places, bare } = meaning;
    if (!bare || length !== 1 || places[0]?.kind !== "commune") return null;
    const first = [start - 1, start].find((index) => {
      const beside = index === start ? start + 1 : index;
      const word = this.#unmeasured[beside] ?? "";
      if (this.#covered[beside] !== false || !isSearchable(word)) return false;
      return this.listings.haveCommonListing(this.words.slice(index, index + 2));
    });
    return first === undefined ? null : { start: first, length: 2 };
  }

  /** Types and features under a mistake: words that are no place's and that no listing holds. */
  #takeMisspelt(): void {
    for (const [at, word] of this.words.entries()) {
      if (this.#covered[at] || isStopWord(word) || this.listings.knowsWord(word)) continue;
      const meaning = misspeltMeaning(word);
      if (!meaning) continue;
      this.#use(at, 1);
      this.#found.push({ start: at, length: 1, weight: 1, meaning });
    }
  }

  /** Where no place is named as it is written: a number of a department, a name not quite right. */
  #otherPlaces(): Place[] {
    const words = this.#unmeasured;
    for (let at = 0; at < words.length; at++) {
      if (this.#covered[at]) continue;
      const numbered = numberedPlaces(words, at, this.gazetteer, true);
      if (!numbered) continue;
      this.#use(at, numbered.words);
      this.#notePlace(at, numbered.words);
      return numbered.places;
    }
    // "saint etiene": Le Saint is rather a word, and here the beginning of a name.
    const isFree = (start: number, length: number) => {
      const indexes = Array.from({ length }, (_, offset) => start + offset);
      return (
        indexes.every((index) => !this.#covered[index] || this.#doubtful[index]) &&
        indexes.some((index) => !this.#covered[index]) &&
        !this.#cutsName({ start, length })
      );
    };
    const isUncovered = (start: number, length: number) =>
      this.#isFree(start, length) &&
      !this.#cutsName({ start, length }) &&
      words.slice(start, start + length).some((word) => !this.#knowsWord(word));
    const guessed =
      formerPlaceIn(words, isUncovered, this.gazetteer) ??
      guessedPlaces(words, isFree, this.gazetteer, this.#knowsWord);
    if (!guessed) return [];
    this.#use(guessed.start, guessed.words);
    this.#notePlace(guessed.start, guessed.words);
    return guessed.places;
  }

  /** Numbers that nothing explains: "paris 21". A department's, beside a place inside it, adds nothing. */
  #numbersLeft(places: readonly Place[]): string[] {
    const departments = places.map((place) =>
      place.kind === "commune" || place.kind === "neighbourhood" ? place.departmentCode : "",
    );
    return this.words.filter(
      (word, index) =>
        !this.#used[index] && /^\d+(?:e|er|eme|ieme)?$/.test(word) && !departments.includes(word),
    );
  }
}

/** Whether a meaning says what a home is, has or where it is: what may be refused. */
function isRefusable({ kind }: Segment["meaning"]): boolean {
  return kind !== "noise" && kind !== "aside" && kind !== "words" && kind !== "energy";
}

function wordsOf(words: readonly string[], { start, length }: Segment): readonly string[] {
  return words.slice(start, start + length);
}

/** Numbers alone say nothing of a home. */
function isSearchable(word: string): boolean {
  return !isStopWord(word) && !/^(?:\d+(?:e|er|eme|ieme)?|d\d[\dab]\d?)$/.test(word);
}
