"use client";

import { AuditTrail } from "@/components/audit/AuditTrail";
import type { FormAction } from "@/components/forms/ActionForm";
import { Panel } from "@/components/space/Panel";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import type { DeviceView } from "@/lib/accounts/devices/views";
import type { AuditPageView } from "@/lib/audit/views";
import { spaceRoutes } from "@/lib/routes/space";
import { SECURITY } from "../copy";
import { DevicesPanel } from "./DevicesPanel";
import { PasswordPanel } from "./PasswordPanel";
import { ErasePanel, type ErasureCounts, ExportPanel } from "./PersonalDataPanels";
import { SECOND_FACTOR_ID, SecondFactorPanel, type SecondFactorProps } from "./SecondFactorPanel";

/** What opens the account, where it is open, what was done in it, and how to leave. */
export interface SecurityView {
  /** An account of the demonstration: what opens it can't be changed. */
  locked: boolean;
  passwordMin: number;
  secondFactor: Pick<SecondFactorProps, "state" | "setup" | "required"> & {
    /** A trust manager who has none yet. */
    mustSecure: boolean;
  };
  devices: readonly DeviceView[];
  audit: AuditPageView;
  /** Whether the lines shown are not the newest. */
  auditIsOlder: boolean;
  exportError: string | null;
  erasure: ErasureCounts;
}

interface SecurityActions {
  changePassword: FormAction;
  secondFactor: FormAction;
  signOutDevice: FormAction;
  eraseAccount: FormAction;
}

export function SecurityTab({ view, actions }: { view: SecurityView; actions: SecurityActions }) {
  const { locked, passwordMin, devices, exportError, erasure } = view;
  return (
    <>
      {locked && (
        <Callout title={SECURITY.demo.title}>
          <p>{SECURITY.demo.text}</p>
        </Callout>
      )}
      {view.secondFactor.mustSecure && <MustSecure />}
      <PasswordPanel passwordMin={passwordMin} locked={locked} action={actions.changePassword} />
      {/* Always in this place: elsewhere it would lose the recovery codes that it shows once. */}
      <SecondFactorPanel
        state={view.secondFactor.state}
        setup={view.secondFactor.setup}
        required={view.secondFactor.required}
        locked={locked}
        action={actions.secondFactor}
      />
      <DevicesPanel devices={devices} locked={locked} action={actions.signOutDevice} />
      <OwnAudit view={view} />
      <ExportPanel refusal={exportError} />
      <ErasePanel counts={erasure} locked={locked} action={actions.eraseAccount} />
    </>
  );
}

function MustSecure() {
  const copy = SECURITY.mustSecure;
  return (
    <Callout tone="warning" title={copy.title}>
      <p>{copy.text}</p>
      <a
        href={`#${SECOND_FACTOR_ID}`}
        className="text-link inline-flex min-h-11 items-center font-semibold"
      >
        {copy.action}
      </a>
    </Callout>
  );
}

function OwnAudit({ view: { audit, auditIsOlder } }: { view: SecurityView }) {
  const copy = SECURITY.audit;
  return (
    <Panel id="journal" title={copy.title} className="no-print">
      <p className="max-w-text text-ink-soft">{copy.lead}</p>
      <AuditTrail
        label={copy.label}
        page={audit}
        olderHref={audit.nextCursor && spaceRoutes.ownAudit(audit.nextCursor)}
      />
      {auditIsOlder && (
        <Link
          href={`${spaceRoutes.settingsTab("securite")}#journal`}
          className="text-link inline-flex min-h-11 items-center self-start"
        >
          {copy.newest}
        </Link>
      )}
    </Panel>
  );
}
