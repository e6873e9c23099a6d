import { LRUCache } from "lru-cache";
import { once } from "../../platform/once.ts";
import { type Interpretation, NO_TEXT } from "../../search-index/criteria.ts";
import type { Revision } from "../../search-index/snapshot.ts";
import { interpretText } from "../interpret/interpret.ts";
import { searchEngine } from "../sync.ts";
import { gazetteer } from "./gazetteer.ts";

/** A text as it was understood when the index stood there. */
interface CachedInterpretation {
  revision: Revision;
  interpretation: Interpretation;
}

/**
 * How the free text of a search is understood. Kept for as long as the index does not change: one
 * page asks several times, for its results, its map and its title.
 */
export async function interpretLocation(location: string | null): Promise<Interpretation> {
  if (location === null) return NO_TEXT;
  const engine = await searchEngine();
  const { revision } = engine;
  const interpretations = once(
    "search.interpretations",
    () => new LRUCache<string, CachedInterpretation>({ max: 1_000 }),
  );
  const known = interpretations.get(location);
  if (known && known.revision === revision && engine.complete) return known.interpretation;
  const interpretation = interpretText(location, gazetteer(), engine);
  interpretations.set(location, { revision, interpretation });
  return interpretation;
}
