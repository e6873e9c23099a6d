"use client";

import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/Link";
import { REASON_SENTENCES } from "@/lib/accounts/role-grants/copy";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { type OnboardingStep, onboardingSteps, type StepState } from "@/lib/looper/standing/steps";
import type { LooperFileView } from "@/lib/looper/standing/views";
import { spaceRoutes } from "@/lib/routes/space";
import { PapersForm } from "../../../../components/space/PapersForm";
import { ONBOARDING } from "./copy";

const LOOKS: Record<StepState, { label: string; tone: BadgeTone; icon: IconName }> = {
  done: { label: ONBOARDING.done, tone: "leaf", icon: "circle-check" },
  "to-do": { label: ONBOARDING.toDo, tone: "mimosa", icon: "pencil" },
  lapsed: { label: ONBOARDING.lapsed, tone: "tile", icon: "triangle-alert" },
  waiting: { label: ONBOARDING.waiting, tone: "brand", icon: "clock" },
  stopped: { label: ONBOARDING.stopped, tone: "tile", icon: "circle-x" },
};

/** The way to becoming a looper: each step, where it stands, and what remains to be given. */
export function OnboardingScreen({
  file,
  savePapers,
}: {
  file: LooperFileView;
  savePapers: FormAction;
}) {
  const isLooper = file.grant.status === "active";
  return (
    <>
      <PageTitle
        title={ONBOARDING.title}
        lead={ONBOARDING.lead}
        actions={
          isLooper && (
            <LinkButton href={spaceRoutes.ambassador.dashboard}>
              {ONBOARDING.toDashboard}
            </LinkButton>
          )
        }
      />
      <Panel id="parcours" title={ONBOARDING.stepsTitle}>
        <ol className="flex flex-col divide-y divide-line">
          {onboardingSteps(file).map(({ step, state }) => (
            <li key={step} className="flex gap-4 py-4 first:pt-0 last:pb-0">
              <Icon name={LOOKS[state].icon} className="mt-0.5 size-6 shrink-0 text-brand" />
              <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <div className="min-w-0 flex-1 basis-60">
                  <h3 className="font-semibold">{ONBOARDING.steps[step]}</h3>
                  <div className="text-small text-ink-soft">
                    <Detail step={step} state={state} file={file} />
                  </div>
                </div>
                <Badge tone={LOOKS[state].tone}>{LOOKS[state].label}</Badge>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel id="pieces" title={ONBOARDING.papersTitle}>
        <p className="max-w-text text-ink-soft">{ONBOARDING.papersText}</p>
        <PapersForm file={file} action={savePapers} />
      </Panel>
    </>
  );
}

function Detail({
  step,
  state,
  file,
}: {
  step: OnboardingStep;
  state: StepState;
  file: LooperFileView;
}): ReactNode {
  const { grant, papers, trainedAt, weeklyHours } = file;
  switch (step) {
    case "requested":
      return <p>{ONBOARDING.requestedOn(formatDate(grant.requestedAt))}</p>;
    case "training":
      return trainedAt ? (
        <p>{ONBOARDING.trainedOn(formatDate(trainedAt))}</p>
      ) : (
        <>
          <p>{ONBOARDING.trainingText}</p>
          <StepLink href={spaceRoutes.ambassador.training}>{ONBOARDING.trainingLink}</StepLink>
        </>
      );
    case "rsac":
      return (
        <p>{papers.rsacNumber ? ONBOARDING.rsacGiven(papers.rsacNumber) : ONBOARDING.rsacText}</p>
      );
    case "attestation":
      return (
        <Validity on={papers.attestationExpiresOn} state={state}>
          {ONBOARDING.attestationText}
        </Validity>
      );
    case "insurance":
      return (
        <Validity on={papers.insuranceExpiresOn} state={state}>
          {ONBOARDING.insuranceText}
        </Validity>
      );
    case "hours":
      return (
        <p>{weeklyHours === null ? ONBOARDING.hoursText : ONBOARDING.hoursGiven(weeklyHours)}</p>
      );
    case "decision":
      return <Decision grant={grant} />;
  }
}

function Validity({
  on,
  state,
  children,
}: {
  on: string | null;
  state: StepState;
  /** What is shown until there is a date. */
  children: string;
}) {
  if (on === null) return <p>{children}</p>;
  const date = formatCivilDate(on);
  return <p>{state === "lapsed" ? ONBOARDING.ended(date) : ONBOARDING.until(date)}</p>;
}

function Decision({
  grant: { status, decidedAt, reason, reapplyOn },
}: Pick<LooperFileView, "grant">) {
  return (
    <>
      <p>
        {ONBOARDING.decisions[status]}
        {decidedAt && ` ${ONBOARDING.decidedOn(formatDate(decidedAt))}`}
      </p>
      {reason && <p>{REASON_SENTENCES[reason]}</p>}
      {status === "refused" &&
        (reapplyOn === null ? (
          <StepLink href={spaceRoutes.profileRoles}>{ONBOARDING.reapplyNow}</StepLink>
        ) : (
          <p>{ONBOARDING.reapply(formatCivilDate(reapplyOn))}</p>
        ))}
    </>
  );
}

function StepLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
