import { parentPort, workerData } from "node:worker_threads";
import { catalogueChunk } from "./catalogue-rows.ts";
import { contextOf, type SourceSettings } from "./catalogue-source.ts";

/** A thread that makes the chunks it is asked for: see catalogue-source.ts. */
const context = contextOf(workerData as SourceSettings);

parentPort?.on("message", ({ first, count }: { first: number; count: number }) => {
  parentPort?.postMessage(catalogueChunk(first, count, context));
});
