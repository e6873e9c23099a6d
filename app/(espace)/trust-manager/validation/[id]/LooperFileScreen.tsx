import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { TRUST } from "@/components/trust/copy";
import { FactGrid } from "@/components/trust/FactGrid";
import { PaperList } from "@/components/trust/PaperList";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { formatDate } from "@/lib/kernel/format-date";
import { attestationRequestOf, looperContractOf, trustListOf } from "@/lib/routes/space";
import type { LooperDecisionView } from "@/lib/trust/loopers/views";
import { VALIDATION } from "../copy";
import { type DecisionActions, DecisionForms } from "../DecisionForms";
import { PersonLinks } from "../PersonLinks";
import { CheckedPaper, type PaperActions } from "./CheckedPaper";
import { LOOPER_FILE } from "./copy";

/** A looper's file: each paper beside its declared values, the person, and the decision. */
export function LooperFileScreen({
  file,
  done,
  paperActions,
  actions,
}: {
  file: LooperDecisionView;
  /** What was just done. */
  done: keyof typeof LOOPER_FILE.done | null;
  paperActions: PaperActions;
  actions: DecisionActions;
}) {
  const { name, city, status, requestedAt, weeklyHours } = file;
  return (
    <>
      <PageTitle
        title={LOOPER_FILE.title(name)}
        lead={LOOPER_FILE.lead}
        actions={
          <LinkButton href={trustListOf("validation", { filtre: status })} variant="secondary">
            {LOOPER_FILE.back}
          </LinkButton>
        }
      />
      {done && (
        <Callout tone={done === "late" ? "warning" : "success"} live>
          <p>{LOOPER_FILE.done[done]}</p>
        </Callout>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="pieces" className="flex min-w-0 flex-col gap-5">
          <h2 id="pieces" className="text-heading">
            {LOOPER_FILE.papers}
          </h2>
          {file.files.map((paper) => (
            <CheckedPaper
              key={paper.paper}
              file={paper}
              grantId={file.grantId}
              isSelf={file.isSelf}
              actions={paperActions}
            />
          ))}
        </section>
        <div className="flex flex-col gap-5 xl:sticky xl:top-6">
          <Panel id="personne" title={LOOPER_FILE.person}>
            <FactGrid
              facts={[
                { label: VALIDATION.states[status], value: formatDate(requestedAt) },
                { label: VALIDATION.city, value: city ?? TRUST.unknown },
                {
                  label: VALIDATION.hours,
                  value: weeklyHours === null ? TRUST.unknown : VALIDATION.hoursOf(weeklyHours),
                },
              ]}
            />
            <PaperList papers={file.papers} />
            <PersonLinks file={file} />
          </Panel>
          <Panel id="contrat" title={LOOPER_FILE.contract.title}>
            <p>
              {file.contractSignedAt === null
                ? LOOPER_FILE.contract.unsigned
                : LOOPER_FILE.contract.signedOn(formatDate(file.contractSignedAt))}
            </p>
            {file.contractSignedAt !== null && (
              <LinkButton href={looperContractOf(file.grantId)} variant="secondary">
                {LOOPER_FILE.contract.download}
              </LinkButton>
            )}
          </Panel>
          {file.rsacNumber && (
            <LinkButton href={attestationRequestOf(file.grantId)} variant="secondary">
              {LOOPER_FILE.attestationRequest}
            </LinkButton>
          )}
          <Panel id="decision" title={LOOPER_FILE.decision}>
            <DecisionForms file={file} actions={actions} />
          </Panel>
        </div>
      </div>
    </>
  );
}
