"use client";

import { type Column, type ColumnSort, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { ShortDay } from "@/components/space/ShortDay";
import { columnSorts } from "@/components/trust/column-sorts";
import { FactGrid } from "@/components/trust/FactGrid";
import { ListEnd } from "@/components/trust/ListEnd";
import { LISTS } from "@/components/trust/list-copy";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate, formatShortDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { type Sort, sortQuery } from "@/lib/kernel/sorted-list";
import { REGISTER_SORTS, type RegisterSort } from "@/lib/mandate-signing/rules";
import type { RegisterLine } from "@/lib/mandate-signing/views";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { CONTRACTS, REGISTER as COPY } from "../copy";
import { SalesFrame } from "../SalesFrame";

const columnsOf = (
  sort: (key: RegisterSort) => ColumnSort,
): [Column<RegisterLine>, ...Column<RegisterLine>[]] => [
  {
    label: COPY.number,
    sort: sort("number"),
    cell: ({ number }) => <span className="whitespace-nowrap">{COPY.numberOf(number)}</span>,
  },
  {
    label: COPY.signed,
    sort: sort("date"),
    cell: ({ signedAt }) => <ShortDay at={signedAt} />,
  },
  {
    label: COPY.property,
    cell: ({ title }) => <span className="line-clamp-1 xl:max-w-64">{title}</span>,
  },
  { label: LISTS.commune, cell: ({ city }) => city },
  { label: COPY.seller, cell: ({ sellerName }) => sellerName },
  {
    label: COPY.price,
    kind: "figure",
    sort: sort("price"),
    cell: ({ price }) => formatPrice(price.priceCents),
  },
  {
    label: COPY.state,
    cell: ({ endedAt }) =>
      endedAt === null ? (
        <Badge tone="leaf">{COPY.inForce}</Badge>
      ) : (
        <Badge className="max-xl:whitespace-normal">{COPY.endedOn(formatShortDate(endedAt))}</Badge>
      ),
  },
];

/** What does not fit in a line: terms, amendments, files. */
function Details({ line }: { line: RegisterLine }) {
  const { current, withdrawalEndsOn, expressRequestAt, amendments } = line;
  return (
    <div className="flex flex-col gap-4">
      <FactGrid
        facts={[
          {
            label: COPY.withdrawal,
            value: formatCivilDate(withdrawalEndsOn),
            hint: expressRequestAt !== null && COPY.express,
          },
          { label: CONTRACTS.tier, value: current.tierName },
          { label: COPY.fee, value: formatPrice(current.feeCents) },
        ]}
      />
      {amendments.length > 0 && (
        <ul className="flex flex-col gap-1">
          {amendments.map((amendment) => (
            <li key={amendment.position}>
              {COPY.amended(
                amendment.position,
                formatPrice(amendment.price.priceCents),
                formatDate(amendment.signedAt),
              )}
            </li>
          ))}
        </ul>
      )}
      <Files line={line} />
    </div>
  );
}

/** The files that there are: mandates of examples have none. */
function Files({ line }: { line: RegisterLine }) {
  const { number, hasDocument, amendments, invoiceNumber } = line;
  const files = [
    hasDocument && { label: COPY.mandateFile(number), href: spaceRoutes.mandateDocument(number) },
    hasDocument && {
      label: COPY.evidenceFile(number),
      href: spaceRoutes.mandateEvidence(number),
    },
    ...amendments.map(
      ({ position, hasDocument: isThere }) =>
        isThere && {
          label: COPY.amendmentFile(position, number),
          href: spaceRoutes.mandateDocument(number, position),
        },
    ),
    invoiceNumber !== null && {
      label: COPY.invoiceFile(invoiceNumber),
      href: spaceRoutes.invoiceDocument(invoiceNumber),
    },
  ].filter((file) => file !== false);
  if (files.length === 0) return <span className="text-small text-ink-soft">{COPY.noFile}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {files.map(({ label, href }) => (
        <LinkButton key={href} variant="secondary" href={href}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

/** The register of mandates, the last number first unless another order is chosen. */
export function RegisterScreen({
  sort,
  page,
  isFirst,
}: {
  sort: Sort<RegisterSort>;
  page: ListPage<RegisterLine>;
  isFirst: boolean;
}) {
  const order = sortQuery(sort);
  const listOf = (query: Parameters<typeof trustListOf>[1]) =>
    trustListOf("register", { ...order, ...query });
  return (
    <SalesFrame current="register">
      {page.rows.length === 0 ? (
        <NoData title={COPY.empty} />
      ) : (
        <Card flat className="p-5 md:p-6">
          <DataTable
            label={COPY.table}
            columns={columnsOf(columnSorts(REGISTER_SORTS, sort, listOf))}
            rows={page.rows}
            keyOf={({ number }) => String(number)}
            from="xl"
            dense
            details={{
              label: ({ number }) => COPY.details(number),
              content: (line) => <Details line={line} />,
            }}
          />
        </Card>
      )}
      <ListEnd
        nextHref={page.next && listOf({ suite: page.next })}
        firstHref={isFirst ? null : listOf({})}
      />
    </SalesFrame>
  );
}
