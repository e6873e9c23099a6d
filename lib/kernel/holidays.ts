import holidaysOf from "@socialgouv/jours-feries";
import { departmentOf } from "./place.ts";
import { shiftCivilDay } from "./time.ts";

const twoDigits = (figure: number) => String(figure).padStart(2, "0");

/** The civil day of what the package gives: in the machine's own zone, as it makes it. */
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** Good Friday and 26 December are holidays too in Alsace and Moselle (code du travail, L. 3134-13). */
const ALSACE_MOSELLE = ["57", "67", "68"];

/** The day on which the end of slavery is remembered, a holiday where it is (code du travail, L. 3422-2). */
const ABOLITION: Readonly<Record<string, string>> = {
  "971": "05-27",
  "972": "05-22",
  "973": "06-10",
  "974": "12-20",
  "976": "04-27",
};

/** By year and department: lists look up each many times. */
const known = new Map<string, ReadonlySet<string>>();

function holidaysIn(year: string, department: string): ReadonlySet<string> {
  const key = `${year} ${department}`;
  const found = known.get(key);
  if (found) return found;
  const alsace = ALSACE_MOSELLE.includes(department);
  const days = new Set(Object.values(holidaysOf(Number(year), { alsace })).map(dayOf));
  const abolition = ABOLITION[department];
  if (abolition !== undefined) days.add(`${year}-${abolition}`);
  known.set(key, days);
  return days;
}

/** Whether a civil day is neither a Saturday, nor a Sunday, nor a holiday of a department. */
function isWorkingDay(day: string, department: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysIn(day.slice(0, 4), department).has(day);
}

/** The day itself where it is a working day in a commune, else the next one. */
export function workingDayFrom(day: string, communeCode: string): string {
  const department = departmentOf(communeCode);
  let found = day;
  while (!isWorkingDay(found, department)) found = shiftCivilDay(found, 1);
  return found;
}
