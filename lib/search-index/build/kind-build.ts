import type { Arrangement } from "../arrangement.ts";
import type { Base } from "../base.ts";
import { kindOrderSection, POSTING_FIELDS } from "../base-layout.ts";
import { type Bitmap, setBit, WORD_BITS } from "../bitmap.ts";
import { KIND_KEYS, kindKey } from "../kinds.ts";
import { KIND_ORDERS } from "../sorting.ts";
import { TokenReader } from "../token-lists.ts";
import { fillQuantiles } from "./bitmap-build.ts";
import { inSlices, type Pacer } from "./pacer.ts";
import { stableSort } from "./radix.ts";
import type { BuildSource } from "./source.ts";

const KEY_BITS = Math.ceil(Math.log2(KIND_KEYS));

/**
 * How many kinds (kinds.ts) the documents are of and the places they take, kind by kind; none
 * where they are fewer than `documentsPerKind` on average, which would waste most places.
 */
export async function countKinds(
  sources: readonly BuildSource[],
  documentsPerKind: number,
  pacer: Pacer,
): Promise<{ kinds: number; kindPlaces: number }> {
  const sizes = new Int32Array(KIND_KEYS);
  let total = 0;
  for (const { columns, documents } of sources) {
    total += documents.length;
    await inSlices(pacer, documents.length, (from, to) => {
      for (let index = from; index < to; index++) {
        const key = kindKey(columns, documents[index] as number);
        sizes[key] = (sizes[key] as number) + 1;
      }
    });
  }
  let kinds = 0;
  let kindPlaces = 0;
  for (const size of sizes) {
    if (size > 0) kinds++;
    kindPlaces += wordsOf(size) * WORD_BITS;
  }
  return total < kinds * documentsPerKind ? { kinds: 0, kindPlaces: 0 } : { kinds, kindPlaces };
}

/** Arranges the documents by kind and fills the bitmaps of that arrangement. */
export async function fillKinds(base: Base, pacer: Pacer): Promise<void> {
  const { byKind } = base;
  if (byKind === null) return;
  const keys = new Int32Array(base.count);
  await inSlices(pacer, base.count, (from, to) => {
    for (let document = from; document < to; document++) {
      keys[document] = kindKey(base.columns, document);
    }
  });
  await arrange(base, byKind, keys, pacer);
  for (const sort of KIND_ORDERS) {
    const order = Int32Array.from(base.orders[sort]);
    await stableSort(order, { keys, bits: KEY_BITS }, pacer);
    base.sections.int32(kindOrderSection(sort)).set(order);
    await pacer.breathe();
  }
  await fillFeatures(base, byKind, pacer);
  await fillQuantiles(base, "surface", byKind.surfaces, byKind.placeOf, pacer);
  await fillDense(base, byKind, pacer);
}

/** Within a kind, documents are in the order of prices. */
async function arrange(
  base: Base,
  { placeOf, documentAt }: Arrangement,
  keys: Int32Array,
  pacer: Pacer,
): Promise<void> {
  const { sections, columns, count } = base;
  const kindKeys = sections.int32("kindKeys");
  const kindSizes = sections.int32("kindSizes");
  const kindStarts = sections.int32("kindStarts");
  const prices = sections.int32("kindPrices");
  const order = Int32Array.from(base.orders["price-asc"]);
  await stableSort(order, { keys, bits: KEY_BITS }, pacer);
  documentAt?.fill(-1);
  let kind = -1;
  let place = 0;
  await inSlices(pacer, count, (from, to) => {
    for (let rank = from; rank < to; rank++) {
      const document = order[rank] as number;
      const key = keys[document] as number;
      if (kind < 0 || key !== kindKeys[kind]) {
        kind++;
        kindStarts[kind] = wordsOf(place);
        kindKeys[kind] = key;
        place = wordsOf(place) * WORD_BITS;
      }
      kindSizes[kind] = (kindSizes[kind] as number) + 1;
      prices[place] = columns.price[document] as number;
      if (documentAt) documentAt[place] = document;
      if (placeOf) placeOf[document] = place;
      place++;
    }
  });
  kindStarts[kind + 1] = wordsOf(place);
}

/** Words for so many places: each kind starts at one, so that it is counted without masks. */
function wordsOf(places: number): number {
  return Math.ceil(places / WORD_BITS);
}

async function fillFeatures(base: Base, arrangement: Arrangement, pacer: Pacer): Promise<void> {
  await eachDocument(arrangement, pacer, (document, place) => {
    let features = base.columns.features[document] as number;
    while (features !== 0) {
      const lowest = features & -features;
      setBit(arrangement.features[31 - Math.clz32(lowest)] as Bitmap, place);
      features ^= lowest;
    }
  });
}

async function fillDense(base: Base, arrangement: Arrangement, pacer: Pacer): Promise<void> {
  const reader = new TokenReader();
  const enter = (field: number, place: number) => {
    const posting = base.postings[field + 1] as number;
    if (posting < 0) setBit(arrangement.dense[-1 - posting] as Bitmap, place);
  };
  await eachDocument(arrangement, pacer, (document, place) => {
    reader.read(base.tokenLists, document);
    for (let at = 0; at < reader.count; at++) {
      const entry = reader.entries[at] as number;
      enter((entry >>> 1) * POSTING_FIELDS, place);
      if ((entry & 1) === 1) enter((entry >>> 1) * POSTING_FIELDS + 2, place);
    }
  });
}

async function eachDocument(
  { length, documentAt }: Arrangement,
  pacer: Pacer,
  visit: (document: number, place: number) => void,
): Promise<void> {
  await inSlices(
    pacer,
    length,
    (from, to) => {
      for (let place = from; place < to; place++) {
        const document = documentAt?.[place] ?? -1;
        if (document >= 0) visit(document, place);
      }
    },
    4096,
  );
}
