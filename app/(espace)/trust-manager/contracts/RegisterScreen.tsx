"use client";

import { type Column, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { ListEnd } from "@/components/trust/ListEnd";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import type { RegisterLine, RegisterPage } from "@/lib/mandate-signing/views";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { CONTRACTS, REGISTER as COPY } from "./copy";
import { contractTabs } from "./tabs";

const COLUMNS: [Column<RegisterLine>, ...Column<RegisterLine>[]] = [
  {
    label: COPY.number,
    cell: ({ number, endedAt }) => (
      <>
        <strong>{COPY.numberOf(number)}</strong>
        <span className="block text-fine text-ink-soft">
          {endedAt === null ? COPY.inForce : COPY.endedOn(formatDate(endedAt))}
        </span>
      </>
    ),
  },
  {
    label: COPY.property,
    cell: ({ title, city, sellerName }) => (
      <>
        {title}
        <span className="block text-small text-ink-soft">{`${city} · ${sellerName}`}</span>
      </>
    ),
  },
  {
    label: COPY.price,
    cell: ({ price, amendments }) => (
      <>
        <span className="whitespace-nowrap">{formatPrice(price.priceCents)}</span>
        {amendments.map((amendment) => (
          <span key={amendment.position} className="block text-small text-ink-soft">
            {COPY.amended(
              amendment.position,
              formatPrice(amendment.price.priceCents),
              formatDate(amendment.signedAt),
            )}
          </span>
        ))}
      </>
    ),
  },
  {
    label: COPY.fee,
    cell: ({ current }) => (
      <>
        <strong className="whitespace-nowrap">{formatPrice(current.feeCents)}</strong>
        <span className="block text-fine text-ink-soft">{CONTRACTS.tierOf(current.tierName)}</span>
      </>
    ),
  },
  {
    label: COPY.dates,
    cell: ({ signedAt, withdrawalEndsOn, expressRequestAt }) => (
      <>
        {COPY.signedOn(formatDate(signedAt))}
        <span className="block text-small text-ink-soft">
          {COPY.withdrawal(formatCivilDate(withdrawalEndsOn))}
        </span>
        {expressRequestAt !== null && (
          <span className="block text-small text-ink-soft">{COPY.express}</span>
        )}
      </>
    ),
  },
  { label: COPY.files, kind: "action", cell: (line) => <Files line={line} /> },
];

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
    <div className="flex flex-wrap gap-2 xl:flex-col xl:items-start">
      {files.map(({ label, href }) => (
        <LinkButton key={href} variant="quiet" href={href}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

/** The register of mandates, the last number first. */
export function RegisterScreen({ page, isFirst }: { page: RegisterPage; isFirst: boolean }) {
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={COPY.title} lead={COPY.lead} />
      <Tabs label={CONTRACTS.tabs} tabs={contractTabs("register")} />
      {page.lines.length === 0 ? (
        <NoData title={COPY.empty} />
      ) : (
        <Card flat className="p-5 md:p-6">
          <DataTable
            label={COPY.title}
            columns={COLUMNS}
            rows={page.lines}
            keyOf={({ number }) => String(number)}
            from="xl"
          />
        </Card>
      )}
      <ListEnd
        nextHref={
          page.next === null
            ? null
            : trustListOf("contracts", { filtre: "register", suite: String(page.next) })
        }
        firstHref={isFirst ? null : trustListOf("contracts", { filtre: "register" })}
      />
    </div>
  );
}
