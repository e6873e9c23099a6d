import { Badge } from "@/components/ui/Badge";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { capitalised } from "@/lib/kernel/format";
import { formatTime, formatWeekday, withClock } from "@/lib/kernel/format-date";
import { civilDay, type Zone } from "@/lib/kernel/time";
import { spaceRoutes, visitDayOf } from "@/lib/routes/space";
import type { VisitView, WeekView } from "@/lib/visits/views";
import { VISIT_TONES } from "../space/tones";
import { VISITS } from "./copy";
import { WEEK as COPY } from "./week-copy";
import { quarterIn, type WeekRow, weekRows, zoneOfWeek } from "./week-rows";

type Role = "seller" | "ambassador";

/** Where the line of now stands in its hour. */
const QUARTERS = ["top-0", "top-1/4", "top-1/2", "top-3/4"] as const;

/** A week by hours: visits as blocks in the hour in which they begin, free times beside them, and a line at now. */
export function WeekTable({ week, role, now }: { week: WeekView; role: Role; now: Date }) {
  const zone = zoneOfWeek(week);
  if (zone === null) return null;
  const today = civilDay(now, zone);
  const days = week.days.filter(({ visits, slots }) => visits.length + slots.length > 0);
  const folded = week.days.length - days.length;
  return (
    <div className="max-lg:hidden">
      <table className="w-full table-fixed border-separate border-spacing-0 rounded-card border border-line bg-surface text-small">
        <caption className="visually-hidden">{COPY.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-16 border-b border-line p-2">
              <VisuallyHidden>{COPY.hour}</VisuallyHidden>
            </th>
            {days.map(({ day, visits }) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? "date" : undefined}
                className={cx(
                  "border-b border-l border-line p-2 text-left font-semibold first-letter:uppercase",
                  day === today && "bg-brand-soft",
                )}
              >
                <DayName day={day} role={role} hasVisits={visits.length > 0} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekRows({ days }).map((row) => (
            <Hour key={row.hour} row={row} today={today} now={now} zone={zone} />
          ))}
        </tbody>
      </table>
      {folded > 0 && <p className="mt-2 text-fine text-ink-soft">{COPY.folded(folded)}</p>}
    </div>
  );
}

function Hour({
  row: { hour, days },
  today,
  now,
  zone,
}: {
  row: WeekRow;
  today: string;
  now: Date;
  zone: Zone;
}) {
  const quarter = quarterIn(hour, now, zone);
  return (
    <tr>
      <th
        scope="row"
        className="border-b border-line p-2 text-right align-top font-normal text-ink-soft tabular-nums"
      >
        {COPY.hourOf(hour)}
      </th>
      {days.map(({ day, visits, slots }) => (
        <td
          key={day}
          className={cx(
            "relative h-14 border-b border-l border-line p-1 align-top",
            day === today && "bg-brand-soft",
          )}
        >
          {day === today && quarter !== null && (
            <span
              className={cx(
                "pointer-events-none absolute inset-x-0 border-t-2 border-tile",
                QUARTERS[quarter],
              )}
            >
              <VisuallyHidden>{COPY.now(formatTime(now, zone))}</VisuallyHidden>
            </span>
          )}
          <div className="flex flex-col gap-1">
            {visits.map((visit) => (
              <WeekVisit key={visit.id} visit={visit} />
            ))}
            {slots.length > 0 && (
              <p className="rounded-control border border-dashed border-line-strong px-2 py-1 text-fine text-ink-soft">
                {COPY.freeAt(
                  slots
                    .map(({ startsAt, property: { clock } }) =>
                      withClock(formatTime(startsAt, clock.zone), clock),
                    )
                    .join(", "),
                )}
              </p>
            )}
          </div>
        </td>
      ))}
    </tr>
  );
}

/** A visit as a block of the week, which opens it. */
export function WeekVisit({ visit }: { visit: VisitView }) {
  const { id, startsAt, endsAt, state, visitor, property } = visit;
  const { clock } = property;
  return (
    <Link
      href={spaceRoutes.visit(id)}
      className="flex min-h-11 flex-col items-start gap-1 rounded-control border border-line-strong bg-surface p-2 text-small hover:border-brand hover:bg-brand-soft"
    >
      <Badge tone={VISIT_TONES[state]}>{VISITS.states[state]}</Badge>
      <span className="figures font-semibold">
        {withClock(
          VISITS.range(formatTime(startsAt, clock.zone), formatTime(endsAt, clock.zone)),
          clock,
        )}
      </span>
      {visitor && <span className="wrap-anywhere">{visitor.name}</span>}
      <span className="text-fine text-ink-soft wrap-anywhere">{property.title}</span>
    </Link>
  );
}

/** The name of a day, which leads to its visits where there are some. */
export function DayName({ day, role, hasVisits }: { day: string; role: Role; hasVisits: boolean }) {
  const name = <time dateTime={day}>{capitalised(formatWeekday(day))}</time>;
  if (!hasVisits) return name;
  return (
    <Link href={visitDayOf(role, day)} className="inline-flex min-h-11 items-center text-link">
      {name}
    </Link>
  );
}
