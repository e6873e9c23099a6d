import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { SellerDue } from "@/lib/dues/views";
import { formatDate } from "@/lib/kernel/format-date";
import { spaceRoutes } from "@/lib/routes/space";
import { type Column, DataTable } from "./DataTable";
import { PAYMENTS } from "./payments-copy";

const COPY = PAYMENTS.list;

const COLUMNS: [Column<SellerDue>, ...Column<SellerDue>[]] = [
  { label: COPY.property, cell: (due) => <Property due={due} /> },
  { label: COPY.state, cell: (due) => <State due={due} /> },
  {
    label: COPY.including,
    kind: "figure",
    cell: (due) => <Fee due={due} />,
  },
  {
    label: COPY.excluding,
    kind: "figure",
    cell: ({ excludingVatCents }) => COPY.amount(excludingVatCents),
  },
  { label: COPY.vat, kind: "figure", cell: (due) => <Vat due={due} /> },
  { label: COPY.documents, kind: "action", cell: (due) => <Documents due={due} /> },
];

/** What is owed for each property, and when. */
export function DuesTable({ dues }: { dues: readonly SellerDue[] }) {
  return (
    <DataTable
      label={COPY.label}
      columns={COLUMNS}
      rows={dues}
      keyOf={({ propertyId }) => propertyId}
      from="xl"
    />
  );
}

function Property({ due }: { due: SellerDue }) {
  const { title, city, tier, baseCents, isFree } = due;
  const estimated = due.estimated && !isFree;
  const facts = [city, !isFree && COPY.tier(tier)].filter((fact) => fact !== false);
  return (
    <>
      {title}
      <span className="block text-small font-normal text-ink-soft">{facts.join(" · ")}</span>
      <span className="block text-small font-normal text-ink-soft">
        {due.estimated ? COPY.askingPrice(baseCents) : COPY.mandatePrice(baseCents)}
      </span>
      {estimated && (
        <span className="block text-small font-normal text-ink-soft">{COPY.estimate}</span>
      )}
    </>
  );
}

/** The rate is that of the home's place. */
function Vat({ due: { vatBps, vatCents } }: { due: SellerDue }) {
  return (
    <>
      {COPY.amount(vatCents)}
      <span className="block text-fine text-ink-soft">{COPY.vatRate(vatBps)}</span>
    </>
  );
}

/** The page of the mandate, and the files that there are. */
function Documents({ due: { propertyId, title, mandate, invoice } }: { due: SellerDue }) {
  return (
    <div className="flex flex-wrap gap-2 xl:flex-col xl:items-start">
      <LinkButton variant="quiet" href={spaceRoutes.mandate(propertyId)}>
        <span>
          {COPY.mandate}
          <VisuallyHidden>{COPY.of(title)}</VisuallyHidden>
        </span>
      </LinkButton>
      {mandate?.hasDocument && (
        <LinkButton variant="quiet" href={spaceRoutes.mandateDocument(mandate.number)}>
          <span>
            {COPY.mandateFile}
            <VisuallyHidden>{COPY.of(title)}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
      {invoice !== null && (
        <LinkButton variant="secondary" href={spaceRoutes.invoiceDocument(invoice.number)}>
          <span>
            {COPY.invoice(invoice.number)}
            <VisuallyHidden>{COPY.of(title)}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
    </div>
  );
}

/** The fee with all taxes, what a referral leaves of it, and the rest to pay. */
function Fee({ due: { feeCents, discountCents, invoice } }: { due: SellerDue }) {
  const isPartlyPaid = invoice !== null && invoice.paidCents > 0 && invoice.restCents > 0;
  const restCents = invoice?.restCents ?? feeCents - discountCents;
  return (
    <>
      <strong>{COPY.amount(feeCents)}</strong>
      {discountCents > 0 && (
        <span className="block text-fine text-ink-soft">{COPY.discount(discountCents)}</span>
      )}
      {isPartlyPaid && (
        <span className="block text-fine text-ink-soft">{COPY.received(invoice.paidCents)}</span>
      )}
      {(discountCents > 0 || isPartlyPaid) && restCents > 0 && (
        <strong className="block text-fine">{COPY.toPay(restCents)}</strong>
      )}
    </>
  );
}

/** Whether the fee is due, since when and until when, or paid. */
function State({ due }: { due: SellerDue }) {
  const { concludedAt, isFree, foreseenDiscountCents, invoice } = due;
  const note = "block text-fine text-ink-soft";
  if (isFree) {
    return (
      <>
        <Badge tone="neutral">{COPY.free}</Badge>
        <span className={`mt-1 ${note}`}>{COPY.freeText}</span>
      </>
    );
  }
  if (invoice !== null && invoice.restCents === 0) {
    return (
      <>
        <Badge tone="leaf">{COPY.settled}</Badge>
        {invoice.settledOn !== null && (
          <span className={`mt-1 ${note}`}>{COPY.settledOn(invoice.settledOn)}</span>
        )}
      </>
    );
  }
  return (
    <>
      <Badge tone={concludedAt ? "tile" : "neutral"}>
        {concludedAt ? COPY.concluded : COPY.waiting}
      </Badge>
      <span className={`mt-1 ${note}`}>
        {concludedAt ? COPY.dueSince(formatDate(concludedAt)) : COPY.dueLater}
      </span>
      {invoice !== null && (
        <span
          className={`block text-fine ${invoice.isOverdue ? "font-semibold" : "text-ink-soft"}`}
        >
          {invoice.isOverdue ? COPY.overdue(invoice.dueOn) : COPY.payBefore(invoice.dueOn)}
        </span>
      )}
      {foreseenDiscountCents > 0 && (
        <span className={note}>{COPY.foreseenDiscount(foreseenDiscountCents)}</span>
      )}
    </>
  );
}
