import { suggestIn } from "../interpret/suggest.ts";
import type { PlaceSuggestion } from "../places/rules.ts";
import { searchEngine } from "../sync.ts";
import { gazetteer } from "./gazetteer.ts";

/** Most places proposed while typing. */
const MAX_SUGGESTIONS = 10;

/** Places that a text may be the beginning of, best first, at most ten. */
export async function suggestPlaces(text: string): Promise<PlaceSuggestion[]> {
  const engine = await searchEngine();
  return suggestIn(gazetteer(), text, MAX_SUGGESTIONS, (folded) =>
    engine.neighbourhoodsStarting(folded),
  );
}
