"use client";

import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PasswordField, TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { CopyButton } from "@/components/ui/CopyButton";
import { Field, Input } from "@/components/ui/Field";
import type { ProfileView } from "@/lib/accounts/profile/views";
import { PROFILE, SECURITY } from "../copy";
import { FormFields } from "./FormFields";

const { emailChange, referral } = PROFILE;

/** Who the person is, and the code that others can give when they register. */
export function ProfileTab({
  profile,
  locked,
  referralLink,
  action,
  changeEmail,
  mailbox,
}: {
  profile: ProfileView;
  /** An account of the demonstration: nobody names it anew. */
  locked: boolean;
  /** The whole address of the waitlist with the code filled in. */
  referralLink: string;
  action: FormAction;
  changeEmail: FormAction;
  /** The way to the mail that was sent, where none leaves the machine. */
  mailbox?: ReactNode;
}) {
  return (
    <>
      <Panel id="coordonnees" title={PROFILE.title}>
        {locked && <p className="max-w-text text-ink-soft">{SECURITY.demo.text}</p>}
        <ProfileForm profile={profile} locked={locked} action={action} />
      </Panel>
      <Panel id="nouvelle-adresse" title={emailChange.title}>
        <p className="max-w-text text-ink-soft">{emailChange.lead}</p>
        <ActionForm id="adresse" action={changeEmail} afterMessage={mailbox}>
          <FormFields locked={locked}>
            <TextField
              name="email"
              label={emailChange.email}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PasswordField
              name="password"
              label={emailChange.password}
              autoComplete="current-password"
            />
            <SubmitButton sending={emailChange.sending} className="self-start">
              {emailChange.submit}
            </SubmitButton>
          </FormFields>
        </ActionForm>
      </Panel>
      <Panel id="parrainage" title={referral.title}>
        <p className="max-w-text text-ink-soft">{referral.lead}</p>
        <dl className="flex flex-wrap items-baseline gap-x-3">
          <dt className="text-small text-ink-soft">{referral.code}</dt>
          <dd className="font-display text-heading font-bold tracking-widest">
            {profile.referralCode}
          </dd>
        </dl>
        <div className="flex max-w-xl flex-wrap items-end gap-3">
          <Field id="lien-de-parrainage" label={referral.link} className="min-w-0 flex-1 basis-64">
            {(control) => <Input {...control} readOnly value={referralLink} />}
          </Field>
          <CopyButton text={referralLink} label={referral.copy} copiedLabel={referral.copied} />
        </div>
        <p className="text-small">{referral.referred(profile.referred)}</p>
      </Panel>
    </>
  );
}

function ProfileForm({
  profile,
  locked,
  action,
}: {
  profile: ProfileView;
  locked: boolean;
  action: FormAction;
}) {
  const { firstName, lastName, email, phone, address, postalCode, city } = profile;
  return (
    <ActionForm
      id="profil"
      action={action}
      defaultValue={{ firstName, lastName, phone, address, postalCode, city }}
    >
      <FormFields locked={locked}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="firstName" label={PROFILE.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={PROFILE.lastName} autoComplete="family-name" />
        </div>
        <Field id="adresse-du-compte" label={PROFILE.email} hint={PROFILE.emailHint}>
          {(control) => <Input {...control} type="email" readOnly value={email} />}
        </Field>
        <TextField name="phone" label={PROFILE.phone} type="tel" autoComplete="tel" />
        <TextField
          name="address"
          label={PROFILE.address}
          autoComplete="street-address"
          maxLength={200}
          optional
        />
        <div className="grid gap-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <TextField
            name="postalCode"
            label={PROFILE.postalCode}
            autoComplete="postal-code"
            maxLength={10}
            optional
          />
          <TextField
            name="city"
            label={PROFILE.city}
            autoComplete="address-level2"
            maxLength={100}
            optional
          />
        </div>
        <SubmitButton sending={PROFILE.sending} className="self-start">
          {PROFILE.submit}
        </SubmitButton>
      </FormFields>
    </ActionForm>
  );
}
