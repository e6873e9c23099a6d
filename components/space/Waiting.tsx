import type { PendingActions } from "@/lib/dashboards/actions/views";
import { ActionList } from "./ActionList";
import { DASHBOARDS } from "./dashboards-copy";
import { Panel } from "./Panel";

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
