"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { FactGrid } from "@/components/trust/FactGrid";
import { HandOnFields } from "@/components/trust/HandOnFields";
import { TaskDue } from "@/components/trust/TaskDue";
import { taskPlace } from "@/components/trust/task-places";
import { TASKS } from "@/components/trust/tasks-copy";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { formatDateTime } from "@/lib/kernel/format-date";
import { MINUTE_MS } from "@/lib/kernel/time";
import { nextTaskRoute, taskListOf } from "@/lib/routes/tasks";
import type { TaskRef } from "@/lib/tasks/rules";
import { TASK_TEXT_LENGTH, type TaskView, taskWord } from "@/lib/trust/tasks/rules";
import type { TaskCommentView, TaskDecisionView, TaskFile } from "@/lib/trust/tasks/views";

const { panel } = TASKS;

interface Actions {
  move: FormAction;
  handOn: FormAction;
  comment: FormAction;
}

/** A task: who has it, what the team wrote about it, who decided, and the way to where it is settled. */
export function TaskScreen({
  file: { ref, task, comments, decisions },
  now,
  managers,
  actions,
}: {
  file: TaskFile;
  now: Date;
  managers: readonly { id: string; name: string }[];
  actions: Actions;
}) {
  return (
    <div className="flex flex-col gap-8">
      <BackLink href={taskListOf({})}>{panel.back}</BackLink>
      <PageTitle
        title={task?.subject || TASKS.kinds[ref.kind]}
        lead={task?.subject ? TASKS.kinds[ref.kind] : undefined}
        actions={
          <>
            {task && <LinkButton href={taskPlace(task)}>{TASKS.actions[ref.kind]}</LinkButton>}
            <LinkButton
              href={nextTaskRoute(taskWord(ref))}
              variant={task ? "secondary" : "primary"}
            >
              {TASKS.bar.next}
            </LinkButton>
          </>
        }
      />
      {task ? (
        <Waiting task={task} now={now} move={actions.move} />
      ) : (
        <Callout tone="success">
          <p>{panel.settled}</p>
        </Callout>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Comments taskRef={ref} comments={comments} action={task ? actions.comment : null} />
        <div className="flex flex-col gap-6">
          {task && <HandOn taskRef={ref} managers={managers} action={actions.handOn} />}
          <Decisions decisions={decisions} />
        </div>
      </div>
    </div>
  );
}

const Hidden = ({ kind, subjectId }: TaskRef) => (
  <>
    <FieldProblem name="subjectId" />
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="subjectId" value={subjectId} />
  </>
);

function Waiting({ task, now, move }: { task: TaskView; now: Date; move: FormAction }) {
  const { kind, id, since, dueAt, town, owner } = task;
  const who = owner?.holder === "self" ? TASKS.you : owner?.name;
  return (
    <div className="flex flex-col gap-5">
      <FactGrid
        facts={[
          {
            label: panel.due,
            value: <TaskDue dueAt={dueAt} now={now} />,
            hint: formatDateTime(dueAt),
          },
          { label: panel.since, value: formatDateTime(since) },
          {
            label: panel.owner,
            value: owner && who ? TASKS.ownerUntil(who, owner.until) : TASKS.nobody,
          },
          ...(town === null ? [] : [{ label: panel.town, value: town }]),
        ]}
      />
      {owner?.holder !== "other" && (
        <ActionForm id="suivi" action={move} className="items-start">
          <Hidden kind={kind} subjectId={id} />
          <p className="text-small text-ink-soft">{panel.hint}</p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton
              name="move"
              value="claim"
              variant={owner ? "secondary" : "primary"}
              sending={TASKS.working}
            >
              {owner ? panel.renew : panel.claim}
            </SubmitButton>
            {owner && (
              <SubmitButton name="move" value="release" variant="quiet" sending={TASKS.working}>
                {panel.release}
              </SubmitButton>
            )}
          </div>
        </ActionForm>
      )}
    </div>
  );
}

function Comments({
  taskRef,
  comments,
  action,
}: {
  taskRef: TaskRef;
  comments: readonly TaskCommentView[];
  /** Null once it is settled. */
  action: FormAction | null;
}) {
  return (
    <Panel id="commentaires" title={TASKS.comment.title}>
      {action && (
        <ActionForm id="commenter" action={action} className="items-stretch">
          <Hidden {...taskRef} />
          <TextAreaField
            name="text"
            label={TASKS.comment.label}
            rows={3}
            maxLength={TASK_TEXT_LENGTH}
          />
          <SubmitButton variant="secondary" sending={TASKS.working} className="self-start">
            {TASKS.comment.send}
          </SubmitButton>
        </ActionForm>
      )}
      {comments.length === 0 ? (
        <p className="text-small text-ink-soft">{TASKS.comment.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {comments.map(({ id, at, author, to, text }) => (
            <li key={id} className="py-3">
              <p className="flex flex-wrap gap-x-3 text-small">
                <span className="font-semibold">
                  {to === null ? author : TASKS.handedTo(author, to)}
                </span>
                <time dateTime={at.toISOString()} className="text-ink-soft">
                  {formatDateTime(at)}
                </time>
              </p>
              <p className="mt-1 max-w-text wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function HandOn({
  taskRef,
  managers,
  action,
}: {
  taskRef: TaskRef;
  managers: readonly { id: string; name: string }[];
  action: FormAction;
}) {
  return (
    <Panel id="confier" title={TASKS.handOn.title}>
      {managers.length === 0 ? (
        <p className="text-small text-ink-soft">{TASKS.handOn.alone}</p>
      ) : (
        <ActionForm id="confier-a" action={action}>
          <Hidden {...taskRef} />
          <HandOnFields managers={managers} />
          <SubmitButton variant="secondary" sending={TASKS.working} className="self-start">
            {TASKS.handOn.send}
          </SubmitButton>
        </ActionForm>
      )}
    </Panel>
  );
}

function Decisions({ decisions }: { decisions: readonly TaskDecisionView[] }) {
  const { history } = TASKS;
  return (
    <Panel id="decisions" title={history.title}>
      {decisions.length === 0 ? (
        <p className="text-small text-ink-soft">{history.none}</p>
      ) : (
        <ul className="flex flex-col gap-3 text-small">
          {decisions.map(({ id, by, since, dueAt, decidedAt }) => {
            const ms = Math.max(0, decidedAt.getTime() - since.getTime());
            return (
              <li key={id}>
                <p className="font-medium">{history.line(by, decidedAt)}</p>
                <p className="text-ink-soft">
                  {history.after(Math.floor(ms / MINUTE_MS), decidedAt > dueAt)}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
