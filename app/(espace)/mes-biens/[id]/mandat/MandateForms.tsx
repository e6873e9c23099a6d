import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Panel } from "@/components/space/Panel";
import { buttonClass } from "@/components/ui/Button";
import type { MandatePageView, PendingView } from "@/lib/mandate-signing/views";
import type { PaperKind } from "@/lib/mandates/parties";
import { MANDATE as COPY } from "./copy";
import { DiffusionTermField } from "./DiffusionPanel";
import type { OwnersActions } from "./OwnersPanel";
import { SignForm, Subject } from "./SignForm";
import type { SignActions } from "./sign-actions";

/** What the forms of a mandate post to. */
export interface MandateFormActions extends Omit<SignActions, "sign">, OwnersActions {
  /** By what is signed on the mandate's page; an amendment is on the price's. */
  sign: Record<Exclude<PaperKind, "amendment">, FormAction>;
  withdraw: FormAction;
  /** Has the consent to portals signed, and takes it back. */
  diffuse: FormAction;
  keepOff: FormAction;
}

interface Props {
  view: MandatePageView;
  /** Where to go on once it is signed. */
  back: string | null;
  actions: MandateFormActions;
}

/** The first step: the document is frozen, and the code sent. */
export function RequestPanel({ view, back, actions }: Props) {
  const copy = COPY.request;
  const isJoint = view.parties.length > 1;
  return (
    <Panel
      id="signature"
      title={view.mandate === null ? copy.title : copy.again}
      aside={!isJoint && <Step>{copy.steps}</Step>}
    >
      <p className="max-w-text">{isJoint ? copy.jointText : copy.text}</p>
      <ActionForm id="demande" action={actions.request}>
        <Subject propertyId={view.propertyId} back={back} />
        <DiffusionTermField term={view.diffusion} />
        <SubmitButton sending={isJoint ? copy.jointSending : copy.sending}>
          {isJoint ? copy.jointSubmit : copy.submit}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}

function Step({ children }: { children: ReactNode }) {
  return <span className="text-small text-ink-soft">{children}</span>;
}

/** The second step: a name and the code sign the frozen document. */
export function SignPanel({
  view,
  back,
  actions,
  pending,
  mailbox,
}: Props & { pending: PendingView; mailbox: ReactNode }) {
  const copy = COPY.sign;
  const { kind, others } = pending;
  if (kind === "amendment") return null;
  return (
    <Panel
      id="signature"
      title={copy.titles[kind]}
      aside={others.length === 0 && <Step>{copy.steps}</Step>}
    >
      <SignForm
        view={view}
        pending={pending}
        mailbox={mailbox}
        back={back}
        actions={{
          ...actions,
          sign: actions.sign[kind],
          request: kind === "diffusion" ? actions.diffuse : actions.request,
        }}
        submit={copy.submit[kind]}
      />
    </Panel>
  );
}

/** The fourteen days: no reason is asked for. */
export function WithdrawPanel({ view, back, actions }: Props) {
  const copy = COPY.withdraw;
  if (!view.canWithdraw || view.mandate === null) return null;
  return (
    <Panel id="retractation" title={copy.title}>
      <p className="max-w-text text-small text-ink-soft">
        {copy.lead(view.mandate.withdrawalEndsOn)}
      </p>
      <ActionForm id="se-retracter" action={actions.withdraw}>
        <FormPanel summary={copy.label} summaryClassName={buttonClass({ variant: "secondary" })}>
          <Subject propertyId={view.propertyId} back={back} />
          <p className="max-w-text">{copy.warning}</p>
          <SubmitButton variant="danger" sending={copy.sending} className="self-start">
            {copy.submit}
          </SubmitButton>
        </FormPanel>
      </ActionForm>
    </Panel>
  );
}
