import type { ReactNode } from "react";
import { ActionForm } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { SigningFields } from "@/components/mandates/SigningFields";
import { SIGNING } from "@/components/mandates/signing-copy";
import { buttonClass } from "@/components/ui/Button";
import type { PartySignatureView } from "@/lib/mandate-signing/views";
import { requestCodeAction, signAction, withdrawAction } from "./actions";
import { PARTY as COPY } from "./copy";

interface Props {
  view: PartySignatureView;
  token: string;
}

/** What a party can do with a document now. */
export function PartyForms({ mailbox, ...props }: Props & { mailbox: ReactNode }) {
  const { view, token } = props;
  const { state, code, email, clock } = view;
  if (state === "signed") return <WithdrawForm {...props} />;
  if (state !== "open") return null;
  return (
    <>
      {code && (
        <>
          <p>{SIGNING.sent(email, code.expiresAt, clock)}</p>
          {mailbox}
          <SignForm {...props} />
        </>
      )}
      <ActionForm id="code" action={requestCodeAction} className="flex flex-col gap-3">
        <input type="hidden" name="jeton" value={token} />
        {!code && <p>{COPY.codeText(email)}</p>}
        <SubmitButton variant={code ? "secondary" : "primary"} sending={COPY.sending} wide>
          {code ? COPY.askAgain : COPY.askCode}
        </SubmitButton>
      </ActionForm>
    </>
  );
}

function SignForm({ view: { kind, name }, token }: Props) {
  return (
    <ActionForm id="signer" action={signAction} className="flex flex-col gap-4">
      <input type="hidden" name="jeton" value={token} />
      <SigningFields kind={kind} label={COPY.name} name={name} />
      <SubmitButton sending={COPY.signing} wide>
        {COPY.sign}
      </SubmitButton>
    </ActionForm>
  );
}

/** The fourteen days: no reason is asked for. */
function WithdrawForm({ view: { withdrawalEndsOn }, token }: Props) {
  const copy = COPY.withdraw;
  if (withdrawalEndsOn === null) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 className="font-semibold">{copy.title}</h2>
      <p className="text-small text-ink-soft">{copy.lead(withdrawalEndsOn)}</p>
      <ActionForm id="se-retracter" action={withdrawAction}>
        <FormPanel summary={copy.label} summaryClassName={buttonClass({ variant: "secondary" })}>
          <input type="hidden" name="jeton" value={token} />
          <p>{copy.warning}</p>
          <SubmitButton variant="danger" sending={copy.sending} className="self-start">
            {copy.submit}
          </SubmitButton>
        </FormPanel>
      </ActionForm>
    </div>
  );
}
