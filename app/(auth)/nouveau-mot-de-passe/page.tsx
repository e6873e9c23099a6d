import { cache } from "react";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PasswordField } from "@/components/forms/TextField";
import { EntranceIllustration } from "@/components/illustrations/EntranceIllustration";
import { LinkButton } from "@/components/ui/Button";
import { findReset } from "@/lib/accounts/passwords/queries/find-password-reset";
import { passwordMinFor } from "@/lib/accounts/schemas";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { AuthFrame } from "../_parts/AuthFrame";
import { newPasswordAction } from "../actions";
import { AUTH } from "../copy";

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[] }>;
}

/** Looked up once a request. */
const findByToken = cache(findReset);

export async function generateMetadata({ searchParams }: PageProps) {
  const found = await findByToken((await searchParams).jeton);
  return pageMetadata({ title: found ? AUTH.newPassword.title : AUTH.newPassword.spentTitle });
}

/** Where the link of a forgotten password leads: the choice of a new one. */
export default async function Page({ searchParams }: PageProps) {
  const { jeton } = await searchParams;
  const reset = await findByToken(jeton);
  if (!reset) {
    return (
      <AuthFrame side="key" title={AUTH.newPassword.spentTitle} lead={AUTH.newPassword.spent}>
        <EntranceIllustration className="mx-auto mb-5 h-auto w-48 max-w-full" />
        <LinkButton href={routes.passwordReset} size="lg" wide>
          {AUTH.newPassword.again}
        </LinkButton>
      </AuthFrame>
    );
  }
  const min = passwordMinFor(reset.isTrustManager, env().PASSWORD_MIN);
  return (
    <AuthFrame side="key" title={AUTH.newPassword.title} lead={AUTH.newPassword.lead(reset.email)}>
      <ActionForm id="nouveau-mot-de-passe" action={newPasswordAction}>
        <input type="hidden" name="jeton" value={String(jeton)} />
        {/* For the browser's own keeper of passwords. */}
        <input type="hidden" autoComplete="username" value={reset.email} />
        <PasswordField
          name="password"
          label={AUTH.newPassword.title}
          hint={AUTH.register.passwordHint(min)}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={AUTH.register.confirmPassword}
          autoComplete="new-password"
        />
        <SubmitButton size="lg" wide sending={AUTH.newPassword.sending}>
          {AUTH.newPassword.submit}
        </SubmitButton>
      </ActionForm>
    </AuthFrame>
  );
}
