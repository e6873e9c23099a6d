"use client";

import type { ReactNode } from "react";
import { CaptchaField } from "@/components/captcha/CaptchaField";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { LoginWithText, useCarriedText } from "@/components/forms/LoginWithText";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { SUPPORT_FORM as COPY } from "./copy";

const FORM_ID = "accompagnement";

/** Who asks, where they are signed in. */
export interface SignedIn {
  name: string;
  email: string;
  /** Empty where the account has none. */
  phone: string;
}

/**
 * Asks for a Looper's help: for a signed-in person, with or without scripts; for anybody else with the captcha,
 * which needs them.
 */
export function SupportForm({
  person,
  loginHref,
  consent,
  defaultValue = {},
  action,
  more,
  children,
}: {
  /** Null for nobody. */
  person: SignedIn | null;
  loginHref: string;
  /** The sentence of the box to tick. */
  consent: string;
  defaultValue?: Record<string, string>;
  action: FormAction;
  /** What else is asked for, last. */
  more?: ReactNode;
  /** The home that it is about: its fields, or its id. */
  children: ReactNode;
}) {
  useCarriedText(FORM_ID);
  return (
    <ActionForm
      id={FORM_ID}
      action={action}
      defaultValue={{ phone: person?.phone ?? "", ...defaultValue }}
      className="max-w-text gap-7"
    >
      {person === null && <LoginWithText formId={FORM_ID} href={loginHref} labels={COPY} />}
      {children}
      <fieldset className="flex flex-col gap-5">
        <legend className="mb-4 text-subheading">{COPY.who}</legend>
        {person ? (
          <p className="wrap-anywhere">{COPY.signedIn(person.name, person.email)}</p>
        ) : (
          <VisitorFields />
        )}
        <TextField
          name="phone"
          type="tel"
          label={COPY.phone}
          hint={COPY.phoneHint}
          optional
          autoComplete="tel"
        />
      </fieldset>
      {more}
      <CheckField name="consent" value="yes" label={consent} hint={COPY.consentNote} required />
      {person === null && <CaptchaField labels={COPY} />}
      <SubmitButton
        size="lg"
        sending={COPY.sending}
        className={person === null ? "only-scripting self-start" : "self-start"}
      >
        {COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}

function VisitorFields() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={COPY.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={COPY.lastName} autoComplete="family-name" />
      </div>
      <TextField
        name="email"
        type="email"
        label={COPY.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
