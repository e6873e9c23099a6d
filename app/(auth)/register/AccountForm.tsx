import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PasswordField, TextField } from "@/components/forms/TextField";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { WAITLIST } from "@/components/waitlist/copy";
import { routes } from "@/lib/routes/public";
import { AUTH } from "../copy";

const { register } = AUTH;

/** The account form of the wizard and of the login screen; `role` says how the role is chosen. */
export function AccountForm({
  action,
  passwordMin,
  referral,
  invited = null,
  intention,
  role,
  back,
}: {
  action: FormAction;
  passwordMin: number;
  /** A referral code that came with the address. */
  referral: string | null;
  /** A person who was invited from the waitlist: the address is known, and theirs. */
  invited?: { token: string; email: string } | null;
  /** What was being done, signed. */
  intention: string | undefined;
  role: ReactNode;
  back?: ReactNode;
}) {
  return (
    <ActionForm
      id="inscription"
      action={action}
      {...(invited ? { defaultValue: { email: invited.email } } : {})}
    >
      {role}
      {invited && <input type="hidden" name="invitation" value={invited.token} />}
      {intention && <input type="hidden" name="intention" value={intention} />}
      {referral && (
        <>
          <input type="hidden" name="referredBy" value={referral} />
          <Callout>{register.referred(referral)}</Callout>
        </>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={register.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={register.lastName} autoComplete="family-name" />
      </div>
      <TextField
        name="email"
        label={register.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...(invited && {
          readOnly: true,
          hint: WAITLIST.invitation.emailHint,
          className: "[&_input]:bg-sunken",
        })}
      />
      <TextField
        name="phone"
        label={register.phone}
        hint={register.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <PasswordField
        name="password"
        label={register.password}
        hint={register.passwordHint(passwordMin)}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={register.confirmPassword}
        autoComplete="new-password"
      />
      <div className="flex flex-wrap-reverse items-center gap-3">
        {back}
        <SubmitButton size="lg" className="grow" sending={register.sending}>
          {register.submit}
        </SubmitButton>
      </div>
      <p className="text-small text-ink-soft">
        {register.terms}{" "}
        <Link href={routes.terms} className="text-link">
          {register.termsLink}
        </Link>{" "}
        {register.and}{" "}
        <Link href={routes.privacy} className="text-link">
          {register.privacyLink}
        </Link>
        .
      </p>
    </ActionForm>
  );
}
