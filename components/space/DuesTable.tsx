import { Badge } from "@/components/ui/Badge";
import { formatDate } from "@/lib/kernel/format-date";
import type { SellerDue } from "@/lib/selling/views";
import { type Column, DataTable } from "./DataTable";
import { PAYMENTS } from "./payments-copy";

const COPY = PAYMENTS.list;

const COLUMNS: [Column<SellerDue>, ...Column<SellerDue>[]] = [
  { label: COPY.property, cell: (due) => <Property due={due} /> },
  { label: COPY.state, cell: (due) => <State due={due} /> },
  {
    label: COPY.including,
    kind: "figure",
    cell: ({ feeCents }) => <strong>{COPY.amount(feeCents)}</strong>,
  },
  {
    label: COPY.excluding,
    kind: "figure",
    cell: ({ excludingVatCents }) => COPY.amount(excludingVatCents),
  },
  { label: COPY.vat, kind: "figure", cell: ({ vatCents }) => COPY.amount(vatCents) },
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

function Property({ due: { title, city, tier, baseCents, estimated } }: { due: SellerDue }) {
  const facts = [
    city,
    COPY.tier(tier),
    estimated ? COPY.askingPrice(baseCents) : COPY.mandatePrice(baseCents),
  ];
  return (
    <>
      {title}
      <span className="block text-small font-normal text-ink-soft">{facts.join(" · ")}</span>
      {estimated && (
        <span className="block text-small font-normal text-ink-soft">{COPY.estimate}</span>
      )}
    </>
  );
}

function State({ due: { concludedAt } }: { due: SellerDue }) {
  return (
    <>
      <Badge tone={concludedAt ? "tile" : "neutral"}>
        {concludedAt ? COPY.concluded : COPY.waiting}
      </Badge>
      <span className="mt-1 block text-fine text-ink-soft">
        {concludedAt ? COPY.dueSince(formatDate(concludedAt)) : COPY.dueLater}
      </span>
    </>
  );
}
