import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Channel } from "../../rules.ts";

/** Deliveries that one look takes. */
const BATCH = 100;

/** A notification on its way through one channel. */
export interface DueDelivery {
  notificationId: string;
  channel: Channel;
}

/** The deliveries to be made now, those that have waited longest first; at most a hundred. */
export async function listDueDeliveries(now: Date): Promise<DueDelivery[]> {
  const instant = toDbInstant(now);
  return reads()
    .selectFrom("NotificationDelivery")
    .select(["notificationId", "channel"])
    .where("state", "=", literal("waiting"))
    .where("dueAt", "<=", instant)
    .where((eb) => eb.or([eb("leasedUntil", "is", null), eb("leasedUntil", "<=", instant)]))
    .orderBy("dueAt")
    .orderBy("notificationId")
    .limit(BATCH)
    .execute();
}
