import { civilDaysBetween } from "../kernel/time.ts";

/** A time during which a published listing was not online; null while it lasts. */
export interface Pause {
  startedAt: Date;
  endedAt: Date | null;
}

/** When a listing was put online, when it was sold, and when it was away meanwhile. */
export interface OnlineTimes {
  /** The first publication. */
  publishedAt: Date;
  soldAt: Date | null;
  pauses: readonly Pause[];
}

/**
 * Civil days that a listing was online at `now`: from its first publication to its sale, pauses left
 * out. Never negative.
 */
export function daysOnline({ publishedAt, soldAt, pauses }: OnlineTimes, now: Date): number {
  const end = soldAt ?? now;
  const away = pauses.reduce((days, { startedAt, endedAt }) => {
    const back = endedAt === null || endedAt > end ? end : endedAt;
    return days + Math.max(0, civilDaysBetween(startedAt, back));
  }, 0);
  return Math.max(0, civilDaysBetween(publishedAt, end) - away);
}
