import type { ReactNode } from "react";
import { ActionForm } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { SigningFields } from "@/components/mandates/SigningFields";
import { SIGNING } from "@/components/mandates/signing-copy";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { formatAmount } from "@/lib/kernel/format";
import type { MandatePageView, PendingView } from "@/lib/mandate-signing/views";
import { spaceRoutes } from "@/lib/routes/space";
import { MANDATE as COPY } from "./copy";
import { JointForms, Signers } from "./JointForms";
import type { SignActions } from "./sign-actions";

/** Which home a form is about, and where it leads back. */
export function Subject({
  propertyId,
  back,
}: Pick<MandatePageView, "propertyId"> & { back: string | null }) {
  return (
    <>
      <input type="hidden" name="propertyId" value={propertyId} />
      {back !== null && <input type="hidden" name="back" value={back} />}
    </>
  );
}

interface Props {
  view: MandatePageView;
  pending: PendingView;
  /** The way to the code's mail, where none leaves the machine. */
  mailbox: ReactNode;
  back: string | null;
  actions: SignActions;
  submit: string;
}

/** The document that waits, who signs it, and the name and the code of the person with the account. */
export function SignForm(props: Props) {
  const { view, pending, mailbox, back, actions } = props;
  const copy = COPY.sign;
  const { id, kind, email, code, price, offer, others, portals } = pending;
  const isJoint = others.length > 0;
  return (
    <>
      {offer && <p className="font-semibold">{copy.offer(offer.buyerName, offer.amountCents)}</p>}
      {portals.length > 0 && <p className="max-w-text">{copy.portals(portals)}</p>}
      {isJoint && <Signers view={view} pending={pending} />}
      {code && <p className="max-w-text">{SIGNING.sent(email, code.expiresAt, view.clock)}</p>}
      {code && mailbox}
      <LinkButton
        variant="secondary"
        href={spaceRoutes.signaturePreview(id)}
        className="self-start"
      >
        <Icon name="download" />
        {copy.preview}
      </LinkButton>
      {code && <CodeForm {...props} />}
      {isJoint ? (
        <JointForms pending={pending} back={back} actions={actions} />
      ) : (
        <ActionForm
          id="nouveau-code"
          action={actions.request}
          className="flex flex-col items-start gap-2 border-t border-line pt-4"
        >
          <Subject propertyId={view.propertyId} back={back} />
          {kind === "amendment" && (
            <input type="hidden" name="price" value={formatAmount(price.priceCents)} />
          )}
          {kind === "mandate" && portals.length > 0 && (
            <input type="hidden" name="diffusion" value="on" />
          )}
          <p className="max-w-text text-small text-ink-soft">{copy.againLead}</p>
          <SubmitButton variant="secondary" sending={COPY.request.sending}>
            {copy.again}
          </SubmitButton>
        </ActionForm>
      )}
    </>
  );
}

/** The name and the code that sign. */
function CodeForm({ view, pending, back, actions, submit }: Props) {
  const copy = COPY.sign;
  const { id, kind } = pending;
  return (
    <ActionForm id="signer" action={actions.sign} className="flex flex-col gap-4">
      <input type="hidden" name="signatureId" value={id} />
      {back !== null && <input type="hidden" name="back" value={back} />}
      <SigningFields
        kind={kind}
        label={copy.name}
        name={view.sellerName}
        className="sm:grid-cols-2"
      >
        {kind === "mandate" && (
          <CheckField
            name="expressRequest"
            label={view.mustRequest ? copy.expressOnline : copy.express}
            hint={view.mustRequest ? copy.expressOnlineHint : copy.expressHint}
          />
        )}
      </SigningFields>
      <SubmitButton sending={copy.sending} className="self-start">
        {submit}
      </SubmitButton>
    </ActionForm>
  );
}
