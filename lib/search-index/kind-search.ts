import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import type { Arrangement } from "./arrangement.ts";
import type { Base } from "./base.ts";
import { type Bitmap, clearBits, copyWords, countBits, countWords, WORD_BITS } from "./bitmap.ts";
import { Narrowing, narrowToRest } from "./candidates.ts";
import {
  ALL_GROUPS,
  BEDROOM_GROUP,
  ENERGY_GROUP,
  FEATURE_SLOT,
  FEATURES_TOO,
  PRICE_GROUP,
  ROOM_GROUP,
  TYPE_GROUP,
} from "./facets.ts";
import type { Findings } from "./findings.ts";
import { KindOrder } from "./kind-order.ts";
import { BANDS, BEDROOM_STEPS, type Kind, kindOf, ROOM_STEPS } from "./kinds.ts";
import { hasOthers, NO_MOST, type Plan } from "./plan.ts";
import { Spans } from "./spans.ts";
import { TopSearch } from "./top-search.ts";

/** Groups whose facets are counted kind by kind. */
const KIND_GROUPS = ALL_GROUPS & ~FEATURES_TOO;
const TYPES = PROPERTY_TYPES.length;
const LEVELS = ENERGY_CLASSES.length + 1;
/** What looking at one document's features costs, in words of one bitmap counted. */
const WORDS_PER_DOCUMENT = 100;

/**
 * Searches a base whose documents are arranged by kind (kinds.ts): for queries about the whole
 * country. The documents of a kind pass or fail the filters with a facet together, so that one
 * count a kind, of those that pass the other filters, makes all facets but the features'.
 */
export class KindSearch {
  readonly #kinds: readonly Kind[];
  readonly #sizes: Int32Array;
  /** First word of each kind in the bitmaps; one more than there are kinds. */
  readonly #starts: Int32Array;
  /** Price at each place, ascending within a kind. */
  readonly #prices: Int32Array;
  /** Places [from, to) that pass in the kinds that pass in part; in turn. */
  #parts: number[] = [];
  readonly #spans: Spans;
  readonly #order: KindOrder;
  readonly #top: TopSearch;

  constructor(
    private readonly base: Base,
    private readonly arrangement: Arrangement,
  ) {
    const { sections } = base;
    this.#kinds = Array.from(sections.int32("kindKeys"), kindOf);
    this.#sizes = sections.int32("kindSizes");
    this.#starts = sections.int32("kindStarts");
    this.#prices = sections.int32("kindPrices");
    this.#spans = new Spans(arrangement.length);
    this.#order = new KindOrder(base, arrangement);
    this.#top = new TopSearch(base, arrangement, this.#spans, this.#order);
  }

  /** Whether the kinds tell all filters of the plan. */
  answers(plan: Plan): boolean {
    const { leastRooms, leastBedrooms, mostRooms, mostBedrooms } = plan;
    // Beyond the last step, homes of different numbers are of one kind.
    const isCounted = (most: number, steps: number) => most < steps || most === NO_MOST;
    return (
      leastRooms <= ROOM_STEPS &&
      leastBedrooms <= BEDROOM_STEPS &&
      isCounted(mostRooms, ROOM_STEPS) &&
      isCounted(mostBedrooms, BEDROOM_STEPS) &&
      !hasOthers(plan)
    );
  }

  /** Adds what the base holds for the plan, which is about anywhere, to the findings. */
  search(plan: Plan, findings: Findings): void {
    const { base, arrangement } = this;
    this.#spans.clear();
    this.#spans.add(0, arrangement.length);
    const found = new Narrowing(base, this.#spans, arrangement.live, false);
    narrowToRest(found, base, arrangement, this.#spans, plan);
    this.#tally(found.bitmap, plan, findings);
    if (!findings.facets && !findings.listing) return;
    const matches = plan.active === 0 ? found.bitmap : this.#passed(found.bitmap);
    if (findings.facets) this.#countFeatures(matches, findings);
    if (findings.listing) this.#top.find(matches, findings.baseTotal, plan, findings.top);
  }

  /** Counts the candidates, kind by kind, and takes note of the kinds that pass. */
  #tally(candidates: Bitmap, plan: Plan, findings: Findings): void {
    const all = candidates === this.arrangement.live && this.base.dead === 0;
    const filters = new KindFilters(plan);
    const { tally } = findings;
    let total = 0;
    this.#order.clear();
    this.#parts = [];
    for (let number = 0; number < this.#kinds.length; number++) {
      const kind = this.#kinds[number] as Kind;
      const failed = filters.failed(kind);
      const price = filters.price(kind);
      // Two filters that fail leave the kind out of every facet.
      if ((failed & (failed - 1)) !== 0 || (failed !== 0 && price === FAIL)) continue;
      const count = all ? (this.#sizes[number] as number) : this.#countKind(number, candidates);
      if (count === 0) continue;
      let right = count;
      if (price === FAIL) right = 0;
      else if (price === PART) right = this.#countPart(number, candidates, plan, failed === 0);
      if (findings.facets) {
        tally.addKind(kind, right, failed === 0 ? KIND_GROUPS : failed);
        if (failed === 0) tally.addKind(kind, count - right, PRICE_GROUP);
      }
      if (failed !== 0 || right === 0) continue;
      total += right;
      this.#order.add(number);
    }
    findings.baseTotal = total;
    findings.total += total;
  }

  /** Counts the candidates of a kind with a right price; takes note of where they are if they pass. */
  #countPart(number: number, candidates: Bitmap, plan: Plan, passes: boolean): number {
    const first = (this.#starts[number] as number) * WORD_BITS;
    const end = first + (this.#sizes[number] as number);
    const from = this.#firstPrice(first, end, plan.leastPrice);
    const to = this.#firstPrice(from, end, plan.mostPrice + 1);
    if (passes && from < to) this.#parts.push(first, from, to, end);
    return countBits(candidates, from, to);
  }

  #countKind(number: number, candidates: Bitmap): number {
    const [from, to] = [this.#starts[number] as number, this.#starts[number + 1] as number];
    return countWords(candidates, from, to);
  }

  /** First place of [from, to), which one kind holds, with at least that price; `to` without one. */
  #firstPrice(from: number, to: number, price: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#prices[middle] as number) < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sets the spans to the kinds that pass and returns a bitmap of the candidates that do. */
  #passed(candidates: Bitmap): Bitmap {
    const target = this.base.scratch();
    target.fill(0);
    this.#spans.clear();
    for (let index = 0; index < this.#order.count; index++) {
      const kind = this.#order.kinds[index] as number;
      const [from, to] = [this.#starts[kind] as number, this.#starts[kind + 1] as number];
      this.#spans.add(from * WORD_BITS, to * WORD_BITS);
      copyWords(target, candidates, from, to);
    }
    const parts = this.#parts;
    for (let at = 0; at < parts.length; at += 4) {
      clearBits(target, parts[at] as number, parts[at + 1] as number);
      clearBits(target, parts[at + 2] as number, parts[at + 3] as number);
    }
    return target;
  }

  #countFeatures(matches: Bitmap, findings: Findings): void {
    const { base, arrangement } = this;
    const { documentAt } = arrangement;
    const spans = this.#spans;
    if (findings.baseTotal * WORDS_PER_DOCUMENT < spans.words * FEATURES.length) {
      const count = spans.list(matches);
      for (let index = 0; index < count; index++) {
        const document = (documentAt as Int32Array)[spans.places[index] as number] as number;
        findings.tally.add(base.columns, document, FEATURES_TOO);
      }
      return;
    }
    spans.countShared(matches, arrangement.features, findings.slots.subarray(FEATURE_SLOT));
  }
}

const PASS = 0;
const PART = 1;
const FAIL = 2;
type PriceRelation = typeof PASS | typeof PART | typeof FAIL;

/** What the filters with a facet make of each type, number of rooms, and so on. */
class KindFilters {
  readonly #types: number[];
  readonly #rooms: number[];
  readonly #bedrooms: number[];
  readonly #energy: number[];
  readonly #prices: PriceRelation[];

  constructor({ active, ...plan }: Plan) {
    const failing = (values: number, group: number, passes: (value: number) => boolean) =>
      Array.from({ length: values }, (_, value) => (active & group && !passes(value) ? group : 0));
    this.#types = failing(TYPES, TYPE_GROUP, (type) => ((plan.types >>> type) & 1) === 1);
    this.#rooms = failing(
      ROOM_STEPS + 1,
      ROOM_GROUP,
      (rooms) => rooms >= plan.leastRooms && rooms <= plan.mostRooms,
    );
    this.#bedrooms = failing(
      BEDROOM_STEPS + 1,
      BEDROOM_GROUP,
      (bedrooms) => bedrooms >= plan.leastBedrooms && bedrooms <= plan.mostBedrooms,
    );
    this.#energy = failing(LEVELS, ENERGY_GROUP, (level) => level > 0 && level <= plan.energy);
    this.#prices = BANDS.map(([least, above]) => {
      if (above <= plan.leastPrice || least > plan.mostPrice) return FAIL;
      return least >= plan.leastPrice && above - 1 <= plan.mostPrice ? PASS : PART;
    });
  }

  /** Which filters, but for the price, a kind fails, as bits. */
  failed({ type, rooms, bedrooms, energy }: Kind): number {
    return (
      (this.#types[type] as number) |
      (this.#rooms[rooms] as number) |
      (this.#bedrooms[bedrooms] as number) |
      (this.#energy[energy] as number)
    );
  }

  /** How the prices of a kind's band stand to those asked for. */
  price({ band }: Kind): PriceRelation {
    return this.#prices[band] as PriceRelation;
  }
}
