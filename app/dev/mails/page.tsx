import { notFound } from "next/navigation";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { MAILS, DEVELOPMENT_MAILS as say } from "@/lib/content/fr/espace/mails";
import { formatDateTime } from "@/lib/kernel/format-date";
import { listDevelopmentMails } from "@/lib/mail/queries";
import { routes } from "@/lib/routes";

/** The mails that were queued; in development only. */
export default function Page() {
  if (process.env.NODE_ENV !== "development") notFound();
  const mails = listDevelopmentMails();
  return (
    <Container>
      <main className="flex flex-col gap-6 py-10">
        <title>{say.title}</title>
        <h1 className="text-title">{say.title}</h1>
        <p className="max-w-text text-ink-soft">{mails.length === 0 ? say.empty : say.lead}</p>
        <ul className="flex flex-col divide-y divide-line">
          {mails.map(({ id, subject, to, createdAt, state }) => (
            <li key={id} className="flex flex-col py-3">
              <Link
                href={routes.developmentMail(id)}
                className="inline-flex min-h-11 items-center self-start font-semibold text-brand underline"
              >
                {subject}
              </Link>
              <span className="text-small text-ink-soft wrap-anywhere">
                {to} · {formatDateTime(createdAt)} · {MAILS.states[state]}
              </span>
            </li>
          ))}
        </ul>
      </main>
    </Container>
  );
}
