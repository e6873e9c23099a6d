"use client";

import { ActionForm } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormPanel } from "@/components/forms/FormPanel";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { BATCH_TONES } from "@/components/payouts/tones";
import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { BackLink } from "@/components/space/BackLink";
import { Facts } from "@/components/space/Facts";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { buttonClass } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { mayMoveBatch } from "@/lib/payouts/rules";
import type { BatchView } from "@/lib/payouts/views";
import { payoutRoutes } from "@/lib/routes/payouts";
import { BATCH_STATES, BATCHES as COPY, PAYOUTS } from "../../copy";
import type { BatchForms } from "./batch-forms";
import { PayoutTable } from "./PayoutTable";
import { RecordForms } from "./RecordForms";

/** One batch of payments: approved, given to the bank, and what the bank did with each. */
export function BatchScreen({
  batch,
  today,
  done,
  actions,
}: {
  batch: BatchView;
  today: string;
  done: keyof typeof COPY.done | null;
  actions: BatchForms;
}) {
  const { id, state, totalCents, createdAt, createdBy, approvedBy, fileTakenAt } = batch;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={payoutRoutes.batches}>{COPY.back}</BackLink>
      {done && (
        <ArrivalNotice tone="success">
          <p>{COPY.done[done]}</p>
        </ArrivalNotice>
      )}
      <PageTitle title={COPY.of(id)} />
      <Card flat className="flex flex-col gap-4 p-5 md:p-6">
        <div>
          <Badge tone={BATCH_TONES[state]}>{BATCH_STATES[state]}</Badge>
        </div>
        <Facts
          facts={[
            { label: COPY.total, value: <strong>{formatExactPrice(totalCents)}</strong> },
            { label: COPY.executeOn, value: formatCivilDate(batch.executeOn) },
            { label: COPY.created, value: COPY.createdBy(createdBy, createdAt) },
            approvedBy !== null && batch.approvedAt !== null
              ? { label: COPY.approved, value: COPY.createdBy(approvedBy, batch.approvedAt) }
              : null,
            fileTakenAt && { label: COPY.taken, value: COPY.takenAt(fileTakenAt) },
          ]}
        />
        <Steps batch={batch} actions={actions} />
      </Card>
      {mayMoveBatch("record", state) ? (
        <RecordForms batch={batch} today={today} actions={actions} />
      ) : (
        <Panel id="versements" title={COPY.payouts}>
          <PayoutTable payouts={batch.items} />
        </Panel>
      )}
    </div>
  );
}

/** What can be done with the batch itself. */
function Steps({ batch, actions }: { batch: BatchView; actions: BatchForms }) {
  const { id, state, approval, fileTakenAt } = batch;
  return (
    <>
      {mayMoveBatch("approve", state) &&
        (approval === null ? (
          <ActionForm id={`approuver-${id}`} action={actions.approve} className="items-start">
            <FieldProblem name="batchId" />
            <input type="hidden" name="batchId" value={id} />
            <SubmitButton sending={PAYOUTS.sending}>{COPY.approve}</SubmitButton>
          </ActionForm>
        ) : (
          <Callout tone="warning">
            <p>{COPY.approval[approval]}</p>
          </Callout>
        ))}
      {mayMoveBatch("take-file", state) && (
        <form method="post" action={payoutRoutes.batchFile(id)}>
          <p className="mb-3 max-w-text text-small text-ink-soft">{COPY.fileText}</p>
          <button type="submit" className={buttonClass({ variant: "primary" })}>
            <Icon name="download" className="size-5" />
            {fileTakenAt === null ? COPY.file : COPY.fileAgain}
          </button>
        </form>
      )}
      {mayMoveBatch("cancel", state) && (
        <ActionForm id={`annuler-${id}`} action={actions.cancel}>
          <FormPanel summary={COPY.cancel} summaryClassName={buttonClass({ variant: "quiet" })}>
            <p>{COPY.cancelText}</p>
            <FieldProblem name="batchId" />
            <input type="hidden" name="batchId" value={id} />
            <SubmitButton variant="danger" sending={PAYOUTS.sending} className="self-start">
              {COPY.cancelConfirm}
            </SubmitButton>
          </FormPanel>
        </ActionForm>
      )}
    </>
  );
}
