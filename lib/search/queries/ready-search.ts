import { loadedSearchEngine } from "../sync.ts";
import { gazetteer } from "./gazetteer.ts";

/** Reads what a first search would wait for: the names of places at once, the index as it comes. */
export async function readySearch(): Promise<void> {
  const loaded = loadedSearchEngine();
  await Promise.all([gazetteer(), loaded]);
}
