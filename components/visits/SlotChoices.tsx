import { formatTime, formatWeekday, withClock } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";
import { CALENDAR } from "./calendar-copy";

/** Times to choose one of, as radio buttons of a form; with their day unless all are of one. */
export function SlotChoices({
  name,
  legend,
  slots,
  chosen = null,
  withDay = false,
  clock,
}: {
  name: string;
  legend: string;
  slots: readonly { id: string; startsAt: Date; endsAt: Date }[];
  chosen?: string | null;
  withDay?: boolean;
  /** Of the home. */
  clock: HomeClock;
}) {
  const { zone } = clock;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold first-letter:uppercase">
        {withClock(legend, clock)}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.75rem,100%),1fr))] gap-2">
        {slots.map(({ id, startsAt, endsAt }) => (
          <label
            key={id}
            className="choice flex-wrap justify-center gap-x-2 px-3 py-2 text-center font-medium"
          >
            <input type="radio" name={name} value={id} defaultChecked={id === chosen} required />
            {withDay && (
              <span className="first-letter:uppercase">{formatWeekday(startsAt, zone)}</span>
            )}
            <span className="figures">
              {CALENDAR.range(formatTime(startsAt, zone), formatTime(endsAt, zone))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
