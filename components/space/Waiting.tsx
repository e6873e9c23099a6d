import type { PendingActions } from "@/lib/dashboards/actions/views";
import { ActionList } from "./ActionList";
import { DASHBOARDS } from "./dashboards-copy";
import { Panel } from "./Panel";

/** What waits for a person under one role; nothing where nothing does. */
export function Waiting({ actions }: { actions: PendingActions }) {
  if (actions.total === 0) return null;
  return (
    <Panel id="a-faire" title={DASHBOARDS.today}>
      <ActionList actions={actions} />
    </Panel>
  );
}
