import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { FormPanel } from "@/components/forms/FormPanel";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { buttonClass, LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { formatAmount } from "@/lib/kernel/format";
import type { MandatePageView, PendingView } from "@/lib/mandate-signing/views";
import { spaceRoutes } from "@/lib/routes/space";
import { MANDATE as COPY } from "./copy";

/** What the forms of a mandate post to. */
export interface MandateFormActions {
  request: FormAction;
  requestAmendment: FormAction;
  sign: FormAction;
  signAmendment: FormAction;
  withdraw: FormAction;
}

interface Props {
  view: MandatePageView;
  /** Where to go on once it is signed. */
  back: string | null;
  actions: MandateFormActions;
}

/** Which home a form is about, and where it leads back. */
function Subject({ view, back }: Pick<Props, "view" | "back">) {
  return (
    <>
      <input type="hidden" name="propertyId" value={view.propertyId} />
      {back !== null && <input type="hidden" name="back" value={back} />}
    </>
  );
}

/** The first step: the document is frozen, and the code sent. */
export function RequestPanel({ view, back, actions }: Props) {
  const copy = COPY.request;
  return (
    <Panel
      id="signature"
      title={view.mandate === null ? copy.title : copy.again}
      aside={<Step>{copy.steps}</Step>}
    >
      <p className="max-w-text">{copy.text}</p>
      <ActionForm id="demande" action={actions.request}>
        <Subject view={view} back={back} />
        <SubmitButton sending={copy.sending}>{copy.submit}</SubmitButton>
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
  const { id, kind, email, expiresAt, price } = pending;
  const isMandate = kind === "mandate";
  return (
    <Panel id="signature" title={copy.title[kind]} aside={<Step>{copy.steps}</Step>}>
      <p className="max-w-text">{copy.sent(email, expiresAt, view.clock)}</p>
      {mailbox}
      <LinkButton
        variant="secondary"
        href={spaceRoutes.signaturePreview(id)}
        className="self-start"
      >
        <Icon name="download" />
        {copy.preview}
      </LinkButton>
      <ActionForm
        id="signer"
        action={isMandate ? actions.sign : actions.signAmendment}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="signatureId" value={id} />
        {back !== null && <input type="hidden" name="back" value={back} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="name"
            label={copy.name}
            hint={copy.nameHint(view.sellerName)}
            autoComplete="off"
            maxLength={120}
          />
          <TextField
            name="code"
            label={copy.code}
            hint={copy.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        </div>
        {isMandate && (
          <CheckField
            name="expressRequest"
            label={view.mustRequest ? copy.expressOnline : copy.express}
            hint={view.mustRequest ? copy.expressOnlineHint : copy.expressHint}
          />
        )}
        <CheckField name="accept" label={copy.accept[kind]} />
        <SubmitButton sending={copy.sending} className="self-start">
          {copy.submit[kind]}
        </SubmitButton>
      </ActionForm>
      <ActionForm
        id="nouveau-code"
        action={isMandate ? actions.request : actions.requestAmendment}
        className="flex flex-col items-start gap-2 border-t border-line pt-4"
      >
        <Subject view={view} back={back} />
        {!isMandate && <input type="hidden" name="price" value={formatAmount(price.priceCents)} />}
        <p className="max-w-text text-small text-ink-soft">{copy.againLead}</p>
        <SubmitButton variant="secondary" sending={COPY.request.sending}>
          {copy.again}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}

/** Another price, which an amendment fixes. */
export function AmendPanel({ view, back, actions }: Props) {
  const copy = COPY.amend;
  return (
    <Panel id="avenant" title={copy.title}>
      <p className="max-w-text text-small text-ink-soft">{copy.text}</p>
      <ActionForm id="demande-avenant" action={actions.requestAmendment}>
        <FormPanel summary={copy.label} summaryClassName={buttonClass({ variant: "secondary" })}>
          <AmendFields view={view} back={back} />
        </FormPanel>
      </ActionForm>
    </Panel>
  );
}

/** The same for the price that a change of the listing asks for already. */
export function ProposedAmendPanel({
  view,
  proposedCents,
  signedCents,
  back,
  actions,
}: Props & { proposedCents: number; signedCents: number }) {
  const copy = COPY.amend;
  return (
    <Panel id="avenant" title={copy.proposedTitle}>
      <p className="max-w-text">{copy.proposed(proposedCents, signedCents)}</p>
      <ActionForm
        id="demande-avenant"
        action={actions.requestAmendment}
        defaultValue={{ price: formatAmount(proposedCents) }}
      >
        <AmendFields view={view} back={back} />
      </ActionForm>
    </Panel>
  );
}

function AmendFields({ view, back }: Pick<Props, "view" | "back">) {
  const copy = COPY.amend;
  return (
    <>
      <Subject view={view} back={back} />
      <TextField
        name="price"
        label={copy.price}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        className="max-w-xs"
      />
      <SubmitButton sending={copy.sending} className="self-start">
        {copy.submit}
      </SubmitButton>
    </>
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
          <Subject view={view} back={back} />
          <p className="max-w-text">{copy.warning}</p>
          <SubmitButton variant="danger" sending={copy.sending} className="self-start">
            {copy.submit}
          </SubmitButton>
        </FormPanel>
      </ActionForm>
    </Panel>
  );
}
