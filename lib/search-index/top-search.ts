import type { Arrangement } from "./arrangement.ts";
import type { Base } from "./base.ts";
import { type Bitmap, hasBit } from "./bitmap.ts";
import { ANYWHERE, holding, IN_TITLE, Narrowing } from "./candidates.ts";
import { MAX_POINTS } from "./document.ts";
import { keyOf, matchTierOf, type Plan, sortedValueOf, TIERS, valueBounds } from "./plan.ts";
import { rankOf } from "./ranges.ts";
import { sortValues } from "./sorting.ts";
import type { Spans } from "./spans.ts";
import { FROM_BASE, type TopList } from "./top-list.ts";

/** Finds the first of the matches another way, where following the result order took too long. */
export interface OtherWay {
  /** What it is likely to cost, in nanoseconds. */
  cost(total: number): number;
  list(matches: Bitmap, plan: Plan, tier: number, top: TopList): void;
}

/** What one step of each way costs, in nanoseconds, roughly. */
const STEP_ALONG_ORDER = 10;
const MATCH_OFFERED = 25;
const WORD_PASSED = 1.2;

/** How much longer than expected the result order is followed. */
const PATIENCE = 3;
/** Steps it is followed in any case. */
const SHORT_WAY = 256;

/** Lists the first of a base’s matches. */
export class TopSearch {
  constructor(
    private readonly base: Base,
    private readonly arrangement: Arrangement,
    private readonly spans: Spans,
    private readonly otherWay: OtherWay | null = null,
  ) {}

  /** Lists the first of the matches, `total` places of a bitmap of its own, valid in the spans. */
  find(matches: Bitmap, total: number, plan: Plan, top: TopList): void {
    if (!plan.tiered) {
      this.#findTier(matches, total, plan, 0, top);
      return;
    }
    const { inTitle, exact } = this.tierBitmaps(plan);
    const { spans } = this;
    const half = this.base.scratch();
    const tierMatches = this.base.scratch();
    for (let tier = TIERS - 1; tier >= 0; tier--) {
      // Even the first of this tier would not be listed, nor would those of the tiers below.
      if (keyOf(plan, MAX_POINTS, tier) > top.worst) return;
      if (tier & 2) spans.and(half, matches, inTitle);
      else spans.andNot(half, matches, inTitle);
      if (tier & 1) spans.and(tierMatches, half, exact);
      else spans.andNot(tierMatches, half, exact);
      this.#findTier(tierMatches, spans.countIn(tierMatches), plan, tier, top);
    }
  }

  /** Bitmaps, valid within the spans, that tell the tiers of a plan's matches. */
  tierBitmaps(plan: Plan): TierBitmaps {
    const { base, arrangement, spans } = this;
    const all = (bitmaps: Bitmap[]) => {
      const found = new Narrowing(base, spans, bitmaps[0] ?? arrangement.live, false);
      for (const bitmap of bitmaps.slice(1)) found.to(bitmap);
      return found.bitmap;
    };
    const titled = plan.words.map(({ tokens }) =>
      holding(base, arrangement, spans, tokens, IN_TITLE),
    );
    const exact = plan.words.map(({ exact }) =>
      holding(base, arrangement, spans, exact < 0 ? [] : [exact], ANYWHERE),
    );
    return { inTitle: all(titled), exact: all(exact) };
  }

  /** The tier of the document at a place. */
  tier({ inTitle, exact }: TierBitmaps, place: number): number {
    return matchTierOf(hasBit(inTitle, place), hasBit(exact, place));
  }

  /**
   * Where matches are many, following the result order soon finds enough; where they are few, or
   * the order is against the filters so that following it takes longer than expected, each match
   * is offered, or what the other way finds.
   */
  #findTier(matches: Bitmap, total: number, plan: Plan, tier: number, top: TopList): void {
    if (total === 0) return;
    const { base, spans } = this;
    const expected = (top.capacity * base.count) / total;
    const eachCost = total * MATCH_OFFERED + spans.words * WORD_PASSED;
    const otherCost = this.otherWay?.cost(total) ?? Number.POSITIVE_INFINITY;
    const follow = expected * STEP_ALONG_ORDER < Math.min(eachCost, otherCost);
    // Both ways by order ask about places outside the spans too.
    if (!spans.everywhere && (follow || otherCost < eachCost)) spans.zeroOutside(matches);
    if (follow) {
      const most = expected * PATIENCE + SHORT_WAY;
      if (this.#followOrder(matches, plan, tier, most, top)) return;
    }
    if (otherCost < eachCost) this.otherWay?.list(matches, plan, tier, top);
    else this.#offerEach(matches, plan, tier, top);
  }

  /** Follows the result order for at most so many steps; whether the page was found. */
  #followOrder(matches: Bitmap, plan: Plan, tier: number, most: number, top: TopList): boolean {
    const { base } = this;
    const { placeOf } = this.arrangement;
    const values = sortValues(base.columns, plan.sort);
    const order = base.orders[plan.sort];
    const [from, to] = this.#ranks(plan, tier);
    const stop = Math.min(to, from + most);
    let offered = 0;
    for (let rank = from; rank < stop; rank++) {
      const document = order[rank] as number;
      const place = placeOf === null ? document : (placeOf[document] as number);
      if (!hasBit(matches, place)) continue;
      const key = keyOf(plan, values[document] as number, tier);
      if (key > top.worst || offered === top.capacity) return true;
      if (top.offer(key, FROM_BASE, document)) offered++;
    }
    return stop >= to;
  }

  #offerEach(matches: Bitmap, plan: Plan, tier: number, top: TopList): void {
    const { documentAt } = this.arrangement;
    const values = sortValues(this.base.columns, plan.sort);
    const { places } = this.spans;
    const count = this.spans.list(matches);
    let { worst } = top;
    for (let index = 0; index < count; index++) {
      const place = places[index] as number;
      const document = documentAt === null ? place : (documentAt[place] as number);
      const key = keyOf(plan, values[document] as number, tier);
      if (key > worst) continue;
      top.offer(key, FROM_BASE, document);
      worst = top.worst;
    }
  }

  /** The ranks of the result order that a page of a tier can be on. */
  #ranks(plan: Plan, tier: number): readonly [from: number, to: number] {
    const order = this.base.orders[plan.sort];
    const values = sortValues(this.base.columns, plan.sort);
    const { sign } = plan;
    const [least, most] = valueBounds(plan);
    const [first, last] = sign > 0 ? [least, most] : [most, least];
    const from = rankOf(order, values, sign, first);
    const to = rankOf(order, values, sign, last, true);
    if (plan.after === null) return [from, to];
    return [
      Math.max(from, rankOf(order, values, sign, sortedValueOf(plan, plan.after.key, tier))),
      to,
    ];
  }
}

export interface TierBitmaps {
  inTitle: Bitmap;
  exact: Bitmap;
}
