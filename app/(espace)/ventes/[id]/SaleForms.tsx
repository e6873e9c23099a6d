import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { buttonClass } from "@/components/ui/Button";
import { SALE_END_LABELS } from "@/lib/sales/copy";
import {
  loanDueBounds,
  RECORDED_STEPS,
  type RecordedStep,
  type SaleAction,
  type SaleDays,
} from "@/lib/sales/rules";
import type { SaleStep, SaleStepView } from "@/lib/sales/timeline";
import type { SaleView } from "@/lib/sales/views";
import { SALE as COPY } from "./copy";

/** What the forms of a sale post to. */
export interface SaleFormActions {
  record: FormAction;
  loan: FormAction;
  withdraw: FormAction;
  end: FormAction;
}

const STEP_ACTIONS: Record<SaleStep, readonly SaleAction[]> = {
  compromis: ["plan-compromis", "sign-compromis"],
  notification: ["notify-compromis"],
  withdrawal: [],
  loan: ["apply-loan", "obtain-loan", "refuse-loan"],
  deed: ["plan-deed", "sign-deed"],
};

const isRecorded = (action: SaleAction): action is RecordedStep =>
  (RECORDED_STEPS as readonly SaleAction[]).includes(action);

interface Props {
  sale: SaleView;
  actions: SaleFormActions;
}

/** What the reader can do in a step, each behind its button. */
export function StepForms({ step, sale, actions }: Props & { step: SaleStepView }) {
  const possible = STEP_ACTIONS[step.step].filter((action) => sale.actions.includes(action));
  if (possible.length === 0) return null;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {possible.map((action) =>
        isRecorded(action) ? (
          <RecordForm
            key={action}
            action={action}
            sale={sale}
            actions={actions}
            isNext={step.task?.what === action}
          />
        ) : (
          <LoanForm
            key={action}
            action={action}
            sale={sale}
            actions={actions}
            isNext={step.task?.what === action}
          />
        ),
      )}
    </div>
  );
}

/** The day of each record, where there is one already. */
const DAYS = {
  "plan-compromis": "compromisPlannedOn",
  "sign-compromis": "compromisSignedOn",
  "notify-compromis": "notifiedOn",
  "plan-deed": "deedPlannedOn",
  "sign-deed": "deedSignedOn",
} as const satisfies Record<RecordedStep, keyof SaleDays>;

/** A signature is recorded on the day it was planned for, a letter today: what is likeliest. */
function likelyDay(action: RecordedStep, { days, bounds }: SaleView): string | null {
  const known = days[DAYS[action]];
  if (known !== null) return known;
  const bound = bounds[action];
  if (!bound) return null;
  const planned =
    action === "sign-compromis"
      ? days.compromisPlannedOn
      : action === "sign-deed"
        ? days.deedPlannedOn
        : null;
  if (planned !== null && planned >= bound.min && planned <= bound.max) return planned;
  return action.startsWith("plan") || bound.min > bound.max ? null : bound.max;
}

function RecordForm({
  action,
  sale,
  actions,
  isNext,
}: Props & { action: RecordedStep; isNext: boolean }) {
  const { id, days, bounds, needsLoan } = sale;
  const copy = COPY.records[action];
  const isChange = days[DAYS[action]] !== null;
  const bound = bounds[action];
  const asksLoan = action === "sign-compromis" && needsLoan;
  const day = likelyDay(action, sale);
  return (
    <ActionForm
      id={`${action}-${id}`}
      action={actions.record}
      defaultValue={{
        day,
        ...(asksLoan && {
          loanDueOn: days.loanDueOn ?? (day === null ? null : loanDueBounds(day).min),
        }),
      }}
      className="has-[details[open]]:basis-full"
    >
      <FormPanel
        group={`etape-${id}`}
        summary={isChange ? COPY.change : copy.label}
        summaryClassName={buttonClass({ variant: isNext ? "primary" : "secondary" })}
      >
        <input type="hidden" name="saleId" value={id} />
        <input type="hidden" name="step" value={action} />
        {action === "sign-deed" && <p>{COPY.concludes}</p>}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="day"
            type="date"
            label={copy.day}
            {...(bound &&
              bound.min <= bound.max && {
                hint: COPY.dayHint(bound.min, bound.max),
                min: bound.min,
                max: bound.max,
              })}
          />
          {asksLoan && (
            <TextField name="loanDueOn" type="date" label={COPY.loanDue} hint={COPY.loanDueHint} />
          )}
        </div>
        <SubmitButton sending={COPY.sending} className="self-start">
          {COPY.record}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}

const OUTCOMES: Partial<Record<SaleAction, string>> = {
  "apply-loan": "applied",
  "obtain-loan": "obtained",
  "refuse-loan": "refused",
};

function LoanForm({
  action,
  sale: { id },
  actions,
  isNext,
}: Props & { action: SaleAction; isNext: boolean }) {
  const fields = (
    <>
      <input type="hidden" name="saleId" value={id} />
      <input type="hidden" name="outcome" value={OUTCOMES[action]} />
    </>
  );
  if (action === "refuse-loan") {
    return (
      <ActionForm
        id={`${action}-${id}`}
        action={actions.loan}
        className="has-[details[open]]:basis-full"
      >
        <FormPanel
          group={`etape-${id}`}
          summary={COPY.loan[action]}
          summaryClassName={buttonClass({ variant: "secondary" })}
        >
          {fields}
          <p>{COPY.loan.refuseLead}</p>
          <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
            {COPY.loan.refuseSubmit}
          </SubmitButton>
        </FormPanel>
      </ActionForm>
    );
  }
  return (
    <ActionForm id={`${action}-${id}`} action={actions.loan}>
      {fields}
      <SubmitButton variant={isNext ? "primary" : "secondary"} sending={COPY.sending}>
        {action === "apply-loan" ? COPY.loan["apply-loan"] : COPY.loan["obtain-loan"]}
      </SubmitButton>
    </ActionForm>
  );
}

/** The end without a deed: the buyer's withdrawal, which needs no reason, or an end by the other side. */
export function EndPanel({ sale, actions }: Props) {
  const { id, days, endReasons } = sale;
  if (sale.actions.includes("withdraw")) {
    const copy = COPY.withdraw;
    return (
      <Panel id="retractation" title={copy.title}>
        <p className="max-w-text text-small text-ink-soft">{copy.lead(days.withdrawalEndsOn)}</p>
        <ActionForm id={`retractation-${id}`} action={actions.withdraw}>
          <FormPanel summary={copy.label} summaryClassName={buttonClass({ variant: "secondary" })}>
            <input type="hidden" name="saleId" value={id} />
            <p className="max-w-text">{copy.warning}</p>
            <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
              {copy.submit}
            </SubmitButton>
          </FormPanel>
        </ActionForm>
      </Panel>
    );
  }
  if (!sale.actions.includes("end") || endReasons.length === 0) return null;
  const copy = COPY.end;
  return (
    <Panel id="fin" title={copy.title}>
      <p className="max-w-text text-small text-ink-soft">{copy.lead}</p>
      <ActionForm id={`fin-${id}`} action={actions.end}>
        <FormPanel summary={copy.label} summaryClassName={buttonClass({ variant: "secondary" })}>
          <input type="hidden" name="saleId" value={id} />
          <SelectField
            name="reason"
            label={copy.reason}
            options={[
              { value: "", label: copy.pick },
              ...endReasons.map((value) => ({ value, label: SALE_END_LABELS[value] })),
            ]}
            required
            className="max-w-md"
          />
          <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
            {copy.submit}
          </SubmitButton>
        </FormPanel>
      </ActionForm>
    </Panel>
  );
}
