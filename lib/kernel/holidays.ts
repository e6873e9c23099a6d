import holidaysOf from "@socialgouv/jours-feries";
import { shiftCivilDay } from "./time.ts";

const twoDigits = (figure: number) => String(figure).padStart(2, "0");

/** The civil day of what the package gives: in the machine's own zone, as it makes it. */
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

const years = new Map<string, ReadonlySet<string>>();

function holidaysIn(year: string): ReadonlySet<string> {
  const known = years.get(year);
  if (known) return known;
  const days = new Set(Object.values(holidaysOf(Number(year))).map(dayOf));
  years.set(year, days);
  return days;
}

/** Whether a civil day is a holiday of the whole of France: those of Alsace and Moselle alone are not. */
const isHoliday = (day: string) => holidaysIn(day.slice(0, 4)).has(day);

/** Whether a civil day is neither a Saturday, nor a Sunday, nor a holiday. */
function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The day itself where it is a working day, else the next one. */
export function workingDayFrom(day: string): string {
  let found = day;
  while (!isWorkingDay(found)) found = shiftCivilDay(found, 1);
  return found;
}
