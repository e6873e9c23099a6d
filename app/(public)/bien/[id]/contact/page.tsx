import { notFound } from "next/navigation";
import { cache } from "react";
import { OwnForms } from "@/app/OwnForms";
import { pageMetadata } from "@/app/page-metadata";
import { TestMailbox } from "@/app/test-mailbox";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { currentVisitor } from "@/lib/auth/session";
import { FIRST_QUESTION } from "@/lib/content/contact";
import { errandOf } from "@/lib/intents/rules";
import { signErrand } from "@/lib/intents/tokens";
import { isId } from "@/lib/kernel/ids";
import { textOf } from "@/lib/kernel/parameters";
import { tidyText } from "@/lib/kernel/text";
import { MESSAGE_MAX } from "@/lib/messages/text";
import { findContactListing } from "@/lib/registration/first-message/queries/find-contact-listing";
import { routes } from "@/lib/routes/public";
import { contactAction } from "./actions";
import { ContactForm } from "./ContactForm";
import { CONTACT_FORM as COPY } from "./copy";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The listing, looked up once a request; a 404 where there is none to write about. */
const loadListing = cache(async (id: string) => {
  const listing = isId(id) ? await findContactListing(id) : null;
  if (!listing) notFound();
  return listing;
});

const isSent = async (searchParams: PageProps["searchParams"]) =>
  (await searchParams).etat === "envoye";

export async function generateMetadata({ params, searchParams }: PageProps) {
  await loadListing((await params).id);
  return pageMetadata({ title: (await isSent(searchParams)) ? COPY.done.title : COPY.title });
}

/** Where one writes about a listing: at once with an account, by a link in a mail without. */
export default async function Page({ params, searchParams }: PageProps) {
  const { id, title, city } = await loadListing((await params).id);
  const visitor = await currentVisitor();
  const actor = visitor?.kind === "person" ? visitor.actor : null;
  const isDone = actor === null && (await isSent(searchParams));
  const given = tidyText(textOf((await searchParams).message) ?? "").slice(0, MESSAGE_MAX);
  const message = given === "" ? FIRST_QUESTION : given;
  const back = routes.contactListing(id, given === "" ? null : given);
  const intention = signErrand(errandOf({ kind: "message", listingId: id }, back));
  return (
    <Container className="flex flex-col gap-8 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title">{isDone ? COPY.done.title : COPY.title}</h1>
        {!isDone && <p className="mt-3 text-lead text-ink-soft">{COPY.lead}</p>}
      </div>
      {isDone && (
        <>
          <Callout tone="success" live className="max-w-text">
            <p>{COPY.done.text}</p>
          </Callout>
          <TestMailbox className="max-w-text" />
        </>
      )}
      <div className="max-w-text rounded-card border border-line bg-surface p-4">
        <p className="text-small text-ink-soft">{COPY.about}</p>
        <p className="mt-1 font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-ink-soft">{city}</p>
      </div>
      {!isDone && (
        <OwnForms>
          <ContactForm
            listingId={id}
            email={actor?.email ?? null}
            message={message}
            loginHref={routes.loginForIntent(intention)}
            action={contactAction}
          />
        </OwnForms>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href={routes.listing(id)} variant="secondary">
          {COPY.back}
        </LinkButton>
        <Link href={routes.privacy} className="text-link inline-flex min-h-11 items-center">
          {COPY.privacy}
        </Link>
      </div>
    </Container>
  );
}
