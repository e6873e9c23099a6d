"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { RadioField } from "@/components/forms/RadioField";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { REASON_SENTENCES } from "@/lib/accounts/role-grants/copy";
import { SUSPENSION_REASONS } from "@/lib/accounts/role-grants/reasons";
import { REVERSAL_LABELS } from "@/lib/commissions/copy";
import { REVERSAL_REASONS } from "@/lib/commissions/rules";
import {
  POINT_ANSWER_LABELS,
  QUALITY_OUTCOME_HINTS,
  QUALITY_OUTCOME_LABELS,
  QUALITY_POINT_LABELS,
} from "@/lib/quality/copy";
import { CHECKLISTS, NOTE, POINT_ANSWERS, pointField } from "@/lib/quality/rules";
import type { CheckView } from "@/lib/quality/views";
import { CHECK } from "./copy";

const COPY = CHECK.form;

/** The checklist of a check, its conclusion, and what follows. */
export function CheckForm({ check, action }: { check: CheckView; action: FormAction }) {
  const { id, kind, state, outcomes, measures, dueAt, correctOn } = check;
  return (
    <ActionForm id={`conclure-${id}-${state}`} action={action}>
      <h2 className="text-heading">{state === "open" ? COPY.title : COPY.again}</h2>
      <p className="-mt-3 text-small text-ink-soft">
        {state === "correcting" && correctOn ? COPY.correcting(correctOn) : COPY.dueBy(dueAt)}
      </p>
      <FieldProblem name="checkId" />
      <input type="hidden" name="checkId" value={id} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="seen" value={state} />
      {CHECKLISTS[kind].map((point) => (
        <RadioField
          key={point}
          name={pointField(point)}
          legend={QUALITY_POINT_LABELS[point]}
          options={POINT_ANSWERS.map((value) => ({ value, label: POINT_ANSWER_LABELS[value] }))}
        />
      ))}
      <hr className="border-line" />
      <RadioField
        name="outcome"
        legend={COPY.outcome}
        stacked
        options={outcomes.map((value) => ({
          value,
          label: QUALITY_OUTCOME_LABELS[value],
          hint: QUALITY_OUTCOME_HINTS[kind][value],
        }))}
      />
      <TextField
        name="note"
        label={COPY.note}
        hint={COPY.noteHint[kind]}
        optional
        maxLength={NOTE.max}
      />
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-2 text-small font-semibold">{COPY.measures}</legend>
        {measures.length === 0 && <p className="text-small text-ink-soft">{COPY.noMeasure}</p>}
        {measures.includes("reverse") && (
          <SelectField
            name="reverse"
            label={COPY.reverse}
            options={[
              { value: "", label: COPY.noReverse },
              ...REVERSAL_REASONS.map((value) => ({ value, label: REVERSAL_LABELS[value] })),
            ]}
          />
        )}
        {measures.includes("withdraw") && (
          <CheckField name="withdraw" label={COPY.withdraw} hint={COPY.withdrawHint} />
        )}
        {measures.includes("suspend") && (
          <SelectField
            name="suspend"
            label={COPY.suspend}
            options={[
              { value: "", label: COPY.noSuspend },
              ...SUSPENSION_REASONS.map((value) => ({ value, label: REASON_SENTENCES[value] })),
            ]}
          />
        )}
      </fieldset>
      <SubmitButton sending={COPY.sending} className="self-start">
        {COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}
