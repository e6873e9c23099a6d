"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { Link } from "@/components/ui/Link";
import { nextTaskRoute, taskRoute } from "@/lib/routes/tasks";
import { type TaskView, taskWord } from "@/lib/trust/tasks/rules";
import { TaskDue } from "./TaskDue";
import { TASKS } from "./tasks-copy";

/**
 * The task of a page on which one is settled: until when, who has it, and the way to the next one. Once nothing waits
 * there is the way alone.
 */
export function TaskBar({
  task,
  now,
  move,
}: {
  task: TaskView | null;
  now: Date;
  /** Claims or releases it; null on a page that has its own way to. */
  move: FormAction | null;
}) {
  const { bar } = TASKS;
  return (
    <section
      aria-label={bar.label}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-sunken px-4 py-2 text-small"
    >
      {task === null ? (
        <p className="grow text-ink-soft">{bar.settled}</p>
      ) : (
        <>
          <p>
            <span className="text-ink-soft">{TASKS.kinds[task.kind]}</span>{" "}
            <TaskDue dueAt={task.dueAt} now={now} />
          </p>
          <p className="grow">
            <span className="text-ink-soft">{bar.owner}</span> <Owner task={task} />
          </p>
          {move && <Share task={task} move={move} />}
          <Link
            href={taskRoute(task.kind, task.id)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {bar.detail}
          </Link>
        </>
      )}
      <LinkButton
        href={nextTaskRoute(task && taskWord({ kind: task.kind, subjectId: task.id }))}
        variant="quiet"
        size="sm"
      >
        {bar.next}
      </LinkButton>
    </section>
  );
}

function Owner({ task: { owner } }: { task: TaskView }) {
  if (owner === null) return <span>{TASKS.nobody}</span>;
  const name = owner.holder === "self" ? TASKS.you : owner.name;
  return <span className="font-medium">{TASKS.ownerUntil(name, owner.until)}</span>;
}

/** Takes a task that nobody has, gives one's own back; of somebody else's there is nothing to do. */
function Share({ task, move }: { task: TaskView; move: FormAction }) {
  if (task.owner?.holder === "other") return null;
  const isOwn = task.owner !== null;
  return (
    <ActionForm id={`tache-${task.kind}-${task.id}`} action={move} className="gap-2!">
      <FieldProblem name="subjectId" />
      <input type="hidden" name="kind" value={task.kind} />
      <input type="hidden" name="subjectId" value={task.id} />
      <SubmitButton
        name="move"
        value={isOwn ? "release" : "claim"}
        variant="secondary"
        size="sm"
        sending={TASKS.working}
      >
        {isOwn ? TASKS.release : TASKS.claim}
      </SubmitButton>
    </ActionForm>
  );
}
