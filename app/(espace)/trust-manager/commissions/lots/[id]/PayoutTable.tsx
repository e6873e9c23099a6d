import { type Column, DataTable } from "@/components/space/DataTable";
import { TickBox } from "@/components/trust/Ticks";
import { Link } from "@/components/ui/Link";
import { formatExactPrice } from "@/lib/kernel/format";
import { REFUSAL_LABELS } from "@/lib/payouts/copy";
import type { PayoutView } from "@/lib/payouts/views";
import { payoutRoutes } from "@/lib/routes/payouts";
import { BATCHES as COPY } from "../../copy";

const [PICK, LOOPER, ACCOUNT, STATEMENTS, AMOUNT, ANSWER] = COPY.payoutColumns;

/** The payments of a batch; those whose outcome is open can be ticked where a form is around. */
export function PayoutTable({
  payouts,
  picks = false,
}: {
  payouts: readonly PayoutView[];
  picks?: boolean;
}) {
  const columns: [Column<PayoutView>, ...Column<PayoutView>[]] = [
    {
      label: LOOPER,
      cell: ({ looperId, name }) => (
        <Link href={payoutRoutes.looper(looperId)} className="text-link">
          {name}
        </Link>
      ),
    },
    { label: ACCOUNT, cell: ({ lastFour }) => COPY.account(lastFour) },
    {
      label: STATEMENTS,
      cell: ({ statements }) => (
        <ul>
          {statements.map(({ id, number }) => (
            <li key={id}>
              <Link href={payoutRoutes.statement(id)} className="text-link wrap-anywhere">
                {number}
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
    {
      label: AMOUNT,
      kind: "figure",
      cell: ({ amountCents }) => <strong>{formatExactPrice(amountCents)}</strong>,
    },
    { label: ANSWER, cell: answerOf },
    {
      label: PICK,
      kind: "action",
      cell: ({ id, name, outcome }) =>
        picks &&
        outcome === null && <TickBox name="payoutIds" value={id} label={COPY.pick(name)} />,
    },
  ];
  return (
    <DataTable
      label={COPY.payouts}
      columns={columns}
      rows={payouts}
      keyOf={({ id }) => id}
      from="xl"
    />
  );
}

function answerOf({ outcome, refusal, paidOn, reference }: PayoutView): string {
  if (outcome === null) return COPY.waits;
  if (refusal !== null) return COPY.refusedFor(REFUSAL_LABELS[refusal]);
  return COPY.paid(paidOn ?? "", reference ?? "");
}
