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
function Documents({ due: { propertyId, title, mandate, invoiceNumber } }: { due: SellerDue }) {
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
      {invoiceNumber !== null && (
        <LinkButton variant="secondary" href={spaceRoutes.invoiceDocument(invoiceNumber)}>
          <span>
            {COPY.invoice(invoiceNumber)}
            <VisuallyHidden>{COPY.of(title)}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
    </div>
  );
}

/** The fee with all taxes, and what a referral leaves of it. */
function Fee({ due: { feeCents, discountCents } }: { due: SellerDue }) {
  return (
    <>
      <strong>{COPY.amount(feeCents)}</strong>
      {discountCents > 0 && (
        <span className="block text-fine text-ink-soft">
          {COPY.discount(discountCents)}
          <strong className="block text-ink">{COPY.toPay(feeCents - discountCents)}</strong>
        </span>
      )}
    </>
  );
}

/** Whether the fee is due, and since when. */
function State({ due: { concludedAt, isFree, foreseenDiscountCents } }: { due: SellerDue }) {
  const note = "block text-fine text-ink-soft";
  if (isFree) {
    return (
      <>
        <Badge tone="neutral">{COPY.free}</Badge>
        <span className={`mt-1 ${note}`}>{COPY.freeText}</span>
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
      {foreseenDiscountCents > 0 && (
        <span className={note}>{COPY.foreseenDiscount(foreseenDiscountCents)}</span>
      )}
    </>
  );
}
