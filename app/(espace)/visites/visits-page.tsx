import { KeepCurrent } from "@/components/live/KeepCurrent";
import { VisitsScreen } from "@/components/visits/VisitsScreen";
import type { Parameters } from "@/lib/kernel/parameters";
import { lastSequence } from "@/lib/notifications/live/queries/last-event-sequence";
import type { Actor } from "@/lib/policy/actor";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { listVisits } from "@/lib/visits/queries/list-visits";
import { VISIT_FORM_ACTIONS } from "./forms";

/** The visits that somebody sees from one of their roles: the same screen behind each of its doors. */
export async function VisitsPage({
  actor,
  viewpoint,
  path,
  searchParams,
}: {
  actor: Actor;
  viewpoint: Viewpoint | null;
  path: string;
  searchParams: Promise<Parameters>;
}) {
  const asOf = await lastSequence();
  const { filtre: filter, suite: after } = await searchParams;
  const view = await listVisits(actor, viewpoint, { filter, after });
  return (
    <>
      <VisitsScreen view={view} path={path} forms={VISIT_FORM_ACTIONS} />
      <KeepCurrent
        kinds={["visit"]}
        asOf={asOf}
        state={JSON.stringify(view.visits.map(({ id, state, startsAt }) => [id, state, startsAt]))}
      />
    </>
  );
}
