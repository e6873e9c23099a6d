import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { dropUnsentAlerts } from "./drop-unsent-alerts.ts";

/**
 * Forgets a saved search, its alert and what that had not sent yet.
 * @throws {DomainError} request.forbidden, saved-search.not-found
 */
export async function deleteSavedSearch(
  { searchId }: { searchId: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    await dropUnsentAlerts(tx, searchId, userId);
    const { count } = await tx.savedSearch.deleteMany({ where: { id: searchId, userId } });
    if (count === 0) throw new DomainError("saved-search.not-found");
  });
}
