import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Facts } from "@/components/space/Facts";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { buttonClass, LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { PAYMENT_METHOD_LABELS } from "@/lib/invoices/payment-copy";
import { PAYMENT_METHODS } from "@/lib/invoices/rules";
import type { InvoiceView, PaymentView } from "@/lib/invoices/views";
import { formatAmount, formatExactPrice } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { spaceRoutes } from "@/lib/routes/space";
import type { SaleView } from "@/lib/sales/views";
import { SALE } from "./copy";

const COPY = SALE.invoice;

/** What the forms of an invoice post to. */
export interface PaymentFormActions {
  record: FormAction;
  reverse: FormAction;
}

/** The invoice of a concluded sale, with its payments; the team records them. */
export function InvoicePanel({ sale, actions }: { sale: SaleView; actions: PaymentFormActions }) {
  const { id: saleId, invoice, recordsPayments } = sale;
  if (invoice === null) return null;
  const { number, totalCents, restCents, settledOn, dueOn, isOverdue, payments } = invoice;
  return (
    <Panel
      id="facture"
      title={COPY.title}
      aside={
        restCents === 0 ? (
          <Badge tone="leaf">{COPY.settled(settledOn)}</Badge>
        ) : isOverdue ? (
          <Badge tone="tile">{COPY.overdue}</Badge>
        ) : null
      }
    >
      <Facts
        facts={[
          { label: COPY.number, value: COPY.numberOf(number) },
          { label: COPY.total, value: formatExactPrice(totalCents) },
          ...(restCents === 0
            ? []
            : [
                { label: COPY.due, value: formatCivilDate(dueOn) },
                { label: COPY.rest, value: <strong>{formatExactPrice(restCents)}</strong> },
              ]),
        ]}
      />
      <Payments saleId={saleId} payments={payments} reverse={recordsPayments && actions.reverse} />
      <div className="flex flex-wrap items-start gap-3">
        {recordsPayments && restCents > 0 && (
          <RecordForm saleId={saleId} invoice={invoice} action={actions.record} />
        )}
        <LinkButton variant="secondary" href={spaceRoutes.invoiceDocument(number)}>
          <Icon name="download" />
          {COPY.pdf}
        </LinkButton>
      </div>
    </Panel>
  );
}

function Payments({
  saleId,
  payments,
  reverse,
}: {
  saleId: string;
  payments: readonly PaymentView[];
  reverse: FormAction | false;
}) {
  if (payments.length === 0) return <p className="text-small text-ink-soft">{COPY.none}</p>;
  return (
    <section aria-labelledby="reglements">
      <h3 id="reglements" className="text-fine font-semibold text-ink-soft">
        {COPY.payments}
      </h3>
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <Payment key={payment.id} saleId={saleId} payment={payment} reverse={reverse} />
        ))}
      </ul>
    </section>
  );
}

function Payment({
  saleId,
  payment,
  reverse,
}: {
  saleId: string;
  payment: PaymentView;
  reverse: FormAction | false;
}) {
  const { id, amountCents, paidOn, method, reference, isReversed } = payment;
  const isReversal = amountCents < 0;
  const amount = formatExactPrice(amountCents);
  return (
    <li className="flex flex-col gap-1 py-3 text-small">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="tabular-nums">{amount}</strong>
        {isReversed && <Badge tone="neutral">{COPY.reversed}</Badge>}
        {isReversal && <Badge tone="neutral">{COPY.reversal}</Badge>}
      </p>
      <p className="text-fine text-ink-soft">
        {COPY.payment(paidOn, PAYMENT_METHOD_LABELS[method])}
      </p>
      <p className="text-fine text-ink-soft wrap-anywhere">
        {isReversal ? COPY.reason(reference) : COPY.reference(reference)}
      </p>
      {reverse && !isReversed && !isReversal && (
        <ActionForm id={`annuler-${id}`} action={reverse}>
          <FormPanel
            group={`reglements-${saleId}`}
            summary={
              <span>
                {COPY.reverse.label}
                <VisuallyHidden>{COPY.reverse.labelOf(amount)}</VisuallyHidden>
              </span>
            }
            summaryClassName={buttonClass({ variant: "quiet" })}
          >
            <input type="hidden" name="saleId" value={saleId} />
            <input type="hidden" name="paymentId" value={id} />
            <p>{COPY.reverse.lead}</p>
            <TextField name="reason" label={COPY.reverse.reason} />
            <SubmitButton variant="danger" sending={SALE.sending} className="self-start">
              {COPY.reverse.submit}
            </SubmitButton>
          </FormPanel>
        </ActionForm>
      )}
    </li>
  );
}

function RecordForm({
  saleId,
  invoice: { restCents, paymentDays },
  action,
}: {
  saleId: string;
  invoice: InvoiceView;
  action: FormAction;
}) {
  const copy = COPY.record;
  return (
    <ActionForm
      id={`reglement-${saleId}`}
      action={action}
      defaultValue={{ amount: formatAmount(restCents), paidOn: paymentDays.max }}
      className="has-[details[open]]:basis-full"
    >
      <FormPanel
        group={`reglements-${saleId}`}
        summary={copy.label}
        summaryClassName={buttonClass({ variant: "primary" })}
      >
        <input type="hidden" name="saleId" value={saleId} />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <TextField name="amount" label={copy.amount} inputMode="decimal" />
          <TextField
            name="paidOn"
            type="date"
            label={copy.paidOn}
            min={paymentDays.min}
            max={paymentDays.max}
          />
          <SelectField
            name="method"
            label={copy.method}
            options={[
              { value: "", label: copy.pick },
              ...PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] })),
            ]}
            required
          />
          <TextField name="reference" label={copy.reference} hint={copy.referenceHint} />
        </div>
        <SubmitButton sending={SALE.sending} className="self-start">
          {copy.submit}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}
