import type { Arrangement } from "./arrangement.ts";
import type { Base } from "./base.ts";
import { type Bitmap, setBit } from "./bitmap.ts";
import { Narrowing, narrowToRest } from "./candidates.ts";
import {
  ALL_GROUPS,
  BEDROOM_GROUP,
  BEDROOM_SLOT,
  ENERGY_GROUP,
  ENERGY_SLOT,
  FEATURE_SLOT,
  FEATURES_TOO,
  GROUP_SLOTS,
  PRICE_GROUP,
  ROOM_GROUP,
  ROOM_SLOT,
  SLOTS,
  TYPE_GROUP,
  TYPE_SLOT,
} from "./facets.ts";
import type { Findings } from "./findings.ts";
import { BEDROOM_STEPS, ROOM_STEPS } from "./kinds.ts";
import { failedGroups, keyOf, NO_MOST, type Plan } from "./plan.ts";
import { priceBitmap } from "./ranges.ts";
import { findRegion } from "./region.ts";
import { sortValues } from "./sorting.ts";
import { Spans } from "./spans.ts";
import { FROM_BASE } from "./top-list.ts";
import { TopSearch } from "./top-search.ts";

/** What looking at one document costs, in words of one bitmap counted. */
const WORDS_PER_DOCUMENT = 20;
/** Bitmaps that a search without facets goes through. */
const FEW_BITMAPS = 8;

/** Searches a base whose documents are arranged by place: for queries about somewhere. */
export class PlaceSearch {
  readonly #arrangement: Arrangement;
  readonly #spans: Spans;
  readonly #top: TopSearch;

  constructor(private readonly base: Base) {
    this.#arrangement = base.byPlace;
    this.#spans = new Spans(this.#arrangement.length);
    this.#top = new TopSearch(base, this.#arrangement, this.#spans);
  }

  /** Adds what the base holds for the plan to the findings. */
  search(plan: Plan, findings: Findings): void {
    const candidates = this.#candidates(plan);
    if (this.#spans.count === 0) return;
    const counting = this.#spans.words * (findings.facets ? SLOTS : FEW_BITMAPS);
    if (counting > WORDS_PER_DOCUMENT * this.#spans.countIn(candidates)) {
      this.#eachCandidate(candidates, plan, findings);
    } else this.#byBitmaps(candidates, plan, findings);
  }

  /** Finds the documents that match: sets the spans and returns them with the bitmap. */
  matches(plan: Plan): { spans: Spans; bitmap: Bitmap } {
    const found = new Narrowing(this.base, this.#spans, this.#candidates(plan), false);
    if (this.#spans.count > 0) {
      for (const { bitmap } of this.#filters(plan)) found.to(bitmap);
    }
    return { spans: this.#spans, bitmap: found.bitmap };
  }

  /** Finds the documents that pass every filter but those with a facet; sets the spans. */
  #candidates(plan: Plan): Bitmap {
    const { base } = this;
    const region = findRegion(base, this.#spans, plan.groups, plan.area);
    const start = region ?? this.#arrangement.live;
    const found = new Narrowing(base, this.#spans, start, region !== null);
    if (this.#spans.count > 0) narrowToRest(found, base, this.#arrangement, this.#spans, plan);
    return found.bitmap;
  }

  #eachCandidate(candidates: Bitmap, plan: Plan, findings: Findings): void {
    const { columns } = this.base;
    const { tally, top } = findings;
    const values = sortValues(columns, plan.sort);
    const tiers = plan.tiered && findings.listing ? this.#top.tierBitmaps(plan) : null;
    const { places } = this.#spans;
    const count = this.#spans.list(candidates);
    let { worst } = top;
    for (let index = 0; index < count; index++) {
      const document = places[index] as number;
      const failed = failedGroups(plan, columns, document);
      if (failed === 0) {
        findings.total++;
        if (findings.facets) tally.add(columns, document, ALL_GROUPS);
        const tier = tiers === null ? 0 : this.#top.tier(tiers, document);
        const key = keyOf(plan, values[document] as number, tier);
        if (key > worst) continue;
        top.offer(key, FROM_BASE, document);
        worst = top.worst;
      } else if (findings.facets && (failed & (failed - 1)) === 0) {
        tally.add(columns, document, failed);
      }
    }
  }

  #byBitmaps(candidates: Bitmap, plan: Plan, findings: Findings): void {
    const { base } = this;
    const spans = this.#spans;
    const filters = this.#filters(plan);
    const found = new Narrowing(base, spans, candidates, false);
    for (const { bitmap } of filters) found.to(bitmap);
    const matches = found.bitmap;
    const total = spans.countIn(matches);
    findings.total += total;
    if (findings.facets) {
      const open = ALL_GROUPS & ~plan.active;
      if (total * WORDS_PER_DOCUMENT < spans.words * SLOTS) {
        const count = spans.list(matches);
        for (let index = 0; index < count; index++) {
          findings.tally.add(base.columns, spans.places[index] as number, open);
        }
      } else this.#count(matches, open, findings.slots);
      for (const { group } of filters) {
        this.#countWithout(candidates, filters, group, findings.slots);
      }
    }
    if (findings.listing) this.#top.find(matches, total, plan, findings.top);
  }

  /** Counts the facet of one filter: over what the others leave. */
  #countWithout(
    candidates: Bitmap,
    filters: readonly Filter[],
    group: number,
    counts: Int32Array,
  ): void {
    const found = new Narrowing(this.base, this.#spans, candidates, false);
    for (const filter of filters) if (filter.group !== group) found.to(filter.bitmap);
    this.#count(found.bitmap, group, counts);
  }

  /** Counts documents in the facets of these groups. */
  #count(documents: Bitmap, groups: number, counts: Int32Array): void {
    const { slots } = this.base;
    const count = (first: number, end: number) =>
      this.#spans.countShared(documents, slots.slice(first, end), counts.subarray(first, end));
    for (const { group, first, count: choices } of GROUP_SLOTS) {
      if (groups & group) count(first, first + choices);
    }
    if (groups & FEATURES_TOO) count(FEATURE_SLOT, SLOTS);
  }

  /** Bitmaps, valid within the spans, of the filters with a facet that are set. */
  #filters(plan: Plan): Filter[] {
    const { base } = this;
    const filters: Filter[] = [];
    const add = (group: number, bitmap: () => Bitmap) => {
      if (plan.active & group) filters.push({ group, bitmap: bitmap() });
    };
    add(TYPE_GROUP, () => this.#typeBitmap(plan.types));
    const { rooms, bedrooms } = base.columns;
    add(ROOM_GROUP, () =>
      this.#between(ROOM_SLOT, ROOM_STEPS, rooms, plan.leastRooms, plan.mostRooms),
    );
    add(BEDROOM_GROUP, () =>
      this.#between(BEDROOM_SLOT, BEDROOM_STEPS, bedrooms, plan.leastBedrooms, plan.mostBedrooms),
    );
    add(ENERGY_GROUP, () => base.slots[ENERGY_SLOT + plan.energy - 1] as Bitmap);
    add(PRICE_GROUP, () => {
      const target = base.scratch();
      priceBitmap(base, plan.leastPrice, plan.mostPrice, target, this.#spans);
      return target;
    });
    return filters;
  }

  #typeBitmap(types: number): Bitmap {
    const { base } = this;
    const slots: Bitmap[] = [];
    for (let rest = types; rest !== 0; rest &= rest - 1) {
      slots.push(base.slots[TYPE_SLOT + 31 - Math.clz32(rest & -rest)] as Bitmap);
    }
    const [first = this.#arrangement.live, second] = slots;
    if (second === undefined) return first;
    const target = base.scratch();
    this.#spans.or(target, first, second);
    for (const slot of slots.slice(2)) this.#spans.or(target, target, slot);
    return target;
  }

  /** "From n to m": those of at least n without those of more than m. */
  #between(
    firstSlot: number,
    steps: number,
    values: Uint8Array,
    least: number,
    most: number,
  ): Bitmap {
    const from =
      least > 0 ? this.#atLeast(firstSlot, steps, values, least) : this.#arrangement.live;
    if (most === NO_MOST) return from;
    const target = this.base.scratch();
    this.#spans.andNot(target, from, this.#atLeast(firstSlot, steps, values, most + 1));
    return target;
  }

  /** "At least n" has a bitmap up to the last step; beyond, documents of that step are tested. */
  #atLeast(firstSlot: number, steps: number, values: Uint8Array, least: number): Bitmap {
    const { base } = this;
    const bitmap = base.slots[firstSlot + Math.min(steps, least) - 1] as Bitmap;
    if (least <= steps) return bitmap;
    const target = base.scratch();
    this.#spans.zero(target);
    const count = this.#spans.list(bitmap);
    for (let index = 0; index < count; index++) {
      const document = this.#spans.places[index] as number;
      if ((values[document] as number) >= least) setBit(target, document);
    }
    return target;
  }
}

interface Filter {
  group: number;
  bitmap: Bitmap;
}
