"use client";

import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { type Column, DataTable } from "@/components/space/DataTable";
import { HandOnFields } from "@/components/trust/HandOnFields";
import { TaskDue } from "@/components/trust/TaskDue";
import { TickAll, TickBox, TickedBar } from "@/components/trust/Ticks";
import { TASK_TONES, taskPlace } from "@/components/trust/task-places";
import { TASKS } from "@/components/trust/tasks-copy";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { initialedName } from "@/lib/kernel/person-name";
import { taskRoute } from "@/lib/routes/tasks";
import { type TaskOwner, type TaskView, taskWord } from "@/lib/trust/tasks/rules";

const wordOf = ({ kind, id }: TaskView) => taskWord({ kind, subjectId: id });
const nameOf = ({ kind, subject }: TaskView) => subject || TASKS.kinds[kind];

/**
 * The queue as a form: a button a row, and what is done with the rows that are ticked. It stays where no row is left, for
 * it says what was done with the last ones.
 */
export function Queue({
  tasks,
  now,
  managers,
  share,
  children,
}: {
  tasks: readonly TaskView[];
  now: Date;
  managers: readonly { id: string; name: string }[];
  share: FormAction;
  /** What stands there without a task. */
  children: ReactNode;
}) {
  const { columns } = TASKS;
  const shown: [Column<TaskView>, ...Column<TaskView>[]] = [
    { label: columns.subject, cell: (task) => <Subject {...task} /> },
    {
      label: columns.kind,
      cell: ({ kind }) => (
        <Badge tone={TASK_TONES[kind]} className="max-xl:whitespace-normal">
          {TASKS.kinds[kind]}
        </Badge>
      ),
    },
    { label: columns.due, cell: ({ dueAt }) => <TaskDue dueAt={dueAt} now={now} /> },
    { label: columns.owner, cell: ({ owner }) => owner && <Owner owner={owner} /> },
    { label: columns.action, kind: "action", cell: (task) => <Actions {...task} /> },
  ];
  return (
    <ActionForm id="taches" action={share} className="task-queue">
      <FieldProblem name="tasks" />
      <FieldProblem name="subjectId" />
      {tasks.length === 0 ? (
        children
      ) : (
        <>
          <TickAll name="tasks" />
          <DataTable
            label={TASKS.list}
            columns={shown}
            rows={tasks}
            keyOf={wordOf}
            from="xl"
            dense
          />
          <Ticked managers={managers} />
        </>
      )}
    </ActionForm>
  );
}

/** What is done with the rows that are ticked. */
function Ticked({ managers }: { managers: readonly { id: string; name: string }[] }) {
  return (
    <TickedBar title={TASKS.some.title}>
      <SubmitButton
        name="move"
        value="claim"
        variant="secondary"
        sending={TASKS.working}
        className="self-start"
      >
        {TASKS.some.claim}
      </SubmitButton>
      {managers.length > 0 && (
        <FormDisclosure summary={TASKS.some.handOn} className="border-y border-line">
          <div className="flex max-w-text flex-col gap-5">
            <HandOnFields managers={managers} />
            <SubmitButton name="move" value="handOn" sending={TASKS.working} className="self-start">
              {TASKS.some.send}
            </SubmitButton>
          </div>
        </FormDisclosure>
      )}
    </TickedBar>
  );
}

function Subject(task: TaskView) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      <TickBox name="tasks" value={wordOf(task)} label={TASKS.tick(nameOf(task))} />
      <Link href={taskPlace(task)} className="text-link min-w-0 py-2 font-semibold wrap-anywhere">
        {nameOf(task)}
      </Link>
      {task.town !== null && (
        <span className="ml-2 shrink-0 text-small font-normal text-ink-soft">{task.town}</span>
      )}
    </span>
  );
}

function Owner({ owner }: { owner: TaskOwner }) {
  const name = owner.holder === "self" ? TASKS.you : initialedName(owner.name);
  return <span className="whitespace-nowrap">{TASKS.ownerUntil(name, owner.until)}</span>;
}

function Actions(task: TaskView) {
  const { kind, id, owner } = task;
  const name = nameOf(task);
  const isOwn = owner?.holder === "self";
  return (
    <span className="flex items-center gap-x-3 xl:justify-end">
      {owner?.holder !== "other" && (
        <SubmitButton
          name="only"
          value={`${isOwn ? "release" : "claim"}~${wordOf(task)}`}
          variant="secondary"
          size="sm"
          sending={TASKS.working}
          aria-label={isOwn ? TASKS.releaseNamed(name) : TASKS.claimNamed(name)}
        >
          {isOwn ? TASKS.release : TASKS.claim}
        </SubmitButton>
      )}
      <Link
        href={taskRoute(kind, id)}
        aria-label={TASKS.followNamed(name)}
        className="text-link inline-flex min-h-11 items-center whitespace-nowrap"
      >
        {TASKS.follow}
      </Link>
    </span>
  );
}
