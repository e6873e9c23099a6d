"use client";

import { CaptchaField } from "@/components/captcha/CaptchaField";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { SUPPORT } from "./copy";

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
  estimateId,
  person,
  loginHref,
  action,
}: {
  estimateId: string;
  /** Null for nobody. */
  person: SignedIn | null;
  loginHref: string;
  action: FormAction;
}) {
  return (
    <ActionForm
      id="accompagnement"
      action={action}
      defaultValue={{ phone: person?.phone ?? "" }}
      className="max-w-text"
    >
      <FieldProblem name="estimateId" />
      <input type="hidden" name="estimateId" value={estimateId} />
      {person ? (
        <p className="wrap-anywhere">{SUPPORT.signedIn(person.name, person.email)}</p>
      ) : (
        <VisitorFields />
      )}
      <TextField
        name="phone"
        type="tel"
        label={SUPPORT.phone}
        hint={SUPPORT.phoneHint}
        optional
        autoComplete="tel"
      />
      <CheckField
        name="consent"
        value="yes"
        label={SUPPORT.consent}
        hint={SUPPORT.consentNote}
        required
      />
      {person === null && (
        <>
          <CaptchaField labels={SUPPORT} />
          <Callout tone="info" className="only-noscript">
            <p>{SUPPORT.withoutScripts}</p>
            <p className="mt-2">
              <Link href={loginHref} rel="nofollow" className="text-link">
                {SUPPORT.login}
              </Link>
            </p>
          </Callout>
        </>
      )}
      <SubmitButton
        size="lg"
        sending={SUPPORT.sending}
        className={person === null ? "only-scripting self-start" : "self-start"}
      >
        {SUPPORT.submit}
      </SubmitButton>
    </ActionForm>
  );
}

function VisitorFields() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={SUPPORT.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={SUPPORT.lastName} autoComplete="family-name" />
      </div>
      <TextField
        name="email"
        type="email"
        label={SUPPORT.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
