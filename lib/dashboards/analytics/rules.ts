import { shiftCivilDay } from "../../kernel/time.ts";

/** Periods a seller can look at, in days, today included. */
export const PERIODS = [30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** The period an address asks for; the first for anything else. */
export function periodOf(text: string | string[] | undefined): Period {
  return PERIODS.find((days) => String(days) === text) ?? PERIODS[0];
}

/** What a day is counted by. */
export const MEASURES = ["views", "favorites", "contacts"] as const;
export type Measure = (typeof MEASURES)[number];

/** What happened on one civil day. */
export type DayFigures = Record<Measure, number> & { day: string };

/** The days of a period up to `today`, oldest first; those without a row had nothing. */
export function everyDay(rows: readonly DayFigures[], today: string, days: number): DayFigures[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index) => {
    const day = shiftCivilDay(today, index - days + 1);
    return known.get(day) ?? { day, views: 0, favorites: 0, contacts: 0 };
  });
}

export function totalOf(rows: readonly DayFigures[], measure: Measure): number {
  return rows.reduce((sum, row) => sum + row[measure], 0);
}

/** The day with the most, the latest of equals; null when every day has nothing. */
export function peakOf(rows: readonly DayFigures[], measure: Measure): DayFigures | null {
  let peak: DayFigures | null = null;
  for (const row of rows) {
    if (row[measure] > 0 && row[measure] >= (peak?.[measure] ?? 0)) peak = row;
  }
  return peak;
}
