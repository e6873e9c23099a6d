import { arrondissementCodes } from "../../communes/arrondissements.ts";
import { FEATURES, PROPERTY_TYPES } from "../../listings/kinds.ts";
import { type Bounds, type Interpretation, NOTHING_SAID, type Place } from "../criteria.ts";
import { plainAmounts } from "./amounts.ts";
import { type Gazetteer, placeWords } from "./gazetteer.ts";
import { guessedPlaces, numberedPlaces, type PlaceReading, placesNamed } from "./place-reading.ts";
import { quantityAt } from "./quantities.ts";
import { isCommonWord, LONGEST_PHRASE, type Meaning, meaningOf } from "./vocabulary.ts";
import { isStopWord } from "./words.ts";

/** Characters and words of a text that are read; the rest of a longer one is left aside. */
const MAX_READ = 300;
const MAX_WORDS_READ = 24;
/** Smaller places give way even alone to a word that listings hold. */
const SMALL_VILLAGE = 2_000;
/** Longest place name that is looked for, in words: "Saint-Rémy-en-Bouzemont-…" has eight. */
const LONGEST_NAME = 9;

/** A text between quotation marks is meant word for word. */
const QUOTED = /^\s*["«“].*["»”]\s*$/s;

/**
 * Understands what people type where a place is asked for. Takes any text. A word that `knowsWord`
 * says listings hold is never taken for a misspelt place.
 */
export function interpretText(
  text: string,
  gazetteer: Gazetteer,
  knowsWord: (word: string) => boolean = () => false,
): Interpretation {
  const read = text.slice(0, MAX_READ);
  const words = placeWords(plainAmounts(read)).slice(0, MAX_WORDS_READ);
  if (QUOTED.test(read)) {
    return { ...NOTHING_SAID, words: words.filter((word) => !isStopWord(word)) };
  }
  return new Reading(words, gazetteer, knowsWord).interpretation();
}

/** A run of words and what it may mean. */
interface Segment {
  start: number;
  length: number;
  /** Words that say something: a longer segment wins. */
  weight: number;
  meaning: Meaning | PlaceReading;
}

/** One text being read: each word is used once, by the reading that covers most. */
class Reading {
  /** Words that some reading covers, and those of them that are not to be searched for. */
  readonly #covered: boolean[];
  readonly #used: boolean[];
  readonly #found: Segment[] = [];
  readonly #bounds: Partial<Bounds> = {};
  readonly #ignored: string[] = [];

  constructor(
    private readonly words: readonly string[],
    private readonly gazetteer: Gazetteer,
    private readonly knowsWord: (word: string) => boolean,
  ) {
    this.#covered = words.map(() => false);
    this.#used = words.map(() => false);
  }

  interpretation(): Interpretation {
    this.#takeQuantities();
    this.#takeSegments();
    const readings = this.#placeReadings();
    const places = readings.flatMap((reading) => reading.places);
    if (places.length === 0) places.push(...this.#otherPlaces());
    const meanings = this.#found.map(({ meaning }) => meaning);
    const named = <Kind extends "type" | "feature">(kind: Kind) =>
      meanings.filter(
        (meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind,
      );
    const types = new Set(named("type").map(({ type }) => type));
    const features = new Set(named("feature").map(({ feature }) => feature));
    return {
      ...NOTHING_SAID,
      ...uncrossed(this.#bounds),
      places: distinct(places),
      words: this.words.filter((word, index) => !this.#used[index] && isSearchable(word)),
      types: PROPERTY_TYPES.filter((type) => types.has(type)),
      features: FEATURES.filter((feature) => features.has(feature)),
      ignored: this.#ignored,
    };
  }

  #use(start: number, length: number): void {
    this.#covered.fill(true, start, start + length);
    this.#used.fill(true, start, start + length);
  }

  #isFree(start: number, length: number): boolean {
    return !this.#covered.slice(start, start + length).includes(true);
  }

  #takeQuantities(): void {
    for (let at = 0; at < this.words.length; at++) {
      const quantity = quantityAt(this.words, at);
      if (quantity === null) continue;
      const { words, bounds } = quantity;
      if (Object.keys(bounds).length === 0) {
        this.#ignored.push(this.words.slice(at, at + words).join(" "));
      }
      // The first price and surface count; of several numbers of rooms, the smallest.
      const rooms = Math.min(bounds.minRooms ?? Infinity, this.#bounds.minRooms ?? Infinity);
      Object.assign(this.#bounds, { ...bounds, ...this.#bounds });
      if (rooms !== Infinity) this.#bounds.minRooms = rooms;
      this.#use(at, words);
      at += words - 1;
    }
  }

  /** Takes the segments that cover most words first; of equal ones, the vocabulary's. */
  #takeSegments(): void {
    const segments: Segment[] = [];
    for (let start = 0; start < this.words.length; start++) {
      for (
        let length = 1;
        length <= LONGEST_NAME && start + length <= this.words.length;
        length++
      ) {
        if (!this.#isFree(start, length)) break;
        const run = this.words.slice(start, start + length);
        const weight = run.filter((word) => !isStopWord(word)).length;
        const meaning = length <= LONGEST_PHRASE ? meaningOf(run) : null;
        if (meaning) segments.push({ start, length, weight, meaning });
        // A name of small words only is one when nothing else is said: the commune of Y.
        if (weight === 0 && length < this.words.length) continue;
        const places = placesNamed(this.words, start, length, this.gazetteer);
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
      }
    }
    segments.sort((a, b) => b.weight - a.weight || b.length - a.length || a.start - b.start);
    for (const segment of segments) {
      if (!this.#isFree(segment.start, segment.length)) continue;
      if (segment.meaning.kind === "words") {
        this.#covered.fill(true, segment.start, segment.start + segment.length);
      } else this.#use(segment.start, segment.length);
      this.#found.push(segment);
    }
  }

  /**
   * The places named, those left out that are rather words: a village or department with the name
   * of a common word, in a text that says other things too.
   */
  #placeReadings(): PlaceReading[] {
    const isPlace = (segment: Segment): segment is Segment & { meaning: PlaceReading } =>
      segment.meaning.kind === "place";
    const alone = this.words.filter((word) => !isStopWord(word)).length <= 1;
    const kept = this.#found.filter(isPlace).filter((segment) => {
      const { weak } = segment.meaning;
      if (weak === null || !this.#isOrdinary(segment)) return true;
      if (alone && (weak >= SMALL_VILLAGE || !this.#isHeld(segment))) return true;
      this.#used.fill(false, segment.start, segment.start + segment.length);
      return false;
    });
    return kept.sort((a, b) => a.start - b.start).map(({ meaning }) => meaning);
  }

  #isHeld({ start, length }: Segment): boolean {
    return this.words.slice(start, start + length).some((word) => this.knowsWord(word));
  }

  #isOrdinary({ start, length }: Segment): boolean {
    return this.words
      .slice(start, start + length)
      .every((word) => isStopWord(word) || isOrdinaryWord(word, this.knowsWord));
  }

  /** Where no place is named as it is written: a number of a department, a name not quite right. */
  #otherPlaces(): Place[] {
    for (let at = 0; at < this.words.length; at++) {
      if (this.#covered[at]) continue;
      const numbered = numberedPlaces(this.words, at, this.gazetteer, true);
      if (!numbered) continue;
      this.#use(at, numbered.words);
      return numbered.places;
    }
    const free = (start: number, length: number) => this.#isFree(start, length);
    const guessed = guessedPlaces(this.words, free, this.gazetteer, this.knowsWord);
    if (!guessed) return [];
    this.#use(guessed.start, guessed.words);
    return guessed.places;
  }
}

function isOrdinaryWord(word: string, knowsWord: (word: string) => boolean): boolean {
  return isCommonWord(word) || knowsWord(word);
}

/** Numbers alone say nothing of a home. */
function isSearchable(word: string): boolean {
  return !isStopWord(word) && !/^\d+$/.test(word);
}

/** Each place once; an arrondissement named beside its city stands for it. */
function distinct(places: readonly Place[]): Place[] {
  const key = (place: Place) =>
    place.kind === "postalCode" ? place.postalCode : `${place.kind} ${place.code}`;
  const codes = new Set(places.map((place) => (place.kind === "commune" ? place.code : "")));
  return places.filter((place, index) => {
    if (places.findIndex((other) => key(other) === key(place)) !== index) return false;
    return (
      place.kind !== "commune" || !arrondissementCodes(place.code).some((code) => codes.has(code))
    );
  });
}

/** The bounds, each pair in order whichever way round the text says them. */
function uncrossed(bounds: Partial<Bounds>): Partial<Bounds> {
  const { minPriceCents: minPrice, maxPriceCents: maxPrice } = bounds;
  const { minSurfaceDm2: minSurface, maxSurfaceDm2: maxSurface } = bounds;
  return {
    ...bounds,
    ...(minPrice != null &&
      maxPrice != null &&
      minPrice > maxPrice && { minPriceCents: maxPrice, maxPriceCents: minPrice }),
    ...(minSurface != null &&
      maxSurface != null &&
      minSurface > maxSurface && { minSurfaceDm2: maxSurface, maxSurfaceDm2: minSurface }),
  };
}
