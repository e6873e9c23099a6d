"use client";

import type { FormAction } from "@/components/forms/ActionForm";
import { Figures } from "@/components/space/Figures";
import { LinkChips } from "@/components/space/LinkChips";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { boundedCount } from "@/components/trust/copy";
import { ListEnd } from "@/components/trust/ListEnd";
import { TASKS } from "@/components/trust/tasks-copy";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import type { ListPage } from "@/lib/kernel/keyset";
import { nextTaskRoute, TASK_VIEWS, type TaskListView, taskListOf } from "@/lib/routes/tasks";
import { TASK_KINDS, type TaskKind, type WaitFigures } from "@/lib/tasks/rules";
import { type CountsByKind, type TaskView, totalOf } from "@/lib/trust/tasks/rules";
import { Queue } from "./Queue";
import { TaskTimes } from "./TaskTimes";

/** The tabs in the order of the day's work. */
const ORDER = TASK_VIEWS;

/** Everything that waits for the team, by when it is due. */
export function TasksScreen({
  view,
  kind,
  now,
  isFirst,
  nothingNext,
  counts,
  times,
  managers,
  page,
  share,
}: {
  view: TaskListView;
  kind: TaskKind | null;
  now: Date;
  isFirst: boolean;
  /** Whether the next task was looked for, and there is none. */
  nothingNext: boolean;
  counts: CountsByKind;
  times: readonly { kind: TaskKind; times: WaitFigures }[];
  /** The others of the team. */
  managers: readonly { id: string; name: string }[];
  page: ListPage<TaskView>;
  share: FormAction;
}) {
  const total = totalOf(counts);
  const ofKind = totalOf(counts, kind);
  const { figures } = TASKS;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={TASKS.title}
        lead={TASKS.lead}
        actions={total.all > 0 && <LinkButton href={nextTaskRoute()}>{TASKS.bar.next}</LinkButton>}
      />
      {nothingNext && (
        <Callout tone="info" live>
          <p>{TASKS.done.none}</p>
        </Callout>
      )}
      <Figures
        label={figures.label}
        figures={[
          { label: figures.late, value: boundedCount(total.late) },
          { label: figures.today, value: boundedCount(total.today) },
          { label: figures.mine, value: boundedCount(total.mine) },
        ]}
      />
      <Tabs
        label={TASKS.tabs}
        tabs={ORDER.map((each) => ({
          label: TASKS.views[each],
          count: ofKind[each],
          href: taskListOf({ vue: each, filtre: kind }),
          current: each === view,
        }))}
      />
      <KindFilter view={view} kind={kind} counts={counts} />
      <Queue tasks={page.rows} now={now} managers={managers} share={share}>
        <NoData
          title={TASKS.empty[view]}
          actions={
            view !== "free" &&
            ofKind.free > 0 && (
              <LinkButton href={taskListOf({ vue: "free", filtre: kind })} variant="secondary">
                {TASKS.seeFree}
              </LinkButton>
            )
          }
        >
          <p>{TASKS.emptyText}</p>
        </NoData>
      </Queue>
      <ListEnd
        nextHref={page.next && taskListOf({ vue: view, filtre: kind, suite: page.next })}
        firstHref={isFirst ? null : taskListOf({ vue: view, filtre: kind })}
      />
      {times.length > 0 && <TaskTimes times={times} />}
    </div>
  );
}

/** The kinds of which something waits, and the one that is chosen. */
function KindFilter({
  view,
  kind,
  counts,
}: {
  view: TaskListView;
  kind: TaskKind | null;
  counts: CountsByKind;
}) {
  const shown = TASK_KINDS.filter((each) => totalOf(counts, each)[view] > 0 || each === kind);
  if (shown.length < 2 && kind === null) return null;
  return (
    <div className="-mt-2">
      <LinkChips
        label={TASKS.filter}
        chips={[null, ...shown].map((each) => ({
          label: each === null ? TASKS.everyKind : TASKS.tabLabels[each],
          href: taskListOf({ vue: view, filtre: each }),
          current: each === kind,
          ...(each === null ? {} : { count: totalOf(counts, each)[view] }),
        }))}
      />
    </div>
  );
}
