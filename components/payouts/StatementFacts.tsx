import { Facts } from "@/components/space/Facts";
import { Badge } from "@/components/ui/Badge";
import { Card } from "@/components/ui/Card";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { STATEMENT_STATE_LABELS } from "@/lib/payouts/copy";
import type { StatementView } from "@/lib/payouts/views";
import { STATEMENTS as COPY } from "./copy";
import { STATEMENT_TONES } from "./tones";

/** What a statement is, at the head of its page. */
export function StatementFacts({ statement }: { statement: StatementView }) {
  const { state, number, totalCents, sentAt, issuedAt, payableBy, payment } = statement;
  return (
    <Card flat className="flex flex-col gap-4 p-5 md:p-6">
      <div>
        <Badge tone={STATEMENT_TONES[state]}>{STATEMENT_STATE_LABELS[state]}</Badge>
      </div>
      <Facts
        facts={[
          { label: COPY.total, value: <strong>{formatExactPrice(totalCents)}</strong> },
          { label: COPY.number, value: number ?? COPY.noNumber },
          { label: COPY.sent, value: formatDate(sentAt) },
          issuedAt && { label: COPY.issued, value: formatDate(issuedAt) },
          state === "to_pay" || state === "in_payment"
            ? { label: COPY.payableBy, value: formatCivilDate(payableBy) }
            : null,
          payment && {
            label: COPY.payment,
            value: COPY.paymentOf(payment.paidOn, payment.lastFour, payment.reference),
          },
        ]}
      />
    </Card>
  );
}
