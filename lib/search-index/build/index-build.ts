import { Base } from "../base.ts";
import { copyDocument } from "../columns.ts";
import { SORT_ORDERS } from "../criteria.ts";
import type { Groups } from "../groups.ts";
import { SORT_COLUMNS } from "../sorting.ts";
import { alphabeticalOrder, type TokenTable } from "../token-table.ts";
import { fillBitmaps } from "./bitmap-build.ts";
import { countKinds, fillKinds } from "./kind-build.ts";
import { inSlices, type Pacer } from "./pacer.ts";
import { orderByPlace, type PlaceOrder } from "./place-order.ts";
import { countPostings, fillPostings } from "./posting-build.ts";
import { stableSort } from "./radix.ts";
import type { BuildSource } from "./source.ts";

export interface BuildOptions {
  pacer: Pacer;
  /** Documents are also arranged by kind where there are at least so many a kind (kinds.ts). */
  documentsPerKind: number;
}

export interface Built {
  base: Base;
  groups: Groups;
}

/**
 * Builds the accelerated form of the sources' documents, which must not change meanwhile (others
 * may be appended). The words keep their numbers in `table`.
 */
export async function buildBase(
  sources: readonly BuildSource[],
  table: TokenTable,
  { pacer, documentsPerKind }: BuildOptions,
): Promise<Built> {
  const placed = await orderByPlace(sources, pacer);
  await sortWords(table, pacer);
  const words = table.sortedWords();
  const tokens = words.alphabet.length;
  const counted = await countPostings(sources, tokens, pacer);
  const base = Base.allocate({
    documents: placed.order.length,
    tokenBytes: counted.tokenBytes,
    groups: placed.groups.size,
    tokens,
    letters: words.letters.length,
    sparse: counted.sparse,
    dense: counted.dense,
    ...(await countKinds(sources, documentsPerKind, pacer)),
  });
  base.sections.uint8("letters").set(words.letters);
  base.sections.uint32("letterStarts").set(words.starts);
  base.sections.uint32("alphabet").set(words.alphabet);
  base.postings.set(counted.postings);
  await copyDocuments(sources, placed, base, pacer);
  fillGroupStarts(base, placed.groups.size);
  await fillPostings(base, pacer);
  await fillOrders(base, pacer);
  await fillBitmaps(base, pacer);
  await fillKinds(base, pacer);
  base.markAllLive();
  return { base, groups: placed.groups };
}

async function sortWords(table: TokenTable, pacer: Pacer): Promise<void> {
  const alphabet = alphabeticalOrder(table);
  for (;;) {
    const step = alphabet.next();
    if (step.done) {
      table.setOrder(step.value);
      return;
    }
    await pacer.breathe();
  }
}

async function copyDocuments(
  sources: readonly BuildSource[],
  { order, groupOf }: PlaceOrder,
  base: Base,
  pacer: Pacer,
): Promise<void> {
  const starts = sources.map((_, index) =>
    sources.slice(0, index).reduce((sum, { documents }) => sum + documents.length, 0),
  );
  const { starts: tokenStarts, bytes: tokenBytes } = base.tokenLists;
  let end = 0;
  await inSlices(
    pacer,
    order.length,
    (from, to) => {
      for (let target = from; target < to; target++) {
        const place = order[target] as number;
        let number = starts.length - 1;
        while (number > 0 && place < (starts[number] as number)) number--;
        const source = sources[number] as BuildSource;
        const document = source.documents[place - (starts[number] as number)] as number;
        copyDocument(source.columns, document, base.columns, target, groupOf[place] as number);
        const { starts: listStarts, bytes } = source.tokens;
        const listStart = listStarts[document] as number;
        const list = bytes.subarray(listStart, listStarts[document + 1]);
        tokenBytes.set(list, end);
        end += list.length;
        tokenStarts[target + 1] = end;
      }
    },
    4096,
  );
}

function fillGroupStarts({ groupStarts, columns, count }: Base, groups: number): void {
  for (let document = 0; document < count; document++) {
    const next = (columns.group[document] as number) + 1;
    groupStarts[next] = (groupStarts[next] as number) + 1;
  }
  for (let group = 0; group < groups; group++) {
    groupStarts[group + 1] = (groupStarts[group + 1] as number) + (groupStarts[group] as number);
  }
}

async function fillOrders(base: Base, pacer: Pacer): Promise<void> {
  const byId = Int32Array.from({ length: base.count }, (_, index) => index);
  for (const first of [2, 1, 0]) {
    await stableSort(byId, { keys: base.columns.ids, step: 3, first }, pacer);
  }
  base.byId.set(byId);
  for (const sort of SORT_ORDERS) {
    const { column, sign } = SORT_COLUMNS[sort];
    const order = byId.slice();
    await stableSort(order, { keys: base.columns[column], descending: sign < 0 }, pacer);
    base.orders[sort].set(order);
    await pacer.breathe();
  }
}

/** All the documents of columns that hold `count`, or those that `keep` accepts. */
export function documentsWhere(
  count: number,
  live: number,
  keep: (document: number) => boolean,
): Int32Array {
  const documents = new Int32Array(live);
  let filled = 0;
  for (let document = 0; document < count; document++) {
    if (keep(document)) documents[filled++] = document;
  }
  return documents;
}
