import { redirect } from "next/navigation";
import { cache } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { CONTACT_TOPIC_LABELS } from "@/lib/contact/copy";
import { findConfirmation } from "@/lib/contact/queries/find-pending-contact";
import type { PendingContactView } from "@/lib/contact/views";
import { contactRoutes } from "@/lib/routes/contact";
import { CONTACT } from "../copy";
import { confirmContactAction } from "./actions";

const COPY = CONTACT.confirm;

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[] }>;
}

/** Looked up once a request. */
const findByToken = cache((token: unknown) => findConfirmation(token));

export async function generateMetadata({ searchParams }: PageProps) {
  const found = await findByToken((await searchParams).jeton);
  return pageMetadata({ title: found ? COPY.title : COPY.spentTitle });
}

/**
 * Where the mail of a request leads. Opening it changes nothing, since programs that check mails open links too: the
 * button does. Once it did, the address leads to the thread.
 */
export default async function Page({ searchParams }: PageProps) {
  const { jeton } = await searchParams;
  const found = await findByToken(jeton);
  if (found?.state === "confirmed") redirect(contactRoutes.thread(found.token, "envoye"));
  return (
    <Container className="flex flex-col items-start gap-6 py-10 md:py-14">
      {found === null ? <Spent /> : <Waiting pending={found.pending} token={String(jeton)} />}
    </Container>
  );
}

function Spent() {
  return (
    <>
      <div className="max-w-text">
        <h1 className="text-title">{COPY.spentTitle}</h1>
        <p className="mt-3 text-lead text-ink-soft">{COPY.spent}</p>
      </div>
      <LinkButton href={contactRoutes.form()}>{COPY.again}</LinkButton>
    </>
  );
}

function Waiting({
  pending: { topic, email, content, listingTitle },
  token,
}: {
  pending: PendingContactView;
  token: string;
}) {
  return (
    <>
      <div className="max-w-text">
        <h1 className="text-title">{COPY.title}</h1>
        <p className="mt-3 text-lead text-ink-soft wrap-anywhere">{COPY.lead(email)}</p>
      </div>
      <div className="w-full max-w-text rounded-card bg-sunken px-4 py-3">
        <p className="text-small text-ink-soft wrap-anywhere">
          {COPY.about(CONTACT_TOPIC_LABELS[topic], listingTitle)}
        </p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{content}</p>
      </div>
      <ActionForm id="envoi" action={confirmContactAction} className="w-full max-w-text">
        <input type="hidden" name="jeton" value={token} />
        <SubmitButton size="lg" sending={CONTACT.sending} className="self-start">
          {COPY.submit}
        </SubmitButton>
      </ActionForm>
    </>
  );
}
