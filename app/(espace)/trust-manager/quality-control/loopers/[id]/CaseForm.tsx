"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { RadioField } from "@/components/forms/RadioField";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { REASON_SENTENCES } from "@/lib/accounts/role-grants/copy";
import { SUSPENSION_REASONS } from "@/lib/accounts/role-grants/reasons";
import { NOTE } from "@/lib/quality/rules";
import type { CaseView } from "@/lib/quality/views";
import { CASE as COPY } from "./copy";

/** What the team decides about a looper: they go on, or are suspended. */
export function CaseForm({
  file: { id, canSuspend },
  action,
}: {
  file: CaseView;
  action: FormAction;
}) {
  const going = { value: "continued", label: COPY.continued, hint: COPY.continuedHint };
  const suspended = { value: "suspended", label: COPY.suspended, hint: COPY.suspendedHint };
  const outOfForce = { value: "suspended", label: COPY.outOfForce, hint: COPY.outOfForceHint };
  return (
    <ActionForm id={`dossier-${id}`} action={action} className="max-w-text">
      <p className="text-ink-soft">{canSuspend ? COPY.decideText : COPY.cantSuspend}</p>
      <FieldProblem name="caseId" />
      <input type="hidden" name="caseId" value={id} />
      <RadioField
        name="decision"
        legend={COPY.choices}
        stacked
        options={canSuspend ? [going, suspended] : [outOfForce]}
      />
      {canSuspend && (
        <SelectField
          name="suspension"
          label={COPY.suspension}
          options={[
            { value: "", label: COPY.choose },
            ...SUSPENSION_REASONS.map((value) => ({ value, label: REASON_SENTENCES[value] })),
          ]}
        />
      )}
      <TextField name="note" label={COPY.note} maxLength={NOTE.max} />
      <SubmitButton sending={COPY.sending} className="self-start">
        {COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}
