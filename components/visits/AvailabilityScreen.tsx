import type { FormAction } from "@/components/forms/ActionForm";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import { availabilityOf, spaceRoutes } from "@/lib/routes/space";
import type { ReceivedHome, ScheduleView } from "@/lib/visits/schedule/views";
import { NoData } from "../space/NoData";
import { PageTitle } from "../space/PageTitle";
import { HostTabs } from "./HostTabs";
import { ScheduleForm } from "./ScheduleForm";
import { SCHEDULE as COPY } from "./schedule-copy";

type Role = "seller" | "ambassador";

interface AvailabilityScreenProps {
  role: Role;
  homes: readonly ReceivedHome[];
  /** The schedule of the home that the address names, or of the only one there is. */
  schedule: ScheduleView | null;
  /** Whether it was just saved. */
  isSaved: boolean;
  action: FormAction;
}

/** When somebody receives: their homes, and the schedule of one of them. */
export function AvailabilityScreen({
  role,
  homes,
  schedule,
  isSaved,
  action,
}: AvailabilityScreenProps) {
  return (
    <>
      <PageTitle title={COPY.title} lead={COPY.lead} />
      <HostTabs role={role} current="availability" />
      {schedule ? (
        <Schedule role={role} schedule={schedule} homes={homes} isSaved={isSaved} action={action} />
      ) : (
        <Homes role={role} homes={homes} />
      )}
    </>
  );
}

function Homes({ role, homes }: Pick<AvailabilityScreenProps, "role" | "homes">) {
  if (homes.length === 0) {
    return (
      <NoData actions={<LinkButton href={spaceRoutes[role].properties}>{COPY.toHomes}</LinkButton>}>
        <p>{COPY.noHomes[role]}</p>
      </NoData>
    );
  }
  return (
    <ul aria-label={COPY.homes} className="flex flex-col gap-3">
      {homes.map((home) => (
        <li key={home.id}>
          <Card flat className="flex flex-wrap items-center justify-between gap-4 p-4 md:p-5">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{`${home.title}, ${home.city}`}</p>
              <p className="text-small text-ink-soft">
                {COPY.openSlots(home.openSlots, home.isActive)}
              </p>
            </div>
            <LinkButton
              variant={home.hasSchedule ? "secondary" : "primary"}
              href={availabilityOf(role, { propertyId: home.id })}
              aria-label={`${COPY.edit}, ${home.title}`}
            >
              {COPY.edit}
            </LinkButton>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Schedule({
  role,
  homes,
  schedule,
  isSaved,
  action,
}: Pick<AvailabilityScreenProps, "role" | "homes" | "isSaved" | "action"> & {
  schedule: ScheduleView;
}) {
  const { property } = schedule;
  const isActive = homes.some(({ id, isActive: active }) => id === property.id && active);
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <h2 className="text-subheading font-semibold wrap-anywhere">
          {`${property.title}, ${property.city}`}
        </h2>
        {homes.length > 1 && (
          <Link
            href={spaceRoutes[role].availability}
            className="inline-flex min-h-11 items-center text-link"
          >
            {COPY.allHomes}
          </Link>
        )}
      </div>
      <Callout tone={isActive && schedule.open.count > 0 ? "success" : "info"} live={isSaved}>
        {isSaved && <p className="font-semibold">{COPY.saved}</p>}
        <p>{stateOf(schedule, isActive)}</p>
        {!isActive && <p>{COPY.inactive}</p>}
      </Callout>
      <ScheduleForm schedule={schedule} action={action} />
    </div>
  );
}

function stateOf({ isSaved, open }: ScheduleView, isActive: boolean): string {
  if (open.count > 0 && open.first !== null && open.last !== null)
    return COPY.state[isActive ? "open" : "ready"](open.count, open.first, open.last);
  return isSaved ? COPY.state.none : `${COPY.state.unsaved} ${COPY.state.none}`;
}
