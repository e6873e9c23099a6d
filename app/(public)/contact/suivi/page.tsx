import { cache } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { findLinkedContact } from "@/lib/contact/queries/find-linked-contact";
import { contactRoutes } from "@/lib/routes/contact";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { CONTACT } from "../copy";
import { ThreadScreen } from "./ThreadScreen";

const COPY = CONTACT.thread;

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[]; etat?: string | string[] }>;
}

/** Looked up once a request. */
const findByToken = cache((token: unknown) => findLinkedContact(token));

export async function generateMetadata({ searchParams }: PageProps) {
  const found = await findByToken((await searchParams).jeton);
  return pageMetadata({ title: found ? COPY.title : CONTACT.confirm.spentTitle });
}

/** The thread of a person without an account, by the link of their mails; it leads to the account once there is one. */
export default async function Page({ searchParams }: PageProps) {
  const { jeton, etat } = await searchParams;
  const found = await findByToken(jeton);
  return (
    <Container className="flex flex-col items-start gap-6 py-10 md:py-14">
      {found === null && (
        <>
          <div className="max-w-text">
            <h1 className="text-title">{CONTACT.confirm.spentTitle}</h1>
            <p className="mt-3 text-lead text-ink-soft">{CONTACT.confirm.spent}</p>
          </div>
          <LinkButton href={contactRoutes.form()}>{CONTACT.confirm.again}</LinkButton>
        </>
      )}
      {found?.state === "account" && (
        <Moved requestId={found.requestId} isSent={etat === "envoye"} />
      )}
      {found?.state === "thread" && (
        <ThreadScreen
          thread={found.thread}
          token={String(jeton)}
          done={etat === "envoye" ? "sent" : etat === "repondu" ? "replied" : null}
        />
      )}
    </Container>
  );
}

function Moved({ requestId: conversation, isSent }: { requestId: string; isSent: boolean }) {
  const inbox = spaceRoutes.inbox(spaceRoutes.messages, { conversation });
  return (
    <>
      <h1 className="text-title">{COPY.moved}</h1>
      {isSent && (
        <Callout tone="success" live className="max-w-text">
          <p>{COPY.sent}</p>
        </Callout>
      )}
      <p className="max-w-text text-lead text-ink-soft">{COPY.movedText}</p>
      <LinkButton href={routes.login(inbox)}>{CONTACT.login}</LinkButton>
    </>
  );
}
