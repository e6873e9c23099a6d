import { writer } from "../../../platform/db/clients.ts";
import { VISITED_STATUSES } from "../visited-statuses.ts";
import { closeSlots, OPENING_TIMEOUT_MS, openSlots } from "./open-slots.ts";

/** Goes on with the slots of every schedule, each in a transaction of its own; a day more each day. */
export async function extendSlots(now = new Date()): Promise<void> {
  const schedules = await writer().$transaction((tx) =>
    tx.visitSchedule.findMany({
      where: { property: { status: { in: [...VISITED_STATUSES] } } },
      select: {
        id: true,
        propertyId: true,
        hostId: true,
        property: { select: { sellerId: true, ambassadorId: true } },
      },
    }),
  );
  for (const { id, property, ...key } of schedules) {
    const isHost = property.sellerId === key.hostId || property.ambassadorId === key.hostId;
    await writer().$transaction(
      async (tx) => {
        if (isHost) await openSlots(tx, id, now);
        else await closeSlots(tx, key, now);
      },
      { timeout: OPENING_TIMEOUT_MS },
    );
  }
}
