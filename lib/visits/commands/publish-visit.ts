import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { VisitRecord } from "./visit-record.ts";

/** Tells the open pages of everybody whom a visit concerns that it changed. */
export async function publishVisit(
  tx: Transaction,
  {
    id,
    buyerId,
    hostId,
    property,
  }: Pick<VisitRecord, "id" | "buyerId" | "hostId"> & {
    property: { sellerId: string };
  },
  now: Date,
): Promise<void> {
  for (const userId of new Set([buyerId, hostId, property.sellerId])) {
    await publishEvent(tx, userId, { kind: "visit", data: { visitId: id } }, now);
  }
}
