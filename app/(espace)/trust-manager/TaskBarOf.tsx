import { TaskBar } from "@/components/trust/TaskBar";
import type { Actor } from "@/lib/policy/actor";
import type { TaskKind } from "@/lib/tasks/rules";
import { findTask } from "@/lib/trust/tasks/queries/list-tasks";
import { moveTaskAction } from "./tasks/actions";

/** The bar of a page on which a task of one of these kinds is settled: that of its row. */
export async function TaskBarOf({
  actor,
  kinds,
  id,
  claimsElsewhere = false,
}: {
  actor: Actor;
  kinds: readonly TaskKind[];
  id: string;
  /** Whether the page has its own way to claim. */
  claimsElsewhere?: boolean;
}) {
  const now = new Date();
  const task = await findTask(actor, { kinds, subjectId: id }, now);
  return <TaskBar task={task} now={now} move={claimsElsewhere ? null : moveTaskAction} />;
}
