import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Link } from "@/components/ui/Link";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { TestMailbox } from "../../test-mailbox";
import { AuthFrame } from "../_parts/AuthFrame";
import { requestPasswordResetAction } from "../actions";
import { AUTH } from "../copy";

export const metadata = pageMetadata({ title: AUTH.passwordReset.title });

export default function Page() {
  return (
    <AuthFrame
      side="key"
      title={AUTH.passwordReset.title}
      lead={AUTH.passwordReset.lead}
      after={
        <Link href={routes.login()} className="inline-flex min-h-11 items-center text-link">
          {AUTH.passwordReset.back}
        </Link>
      }
    >
      <ActionForm
        id="mot-de-passe-oublie"
        action={requestPasswordResetAction}
        afterMessage={<TestMailbox />}
      >
        <TextField
          name="email"
          label={AUTH.login.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton size="lg" wide sending={AUTH.passwordReset.sending}>
          {AUTH.passwordReset.submit}
        </SubmitButton>
      </ActionForm>
    </AuthFrame>
  );
}
