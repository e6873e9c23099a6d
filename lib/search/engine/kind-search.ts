import { FEATURES } from "../../listings/kinds.ts";
import type { Arrangement } from "./arrangement.ts";
import type { Base } from "./base.ts";
import { Narrowing, narrowToRest } from "./candidates.ts";
import {
  ALL_GROUPS,
  BEDROOM_GROUP,
  BEDROOM_STEPS,
  ENERGY_GROUP,
  FEATURE_SLOT,
  FEATURES_TOO,
  PRICE_GROUP,
  ROOM_GROUP,
  ROOM_STEPS,
  TYPE_GROUP,
} from "./facets.ts";
import type { Findings } from "./findings.ts";
import { KindOrder } from "./kind-order.ts";
import { BANDS, type Kind, kindOf } from "./kinds.ts";
import type { Plan } from "./plan.ts";
import { Spans } from "./spans.ts";
import { TopSearch } from "./top-search.ts";

/** Groups whose facets are counted kind by kind. */
const KIND_GROUPS = ALL_GROUPS & ~FEATURES_TOO;
/** What looking at one document's features costs, in 64-bit words of one bitmap counted. */
const WORDS_PER_DOCUMENT = 25;

/**
 * Searches a base whose documents are arranged by kind (kinds.ts): for queries about the whole
 * country. The documents of a kind pass or fail the filters with a facet together, so that one
 * count a kind, of those that pass the other filters, makes all facets but the features'.
 */
export class KindSearch {
  readonly #kinds: readonly Kind[];
  readonly #sizes: Int32Array;
  /** First 64-bit word of each kind; one more than there are kinds. */
  readonly #starts: Int32Array;
  /** Price at each place, ascending within a kind. */
  readonly #prices: Int32Array;
  readonly #counts: Int32Array;
  /** Places [from, to) of the kinds, or parts of kinds, that pass all filters; in turn. */
  readonly #passing: Int32Array;
  readonly #spans: Spans;
  readonly #order: KindOrder;
  readonly #top: TopSearch;

  constructor(
    private readonly base: Base,
    private readonly arrangement: Arrangement,
  ) {
    const { arena } = base;
    this.#kinds = Array.from(arena.int32("kindKeys"), kindOf);
    this.#sizes = arena.int32("kindSizes");
    this.#starts = arena.int32("kindStarts");
    this.#prices = arena.int32("kindPrices");
    this.#counts = arena.int32("kindCounts");
    this.#passing = new Int32Array(this.#kinds.length * 2);
    this.#spans = new Spans(base, arrangement);
    this.#order = new KindOrder(base, arrangement);
    this.#top = new TopSearch(base, arrangement, this.#spans, this.#order);
  }

  /** Whether the kinds tell all filters of the plan. */
  answers({ leastRooms, leastBedrooms }: Plan): boolean {
    return leastRooms <= ROOM_STEPS && leastBedrooms <= BEDROOM_STEPS;
  }

  /** Adds what the base holds for the plan, which is about anywhere, to the findings. */
  search(plan: Plan, findings: Findings): void {
    const { base, arrangement } = this;
    this.#spans.clear();
    this.#spans.add(0, arrangement.length);
    const found = new Narrowing(base, this.#spans, arrangement.liveAt, false);
    narrowToRest(found, base, arrangement, this.#spans, plan);
    const passing = this.#tally(found.address, plan, findings);
    if (!findings.facets && !findings.listing) return;
    const matches = plan.active === 0 ? found.address : this.#passed(found.address, passing);
    if (findings.facets) this.#countFeatures(matches, findings);
    if (findings.listing) this.#top.find(matches, findings.baseTotal, plan, findings.top);
  }

  /**
   * Counts the candidates, kind by kind. Returns how many kinds, or parts of kinds, pass: where
   * they are is in `#passing`.
   */
  #tally(candidates: number, plan: Plan, findings: Findings): number {
    const all = candidates === this.arrangement.liveAt && this.base.dead === 0;
    if (!all) this.#countKinds(candidates);
    const counts = all ? this.#sizes : this.#counts;
    const prices = pricesOfBands(plan);
    let total = 0;
    let passing = 0;
    this.#order.clear();
    for (let number = 0; number < this.#kinds.length; number++) {
      const count = counts[number] as number;
      if (count === 0) continue;
      const kind = this.#kinds[number] as Kind;
      const failed = failedByKind(plan, kind);
      const price = prices[kind.band];
      // Two filters that fail leave the kind out of every facet.
      if ((failed & (failed - 1)) !== 0 || (failed !== 0 && price === FAIL)) continue;
      const first = (this.#starts[number] as number) * 64;
      let from = first;
      let to = first + (this.#sizes[number] as number);
      let right = count;
      if (price === FAIL) right = 0;
      else if (price === PART) {
        from = this.#firstPrice(from, to, plan.leastPrice);
        to = this.#firstPrice(from, to, plan.mostPrice + 1);
        right = this.base.countRange(candidates, from, to);
      }
      if (findings.facets) {
        findings.tally.addKind(kind, right, failed === 0 ? KIND_GROUPS : failed);
        if (failed === 0) findings.tally.addKind(kind, count - right, PRICE_GROUP);
      }
      if (failed !== 0 || right === 0) continue;
      total += right;
      this.#order.add(number);
      this.#passing[passing++] = from;
      this.#passing[passing++] = to;
    }
    findings.baseTotal = total;
    findings.total += total;
    return passing;
  }

  #countKinds(candidates: number): void {
    const { arena, kernels } = this.base;
    const kinds = this.#kinds.length;
    kernels.countRuns(candidates, arena.address("kindStarts"), kinds, arena.address("kindCounts"));
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

  /** Sets the spans to what passes and returns a bitmap of the candidates there. */
  #passed(candidates: number, passing: number): number {
    const { base } = this;
    this.#spans.clear();
    for (let at = 0; at < passing; at += 2) {
      this.#spans.add(this.#passing[at] as number, this.#passing[at + 1] as number);
    }
    const target = base.scratch();
    this.#spans.zero(target);
    for (let at = 0; at < passing; at += 2) {
      const from = this.#passing[at] as number;
      base.copyRange(target, candidates, from, this.#passing[at + 1] as number);
    }
    return target;
  }

  #countFeatures(matches: number, findings: Findings): void {
    const { base, arrangement } = this;
    const { documentAt } = arrangement;
    const spans = this.#spans;
    if (findings.baseTotal * WORDS_PER_DOCUMENT < spans.words * FEATURES.length) {
      spans.forEachPlace(matches, (place) => {
        const document = (documentAt as Int32Array)[place] as number;
        findings.tally.add(base.columns, document, FEATURES_TOO);
      });
      return;
    }
    spans.countShared(matches, arrangement.featuresAt, FEATURES.length, FEATURE_SLOT);
    base.collectCounters(findings.slots);
  }
}

const PASS = 0;
const PART = 1;
const FAIL = 2;

/** How the prices of each band stand to those asked for. */
function pricesOfBands({
  leastPrice,
  mostPrice,
}: Plan): (typeof PASS | typeof PART | typeof FAIL)[] {
  return BANDS.map(([least, above]) => {
    if (above <= leastPrice || least > mostPrice) return FAIL;
    return least >= leastPrice && above - 1 <= mostPrice ? PASS : PART;
  });
}

/** Which filters with a facet, but for the price, a kind fails, as bits. */
function failedByKind(plan: Plan, { type, rooms, bedrooms, energy }: Kind): number {
  const { active } = plan;
  let failed = 0;
  if (active & TYPE_GROUP && ((plan.types >>> type) & 1) === 0) failed |= TYPE_GROUP;
  if (active & ROOM_GROUP && rooms < plan.leastRooms) failed |= ROOM_GROUP;
  if (active & BEDROOM_GROUP && bedrooms < plan.leastBedrooms) failed |= BEDROOM_GROUP;
  if (active & ENERGY_GROUP && (energy === 0 || energy > plan.energy)) failed |= ENERGY_GROUP;
  return failed;
}
