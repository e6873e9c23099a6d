import { civilDay, startOfCivilDay } from "../../kernel/time.ts";
import type { Interpretation, SearchCriteria } from "../../search-index/criteria.ts";
import { type EngineQuery, engineQuery } from "../../search-index/query.ts";
import { interpretLocation } from "./interpret-location.ts";

/** Criteria as the engine takes them, and how their text was understood. */
interface ReadQuery {
  query: EngineQuery;
  interpretation: Interpretation;
}

/**
 * Understands the text of a search. What it asks of days counts from the beginning of today: a page of results is
 * cached until the day is over.
 */
export async function readQuery(criteria: SearchCriteria, now = new Date()): Promise<ReadQuery> {
  const interpretation = await interpretLocation(criteria.location);
  const today = startOfCivilDay(civilDay(now)).getTime();
  return { query: engineQuery(criteria, interpretation, today), interpretation };
}
