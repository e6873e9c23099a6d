import { Head } from "@/app/head";
import { TasksScreen } from "@/components/espace/trust/TasksScreen";
import { TASKS } from "@/lib/content/fr/espace/trust-lists";
import { pageActor } from "@/lib/server/auth/page";
import { type PageQuery, readChoice, readText } from "@/lib/trust/addresses";
import { listTasks } from "@/lib/trust/tasks/queries";
import { TASK_KINDS } from "@/lib/trust/tasks/rules";

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await pageActor("/trust-manager/tasks");
  const query = await searchParams;
  const kind = readChoice(query.vue, TASK_KINDS, null);
  const cursor = readText(query.suite);
  return (
    <>
      <Head title={TASKS.title} />
      <TasksScreen kind={kind} isFirst={cursor === ""} page={listTasks(actor, { kind, cursor })} />
    </>
  );
}
