import { Tabs } from "@/components/space/Tabs";
import { ROLE_STATUSES, type RoleStatus } from "@/lib/kernel/roles";
import type { SortQuery } from "@/lib/kernel/sorted-list";
import { trustListOf } from "@/lib/routes/space";
import type { LooperCounts } from "@/lib/trust/loopers/views";
import { VALIDATION } from "./copy";

/** The ways from one list of loopers to the others, and to the trainings that they declared. */
export function ValidationTabs({
  status,
  search = "",
  commune = null,
  order,
  counts,
  waitingTrainings,
}: {
  /** The list that is shown; null where it is that of trainings. */
  status: RoleStatus | null;
  search?: string;
  commune?: string | null;
  order?: SortQuery;
  counts: LooperCounts;
  waitingTrainings: number;
}) {
  return (
    <Tabs
      label={VALIDATION.tabs}
      tabs={[
        ...ROLE_STATUSES.map((state) => ({
          label: VALIDATION.states[state],
          href: trustListOf("validation", { filtre: state, q: search, commune, ...order }),
          count: counts[state],
          current: state === status,
        })),
        {
          label: VALIDATION.trainings,
          href: trustListOf("trainings", {}),
          count: waitingTrainings,
          current: status === null,
        },
      ]}
    />
  );
}
