import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { AlertFrequency } from "./rules.ts";

/**
 * Switches the alert of a saved search on or off, and says how often it is sent.
 * @throws {DomainError} request.forbidden, saved-search.not-found
 */
export async function changeAlert(
  { searchId, ...alert }: { searchId: string; alertEnabled: boolean; frequency: AlertFrequency },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const { count } = await writer().$transaction((tx) =>
    tx.savedSearch.updateMany({ where: { id: searchId, userId: actor.userId }, data: alert }),
  );
  if (count === 0) throw new DomainError("saved-search.not-found");
}

/**
 * Forgets a saved search, and its alert with it.
 * @throws {DomainError} request.forbidden, saved-search.not-found
 */
export async function deleteSavedSearch(
  { searchId }: { searchId: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const { count } = await writer().$transaction((tx) =>
    tx.savedSearch.deleteMany({ where: { id: searchId, userId: actor.userId } }),
  );
  if (count === 0) throw new DomainError("saved-search.not-found");
}
