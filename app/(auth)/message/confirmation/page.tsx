import { cache } from "react";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { EntranceIllustration } from "@/components/illustrations/EntranceIllustration";
import { LinkButton } from "@/components/ui/Button";
import { findWaitingMessage } from "@/lib/registration/first-message/queries/find-waiting-message";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { AuthFrame } from "../../_parts/AuthFrame";
import { deliverAction } from "./actions";
import { CONFIRM_MESSAGE as COPY } from "./copy";

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[] }>;
}

/** Looked up once a request. */
const findByToken = cache((token: unknown) => findWaitingMessage(token));

export async function generateMetadata({ searchParams }: PageProps) {
  const found = await findByToken((await searchParams).jeton);
  return pageMetadata({ title: found ? COPY.title : COPY.spentTitle });
}

/**
 * Where the link of a first message leads. Opening it changes nothing, since programs that check mails open
 * links too: the button does.
 */
export default async function Page({ searchParams }: PageProps) {
  const { jeton } = await searchParams;
  const found = await findByToken(jeton);
  if (!found) {
    return (
      <AuthFrame side="account" title={COPY.spentTitle} lead={COPY.spent}>
        <EntranceIllustration className="mx-auto mb-5 h-auto w-48 max-w-full" />
        <div className="flex flex-wrap gap-3 *:grow">
          <LinkButton href={routes.login()}>{COPY.login}</LinkButton>
          <LinkButton href={routes.buy} variant="secondary">
            {COPY.search}
          </LinkButton>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame side="account" title={COPY.title} lead={COPY.lead(found.email)}>
      <p className="text-small text-ink-soft wrap-anywhere">{COPY.about(found.title)}</p>
      <p className="mt-2 mb-5 rounded-card bg-sunken px-4 py-3 break-words whitespace-pre-line">
        {found.content}
      </p>
      <ActionForm id="envoi" action={deliverAction}>
        <input type="hidden" name="jeton" value={String(jeton)} />
        <SubmitButton size="lg" wide sending={COPY.sending}>
          {COPY.submit}
        </SubmitButton>
      </ActionForm>
    </AuthFrame>
  );
}
