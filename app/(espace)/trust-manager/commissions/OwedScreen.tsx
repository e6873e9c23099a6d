"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { type Column, type ColumnSort, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { columnSorts } from "@/components/trust/column-sorts";
import { TickAll, TickBox } from "@/components/trust/Ticks";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { formatExactPrice, formatInteger } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { Sort } from "@/lib/kernel/sorted-list";
import { OWED_SORTS, type OwedSort } from "@/lib/payouts/rules";
import type { OwedView } from "@/lib/payouts/views";
import { payoutRoutes } from "@/lib/routes/payouts";
import { PayoutsFrame } from "./_parts/PayoutsFrame";
import { OWED as COPY, PAYOUTS } from "./copy";

/** Who is to be paid, ticked for a batch. */
export function OwedScreen({
  sort,
  owed,
  hasPayer,
  days,
  action,
}: {
  sort: Sort<OwedSort>;
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
            {payable && <TickAll name="looperIds" />}
            <DataTable
              label={COPY.table}
              columns={columnsOf(payable, columnSorts(OWED_SORTS, sort, payoutRoutes.owedBy))}
              rows={owed}
              keyOf={({ looperId }) => looperId}
              dense
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

const columnsOf = (
  payable: boolean,
  sort: (key: OwedSort) => ColumnSort,
): [Column<OwedView>, ...Column<OwedView>[]] => [
  {
    label: LOOPER,
    sort: sort("name"),
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
    sort: sort("amount"),
    cell: ({ owedCents }) => <strong>{formatExactPrice(owedCents)}</strong>,
  },
  {
    label: BY,
    sort: sort("due"),
    cell: ({ payableBy }) => payableBy && formatCivilDate(payableBy),
  },
  { label: REMARK, cell: ({ obstacle }) => obstacle && COPY.obstacles[obstacle] },
  {
    label: PICK,
    kind: "action",
    cell: ({ looperId, name, obstacle }) =>
      payable &&
      obstacle === null && (
        <TickBox name="looperIds" value={looperId} label={COPY.pick(name)} checked />
      ),
  },
];
