const DAYS_PER_MONTH = 365.25 / 12;

/** Months from one civil day to another, with decimals; negative backwards. */
export function monthsBetween(from: string, to: string): number {
  return (dayNumber(to) - dayNumber(from)) / DAYS_PER_MONTH;
}

/** Days since 1970 of a civil day `YYYY-MM-DD`. */
const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** The civil day so many whole months later, the last of its month where that one is shorter. */
export const monthsLater = (day: string, months: number): string => monthsEarlier(day, -months);

/** The civil day so many whole months earlier, the last of its month where that one is shorter. */
export function monthsEarlier(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(date, last.getUTCDate()));
  return first.toISOString().slice(0, 10);
}
