import { redirect } from "next/navigation";
import { OwnForms } from "@/app/OwnForms";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { TestMailbox } from "@/app/test-mailbox";
import { currentVisitor } from "@/lib/auth/session";
import { findContactListing } from "@/lib/contact/queries/find-contact-listing";
import { findContactVisit } from "@/lib/contact/queries/find-contact-visit";
import { topicOf, topicsFor } from "@/lib/contact/rules";
import { formatDateTime } from "@/lib/kernel/format-date";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { fullName } from "@/lib/kernel/person-name";
import type { Actor } from "@/lib/policy/actor";
import { contactRoutes } from "@/lib/routes/contact";
import { routes } from "@/lib/routes/public";
import { contactAction } from "./actions";
import type { Subject } from "./ContactForm";
import { ContactScreen } from "./ContactScreen";
import { CONTACT } from "./copy";

interface PageProps {
  searchParams: Promise<Parameters>;
}

const isSent = ({ etat }: Parameters) => etat === "envoye";

export async function generateMetadata({ searchParams }: PageProps) {
  if (isSent(await searchParams)) return pageMetadata({ title: CONTACT.sent.title });
  const { title, metaDescription: description } = CONTACT;
  return pageMetadata({ title, description, path: contactRoutes.form() });
}

/** What an address names, as far as its reader may write about it. */
async function subjectOf(query: Parameters, actor: Actor | null): Promise<Subject> {
  const visitId = textOf(query.visite);
  const visit =
    actor === null || visitId === null ? null : await orNotFound(findContactVisit(actor, visitId));
  const topics = topicsFor({ hasLockedVisit: visit?.isLocked ?? false });
  const named = topicOf(query.sujet);
  return {
    topic: topics.find((topic) => topic === named) ?? null,
    topics,
    listing: visit ? null : await findContactListing(textOf(query.bien), actor),
    visit: visit && {
      id: visit.id,
      text: CONTACT.visitOf(visit.title, formatDateTime(visit.startsAt, visit.clock)),
    },
  };
}

/** Where anybody writes to the team: with an account or without. */
export default async function Page({ searchParams }: PageProps) {
  const query = await searchParams;
  const visitor = await currentVisitor();
  const actor = visitor?.kind === "person" ? visitor.actor : null;
  const here = contactRoutes.form({
    topic: topicOf(query.sujet),
    listingId: textOf(query.bien),
    visitId: textOf(query.visite),
  });
  // A visit is its sides' alone.
  if (actor === null && textOf(query.visite) !== null) redirect(routes.login(here));
  return (
    <OwnForms>
      <ContactScreen
        person={actor && { name: fullName(actor), email: actor.email }}
        subject={await subjectOf(query, actor)}
        isSent={isSent(query)}
        mailbox={<TestMailbox className="max-w-text" />}
        loginHref={routes.login(here)}
        action={contactAction}
      />
    </OwnForms>
  );
}
