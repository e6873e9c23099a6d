import { fromDbInstant } from "../../../platform/db/instants.ts";
import type { Actor } from "../../../policy/actor.ts";
import { countListings } from "../../../search/queries/count-listings.ts";
import { storedCriteria } from "../rules.ts";
import type { SavedSearchView } from "../views.ts";
import { criteriaWords } from "../words.ts";
import { type SavedSearchRow, savedSearchRows } from "./saved-search-rows.ts";

async function viewOf(row: SavedSearchRow): Promise<SavedSearchView> {
  const criteria = storedCriteria(row.criteria);
  const { total, complete, interpretation } = await countListings(criteria);
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
  return Promise.all((await savedSearchRows(actor)).map(viewOf));
}
