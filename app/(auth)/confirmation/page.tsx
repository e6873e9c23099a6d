import { cache } from "react";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PasswordField } from "@/components/forms/TextField";
import { EntranceIllustration } from "@/components/illustrations/EntranceIllustration";
import { LinkButton } from "@/components/ui/Button";
import { currentVisitor } from "@/lib/auth/session";
import { findIntent } from "@/lib/intents/queries/find-intent";
import { findConfirmation } from "@/lib/registration/queries/find-confirmation";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { AuthFrame } from "../_parts/AuthFrame";
import { IntentNote } from "../_parts/IntentNote";
import { confirmAction } from "../actions";
import { AUTH } from "../copy";

const { confirmation } = AUTH;

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[] }>;
}

/** Looked up once a request. */
const findByToken = cache(findConfirmation);

export async function generateMetadata({ searchParams }: PageProps) {
  const found = await findByToken((await searchParams).jeton);
  return pageMetadata({ title: found ? confirmation.title : confirmation.spentTitle });
}

/**
 * Where the link of a registration leads. Opening it changes nothing, since programs that check
 * mails open links too: the button does.
 */
export default async function Page({ searchParams }: PageProps) {
  const { jeton } = await searchParams;
  const found = await findByToken(jeton);
  if (!found) {
    return (
      <AuthFrame side="account" title={confirmation.spentTitle} lead={confirmation.spent}>
        <EntranceIllustration className="mx-auto mb-5 h-auto w-48 max-w-full" />
        <div className="flex flex-wrap gap-3 *:grow">
          <LinkButton href={routes.login()}>{AUTH.login.submit}</LinkButton>
          <LinkButton href={routes.register()} variant="secondary">
            {AUTH.register.title}
          </LinkButton>
        </div>
      </AuthFrame>
    );
  }
  const visitor = await currentVisitor();
  const isSameBrowser =
    visitor?.kind === "pending" && visitor.pending.pendingId === found.pendingId;
  return (
    <AuthFrame
      side="account"
      title={confirmation.title}
      lead={confirmation.lead(found.firstName, found.email)}
    >
      <IntentNote intent={await findIntent({ token: found.intent })} at="confirm" />
      <ActionForm id="confirmation" action={confirmAction}>
        <input type="hidden" name="jeton" value={String(jeton)} />
        {!isSameBrowser && (
          <PasswordField
            name="password"
            label={confirmation.password}
            hint={confirmation.passwordHint}
            autoComplete="current-password"
          />
        )}
        <SubmitButton size="lg" wide sending={confirmation.sending}>
          {confirmation.submit}
        </SubmitButton>
      </ActionForm>
    </AuthFrame>
  );
}
