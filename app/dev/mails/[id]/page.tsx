import { notFound } from "next/navigation";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { MAILS, DEVELOPMENT_MAILS as say } from "@/lib/content/fr/espace/mails";
import { formatDateTime } from "@/lib/kernel/format-date";
import { findDevelopmentMail } from "@/lib/mail/queries";
import { splitLinks } from "@/lib/mail/views";
import { routes } from "@/lib/routes";

/** What a mail says, its links included; in development only. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  if (process.env.NODE_ENV !== "development") notFound();
  const { id } = await params;
  const mail = findDevelopmentMail(id);
  if (!mail) notFound();
  return (
    <Container>
      <main className="flex flex-col gap-6 py-10">
        <title>{mail.subject}</title>
        <Link
          href={routes.developmentMails}
          className="inline-flex min-h-11 items-center self-start font-medium text-brand underline"
        >
          {say.back}
        </Link>
        <h1 className="text-title wrap-anywhere">{mail.subject}</h1>
        <p className="text-small text-ink-soft wrap-anywhere">
          {mail.to} · {formatDateTime(mail.createdAt)} · {MAILS.states[mail.state]}
          {mail.lastError !== null && ` · ${mail.lastError}`}
        </p>
        <div className="max-w-text rounded-card bg-sunken p-5 wrap-anywhere whitespace-pre-wrap">
          {mail.text === null
            ? MAILS.emptied
            : splitLinks(mail.text).map(({ at, text, href }) =>
                href === null ? (
                  text
                ) : (
                  <a key={at} href={href} className="text-brand underline">
                    {text}
                  </a>
                ),
              )}
        </div>
      </main>
    </Container>
  );
}
