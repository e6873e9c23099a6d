import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { AlertFrequency } from "../frequencies.ts";
import { dropUnsentAlerts } from "./drop-unsent-alerts.ts";

/**
 * Renames a saved search, switches its alert on or off, and says how often it is sent.
 * @throws {DomainError} request.forbidden, saved-search.not-found
 */
export async function changeSearch(
  {
    searchId,
    ...data
  }: { searchId: string; name: string; alertEnabled: boolean; frequency: AlertFrequency },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const { count } = await tx.savedSearch.updateMany({ where: { id: searchId, userId }, data });
    if (count === 0) throw new DomainError("saved-search.not-found");
    if (!data.alertEnabled) await dropUnsentAlerts(tx, searchId, userId);
  });
}
