import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { formatMonth, formatWeekday } from "@/lib/kernel/format-date";
import type { Zone } from "@/lib/kernel/time";
import { type CalendarDay, weeksOf } from "@/lib/visits/weeks";
import { CALENDAR } from "./calendar-copy";

/** The weeks that have times, as links to their days: of a day without any there is nothing to press. */
export function SlotCalendar({
  slots,
  chosen,
  zone,
  hrefOf,
}: {
  slots: readonly { startsAt: Date }[];
  /** The day that is shown, `YYYY-MM-DD`. */
  chosen: string | null;
  /** Of the home. */
  zone: Zone;
  hrefOf: (day: string) => string;
}) {
  const weeks = weeksOf(slots, zone);
  const first = slots[0]?.startsAt;
  const last = slots.at(-1)?.startsAt;
  if (!first || !last) return null;
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <caption className="pb-2 text-left font-semibold first-letter:uppercase">
        {CALENDAR.months(formatMonth(first, zone), formatMonth(last, zone))}
      </caption>
      <thead>
        <tr>
          {CALENDAR.weekdays.map(([short, name]) => (
            <th key={name} abbr={name} scope="col" className="pb-1 text-fine text-ink-soft">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((each) => (
              <td key={each.day} className="p-0">
                <Day {...each} isChosen={each.day === chosen} href={hrefOf(each.day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, count, isChosen, href }: CalendarDay & { isChosen: boolean; href: string }) {
  // "mardi 1er décembre": what is seen is a part of what is heard.
  const [weekday, number, month] = formatWeekday(day).split(" ");
  const look = "flex min-h-12 w-full flex-col items-center justify-center rounded-control";
  if (count === 0) return <span className={cx(look, "text-ink-soft")}>{number}</span>;
  return (
    <Link
      href={href}
      aria-current={isChosen ? "date" : undefined}
      className={cx(
        look,
        "border leading-tight font-semibold",
        isChosen
          ? "border-brand bg-brand text-on-brand"
          : "border-line-strong bg-surface hover:border-brand hover:bg-brand-soft",
      )}
    >
      <span>
        <span className="visually-hidden">{`${weekday} `}</span>
        {number}
        <span className="visually-hidden">{` ${month}, `}</span>
      </span>
      <span className="text-fine font-medium tabular-nums">
        {count}
        <span className="max-sm:sr-only">{` ${CALENDAR.slots(count)}`}</span>
      </span>
    </Link>
  );
}
