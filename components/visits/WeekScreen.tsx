import { LinkButton } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { formatTime, withClock } from "@/lib/kernel/format-date";
import { shiftCivilDay } from "@/lib/kernel/time";
import { spaceRoutes, visitWeekOf } from "@/lib/routes/space";
import type { WeekView } from "@/lib/visits/views";
import { NoData } from "../space/NoData";
import { PageTitle } from "../space/PageTitle";
import { HostTabs } from "./HostTabs";
import { DayName, WeekTable, WeekVisit } from "./WeekTable";
import { WEEK as COPY } from "./week-copy";

type Role = "seller" | "ambassador";

/**
 * The week of a person who receives visitors: by hours on a wide screen, one day under the
 * other on a phone.
 */
export function WeekScreen({
  week,
  role,
  today,
  now,
}: {
  week: WeekView;
  role: Role;
  /** `YYYY-MM-DD`. */
  today: string;
  now: Date;
}) {
  const homes = new Set(week.days.flatMap(({ slots }) => slots.map(({ property }) => property.id)));
  const isEmpty = week.days.every(({ visits, slots }) => visits.length + slots.length === 0);
  return (
    <>
      <PageTitle title={COPY.title} lead={COPY.lead} />
      <HostTabs role={role} current="week" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-subheading">
          {COPY.range(week.monday, shiftCivilDay(week.monday, 6))}
        </h2>
        <WeekLinks week={week} role={role} />
      </div>
      {isEmpty ? (
        <NoData
          actions={
            <LinkButton href={spaceRoutes[role].availability}>{COPY.toAvailability}</LinkButton>
          }
        >
          <p>{COPY.empty}</p>
        </NoData>
      ) : (
        <>
          <WeekTable week={week} role={role} now={now} />
          <ol className="flex flex-col gap-3 lg:hidden">
            {week.days.map((day) => (
              <Day
                key={day.day}
                {...day}
                role={role}
                isToday={day.day === today}
                namesHomes={homes.size > 1}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function WeekLinks({ week: { previous, next }, role }: { week: WeekView; role: Role }) {
  return (
    <nav aria-label={COPY.nav} className="flex gap-2">
      <LinkButton variant="secondary" href={visitWeekOf(role, previous)} aria-label={COPY.previous}>
        <Icon name="chevron-left" />
      </LinkButton>
      <LinkButton variant="secondary" href={visitWeekOf(role)}>
        {COPY.today}
      </LinkButton>
      <LinkButton variant="secondary" href={visitWeekOf(role, next)} aria-label={COPY.next}>
        <Icon name="chevron-right" />
      </LinkButton>
    </nav>
  );
}

function Day({
  day,
  visits,
  slots,
  role,
  isToday,
  namesHomes,
}: WeekView["days"][number] & { role: Role; isToday: boolean; namesHomes: boolean }) {
  const isFree = visits.length + slots.length === 0;
  return (
    <li
      className={cx(
        "flex min-w-0 flex-col gap-2 rounded-card border bg-surface p-3",
        isToday ? "border-brand" : "border-line",
        isFree && "hidden",
      )}
    >
      <h3
        aria-current={isToday ? "date" : undefined}
        className={cx("text-small font-semibold first-letter:uppercase", isToday && "text-brand")}
      >
        <DayName day={day} role={role} hasVisits={visits.length > 0} />
      </h3>
      {visits.length > 0 && (
        <ul className="flex flex-col gap-2">
          {visits.map((visit) => (
            <li key={visit.id}>
              <WeekVisit visit={visit} />
            </li>
          ))}
        </ul>
      )}
      {slots.length > 0 && <FreeSlots slots={slots} namesHomes={namesHomes} />}
    </li>
  );
}

/** The free times of a day, by home where the week has several. */
function FreeSlots({
  slots,
  namesHomes,
}: Pick<WeekView["days"][number], "slots"> & { namesHomes: boolean }) {
  const homes = [...new Map(slots.map(({ property }) => [property.id, property])).values()];
  return (
    <div className="flex flex-col gap-1 text-fine text-ink-soft">
      <p className="font-semibold">{COPY.free(slots.length)}</p>
      {homes.map(({ id, title, clock }) => (
        <p key={id} className="wrap-anywhere">
          {namesHomes && <span className="block font-medium">{title}</span>}
          <span className="figures">
            {withClock(
              slots
                .filter(({ property }) => property.id === id)
                .map(({ startsAt }) => formatTime(startsAt, clock.zone))
                .join(", "),
              clock,
            )}
          </span>
        </p>
      ))}
    </div>
  );
}
