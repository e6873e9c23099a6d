import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import type { TaskView } from "@/lib/trust/tasks/rules";
import { TaskDue } from "./TaskDue";
import { TASK_TONES, taskPlace } from "./task-places";
import { TASKS } from "./tasks-copy";

/** What waits, what is due first, each with the way to where it is dealt with. */
export function TaskList({ tasks, now }: { tasks: readonly TaskView[]; now: Date }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {tasks.map((task) => (
        <li
          key={`${task.kind}-${task.id}`}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-5"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{task.subject}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
              <Badge tone={TASK_TONES[task.kind]}>{TASKS.kinds[task.kind]}</Badge>
              <TaskDue dueAt={task.dueAt} now={now} />
              {task.owner && (
                <span>{task.owner.holder === "self" ? TASKS.you : task.owner.name}</span>
              )}
            </p>
          </div>
          <LinkButton href={taskPlace(task)} variant="secondary" className="sm:min-w-48">
            {TASKS.actions[task.kind]}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
