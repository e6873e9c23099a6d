"use client";

import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { AvailabilityForm } from "@/components/space/AvailabilityForm";
import { PageTitle } from "@/components/space/PageTitle";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout, type CalloutTone } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/Link";
import { REASON_SENTENCES } from "@/lib/accounts/role-grants/copy";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import type { RoleStatus } from "@/lib/kernel/roles";
import { type OnboardingStep, onboardingSteps, type StepState } from "@/lib/looper/standing/steps";
import type { LooperFileView } from "@/lib/looper/standing/views";
import { spaceRoutes } from "@/lib/routes/space";
import { type ContractActions, ContractStep } from "./ContractStep";
import { ONBOARDING } from "./copy";
import { PaperStep } from "./PaperStep";

const LOOKS: Record<StepState, { tone: BadgeTone; icon: IconName }> = {
  done: { tone: "leaf", icon: "circle-check" },
  "to-do": { tone: "mimosa", icon: "pencil" },
  waiting: { tone: "brand", icon: "clock" },
  returned: { tone: "tile", icon: "triangle-alert" },
  lapsed: { tone: "tile", icon: "triangle-alert" },
};

/** What the steps are done with. */
export interface OnboardingActions extends ContractActions {
  handIn: FormAction;
  saveAvailability: FormAction;
}

/** The way to becoming a looper: each step, where it stands, and what does it. */
export function OnboardingScreen({
  file,
  mailbox,
  actions,
}: {
  file: LooperFileView;
  /** The way to a code's mail, where none leaves the machine. */
  mailbox: ReactNode;
  actions: OnboardingActions;
}) {
  const steps = onboardingSteps(file);
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <>
      <PageTitle
        title={ONBOARDING.title}
        lead={ONBOARDING.lead}
        actions={
          file.grant.status === "active" && (
            <LinkButton href={spaceRoutes.ambassador.dashboard}>
              {ONBOARDING.toDashboard}
            </LinkButton>
          )
        }
      />
      <Decision grant={file.grant} />
      <section aria-labelledby="etapes" className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <h2 id="etapes" className="text-heading">
            {ONBOARDING.stepsTitle}
          </h2>
          <progress
            aria-labelledby="avancement"
            max={steps.length}
            value={done}
            className="progress-bar max-w-xl"
          />
          <p id="avancement" className="text-small text-ink-soft">
            {ONBOARDING.progress(done, steps.length)}
          </p>
        </div>
        <ol className="flex flex-col gap-4">
          {steps.map(({ step, state }, index) => (
            <li key={step}>
              <Step step={step} state={state} number={index + 1}>
                <Body step={step} file={file} mailbox={mailbox} actions={actions} />
              </Step>
            </li>
          ))}
        </ol>
        <p className="max-w-text text-small text-ink-soft">{ONBOARDING.privacy}</p>
      </section>
    </>
  );
}

function Step({
  step,
  state,
  number,
  children,
}: {
  step: OnboardingStep;
  state: StepState;
  number: number;
  children: ReactNode;
}) {
  const { tone, icon } = LOOKS[state];
  return (
    <Card flat id={step} className="flex scroll-mt-8 gap-4 p-5 md:p-6">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand-strong tabular-nums"
      >
        {state === "done" ? <Icon name={icon} className="size-5" /> : number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="text-subheading">{ONBOARDING.steps[step]}</h3>
          <Badge tone={tone}>{ONBOARDING.states[state]}</Badge>
        </div>
        <div className="flex flex-col gap-3 text-small text-ink-soft">{children}</div>
      </div>
    </Card>
  );
}

function Body({
  step,
  file,
  mailbox,
  actions,
}: {
  step: OnboardingStep;
  file: LooperFileView;
  mailbox: ReactNode;
  actions: OnboardingActions;
}) {
  switch (step) {
    case "training":
      return <Training trainedAt={file.trainedAt} />;
    case "availability":
      return <Availability file={file} action={actions.saveAvailability} />;
    case "contract":
      return (
        <ContractStep
          contract={file.contract}
          status={file.grant.status}
          mailbox={mailbox}
          actions={actions}
        />
      );
    default: {
      const paper = file.files.find((one) => one.paper === step);
      return paper ? (
        <>
          {step === "attestation" && file.papers.rsacNumber && (
            <LinkButton
              href={spaceRoutes.ambassador.attestationRequest}
              variant="secondary"
              className="self-start"
            >
              {ONBOARDING.attestationRequest}
            </LinkButton>
          )}
          <PaperStep file={paper} action={actions.handIn} />
        </>
      ) : null;
    }
  }
}

function Training({ trainedAt }: Pick<LooperFileView, "trainedAt">) {
  return (
    <>
      <p>{trainedAt ? ONBOARDING.trainedOn(formatDate(trainedAt)) : ONBOARDING.trainingText}</p>
      <LinkButton
        href={spaceRoutes.ambassador.training}
        variant={trainedAt ? "secondary" : "primary"}
        className="self-start"
      >
        {trainedAt ? ONBOARDING.trainingAgain : ONBOARDING.trainingLink}
      </LinkButton>
    </>
  );
}

function Availability({ file, action }: { file: LooperFileView; action: FormAction }) {
  const { zoneCommunes, weeklyHours, city } = file;
  const isNowhere = zoneCommunes === 0 && city === null;
  const facts = [
    zoneCommunes > 0 && ONBOARDING.zone(zoneCommunes),
    weeklyHours !== null && ONBOARDING.hours(weeklyHours),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className="text-ink">{facts.join(", ")}.</p>}
      {isNowhere && <p>{ONBOARDING.noZone}</p>}
      <LinkButton
        href={
          isNowhere
            ? spaceRoutes.settingsTab("profil")
            : `${spaceRoutes.ambassador.settings}#secteur`
        }
        variant="secondary"
        className="self-start"
      >
        {isNowhere ? ONBOARDING.cityLink : ONBOARDING.zoneLink}
      </LinkButton>
      <AvailabilityForm file={file} action={action} />
    </>
  );
}

const DECISION_TONES: Record<RoleStatus, CalloutTone> = {
  pending: "info",
  active: "success",
  suspended: "problem",
  refused: "problem",
  left: "info",
};

/** Where the request stands, and what follows from it. */
function Decision({
  grant: { status, requestedAt, decidedAt, reason, reapplyOn },
}: Pick<LooperFileView, "grant">) {
  return (
    <Callout tone={DECISION_TONES[status]}>
      <p>
        {ONBOARDING.decisions[status]}{" "}
        {decidedAt
          ? ONBOARDING.decidedOn(formatDate(decidedAt))
          : ONBOARDING.requestedOn(formatDate(requestedAt))}
      </p>
      {reason && <p>{REASON_SENTENCES[reason]}</p>}
      {(status === "refused" || status === "left") &&
        (reapplyOn === null ? (
          <Link
            href={spaceRoutes.profileRoles}
            className="inline-flex min-h-11 items-center text-link"
          >
            {ONBOARDING.reapplyNow}
          </Link>
        ) : (
          <p>{ONBOARDING.reapply(formatCivilDate(reapplyOn))}</p>
        ))}
    </Callout>
  );
}
