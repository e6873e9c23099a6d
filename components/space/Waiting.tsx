import { ActionList } from "@/components/space/ActionList";
import { Panel } from "@/components/space/Panel";
import { DASHBOARDS } from "@/lib/content/fr/espace/dashboards";
import type { PendingActions } from "@/lib/dashboards/actions/views";

/** What waits for a person under one role. */
export function Waiting({ actions }: { actions: PendingActions }) {
  return (
    <Panel id="a-faire" title={DASHBOARDS.today}>
      {actions.total > 0 ? (
        <ActionList actions={actions} />
      ) : (
        <p className="text-ink-soft">{DASHBOARDS.upToDate}</p>
      )}
    </Panel>
  );
}
