import { writer } from "../../../platform/db/clients.ts";
import { retainedFrom } from "../rules.ts";

/** Deletes what was sent long ago. */
export async function purgeAlerts(now = new Date()): Promise<void> {
  await writer().$transaction((tx) =>
    tx.searchAlertItem.deleteMany({ where: { sentAt: { lte: retainedFrom(now) } } }),
  );
}
