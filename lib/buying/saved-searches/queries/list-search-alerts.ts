import type { Actor } from "../../../policy/actor.ts";
import type { AlertView } from "../views.ts";
import { savedSearchRows } from "./saved-search-rows.ts";

/**
 * The alerts of the searches that a person saved, without counting what they find.
 * @throws {DomainError} request.forbidden
 */
export async function listAlerts(actor: Actor): Promise<AlertView[]> {
  return (await savedSearchRows(actor)).map(({ id, name, alertEnabled, frequency }) => ({
    id,
    name,
    alertEnabled: Boolean(alertEnabled),
    frequency,
  }));
}
