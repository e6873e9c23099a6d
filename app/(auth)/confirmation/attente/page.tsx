import { redirect } from "next/navigation";
import { AuthFrame } from "@/app/(auth)/_parts/AuthFrame";
import { AUTH } from "@/app/(auth)/copy";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { currentVisitor } from "@/lib/auth/session";
import { findIntent } from "@/lib/intents/queries/find-intent";
import { homeOf } from "@/lib/policy/access";
import { findPendingIntent } from "@/lib/registration/queries/pending-registration";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { TestMailbox } from "../../../test-mailbox";
import { IntentNote } from "../../_parts/IntentNote";
import { resendAction, restartAction } from "../../actions";

const { pending } = AUTH;

export const metadata = pageMetadata({ title: AUTH.confirmation.title });

/** What whoever registered sees of the signed-in space until the address is confirmed. */
export default async function Page() {
  const visitor = await currentVisitor();
  if (visitor === null) redirect(routes.login());
  if (visitor.kind === "person") redirect(homeOf(visitor.actor));
  const { firstName, email, pendingId } = visitor.pending;
  const intent = await findIntent({ token: await findPendingIntent(pendingId) });
  return (
    <AuthFrame
      side="account"
      title={pending.title(firstName)}
      lead={pending.lead(email)}
      after={
        <div className="flex flex-wrap items-center gap-x-3 text-small">
          <p>{pending.wrong}</p>
          <ActionForm id="recommencer" action={restartAction}>
            <SubmitButton variant="quiet" sending={pending.restart}>
              {pending.restart}
            </SubmitButton>
          </ActionForm>
        </div>
      }
    >
      <IntentNote intent={intent} at="confirm" />
      <ActionForm id="renvoyer" action={resendAction}>
        <TestMailbox />
        <p>{pending.hint}</p>
        <SubmitButton variant="secondary" size="lg" wide sending={pending.sending}>
          {pending.resend}
        </SubmitButton>
      </ActionForm>
    </AuthFrame>
  );
}
