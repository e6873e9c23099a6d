import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { readStopToken } from "@/lib/notifications/unsubscribing/token";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../page-metadata";
import { AuthFrame } from "../_parts/AuthFrame";
import { stopMailsAction } from "./actions";
import { STOP_MAILS } from "./copy";

export const metadata = pageMetadata({ title: STOP_MAILS.title });

interface PageProps {
  searchParams: Promise<{ lien?: string | string[] }>;
}

/** Where a mail's link leads to have no more of them. Opening it changes nothing: the button does. */
export default async function Page({ searchParams }: PageProps) {
  const { lien } = await searchParams;
  const stop = readStopToken(lien);
  const settings = (
    <LinkButton href={spaceRoutes.settingsTab("notifications")} variant="secondary" wide>
      {STOP_MAILS.settings}
    </LinkButton>
  );
  if (stop === null) {
    return (
      <AuthFrame side="account" title={STOP_MAILS.unknownTitle} lead={STOP_MAILS.unknown}>
        {settings}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame side="account" title={STOP_MAILS.title} lead={STOP_MAILS.lead(stop.what)}>
      <ActionForm id="arreter" action={stopMailsAction}>
        <input type="hidden" name="lien" value={String(lien)} />
        <SubmitButton size="lg" wide sending={STOP_MAILS.sending}>
          {STOP_MAILS.submit}
        </SubmitButton>
      </ActionForm>
      <div className="mt-4">{settings}</div>
    </AuthFrame>
  );
}
