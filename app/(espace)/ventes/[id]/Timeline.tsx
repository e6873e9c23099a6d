import { Badge } from "@/components/ui/Badge";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { formatDate } from "@/lib/kernel/format-date";
import type { SaleStep, SaleStepView } from "@/lib/sales/timeline";
import type { SaleView } from "@/lib/sales/views";
import { SALE as COPY } from "./copy";
import { type SaleFormActions, StepForms } from "./SaleForms";

const ICONS: Record<SaleStep, IconName> = {
  compromis: "pencil",
  notification: "mail",
  withdrawal: "clock",
  loan: "landmark",
  deed: "key-round",
};

/** The steps of a sale: what is done, who must do what by when, and what comes later. */
export function Timeline({ sale, actions }: { sale: SaleView; actions: SaleFormActions }) {
  return (
    <section aria-labelledby="etapes">
      <Card flat className="p-5 md:p-6">
        <h2 id="etapes" className="text-heading">
          {COPY.timeline}
        </h2>
        <ol className="mt-5">
          <li className="relative flex gap-4 pb-6">
            <Rail isDone />
            <Mark icon="handshake" state="done" />
            <div className="min-w-0 pt-1.5">
              <h3 className="font-semibold">{COPY.accepted}</h3>
              <p className="text-small text-ink-soft">
                {formatDate(sale.openedAt, sale.property.clock.zone)}
              </p>
            </div>
          </li>
          {sale.steps.map((step, place) => (
            <Step
              key={step.step}
              step={step}
              sale={sale}
              actions={actions}
              isLast={place === sale.steps.length - 1}
            />
          ))}
        </ol>
      </Card>
    </section>
  );
}

/** The line from a step to the next one. */
function Rail({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "absolute top-10 bottom-0 left-5 -ml-px w-0.5",
        isDone ? "bg-leaf" : "bg-line-strong",
      )}
    />
  );
}

const MARKS: Record<SaleStepView["state"], string> = {
  done: "bg-leaf text-on-leaf",
  current: "bg-brand text-on-brand",
  upcoming: "border border-line-strong bg-surface text-ink-soft",
  dropped: "border border-line bg-sunken text-ink-soft",
};

function Mark({ icon, state }: { icon: IconName; state: SaleStepView["state"] }) {
  return (
    <span
      aria-hidden="true"
      className={cx("relative grid size-10 shrink-0 place-items-center rounded-full", MARKS[state])}
    >
      <Icon name={state === "done" ? "check" : icon} className="size-5" />
    </span>
  );
}

/** When a step was done, and where it is the buyer's word alone that it was. */
function doneText(step: SaleStep, day: string): string {
  if (step === "withdrawal") return COPY.endedOn(day);
  return step === "loan" ? COPY.declaredOn(day) : COPY.doneOn(day);
}

function Step({
  step: view,
  sale,
  actions,
  isLast,
}: {
  step: SaleStepView;
  sale: SaleView;
  actions: SaleFormActions;
  isLast: boolean;
}) {
  const { step, state, doneOn, task } = view;
  return (
    <li
      className={cx("relative flex gap-4", !isLast && "pb-6")}
      aria-current={state === "current" ? "step" : undefined}
    >
      {!isLast && <Rail isDone={state === "done"} />}
      <Mark icon={ICONS[step]} state={state} />
      <div className="flex min-w-0 grow flex-col gap-2 pt-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className={cx("font-semibold", state === "dropped" && "text-ink-soft")}>
            {COPY.steps[step]}
          </h3>
          {state !== "done" && (
            <Badge tone={state === "current" ? "brand" : "neutral"}>{COPY.states[state]}</Badge>
          )}
        </div>
        {doneOn !== null && <p className="text-small text-ink-soft">{doneText(step, doneOn)}</p>}
        {step === "deed" && state === "upcoming" && sale.days.deedPlannedOn !== null && (
          <p className="text-small">{COPY.plannedOn(sale.days.deedPlannedOn)}</p>
        )}
        {task && <Task task={task} sale={sale} />}
        {(state === "current" || state === "upcoming") && (
          <p className="max-w-text text-small text-ink-soft">{COPY.notes[step]}</p>
        )}
        <StepForms step={view} sale={sale} actions={actions} />
      </div>
    </li>
  );
}

function Task({ task, sale }: { task: NonNullable<SaleStepView["task"]>; sale: SaleView }) {
  const { what, who, by, late } = task;
  const isMine = what !== "reflect" && who.includes(sale.party);
  return (
    <div className="flex flex-col gap-2 rounded-card bg-sunken p-4">
      <p className="flex flex-wrap gap-2">
        {isMine ? (
          <Badge tone="mimosa">{COPY.mine}</Badge>
        ) : (
          who.map((party) => (
            <Badge key={party} tone="neutral" className="bg-surface!">
              {COPY.parties[party]}
            </Badge>
          ))
        )}
        {late && <Badge tone="tile">{COPY.late}</Badge>}
      </p>
      <p className={cx(isMine && "font-semibold")}>{COPY.tasks[what]}</p>
      {by !== null && (
        <p className="text-small first-letter:uppercase">
          <time dateTime={by}>{COPY.day(what, by)}</time>
        </p>
      )}
    </div>
  );
}
