import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PasswordField, TextField } from "@/components/forms/TextField";
import { Link } from "@/components/ui/Link";
import { routes } from "@/lib/routes/public";
import { AUTH } from "../copy";

const { login } = AUTH;

/** The login; `filled` are the credentials of a demonstration account that was chosen. */
export function LoginForm({
  action,
  callback,
  intention,
  filled,
}: {
  action: FormAction;
  /** The path of this site to come back to, which was checked. */
  callback: string | null;
  /** What was being done, signed. */
  intention: string | undefined;
  filled: { email: string; password: string } | null;
}) {
  return (
    <ActionForm
      id="connexion"
      action={action}
      {...(filled ? { defaultValue: { email: filled.email } } : {})}
    >
      {callback && <input type="hidden" name="callbackUrl" value={callback} />}
      {intention && <input type="hidden" name="intention" value={intention} />}
      <TextField
        name="email"
        label={login.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={login.password}
        autoComplete="current-password"
        {...(filled ? { filled: filled.password } : {})}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <CheckField
          name="remember"
          label={login.remember}
          hint={login.rememberHint}
          className="grow basis-44"
        />
        <Link
          href={routes.passwordReset}
          className="inline-flex min-h-11 items-center text-small text-link"
        >
          {login.passwordReset}
        </Link>
      </div>
      <SubmitButton size="lg" wide sending={login.sending}>
        {login.submit}
      </SubmitButton>
    </ActionForm>
  );
}
