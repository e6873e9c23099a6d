"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { type Column, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { formatExactPrice, formatInteger } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { OwedView } from "@/lib/payouts/views";
import { payoutRoutes } from "@/lib/routes/payouts";
import { PayoutsFrame } from "./_parts/PayoutsFrame";
import { PickBox } from "./_parts/PickBox";
import { OWED as COPY, PAYOUTS } from "./copy";

/** Who is to be paid, ticked for a batch. */
export function OwedScreen({
  owed,
  hasPayer,
  days,
  action,
}: {
  owed: readonly OwedView[];
  /** Whether the configuration has the account that pays. */
  hasPayer: boolean;
  /** The first day that can be asked for, and the one that is offered. */
  days: { min: string; first: string };
  action: FormAction;
}) {
  const payable = hasPayer && owed.some(({ obstacle }) => obstacle === null);
  return (
    <PayoutsFrame current="owed" title={COPY.title} lead={COPY.lead}>
      {!hasPayer && (
        <Callout tone="warning">
          <p>{COPY.noAccount}</p>
        </Callout>
      )}
      {owed.length === 0 ? (
        <NoData title={COPY.empty}>
          <p>{COPY.emptyText}</p>
        </NoData>
      ) : (
        <Panel id="a-payer" title={COPY.table}>
          <ActionForm id="lot" action={action} defaultValue={{ executeOn: days.first }}>
            <DataTable
              label={COPY.table}
              columns={columnsOf(payable)}
              rows={owed}
              keyOf={({ looperId }) => looperId}
            />
            <FieldProblem name="looperIds" />
            {payable && (
              <div className="flex flex-wrap items-end gap-4">
                <TextField name="executeOn" type="date" label={COPY.executeOn} min={days.min} />
                <SubmitButton sending={PAYOUTS.sending}>{COPY.submit}</SubmitButton>
                <p className="basis-full text-fine text-ink-soft">{COPY.submitHint}</p>
              </div>
            )}
          </ActionForm>
        </Panel>
      )}
    </PayoutsFrame>
  );
}

const [PICK, LOOPER, STATEMENTS, DUE, BY, REMARK] = COPY.columns;

const columnsOf = (payable: boolean): [Column<OwedView>, ...Column<OwedView>[]] => [
  {
    label: LOOPER,
    cell: ({ looperId, name }) => (
      <Link href={payoutRoutes.looper(looperId)} className="text-link">
        {name}
      </Link>
    ),
  },
  { label: STATEMENTS, kind: "figure", cell: ({ statements }) => formatInteger(statements) },
  {
    label: DUE,
    kind: "figure",
    cell: ({ owedCents }) => <strong>{formatExactPrice(owedCents)}</strong>,
  },
  { label: BY, cell: ({ payableBy }) => payableBy && formatCivilDate(payableBy) },
  { label: REMARK, cell: ({ obstacle }) => obstacle && COPY.obstacles[obstacle] },
  {
    label: PICK,
    kind: "action",
    cell: ({ looperId, name, obstacle }) =>
      payable &&
      obstacle === null && (
        <PickBox name="looperIds" value={looperId} label={COPY.pick(name)} checked />
      ),
  },
];
