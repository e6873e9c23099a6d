import { redirect } from "next/navigation";
import { AuthFrame } from "@/app/(auth)/_parts/AuthFrame";
import { AUTH } from "@/app/(auth)/copy";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Link } from "@/components/ui/Link";
import { currentTicket } from "@/lib/auth/session";
import { findIntent } from "@/lib/intents/queries/find-intent";
import { safeCallback } from "@/lib/kernel/callback";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { codeAction } from "../../actions";

export const metadata = pageMetadata({ title: AUTH.code.title });

/** The second step of a login: the code of an authenticator application, or a recovery code. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<Record<"callbackUrl" | "intention", string | string[] | undefined>>;
}) {
  const query = await searchParams;
  const callback = safeCallback(query.callbackUrl);
  const intent = await findIntent({ token: query.intention });
  const again = intent ? routes.loginForIntent(intent.token) : routes.login(callback ?? undefined);
  if ((await currentTicket()) === null) redirect(again);
  return (
    <AuthFrame
      side="key"
      title={AUTH.code.title}
      lead={AUTH.code.lead}
      after={
        <Link href={again} className="inline-flex min-h-11 items-center text-link">
          {AUTH.code.restart}
        </Link>
      }
    >
      <ActionForm id="code" action={codeAction}>
        {callback && <input type="hidden" name="callbackUrl" value={callback} />}
        {intent && <input type="hidden" name="intention" value={intent.token} />}
        <TextField
          name="code"
          label={AUTH.code.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton size="lg" wide sending={AUTH.code.sending}>
          {AUTH.code.submit}
        </SubmitButton>
      </ActionForm>
    </AuthFrame>
  );
}
