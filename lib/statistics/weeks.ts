import { civilDay, shiftCivilDay } from "../kernel/time.ts";

/** Civil days of Paris, a Monday and the Sunday after it. */
export interface Week {
  from: string;
  to: string;
}

/**
 * Days after a week's end on which it is still reported: a process off on Monday makes up for it.
 */
const TELLING_DAYS = 3;

/** The week reported to sellers now: the last whole one, until Wednesday; null after that. */
export function weekToTell(now: Date): Week | null {
  const today = civilDay(now);
  // Monday is 0.
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  if (weekday >= TELLING_DAYS) return null;
  const monday = shiftCivilDay(today, -weekday);
  return { from: shiftCivilDay(monday, -7), to: shiftCivilDay(monday, -1) };
}
