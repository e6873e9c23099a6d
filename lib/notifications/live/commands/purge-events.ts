import { writer } from "../../../platform/db/clients.ts";
import { EVENT_RETENTION_MS } from "../rules.ts";

/** Deletes the events that no page catches up with any more. */
export async function purgeEvents(now = new Date()): Promise<void> {
  const lt = new Date(now.getTime() - EVENT_RETENTION_MS);
  await writer().$transaction((tx) => tx.userEvent.deleteMany({ where: { at: { lt } } }));
}
