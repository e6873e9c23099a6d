import { civilDaysBetween, startOfCivilDay } from "../../kernel/time.ts";
import type { EndingPaper } from "../../policy/looper-papers.ts";

/** Days before a paper's last day on which its looper is warned, the earliest first. */
export const WARNING_DAYS = [60, 30, 7, 1] as const;
export type WarningDays = (typeof WARNING_DAYS)[number];

/**
 * Of which threshold a looper is to be warned on a civil day: the nearest that is reached, so that a day which was missed
 * is not made up for by several. Null before the first, and once the paper has ended.
 * @param expiresOn the last civil day of validity, YYYY-MM-DD
 */
export function warningOn(expiresOn: string, today: string): WarningDays | null {
  const left = civilDaysBetween(startOfCivilDay(today), startOfCivilDay(expiresOn));
  if (left < 0) return null;
  return WARNING_DAYS.findLast((days) => left <= days) ?? null;
}

/** The name under which a warning is sent once: of a paper, its date and a threshold. */
export const warningKey = (paper: EndingPaper, expiresOn: string, days: WarningDays): string =>
  `looper-paper:${paper}:${expiresOn}:${days}`;
