import { notFound } from "next/navigation";
import { TEST_MAILBOX } from "@/components/mail/copy";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatDateTime } from "@/lib/kernel/format-date";
import { listTestMails } from "@/lib/mail/queries/test-mails";
import { mayReadTestMailbox } from "@/lib/mail/test-mailbox";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";

export const metadata = pageMetadata({ title: TEST_MAILBOX.title });

/** The mails that were written, where none leaves the machine: the newest first. */
export default async function Page() {
  if (!(await mayReadTestMailbox())) notFound();
  const mails = await listTestMails();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-title">{TEST_MAILBOX.title}</h1>
        <LinkButton href={routes.testMailbox} variant="secondary">
          {TEST_MAILBOX.refresh}
        </LinkButton>
      </div>
      <p className="max-w-text text-ink-soft">{TEST_MAILBOX.lead}</p>
      {mails.length === 0 ? (
        <Card className="p-5 sm:p-8">
          <p>{TEST_MAILBOX.empty}</p>
        </Card>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {mails.map(({ id, subject, to, createdAt }) => (
              <li
                key={id}
                className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-4 hover:bg-brand-soft sm:px-6"
              >
                <Icon name="mail" className="size-5 text-brand" />
                <div className="min-w-0">
                  <Link
                    href={routes.testMail(id)}
                    className="font-semibold wrap-anywhere after:absolute after:inset-0"
                  >
                    {subject}
                  </Link>
                  <p className="text-small text-ink-soft wrap-anywhere">
                    {TEST_MAILBOX.to(to)}
                    <br />
                    {formatDateTime(createdAt)}
                  </p>
                </div>
                <Icon name="chevron-right" className="size-5 text-ink-soft" />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
