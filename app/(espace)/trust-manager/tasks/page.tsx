import { pageMetadata } from "@/app/page-metadata";
import { TASKS } from "@/components/trust/tasks-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { countTasks } from "@/lib/trust/tasks/queries/count-tasks";
import { listTasks } from "@/lib/trust/tasks/queries/list-tasks";
import { TASK_KINDS } from "@/lib/trust/tasks/rules";
import { TasksScreen } from "./TasksScreen";

export const metadata = pageMetadata({ title: TASKS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/tasks");
  const query = await searchParams;
  const kind = TASK_KINDS.find((each) => each === query.filtre) ?? null;
  const cursor = textOf(query.suite);
  return (
    <TasksScreen
      kind={kind}
      isFirst={cursor === null}
      counts={await countTasks(actor)}
      page={await listTasks(actor, { kind, cursor })}
    />
  );
}
