"use client";

import type { FormAction } from "@/components/forms/ActionForm";
import { AvailabilityForm } from "@/components/space/AvailabilityForm";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { listPapers, PAPER_LABELS } from "@/lib/content/paper-names";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { LeavingView } from "@/lib/looper/leaving/views";
import type { LooperFileView } from "@/lib/looper/standing/views";
import type { ZoneView } from "@/lib/looper/zone/views";
import type { PaperState } from "@/lib/policy/looper-papers";
import { spaceRoutes } from "@/lib/routes/space";
import { LOOPER_SETTINGS, PAPER_STATE_LABELS } from "./copy";
import { LeavePanel } from "./LeavePanel";
import { PausesPanel } from "./PausesPanel";
import { ZonePanel } from "./ZonePanel";

const TONES: Record<PaperState, BadgeTone> = {
  valid: "leaf",
  lapsing: "mimosa",
  lapsed: "tile",
  missing: "tile",
};

/** What a looper does to their zone. */
export interface ZoneActions {
  save: FormAction;
  addPause: FormAction;
  removePause: FormAction;
}

/** What a looper sets: the papers, the time given, and where. */
export function LooperSettingsScreen({
  file,
  saveAvailability,
  zone,
  zoneActions,
  leaving,
  leave,
}: {
  file: LooperFileView;
  saveAvailability: FormAction;
  zone: ZoneView;
  zoneActions: ZoneActions;
  /** Null where there is nothing to leave. */
  leaving: LeavingView | null;
  leave: FormAction;
}) {
  return (
    <>
      <PageTitle
        title={LOOPER_SETTINGS.title}
        lead={LOOPER_SETTINGS.lead}
        actions={
          <LinkButton href={spaceRoutes.settings} variant="secondary">
            {LOOPER_SETTINGS.general}
          </LinkButton>
        }
      />
      <Standing file={file} />
      <Papers file={file} />
      <ZonePanel zone={zone} action={zoneActions.save} />
      <PausesPanel zone={zone} add={zoneActions.addPause} remove={zoneActions.removePause} />
      <Panel id="disponibilite" title={LOOPER_SETTINGS.formTitle}>
        <AvailabilityForm file={file} action={saveAvailability} />
      </Panel>
      {leaving && <LeavePanel leaving={leaving} action={leave} />}
    </>
  );
}

function Standing({ file: { grant, standing } }: { file: LooperFileView }) {
  if (standing.inOrder) {
    const lapsing = listPapers(standing.lapsing);
    return (
      <Callout tone={lapsing ? "warning" : "success"}>
        <p>{lapsing ? LOOPER_SETTINGS.lapsing(lapsing) : LOOPER_SETTINGS.inOrder}</p>
      </Callout>
    );
  }
  const isActive = grant.status === "active";
  return (
    <Callout tone={isActive ? "problem" : "info"}>
      <p>{isActive ? LOOPER_SETTINGS.suspended : LOOPER_SETTINGS.notInForce}</p>
    </Callout>
  );
}

function Papers({ file: { standing } }: { file: LooperFileView }) {
  return (
    <Panel id="etat" title={LOOPER_SETTINGS.papersTitle}>
      <ul className="flex flex-col divide-y divide-line">
        {standing.papers.map(({ paper, state, expiresOn }) => (
          <li
            key={paper}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className="font-medium">{PAPER_LABELS[paper]}</span>
            <span className="flex items-center gap-3 text-small">
              {expiresOn &&
                (state === "lapsed"
                  ? LOOPER_SETTINGS.since(formatCivilDate(expiresOn))
                  : LOOPER_SETTINGS.until(formatCivilDate(expiresOn)))}
              <Badge tone={TONES[state]}>{PAPER_STATE_LABELS[state]}</Badge>
            </span>
          </li>
        ))}
      </ul>
      <LinkButton
        href={spaceRoutes.ambassador.onboarding}
        variant="secondary"
        className="mt-auto self-start"
      >
        {LOOPER_SETTINGS.file}
      </LinkButton>
    </Panel>
  );
}
