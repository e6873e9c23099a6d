import {
  activeFilters,
  capitalised,
  effectiveTypes,
  typesPhrase,
  wherePhrase,
} from "../../search/labels.ts";
import { parseSearchParams } from "../../search/schemas.ts";
import { toSearchParams } from "../../search/url.ts";
import type { Interpretation, SearchCriteria } from "../../search-index/criteria.ts";
import { NO_CRITERIA } from "../../search-index/criteria.ts";

/** How often an alert is sent. */
export const ALERT_FREQUENCIES = ["instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Most searches that are listed, and counted, at once. */
export const MAX_SAVED_SEARCHES = 20;

/**
 * The criteria of a stored search: those of a version that knew less are completed, and what can't
 * be read any more is left out, as in an address.
 */
export function storedCriteria(json: string): SearchCriteria {
  const stored = parsed(json);
  try {
    const { criteria } = parseSearchParams(toSearchParams({ ...NO_CRITERIA, ...stored }));
    return { ...criteria, cursor: null };
  } catch {
    return NO_CRITERIA;
  }
}

function parsed(json: string): Partial<SearchCriteria> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

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
