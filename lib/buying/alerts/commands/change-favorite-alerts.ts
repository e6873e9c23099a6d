import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/** Switches the alerts of a person's favourites on or off; off, what waits is not sent any more. */
export async function switchFavoriteAlerts(
  tx: Transaction,
  userId: string,
  favoriteAlerts: boolean,
): Promise<void> {
  const where = { userId };
  await tx.notificationSettings.upsert({
    where,
    create: { userId, favoriteAlerts },
    update: { favoriteAlerts },
  });
  if (favoriteAlerts) return;
  await tx.searchAlertItem.deleteMany({ where: { userId, searchId: null, sentAt: null } });
}

/**
 * Says whether a buyer is notified of what happens to their favourites.
 * @throws {DomainError} request.forbidden
 */
export async function changeFavoriteAlerts(
  { alertEnabled }: { alertEnabled: boolean },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  await writer().$transaction((tx) => switchFavoriteAlerts(tx, actor.userId, alertEnabled));
}
