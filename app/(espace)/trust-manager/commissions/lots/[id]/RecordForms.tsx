import { ActionForm } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { REFUSAL_LABELS } from "@/lib/payouts/copy";
import { PAYOUT_REFUSALS } from "@/lib/payouts/rules";
import type { BatchView } from "@/lib/payouts/views";
import { BATCHES as COPY, PAYOUTS } from "../../copy";
import type { BatchForms } from "./batch-forms";
import { PayoutTable } from "./PayoutTable";

/** The bank's answer to the payments of a batch: those that it made, and those that it refused. */
export function RecordForms({
  batch,
  today,
  actions,
}: {
  batch: BatchView;
  today: string;
  actions: BatchForms;
}) {
  const { id, items } = batch;
  return (
    <>
      <Panel id="payes" title={COPY.recordPaid}>
        <p className="text-small text-ink-soft">{COPY.recordText}</p>
        <ActionForm id={`payes-${id}`} action={actions.paid} defaultValue={{ paidOn: today }}>
          <input type="hidden" name="batchId" value={id} />
          <PayoutTable payouts={items} picks />
          <FieldProblem name="payoutIds" />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="paidOn" type="date" label={COPY.paidOn} max={today} />
            <TextField name="reference" label={COPY.reference} maxLength={140} />
          </div>
          <SubmitButton sending={PAYOUTS.sending} className="self-start">
            {COPY.submitPaid}
          </SubmitButton>
        </ActionForm>
      </Panel>
      <Panel id="refuses" title={COPY.recordRefused}>
        <ActionForm id={`refuses-${id}`} action={actions.refused}>
          <input type="hidden" name="batchId" value={id} />
          <PayoutTable payouts={items.filter(({ outcome }) => outcome === null)} picks />
          <FieldProblem name="payoutIds" />
          <SelectField
            name="refusal"
            label={COPY.refusal}
            options={[
              { value: "", label: COPY.choose },
              ...PAYOUT_REFUSALS.map((value) => ({ value, label: REFUSAL_LABELS[value] })),
            ]}
            required
            className="max-w-text"
          />
          <SubmitButton variant="danger" sending={PAYOUTS.sending} className="self-start">
            {COPY.submitRefused}
          </SubmitButton>
        </ActionForm>
      </Panel>
    </>
  );
}
