import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { countListings } from "../../search/queries.ts";
import type { SearchCriteria } from "../../search-index/criteria.ts";
import { MAX_SAVED_SEARCHES, storedCriteria } from "./rules.ts";
import type { AlertView, SavedSearchView } from "./views.ts";
import { criteriaWords, proposedName } from "./words.ts";

const searchesOf = (userId: string) =>
  reads()
    .selectFrom("SavedSearch")
    .select(["id", "name", "criteria", "alertEnabled", "frequency", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(MAX_SAVED_SEARCHES)
    .execute();

type SavedSearchRow = Awaited<ReturnType<typeof searchesOf>>[number];

async function rowsOf(actor: Actor): Promise<SavedSearchRow[]> {
  authorize(actor, "buying.read");
  return searchesOf(actor.userId);
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
    alertEnabled: Boolean(row.alertEnabled),
    frequency: row.frequency,
    createdAt: fromDbInstant(row.createdAt),
  };
}

/**
 * The searches that a person saved, the last one first, each with what it finds now. The counts come from
 * the index in memory: the database is read once.
 * @throws {DomainError} request.forbidden
 */
export async function listSavedSearches(actor: Actor): Promise<SavedSearchView[]> {
  return (await rowsOf(actor)).map(viewOf);
}

/**
 * The alerts of the searches that a person saved, without counting what they find.
 * @throws {DomainError} request.forbidden
 */
export async function listAlerts(actor: Actor): Promise<AlertView[]> {
  return (await rowsOf(actor)).map(({ id, name, alertEnabled, frequency }) => ({
    id,
    name,
    alertEnabled: Boolean(alertEnabled),
    frequency,
  }));
}

/** The name that is proposed for a search, from its words. */
export function nameOfSearch(criteria: SearchCriteria): string {
  return proposedName(criteriaWords(criteria, countListings(criteria).interpretation));
}
