import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { countListings } from "../../search/queries.ts";
import { type AlertFrequency, criteriaWords, MAX_SAVED_SEARCHES, storedCriteria } from "./rules.ts";
import type { AlertView, SavedSearchView } from "./views.ts";

interface SavedSearchRow {
  id: string;
  name: string;
  criteria: string;
  alertEnabled: 0 | 1;
  frequency: AlertFrequency;
  createdAt: string;
}

const searchesOf = preparedRead<{ userId: string; limit: number }, SavedSearchRow>(
  `SELECT id, name, criteria, alertEnabled, frequency, createdAt FROM SavedSearch
   WHERE userId = :userId ORDER BY createdAt DESC, id DESC LIMIT :limit`,
);

function rowsOf(actor: Actor): SavedSearchRow[] {
  authorize(actor, "buying.read");
  return searchesOf().all({ userId: actor.userId, limit: MAX_SAVED_SEARCHES });
}

function viewOf(row: SavedSearchRow): SavedSearchView {
  const criteria = storedCriteria(row.criteria);
  const { total, complete, interpretation } = countListings(criteria);
  return {
    id: row.id,
    name: row.name,
    criteria,
    words: criteriaWords(criteria, interpretation),
    total: complete ? total : null,
    alertEnabled: row.alertEnabled === 1,
    frequency: row.frequency,
    createdAt: new Date(row.createdAt),
  };
}

/**
 * The searches a person kept, the last one first, each with what it finds now. The counts come from
 * the index in memory: the database is asked once.
 * @throws {DomainError} request.forbidden
 */
export function listSavedSearches(actor: Actor): SavedSearchView[] {
  return rowsOf(actor).map(viewOf);
}

/**
 * The alerts of the searches a person kept, without counting what they find.
 * @throws {DomainError} request.forbidden
 */
export function listAlerts(actor: Actor): AlertView[] {
  return rowsOf(actor).map(({ id, name, alertEnabled, frequency }) => ({
    id,
    name,
    alertEnabled: alertEnabled === 1,
    frequency,
  }));
}
