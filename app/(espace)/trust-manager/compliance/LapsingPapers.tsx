"use client";

import { type Column, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { TRUST } from "@/components/trust/copy";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { trustListOf } from "@/lib/routes/space";
import type { LapsingLooperView } from "@/lib/trust/compliance/views";
import { MailLink } from "../../../../components/trust/MailLink";
import { PaperList } from "../../../../components/trust/PaperList";
import { COMPLIANCE } from "./copy";

const COLUMNS: [Column<LapsingLooperView>, ...Column<LapsingLooperView>[]] = [
  { label: TRUST.looper, cell: ({ name }) => name },
  { label: TRUST.papers.title, cell: ({ papers }) => <PaperList papers={papers} /> },
  {
    label: COMPLIANCE.action,
    kind: "action",
    cell: ({ grantId, name, email, place }) => (
      <div className="flex flex-wrap gap-3 xl:flex-col">
        <LinkButton
          href={`${trustListOf("validation", { filtre: "active", suite: place })}#${grantId}`}
          variant="secondary"
        >
          {COMPLIANCE.openFile}
        </LinkButton>
        <MailLink to={email}>{TRUST.write(name)}</MailLink>
      </div>
    ),
  },
];

/** The loopers whose papers end soon. */
export function LapsingPapers({ loopers }: { loopers: readonly LapsingLooperView[] }) {
  if (loopers.length === 0) {
    return (
      <NoData
        title={COMPLIANCE.papersEmpty}
        actions={
          <LinkButton href={trustListOf("validation", { filtre: "active" })} variant="secondary">
            {COMPLIANCE.seeLoopers}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <p className="max-w-text text-ink-soft">{COMPLIANCE.papersLead}</p>
      <Card flat className="p-5 md:p-6">
        <DataTable
          label={COMPLIANCE.views.pieces}
          columns={COLUMNS}
          rows={loopers}
          keyOf={({ grantId }) => grantId}
          from="xl"
        />
      </Card>
    </>
  );
}
