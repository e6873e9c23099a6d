import type { Base } from "../base.ts";
import { POSTING_FIELDS } from "../base-layout.ts";
import { type Bitmap, setBit } from "../bitmap.ts";
import { TokenReader } from "../token-lists.ts";
import { inSlices, type Pacer } from "./pacer.ts";
import type { BuildSource } from "./source.ts";

/** A word that more than one document in 32 holds takes less room as a bitmap than as a list. */
const DENSE_SHARE = 32;

export interface PostingCounts {
  /** Filled but for the entries themselves: see POSTING_FIELDS. */
  postings: Int32Array;
  sparse: number;
  dense: number;
  tokenBytes: number;
}

/** Counts in how many documents and titles each word is, and gives each a place. */
export async function countPostings(
  sources: readonly BuildSource[],
  tokens: number,
  pacer: Pacer,
): Promise<PostingCounts> {
  const postings = new Int32Array(tokens * POSTING_FIELDS);
  const reader = new TokenReader();
  let tokenBytes = 0;
  let total = 0;
  for (const { documents, tokens: lists } of sources) {
    total += documents.length;
    await inSlices(
      pacer,
      documents.length,
      (from, to) => {
        for (let index = from; index < to; index++) {
          const document = documents[index] as number;
          tokenBytes += (lists.starts[document + 1] as number) - (lists.starts[document] as number);
          reader.read(lists, document);
          for (let at = 0; at < reader.count; at++) {
            const entry = reader.entries[at] as number;
            const field = (entry >>> 1) * POSTING_FIELDS;
            postings[field] = (postings[field] as number) + 1;
            if ((entry & 1) === 1) postings[field + 2] = (postings[field + 2] as number) + 1;
          }
        }
      },
      4096,
    );
  }
  let sparse = 0;
  let dense = 0;
  for (let field = 0; field < postings.length; field += 2) {
    const count = postings[field] as number;
    if (count * DENSE_SHARE > total) postings[field + 1] = -1 - dense++;
    else {
      postings[field + 1] = sparse;
      sparse += count;
    }
  }
  return { postings, sparse, dense, tokenBytes };
}

/** Enters each document of the base, in order, under its words. */
export async function fillPostings(base: Base, pacer: Pacer): Promise<void> {
  const { postings, sparse, tokenLists, count } = base;
  const { dense } = base.byPlace;
  const reader = new TokenReader();
  const next = new Int32Array(postings.length / 2);
  for (let list = 0; list < next.length; list++) next[list] = postings[list * 2 + 1] as number;
  const enter = (list: number, document: number) => {
    const place = next[list] as number;
    if (place < 0) setBit(dense[-1 - place] as Bitmap, document);
    else {
      sparse[place] = document;
      next[list] = place + 1;
    }
  };
  await inSlices(
    pacer,
    count,
    (from, to) => {
      for (let document = from; document < to; document++) {
        reader.read(tokenLists, document);
        for (let at = 0; at < reader.count; at++) {
          const entry = reader.entries[at] as number;
          enter((entry >>> 1) * 2, document);
          if ((entry & 1) === 1) enter((entry >>> 1) * 2 + 1, document);
        }
      }
    },
    4096,
  );
}
