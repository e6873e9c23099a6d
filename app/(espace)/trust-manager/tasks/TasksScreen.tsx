"use client";

import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { TRUST_DASHBOARD } from "@/components/trust/copy";
import { TASKS } from "@/components/trust/tasks-copy";
import { LinkButton } from "@/components/ui/Button";
import type { ListPage } from "@/lib/kernel/keyset";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { TASK_KINDS, type TaskKind, type TaskView } from "@/lib/trust/tasks/rules";
import { ListEnd } from "../../../../components/trust/ListEnd";
import { TaskList } from "../../../../components/trust/TaskList";

/** Everything that waits for a decision of the team. */
export function TasksScreen({
  kind,
  isFirst,
  counts,
  page,
}: {
  kind: TaskKind | null;
  isFirst: boolean;
  /** How much of each kind waits; no entry where nothing does. */
  counts: ReadonlyMap<TaskKind, number>;
  page: ListPage<TaskView>;
}) {
  const tabs = [
    { label: TASKS.all, href: trustListOf("tasks", {}), current: kind === null },
    // Ten kinds fill no line that is read: those of which something waits, and the one that is open.
    ...TASK_KINDS.filter((each) => counts.has(each) || each === kind).map((each) => ({
      label: TASKS.tabLabels[each],
      count: counts.get(each) ?? 0,
      href: trustListOf("tasks", { filtre: each }),
      current: each === kind,
    })),
  ];
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={TASKS.title} lead={TASKS.lead} />
      {tabs.length > 1 && <Tabs label={TASKS.tabs} tabs={tabs} />}
      {page.rows.length === 0 ? (
        <NoData
          title={TASKS.empty}
          actions={
            <LinkButton href={spaceRoutes.trustManager.dashboard} variant="secondary">
              {TRUST_DASHBOARD.title}
            </LinkButton>
          }
        >
          <p>{TASKS.emptyText}</p>
        </NoData>
      ) : (
        <TaskList tasks={page.rows} />
      )}
      <ListEnd
        nextHref={page.next && trustListOf("tasks", { filtre: kind, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("tasks", { filtre: kind })}
      />
    </div>
  );
}
