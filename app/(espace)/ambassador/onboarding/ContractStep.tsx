import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { SigningFields } from "@/components/mandates/SigningFields";
import { SIGNING } from "@/components/mandates/signing-copy";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { formatDate } from "@/lib/kernel/format-date";
import { PARIS_CLOCK } from "@/lib/kernel/place";
import type { RoleStatus } from "@/lib/kernel/roles";
import type { ContractView, PendingContract } from "@/lib/looper/contract/views";
import { spaceRoutes } from "@/lib/routes/space";
import { CONTRACT } from "./contract-copy";

/** What the contract is signed with. */
export interface ContractActions {
  requestContract: FormAction;
  signContract: FormAction;
}

/** The contract: what is missing, its text, the code, the signature, the signed file. */
export function ContractStep({
  contract,
  status,
  mailbox,
  actions,
}: {
  contract: ContractView;
  status: RoleStatus;
  /** The way to the code's mail, where none leaves the machine. */
  mailbox: ReactNode;
  actions: ContractActions;
}) {
  const { signedAt, gaps, pending, trial } = contract;
  if (signedAt !== null) {
    return (
      <>
        <p className="text-ink">{CONTRACT.signedOn(formatDate(signedAt))}</p>
        {trial && <p>{CONTRACT.trial}</p>}
        <FileLink>{CONTRACT.download}</FileLink>
      </>
    );
  }
  if (status === "refused") return <p>{CONTRACT.refused}</p>;
  if (gaps.length > 0) {
    return (
      <>
        <p className="max-w-text">{CONTRACT.text}</p>
        <p className="max-w-text">{CONTRACT.missing(gaps)}</p>
        {gaps.includes("address") && (
          <LinkButton
            href={spaceRoutes.settingsTab("profil")}
            variant="secondary"
            className="self-start"
          >
            {CONTRACT.addressLink}
          </LinkButton>
        )}
      </>
    );
  }
  return (
    <>
      <p className="max-w-text">{CONTRACT.text}</p>
      {trial && <p className="max-w-text">{CONTRACT.trial}</p>}
      <FileLink>{CONTRACT.read}</FileLink>
      {pending && (
        <SignForm
          pending={pending}
          name={contract.name}
          mailbox={mailbox}
          action={actions.signContract}
        />
      )}
      <ActionForm
        id="contrat-code"
        action={actions.requestContract}
        className="flex flex-col items-start gap-2"
      >
        {pending && <p className="max-w-text">{CONTRACT.againLead}</p>}
        <SubmitButton variant={pending ? "secondary" : "primary"} sending={CONTRACT.sending}>
          {pending ? CONTRACT.again : CONTRACT.request}
        </SubmitButton>
      </ActionForm>
    </>
  );
}

function FileLink({ children }: { children: string }) {
  return (
    <LinkButton
      variant="secondary"
      href={spaceRoutes.ambassador.contractDocument}
      className="self-start"
    >
      <Icon name="download" />
      {children}
    </LinkButton>
  );
}

/** The name and the code that sign the frozen text. */
function SignForm({
  pending: { id, email, until, isLocked },
  name,
  mailbox,
  action,
}: {
  pending: PendingContract;
  name: string;
  mailbox: ReactNode;
  action: FormAction;
}) {
  if (isLocked) {
    return (
      <Callout tone="problem">
        <p>{CONTRACT.locked}</p>
      </Callout>
    );
  }
  return (
    <>
      <p className="max-w-text text-ink">{SIGNING.sent(email, until, PARIS_CLOCK)}</p>
      {mailbox}
      <ActionForm id="contrat-signature" action={action} className="flex flex-col gap-4">
        <input type="hidden" name="contractId" value={id} />
        <SigningFields
          kind="contract"
          label={CONTRACT.name}
          name={name}
          className="sm:grid-cols-2"
        />
        <SubmitButton sending={CONTRACT.signing} className="self-start">
          {CONTRACT.sign}
        </SubmitButton>
      </ActionForm>
    </>
  );
}
