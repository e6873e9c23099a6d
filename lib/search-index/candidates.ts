import type { Arrangement } from "./arrangement.ts";
import type { Base } from "./base.ts";
import { POSTING_FIELDS } from "./base-layout.ts";
import { type Bitmap, setBit } from "./bitmap.ts";
import { hasOthers, type Plan, passesOthers } from "./plan.ts";
import { surfaceBitmap } from "./ranges.ts";
import type { Spans } from "./spans.ts";

/**
 * A bitmap under construction: the places of some spans that are in every bitmap it was
 * narrowed to. Nothing is copied before a second bitmap comes.
 */
export class Narrowing {
  #bitmap: Bitmap;
  #own: boolean;

  /** Starts from a bitmap; `own`: it may be written to. */
  constructor(
    private readonly base: Base,
    private readonly spans: Spans,
    start: Bitmap,
    own: boolean,
  ) {
    this.#bitmap = start;
    this.#own = own;
  }

  get bitmap(): Bitmap {
    return this.#bitmap;
  }

  /** Keeps the places that are also in `bitmap`. */
  to(bitmap: Bitmap): void {
    if (bitmap === this.#bitmap) return;
    const target = this.#own ? this.#bitmap : this.base.scratch();
    this.spans.and(target, this.#bitmap, bitmap);
    this.#bitmap = target;
    this.#own = true;
  }
}

/**
 * Narrows to the documents that pass every filter but those of places and those with a facet of
 * their own.
 */
export function narrowToRest(
  found: Narrowing,
  base: Base,
  arrangement: Arrangement,
  spans: Spans,
  plan: Plan,
): void {
  if (base.dead > 0) found.to(arrangement.live);
  for (let features = plan.features; features !== 0; features &= features - 1) {
    const feature = 31 - Math.clz32(features & -features);
    found.to(arrangement.features[feature] as Bitmap);
  }
  for (const { tokens } of plan.words) {
    found.to(holding(base, arrangement, spans, tokens, ANYWHERE));
  }
  if (plan.bySurface) {
    const target = base.scratch();
    surfaceBitmap(base, arrangement, plan.leastSurface, plan.mostSurface, target, spans);
    found.to(target);
  }
  if (hasOthers(plan)) found.to(passing(found.bitmap, base, arrangement, spans, plan));
}

/** Of the places of a bitmap, those of the documents that pass the filters without facet or bitmaps. */
function passing(
  candidates: Bitmap,
  base: Base,
  { documentAt }: Arrangement,
  spans: Spans,
  plan: Plan,
): Bitmap {
  const target = base.scratch();
  spans.zero(target);
  const count = spans.list(candidates);
  for (let index = 0; index < count; index++) {
    const place = spans.places[index] as number;
    const document = documentAt === null ? place : (documentAt[place] as number);
    if (passesOthers(plan, base.columns, document)) setBit(target, place);
  }
  return target;
}

/** Field of a posting: documents that hold the word at all. */
export const ANYWHERE = 0;
/** Field of a posting: documents that hold the word in their title. */
export const IN_TITLE = 2;

/** A bitmap, valid within the spans, of the documents that hold one of the words. */
export function holding(
  base: Base,
  arrangement: Arrangement,
  spans: Spans,
  tokens: readonly number[],
  field: typeof ANYWHERE | typeof IN_TITLE,
): Bitmap {
  const { placeOf } = arrangement;
  const dense: Bitmap[] = [];
  const sparse: { from: number; to: number }[] = [];
  for (const token of tokens) {
    if (token >= base.size.tokens) continue;
    const entry = token * POSTING_FIELDS + field;
    const count = base.postings[entry] as number;
    const place = base.postings[entry + 1] as number;
    if (count === 0) continue;
    if (place < 0) dense.push(arrangement.dense[-1 - place] as Bitmap);
    else sparse.push({ from: place, to: place + count });
  }
  const [first, second] = dense;
  if (first !== undefined && second === undefined && sparse.length === 0) return first;
  const target = base.scratch();
  if (first === undefined) spans.zero(target);
  else if (second === undefined) spans.copy(target, first);
  else spans.or(target, first, second);
  for (const bitmap of dense.slice(2)) spans.or(target, target, bitmap);
  for (const { from, to } of sparse) {
    if (placeOf !== null) {
      for (let at = from; at < to; at++) {
        setBit(target, placeOf[base.sparse[at] as number] as number);
      }
      continue;
    }
    const [least, most] = spans.extent;
    for (let at = firstAtLeast(base.sparse, from, to, least); at < to; at++) {
      const document = base.sparse[at] as number;
      if (document >= most) break;
      setBit(target, document);
    }
  }
  return target;
}

function firstAtLeast(list: Int32Array, from: number, to: number, value: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
