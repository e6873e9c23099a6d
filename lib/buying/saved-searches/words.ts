import { capitalised } from "../../kernel/format.ts";
import { activeFilters, effectiveTypes, typesPhrase, wherePhrase } from "../../search/labels.ts";
import type { Interpretation, SearchCriteria } from "../../search-index/criteria.ts";
import { MAX_NAME_LENGTH } from "./frequencies.ts";

/*
 * Apart from the rules, which read addresses: the page of results, which proposes a name, loads this alone.
 */

/** Filters that the first words of the sentence say already. */
const CRITERIA_LABELS = new Set(["apartment", "house", "studio", "bbox", "polygon"]);

/** A search in words: "Appartements à Rennes · jusqu’à 380 000 € · 4 pièces et plus". */
export function criteriaWords(criteria: SearchCriteria, interpretation: Interpretation): string {
  const what = capitalised(typesPhrase(effectiveTypes(criteria, interpretation)));
  const where = wherePhrase(criteria, interpretation) || "partout en France";
  const filters = activeFilters(criteria)
    .filter(({ key }) => !CRITERIA_LABELS.has(key))
    // "Balcon" inside a sentence, but "DPE C".
    .map(({ label }) => label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase()));
  return [`${what} ${where}`, ...filters].join(" · ");
}

/** A name for a search, from its words: "Appartements à Rennes · jusqu’à 380 000 €", cut where it is long. */
export function proposedName(words: string): string {
  if (words.length <= MAX_NAME_LENGTH) return words;
  const parts = words.slice(0, MAX_NAME_LENGTH - 2).split(" · ");
  const whole = parts.slice(0, -1).join(" · ");
  return `${whole || words.slice(0, MAX_NAME_LENGTH - 2).trimEnd()}\u00a0…`;
}
