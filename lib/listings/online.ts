import { civilDaysBetween } from "../kernel/time.ts";

/** A time during which a published listing was not online; null while it lasts. */
export interface Pause {
  startedAt: Date;
  endedAt: Date | null;
}

/** The pauses of `Property p` as JSON, for `parsePauses`. */
export const PAUSES_COLUMN = `(SELECT json_group_array(json_array(s.startedAt, s.endedAt))
  FROM StatusPeriod s WHERE s.propertyId = p.id AND s.status = 'paused') AS pauses`;

/** Days of the clock during which `Property p` was paused, by `:now`. */
export const PAUSED_DAYS_SQL = `coalesce((
  SELECT sum(julianday(coalesce(s.endedAt, :now)) - julianday(s.startedAt))
  FROM StatusPeriod s WHERE s.propertyId = p.id AND s.status = 'paused'), 0)`;

/** What `PAUSES_COLUMN` gave. */
export function parsePauses(json: string): Pause[] {
  return (JSON.parse(json) as [string, string | null][]).map(([startedAt, endedAt]) => ({
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
  }));
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
