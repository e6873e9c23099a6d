"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { Facts } from "@/components/space/Facts";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { buttonClass } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import type { PayoutAccountView } from "@/lib/payouts/views";
import { CommissionTabs } from "../_parts/CommissionTabs";
import { ACCOUNT as COPY } from "./copy";

/** The account that a looper is paid to, and their regime of VAT. */
export function AccountScreen({
  account,
  done,
  actions,
}: {
  account: PayoutAccountView;
  done: keyof typeof COPY.done | null;
  actions: { setAccount: FormAction; saveVat: FormAction };
}) {
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={COPY.title} lead={COPY.lead} />
      <CommissionTabs current="account" />
      {done && (
        <ArrivalNotice tone="success">
          <p>{COPY.done[done]}</p>
        </ArrivalNotice>
      )}
      <Panel id="compte" title={COPY.current}>
        {account.isDemo ? (
          <p>{COPY.demo}</p>
        ) : (
          <OwnAccount account={account} action={actions.setAccount} />
        )}
      </Panel>
      <Panel id="tva" title={COPY.vat}>
        <p className="max-w-text text-ink-soft">{COPY.vatText}</p>
        <VatForm account={account} action={actions.saveVat} />
      </Panel>
    </div>
  );
}

function OwnAccount({
  account: { current, waits },
  action,
}: {
  account: PayoutAccountView;
  action: FormAction;
}) {
  if (current === null) {
    return (
      <>
        <p>{COPY.none}</p>
        <ActionForm id="compte-bancaire" action={action} className="max-w-text">
          <AccountFields />
        </ActionForm>
      </>
    );
  }
  return (
    <>
      <Facts
        facts={[
          { label: COPY.iban, value: COPY.ends(current.lastFour) },
          { label: COPY.holder, value: current.holder },
          { label: COPY.added, value: COPY.addedOn(current.addedAt) },
        ]}
      />
      {waits && (
        <Callout tone="warning">
          <p>{COPY.waits(current.payableFrom)}</p>
        </Callout>
      )}
      <ActionForm id="compte-bancaire" action={action} className="max-w-text">
        <FormPanel summary={COPY.change} summaryClassName={buttonClass({ variant: "secondary" })}>
          <p>{COPY.changeText}</p>
          <AccountFields />
        </FormPanel>
      </ActionForm>
    </>
  );
}

function AccountFields() {
  return (
    <>
      <TextField
        name="iban"
        label={COPY.iban}
        hint={COPY.ibanHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <TextField name="holder" label={COPY.holderField} autoComplete="name" maxLength={70} />
      <SubmitButton sending={COPY.sending} className="self-start">
        {COPY.submit}
      </SubmitButton>
    </>
  );
}

function VatForm({
  account: { vatNumber },
  action,
}: {
  account: PayoutAccountView;
  action: FormAction;
}) {
  return (
    <ActionForm
      id="regime-tva"
      action={action}
      defaultValue={{
        regime: vatNumber === null ? "franchise" : "vat",
        vatNumber: vatNumber ?? "",
      }}
      className="max-w-text"
    >
      <SelectField
        name="regime"
        label={COPY.regime}
        options={(["franchise", "vat"] as const).map((value) => ({
          value,
          label: COPY.regimes[value],
        }))}
        required
      />
      <TextField
        name="vatNumber"
        label={COPY.vatNumber}
        hint={COPY.vatHint}
        optional
        autoComplete="off"
        maxLength={20}
      />
      <SubmitButton sending={COPY.sending} variant="secondary" className="self-start">
        {COPY.vatSubmit}
      </SubmitButton>
    </ActionForm>
  );
}
