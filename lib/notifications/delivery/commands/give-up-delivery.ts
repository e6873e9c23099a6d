import { writer } from "../../../platform/db/clients.ts";
import type { DueDelivery } from "../queries/list-due-deliveries.ts";

/** Gives up a delivery that can't be written, so that it stops nothing: the team sees why in the log. */
export async function giveUpDelivery(due: DueDelivery, error: string): Promise<void> {
  await writer().$transaction((tx) =>
    tx.notificationDelivery.updateMany({
      where: { ...due, state: "waiting" },
      data: { state: "dead", leasedUntil: null, lastError: error },
    }),
  );
}
