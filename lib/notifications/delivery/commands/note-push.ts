import { writer } from "../../../platform/db/clients.ts";
import { pushRetryDelay } from "../../rules.ts";
import type { LeasedPush } from "./lease-push.ts";

/** What came of an attempt at a push message. */
export interface PushResult {
  /** Browsers that services took it for. */
  taken: readonly string[];
  /** Browsers that want no more: their subscriptions go. */
  gone: readonly string[];
  /** Why others could not be reached; null where none is left. */
  error: string | null;
}

/**
 * Notes an attempt: taken by one browser, it is sent, and not sent a second time to those that have it;
 * else it waits for the next attempt, or is given up after the last.
 */
export async function notePush(
  { notificationId, attempts }: LeasedPush,
  { taken, gone, error }: PushResult,
  now: Date,
): Promise<void> {
  const delay = taken.length > 0 || error === null ? null : pushRetryDelay(attempts);
  const dueAt = delay === null ? null : new Date(now.getTime() + delay);
  const outcome = () => {
    if (taken.length > 0) return { state: "sent", sentAt: now } as const;
    if (error === null) return { state: "skipped" } as const;
    return dueAt === null ? ({ state: "dead" } as const) : { dueAt };
  };
  await writer().$transaction(async (tx) => {
    await tx.pushSubscription.deleteMany({ where: { endpoint: { in: [...gone] } } });
    await tx.pushSubscription.updateMany({
      where: { endpoint: { in: [...taken] } },
      data: { lastSentAt: now },
    });
    await tx.notificationDelivery.updateMany({
      where: { notificationId, channel: "push", state: "waiting", attempts },
      data: { ...outcome(), leasedUntil: null, lastError: error },
    });
  });
}
