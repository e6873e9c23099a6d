import { pageMetadata } from "@/app/page-metadata";
import { TASKS } from "@/components/trust/tasks-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { TASK_VIEWS } from "@/lib/routes/tasks";
import { taskKindOf } from "@/lib/tasks/rules";
import { countTasks } from "@/lib/trust/tasks/queries/count-tasks";
import { getTaskTimes } from "@/lib/trust/tasks/queries/get-task-times";
import { listManagers } from "@/lib/trust/tasks/queries/list-managers";
import { listTasks } from "@/lib/trust/tasks/queries/list-tasks";
import { shareTasksAction } from "./actions";
import { TasksScreen } from "./TasksScreen";

export const metadata = pageMetadata({ title: TASKS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/tasks");
  const query = await searchParams;
  const now = new Date();
  const kind = taskKindOf(query.filtre);
  const view = TASK_VIEWS.find((each) => each === query.vue) ?? "all";
  const cursor = textOf(query.suite);
  return (
    <TasksScreen
      view={view}
      kind={kind}
      now={now}
      isFirst={cursor === null}
      nothingNext={query.fait === "none"}
      counts={await countTasks(actor, now)}
      times={await getTaskTimes(actor, now)}
      managers={await listManagers(actor)}
      page={await listTasks(actor, { kind, view, cursor }, now)}
      share={shareTasksAction}
    />
  );
}
