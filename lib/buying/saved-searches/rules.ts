import { parseSearchParams } from "../../search/schemas.ts";
import { toSearchParams } from "../../search/url.ts";
import type { SearchCriteria } from "../../search-index/criteria.ts";
import { NO_CRITERIA } from "../../search-index/criteria.ts";

/** Most searches that a person saves. */
export const MAX_SAVED_SEARCHES = 20;

/** Longest query of a search that is saved: a drawn area of the most points there can be fits. */
export const MAX_QUERY_LENGTH = 8_000;

/**
 * The saved part of a search: what it looks for, on whichever page and in whichever order it was
 * shown.
 */
export function criteriaToSave(criteria: SearchCriteria): SearchCriteria {
  return { ...criteria, cursor: null, sort: NO_CRITERIA.sort };
}

/** Whether two searches look for the same, whatever they are called. */
export function isSameSearch(one: SearchCriteria, other: SearchCriteria): boolean {
  const textOf = (criteria: SearchCriteria) => toSearchParams(criteriaToSave(criteria)).toString();
  return textOf(one) === textOf(other);
}

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
