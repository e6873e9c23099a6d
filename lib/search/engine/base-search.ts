import type { Base } from "./base.ts";
import { ANYWHERE, findCandidates, holding, IN_TITLE, Narrowing } from "./candidates.ts";
import { MAX_POINTS } from "./document.ts";
import {
  ALL_GROUPS,
  BEDROOM_GROUP,
  BEDROOM_SLOT,
  BEDROOM_STEPS,
  ENERGY_GROUP,
  ENERGY_SLOT,
  FEATURE_SLOT,
  FEATURES_TOO,
  GROUP_SLOTS,
  PRICE_GROUP,
  ROOM_GROUP,
  ROOM_SLOT,
  ROOM_STEPS,
  SLOTS,
  TYPE_GROUP,
  TYPE_SLOT,
} from "./facets.ts";
import type { Findings } from "./findings.ts";
import { failedGroups, keyOf, type Plan, TIERS, tierOf, valueBounds, valueOf } from "./plan.ts";
import { rangeBitmap, rankOf } from "./ranges.ts";
import { SORT_COLUMNS, sortValues } from "./sorting.ts";
import { Spans } from "./spans.ts";
import { FROM_BASE, type TopList } from "./top-list.ts";

/** What looking at one document costs, in 64-bit words of one bitmap counted. */
const WORDS_PER_DOCUMENT = 45;

/** Bitmaps that a search without facets goes through. */
const FEW_BITMAPS = 8;

/** Searches the base of a store. */
export class BaseSearch {
  readonly #spans: Spans;

  constructor(private readonly base: Base) {
    this.#spans = new Spans(base);
  }

  /** Adds what the base holds for the plan to the findings. */
  search(plan: Plan, findings: Findings): void {
    const { base } = this;
    try {
      const candidates = findCandidates(base, this.#spans, plan);
      if (this.#spans.count === 0) return;
      const counting = this.#spans.words * (findings.facets ? SLOTS : FEW_BITMAPS);
      if (counting > WORDS_PER_DOCUMENT * this.#spans.size(candidates))
        this.#eachCandidate(candidates, plan, findings);
      else this.#byBitmaps(candidates, plan, findings);
    } finally {
      base.releaseScratch();
    }
  }

  /**
   * Finds the documents that match: sets the spans and returns the address of their bitmap, which
   * lasts until `base.releaseScratch()`.
   */
  matches(plan: Plan): { spans: Spans; bitmap: number } {
    const found = new Narrowing(
      this.base,
      this.#spans,
      findCandidates(this.base, this.#spans, plan),
      false,
    );
    if (this.#spans.count > 0) {
      for (const { bitmap } of this.#filters(plan)) found.to(bitmap);
    }
    return { spans: this.#spans, bitmap: found.address };
  }

  #eachCandidate(candidates: number, plan: Plan, findings: Findings): void {
    const { columns } = this.base;
    const { tally, top } = findings;
    const values = sortValues(columns, plan.sort);
    const tiers = plan.tiered ? this.#tierBitmaps(plan) : null;
    this.#spans.forEachDocument(candidates, (document) => {
      const failed = failedGroups(plan, columns, document);
      if (failed === 0) {
        findings.total++;
        if (findings.facets) tally.add(columns, document, ALL_GROUPS);
        const tier = tiers === null ? 0 : this.#tier(tiers, document);
        top.offer(keyOf(plan, values[document] as number, tier), FROM_BASE, document);
      } else if (findings.facets && (failed & (failed - 1)) === 0) {
        tally.add(columns, document, failed);
      }
    });
  }

  #byBitmaps(candidates: number, plan: Plan, findings: Findings): void {
    const { base } = this;
    const spans = this.#spans;
    const filters = this.#filters(plan);
    const found = new Narrowing(base, spans, candidates, false);
    for (const { bitmap } of filters) found.to(bitmap);
    const matches = found.address;
    const total = spans.size(matches);
    findings.total += total;
    if (findings.facets) {
      const open = ALL_GROUPS & ~plan.active;
      if (total * WORDS_PER_DOCUMENT < spans.words * SLOTS) {
        spans.forEachDocument(matches, (document) => {
          findings.tally.add(base.columns, document, open);
        });
      } else this.#count(matches, open);
      for (const { group } of filters) this.#countWithout(candidates, filters, group);
      this.#collectCounters(findings.slots);
    }
    this.#findTop(matches, total, plan, findings);
  }

  /** Counts the facet of one filter: over what the others leave. */
  #countWithout(candidates: number, filters: readonly Filter[], group: number): void {
    const found = new Narrowing(this.base, this.#spans, candidates, false);
    for (const filter of filters) if (filter.group !== group) found.to(filter.bitmap);
    this.#count(found.address, group);
  }

  /** Counts documents in the facets of these groups. */
  #count(documents: number, groups: number): void {
    for (const { group, first, count } of GROUP_SLOTS) {
      if (groups & group) this.#spans.countSlots(documents, first, count, first);
    }
    if (groups & FEATURES_TOO) {
      this.#spans.countSlots(documents, FEATURE_SLOT, SLOTS - FEATURE_SLOT, FEATURE_SLOT);
    }
  }

  /** Adds the kernels' counters to `slots` and sets them to zero. */
  #collectCounters(slots: Int32Array): void {
    const first = this.base.countersAt >>> 2;
    for (let slot = 0; slot < SLOTS; slot++) {
      slots[slot] = (slots[slot] as number) + (this.base.words[first + slot] as number);
    }
    this.base.words.fill(0, first, first + SLOTS);
  }

  /** Bitmaps, valid within the spans, of the filters with a facet that are set. */
  #filters(plan: Plan): Filter[] {
    const { base } = this;
    const filters: Filter[] = [];
    const add = (group: number, bitmap: () => number) => {
      if (plan.active & group) filters.push({ group, bitmap: bitmap() });
    };
    add(TYPE_GROUP, () => this.#typeBitmap(plan.types));
    add(ROOM_GROUP, () =>
      this.#atLeast(ROOM_SLOT, ROOM_STEPS, base.columns.rooms, plan.leastRooms),
    );
    add(BEDROOM_GROUP, () =>
      this.#atLeast(BEDROOM_SLOT, BEDROOM_STEPS, base.columns.bedrooms, plan.leastBedrooms),
    );
    add(ENERGY_GROUP, () => base.slot(ENERGY_SLOT + plan.energy - 1));
    add(PRICE_GROUP, () => {
      const target = base.scratch();
      rangeBitmap(base, "price", plan.leastPrice, plan.mostPrice, target, this.#spans);
      return target;
    });
    return filters;
  }

  #typeBitmap(types: number): number {
    const { base } = this;
    const slots: number[] = [];
    for (let rest = types; rest !== 0; rest &= rest - 1) {
      slots.push(base.slot(TYPE_SLOT + 31 - Math.clz32(rest & -rest)));
    }
    const [first = base.liveAt, second] = slots;
    if (second === undefined) return first;
    const target = base.scratch();
    this.#spans.or(target, first, second);
    for (const slot of slots.slice(2)) this.#spans.or(target, target, slot);
    return target;
  }

  /** "At least n" has a bitmap up to the last step; beyond, documents of that step are tested. */
  #atLeast(firstSlot: number, steps: number, values: Uint8Array, least: number): number {
    const { base } = this;
    const bitmap = base.slot(firstSlot + Math.min(steps, least) - 1);
    if (least <= steps) return bitmap;
    const target = base.scratch();
    this.#spans.zero(target);
    this.#spans.forEachDocument(bitmap, (document) => {
      if ((values[document] as number) >= least) base.set(target, document);
    });
    return target;
  }

  #tierBitmaps(plan: Plan): TierBitmaps {
    const all = (bitmaps: number[]) => {
      const found = new Narrowing(this.base, this.#spans, bitmaps[0] ?? this.base.liveAt, false);
      for (const bitmap of bitmaps.slice(1)) found.to(bitmap);
      return found.address;
    };
    const { base } = this;
    return {
      inTitle: all(plan.words.map(({ tokens }) => holding(base, this.#spans, tokens, IN_TITLE))),
      exact: all(
        plan.words.map(({ exact }) =>
          holding(base, this.#spans, exact < 0 ? [] : [exact], ANYWHERE),
        ),
      ),
    };
  }

  #tier({ inTitle, exact }: TierBitmaps, document: number): number {
    return tierOf(this.base.has(inTitle, document), this.base.has(exact, document));
  }

  #findTop(matches: number, total: number, plan: Plan, findings: Findings): void {
    if (!plan.tiered) {
      this.#findTopOf(matches, total, plan, 0, findings.top);
      return;
    }
    const { inTitle, exact } = this.#tierBitmaps(plan);
    const spans = this.#spans;
    const half = this.base.scratch();
    const tierMatches = this.base.scratch();
    for (let tier = TIERS - 1; tier >= 0; tier--) {
      // Even the first of this tier would not be listed, nor would those of the tiers below.
      if (keyOf(plan, MAX_POINTS, tier) > findings.top.worst) return;
      if (tier & 2) spans.and(half, matches, inTitle);
      else spans.andNot(half, matches, inTitle);
      if (tier & 1) spans.and(tierMatches, half, exact);
      else spans.andNot(tierMatches, half, exact);
      this.#findTopOf(tierMatches, spans.size(tierMatches), plan, tier, findings.top);
    }
  }

  /**
   * Lists the first matches of a tier. Where matches are many, following the result order soon
   * finds enough; where they are few, or the order is against the filters so that following it
   * takes longer than expected, each match is offered.
   */
  #findTopOf(matches: number, total: number, plan: Plan, tier: number, top: TopList): void {
    if (total === 0) return;
    const { base } = this;
    const values = sortValues(base.columns, plan.sort);
    const eachCost = total + this.#spans.words;
    if ((top.capacity * base.count) / total < eachCost) {
      if (!this.#spans.everywhere) this.#spans.zeroOutside(matches);
      const order = base.orders[plan.sort];
      const [from, to] = this.#ranks(plan, tier);
      let offered = 0;
      let rank = from;
      for (const stop = Math.min(to, from + eachCost); rank < stop; rank++) {
        const document = order[rank] as number;
        if (!base.has(matches, document)) continue;
        const key = keyOf(plan, values[document] as number, tier);
        if (key > top.worst || offered === top.capacity) return;
        if (top.offer(key, FROM_BASE, document)) offered++;
      }
      if (rank === to) return;
    }
    this.#spans.forEachDocument(matches, (document) => {
      top.offer(keyOf(plan, values[document] as number, tier), FROM_BASE, document);
    });
  }

  /** The ranks of the result order that a page of a tier can be on. */
  #ranks(plan: Plan, tier: number): readonly [from: number, to: number] {
    const { base } = this;
    const order = base.orders[plan.sort];
    const values = sortValues(base.columns, plan.sort);
    const { sign } = SORT_COLUMNS[plan.sort];
    const [least, most] = valueBounds(plan);
    const [first, last] = sign > 0 ? [least, most] : [most, least];
    const from = rankOf(order, values, sign, first);
    const to = rankOf(order, values, sign, last, true);
    if (plan.after === null) return [from, to];
    return [Math.max(from, rankOf(order, values, sign, valueOf(plan, plan.after.key, tier))), to];
  }
}

interface Filter {
  group: number;
  bitmap: number;
}

interface TierBitmaps {
  inTitle: number;
  exact: number;
}
