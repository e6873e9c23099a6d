"use client";

import { NoData } from "@/components/space/NoData";
import { TRUST } from "@/components/space/trust/copy";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { trustListOf } from "@/lib/routes/space";
import type { LapsingLooperView } from "@/lib/trust/compliance/views";
import { MailLink } from "../../../../components/space/trust/MailLink";
import { PaperList } from "../../../../components/space/trust/PaperList";
import { COMPLIANCE } from "./copy";

/** The loopers whose papers end soon. */
export function LapsingPapers({ loopers }: { loopers: readonly LapsingLooperView[] }) {
  if (loopers.length === 0) {
    return (
      <NoData
        actions={
          <LinkButton href={trustListOf("validation", { filtre: "active" })} variant="secondary">
            {COMPLIANCE.seeLoopers}
          </LinkButton>
        }
      >
        <p>{COMPLIANCE.papersEmpty}</p>
      </NoData>
    );
  }
  return (
    <>
      <p className="max-w-text text-ink-soft">{COMPLIANCE.papersLead}</p>
      <ul className="flex flex-col gap-4">
        {loopers.map(({ grantId, name, email, papers, place }) => (
          <li key={grantId}>
            <Card flat className="flex flex-col gap-4 p-5">
              <h3 className="font-semibold">{name}</h3>
              <PaperList papers={papers} />
              <div className="flex flex-wrap gap-3">
                <LinkButton
                  href={`${trustListOf("validation", { filtre: "active", suite: place })}#${grantId}`}
                  variant="secondary"
                >
                  {COMPLIANCE.openFile}
                </LinkButton>
                <MailLink to={email}>{TRUST.write(name)}</MailLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
