import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { contactRoutes } from "@/lib/routes/contact";
import { routes } from "@/lib/routes/public";
import { ContactForm, type Subject } from "./ContactForm";
import { CONTACT as COPY } from "./copy";

/** The page that writes to the team, and the step that remains once somebody without an account sent it. */
export function ContactScreen({
  person,
  subject,
  isSent,
  mailbox,
  loginHref,
  action,
}: {
  person: { name: string; email: string } | null;
  subject: Subject;
  isSent: boolean;
  /** Where the mail is read, on an installation that sends none. */
  mailbox: ReactNode;
  loginHref: string;
  action: FormAction;
}) {
  if (isSent) return <Sent mailbox={mailbox} />;
  return (
    <Container className="flex flex-col gap-8 py-10 md:py-14">
      <div className="max-w-[44rem]">
        <h1 className="text-title">{COPY.title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{COPY.lead}</p>
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ContactForm person={person} subject={subject} loginHref={loginHref} action={action} />
        <Times />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Link href={routes.help} className="text-link inline-flex min-h-11 items-center">
          {COPY.help}
        </Link>
        <Link href={routes.privacy} className="text-link inline-flex min-h-11 items-center">
          {COPY.privacy}
        </Link>
      </div>
    </Container>
  );
}

function Sent({ mailbox }: { mailbox: ReactNode }) {
  const { title, text, spam, again, home } = COPY.sent;
  return (
    <Container className="flex flex-col items-start gap-6 py-10 md:py-14">
      <h1 className="text-title">{title}</h1>
      <Callout tone="success" live className="max-w-text">
        <p>{text}</p>
      </Callout>
      {mailbox}
      <p className="max-w-text text-ink-soft">{spam}</p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
        <LinkButton href={contactRoutes.form()} variant="secondary">
          {again}
        </LinkButton>
        <LinkButton href={routes.home} variant="quiet">
          {home}
        </LinkButton>
      </div>
    </Container>
  );
}

/** Within what time the team answers, beside the form. */
function Times() {
  const { title, items, hours, rights } = COPY.times;
  return (
    <section
      aria-labelledby="delais"
      className="rounded-panel bg-tile-soft p-6 lg:sticky lg:top-10"
    >
      <h2 id="delais" className="text-subheading">
        {title}
      </h2>
      <dl className="mt-5 flex flex-col gap-4">
        {items.map(({ time, text }) => (
          <div key={time}>
            <dt className="font-semibold">{time}</dt>
            <dd className="text-small text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-soft">{hours}</p>
      <p className="mt-4 border-t border-line pt-4 text-small text-ink-soft">{rights}</p>
    </section>
  );
}
