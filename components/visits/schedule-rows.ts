import type { ScheduleView } from "../../lib/visits/schedule/views.ts";

/** Rows of a day that are shown at least: morning and afternoon. */
const LEAST_ROWS = 2;
/** Empty rows after the exceptions. */
const SPARE_EXCEPTIONS = 3;

const two = (value: number) => String(value).padStart(2, "0");

/** A control's "09:30" of minutes since midnight; midnight at the end of a day is "00:00". */
const clockOf = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/**
 * A schedule as the repeated fields of its form, the n-th of each being one row; with an empty row after those
 * of each day, so that one more can be filled in without scripts.
 */
export function rowsOf({ rules, exceptions }: Pick<ScheduleView, "rules" | "exceptions">) {
  const week = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const windows = rules.filter((rule) => rule.weekday === weekday);
    const spare = Math.max(LEAST_ROWS - windows.length, windows.length < LEAST_ROWS ? 0 : 1);
    return [
      ...windows.map(({ startMinute, endMinute }) => ({
        weekday: `${weekday}`,
        from: clockOf(startMinute),
        to: clockOf(endMinute),
      })),
      ...Array.from({ length: spare }, () => ({ weekday: `${weekday}`, from: "", to: "" })),
    ];
  });
  const days = exceptions.flatMap(({ day, windows }) =>
    windows.length === 0
      ? [{ day, from: "", to: "" }]
      : windows.map(({ startMinute, endMinute }) => ({
          day,
          from: clockOf(startMinute),
          to: clockOf(endMinute),
        })),
  );
  const spare = Array.from({ length: SPARE_EXCEPTIONS }, () => ({ day: "", from: "", to: "" }));
  const shown = [...days, ...spare];
  return {
    weekday: week.map(({ weekday }) => weekday),
    from: week.map(({ from }) => from),
    to: week.map(({ to }) => to),
    exceptionDay: shown.map(({ day }) => day),
    exceptionFrom: shown.map(({ from }) => from),
    exceptionTo: shown.map(({ to }) => to),
  };
}
