import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import { readUnsubscribeToken } from "../links.ts";
import { switchFavoriteAlerts } from "./change-favorite-alerts.ts";

/**
 * Ends one alert by the link of its mail, whoever follows it: that of a search, which stays saved, or that of
 * the favourites, which stay too. May be repeated.
 * @throws {DomainError} account.link-spent for a link that is none
 */
export async function endAlert({ token }: { token: unknown }): Promise<void> {
  const subject = readUnsubscribeToken(token);
  if (!subject) throw new DomainError("account.link-spent");
  const { userId, searchId } = subject;
  await writer().$transaction(async (tx) => {
    if (searchId !== null) {
      await tx.savedSearch.updateMany({
        where: { id: searchId, userId },
        data: { alertEnabled: false },
      });
      await tx.searchAlertItem.deleteMany({ where: { searchId, userId, sentAt: null } });
      return;
    }
    const person = await tx.user.findFirst({
      where: { id: userId, erasedAt: null },
      select: { id: true },
    });
    if (person) await switchFavoriteAlerts(tx, userId, false);
  });
}
