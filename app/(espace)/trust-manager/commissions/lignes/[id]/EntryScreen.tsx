"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { EntryFacts } from "@/components/payouts/EntryFacts";
import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { REVERSAL_LABELS } from "@/lib/commissions/copy";
import { REVERSAL_REASONS } from "@/lib/commissions/rules";
import { EVENT_LABELS } from "@/lib/payouts/copy";
import type { EntryView } from "@/lib/payouts/views";
import { payoutRoutes } from "@/lib/routes/payouts";
import { spaceRoutes } from "@/lib/routes/space";
import { ENTRY as COPY, PAYOUTS } from "../../copy";

const LINKS = {
  entry: (id: string) => payoutRoutes.entry(id),
  statement: payoutRoutes.statement,
  visit: null,
  sale: (id: string) => spaceRoutes.sale(id),
};

/** One line of a ledger for the team, with what takes it back. */
export function EntryScreen({
  entry,
  isOwn,
  done,
  action,
}: {
  entry: EntryView;
  isOwn: boolean;
  done: string | null;
  action: FormAction;
}) {
  const { looper, event, property } = entry;
  const isOpen = entry.event !== "reversal" && entry.reversal === null;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={payoutRoutes.looper(looper.id)}>{COPY.back(looper.name)}</BackLink>
      {done && (
        <ArrivalNotice tone="success">
          <p>{done}</p>
        </ArrivalNotice>
      )}
      <PageTitle title={EVENT_LABELS[event]} lead={property} />
      <Card flat className="p-5 md:p-6">
        <EntryFacts entry={entry} links={LINKS} />
      </Card>
      {isOpen && <Reversal entry={entry} isOwn={isOwn} action={action} />}
    </div>
  );
}

function Reversal({
  entry: { id, contest },
  isOwn,
  action,
}: {
  entry: EntryView;
  isOwn: boolean;
  action: FormAction;
}) {
  const obstacle = isOwn ? COPY.own : contest?.outcome === null ? COPY.contested : null;
  return (
    <Panel id="regulariser" title={COPY.reverse}>
      {obstacle !== null ? (
        <Callout>
          <p>{obstacle}</p>
        </Callout>
      ) : (
        <ActionForm id={`regulariser-${id}`} action={action} className="max-w-text">
          <p className="text-ink-soft">{COPY.reverseText}</p>
          <FieldProblem name="entryId" />
          <input type="hidden" name="entryId" value={id} />
          <SelectField
            name="reason"
            label={COPY.reason}
            options={[
              { value: "", label: COPY.choose },
              ...REVERSAL_REASONS.map((value) => ({ value, label: REVERSAL_LABELS[value] })),
            ]}
            required
          />
          <TextField name="note" label={COPY.note} maxLength={300} />
          <SubmitButton variant="danger" sending={PAYOUTS.sending} className="self-start">
            {COPY.submit}
          </SubmitButton>
        </ActionForm>
      )}
    </Panel>
  );
}
