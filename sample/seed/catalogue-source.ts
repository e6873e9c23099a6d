import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CommuneRow } from "../../lib/communes/commune.ts";
import type { CatalogueContext } from "../catalogue/listing.ts";
import { visitHours } from "../catalogue/visit-hours.ts";
import { createWorld } from "../catalogue/world.ts";
import { type CatalogueChunk, catalogueChunk } from "./catalogue-rows.ts";

/** Listings of one chunk: some 2 MB of rows. */
const CHUNK = 1_000;

/** Chunks a worker may have made before they are taken: bounds the memory. */
const AHEAD = 2;

/** A thread makes mostly garbage: without a limit it would grow before it collects. */
const HEAP_LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 };

/** What a worker needs to make the same listings as this process would. */
export interface SourceSettings {
  communes: CommuneRow[];
  seed: number;
  /** Epoch milliseconds. */
  now: number;
}

/** The context of a load, from what it is given. */
export function contextOf({ communes, seed, now }: SourceSettings): CatalogueContext {
  return { world: createWorld(communes), seed, now, visitDays: visitHours(now) };
}

/** The chunks of the listings numbered from `first` to `end`, in order, made here. */
export async function* chunksHere(
  first: number,
  end: number,
  context: CatalogueContext,
): AsyncGenerator<CatalogueChunk> {
  for (let at = first; at < end; at += CHUNK) {
    yield catalogueChunk(at, Math.min(CHUNK, end - at), context);
  }
}

/** The same chunks, made by threads of their own while the caller inserts. */
export async function* chunksElsewhere(
  first: number,
  end: number,
  settings: SourceSettings,
): AsyncGenerator<CatalogueChunk> {
  const total = Math.ceil((end - first) / CHUNK);
  const threads = Math.min(availableParallelism(), 4, total);
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(new URL("./catalogue-thread.mjs", import.meta.url), {
        workerData: settings,
        resourceLimits: HEAP_LIMITS,
      }),
  );
  const ask = (number: number) => {
    if (number >= total) return;
    const at = first + number * CHUNK;
    workers[number % threads]?.postMessage({ first: at, count: Math.min(CHUNK, end - at) });
  };
  const inboxes = workers.map(inboxOf);
  try {
    for (let number = 0; number < threads * AHEAD; number += 1) ask(number);
    for (let number = 0; number < total; number += 1) {
      const chunk = await inboxes[number % threads]?.();
      if (!chunk) throw new Error("a generating thread ended early");
      ask(number + threads * AHEAD);
      yield chunk;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** The chunks a worker sends, one a call, in the order sent; rejects when the worker fails. */
function inboxOf(worker: Worker): () => Promise<CatalogueChunk> {
  const ready: CatalogueChunk[] = [];
  let failure: Error | null = null;
  let wake: () => void = () => {};
  worker.on("message", (chunk: CatalogueChunk) => {
    ready.push(chunk);
    wake();
  });
  worker.on("error", (error) => {
    failure = error instanceof Error ? error : new Error(String(error));
    wake();
  });
  return async () => {
    while (ready.length === 0 && !failure) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const chunk = ready.shift();
    if (chunk) return chunk;
    throw failure ?? new Error("a generating thread sent nothing");
  };
}
