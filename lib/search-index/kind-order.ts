import type { Arrangement } from "./arrangement.ts";
import type { Base } from "./base.ts";
import { kindOrderSection } from "./base-layout.ts";
import { type Bitmap, hasBit, WORD_BITS } from "./bitmap.ts";
import type { SortOrder } from "./criteria.ts";
import { keyOf, type Plan } from "./plan.ts";
import { KIND_ORDERS, sortValues } from "./sorting.ts";
import { FROM_BASE, type TopList } from "./top-list.ts";
import type { OtherWay } from "./top-search.ts";

/** What each costs, in nanoseconds, roughly. */
const DOCUMENT_PASSED = 30;
const KIND_STARTED = 100;

/**
 * Finds the first results of a query kind by kind: each kind's documents are kept in the result
 * orders, so that only the beginnings of the kinds that pass are looked at.
 */
export class KindOrder implements OtherWay {
  readonly #starts: Int32Array;
  readonly #sizes: Int32Array;
  /** First rank of each kind in the lists of a result order. */
  readonly #ranks: Int32Array;
  readonly #orders: Readonly<Partial<Record<SortOrder, Int32Array>>>;
  /** The kinds that pass the query's filters, of which the first `count` are valid. */
  readonly kinds: Int32Array;
  /** How many kinds pass, and documents of theirs. */
  count = 0;
  documents = 0;

  constructor(
    private readonly base: Base,
    private readonly arrangement: Arrangement,
  ) {
    const { sections } = base;
    this.#starts = sections.int32("kindStarts");
    this.#sizes = sections.int32("kindSizes");
    this.kinds = new Int32Array(this.#sizes.length);
    this.#ranks = new Int32Array(this.#sizes.length);
    let rank = 0;
    for (let kind = 0; kind < this.#sizes.length; kind++) {
      this.#ranks[kind] = rank;
      rank += this.#sizes[kind] as number;
    }
    this.#orders = Object.fromEntries(
      KIND_ORDERS.map((sort) => [sort, sections.int32(kindOrderSection(sort))]),
    );
  }

  /** Forgets the kinds of the query before. */
  clear(): void {
    this.count = 0;
    this.documents = 0;
  }

  /** Takes note of a kind that passes. */
  add(kind: number): void {
    this.kinds[this.count++] = kind;
    this.documents += this.#sizes[kind] as number;
  }

  cost(total: number): number {
    // In each kind, documents are passed until one matches.
    const passed = (this.count * this.documents) / total;
    return passed * DOCUMENT_PASSED + this.count * KIND_STARTED;
  }

  list(matches: Bitmap, plan: Plan, tier: number, top: TopList): void {
    const values = sortValues(this.base.columns, plan.sort);
    for (let index = 0; index < this.count; index++) {
      this.#listKind(this.kinds[index] as number, matches, values, plan, tier, top);
    }
  }

  #listKind(
    kind: number,
    matches: Bitmap,
    values: Int32Array,
    plan: Plan,
    tier: number,
    top: TopList,
  ): void {
    const size = this.#sizes[kind] as number;
    const { placeOf, documentAt } = this.arrangement;
    const order = this.#orders[plan.sort];
    // Without a list of its own, the order is that of prices, in which the kind is arranged.
    const list = (order ?? documentAt) as Int32Array;
    const first = order
      ? (this.#ranks[kind] as number)
      : (this.#starts[kind] as number) * WORD_BITS;
    const step = plan.sort === "price-desc" ? -1 : 1;
    let at = step > 0 ? first : first + size - 1;
    for (let left = size; left > 0; left--, at += step) {
      const document = list[at] as number;
      const key = keyOf(plan, values[document] as number, tier);
      if (key > top.worst) return;
      const place = order ? ((placeOf as Int32Array)[document] as number) : at;
      if (hasBit(matches, place)) top.offer(key, FROM_BASE, document);
    }
  }
}
