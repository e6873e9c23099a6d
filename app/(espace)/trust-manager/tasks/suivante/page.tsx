import { redirect } from "next/navigation";
import { taskPlace } from "@/components/trust/task-places";
import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { taskListOf } from "@/lib/routes/tasks";
import { findNextTask } from "@/lib/trust/tasks/queries/list-tasks";
import { taskOfWord } from "@/lib/trust/tasks/schemas";

/** Leads to where the next task is settled: one's own first, then what nobody has. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/tasks/suivante");
  const beside = taskOfWord(textOf((await searchParams).apres));
  const next = await findNextTask(actor, beside);
  redirect(next ? taskPlace(next) : taskListOf({ fait: "none" }));
}
