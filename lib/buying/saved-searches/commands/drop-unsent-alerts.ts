import type { Transaction } from "../../../platform/db/clients.ts";

/** What was found by a search and not sent yet is not to be sent any more. */
export const dropUnsentAlerts = (tx: Transaction, searchId: string, userId: string) =>
  tx.searchAlertItem.deleteMany({ where: { searchId, userId, sentAt: null } });
