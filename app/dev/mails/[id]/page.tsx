import { notFound } from "next/navigation";
import { cache } from "react";
import { TEST_MAILBOX } from "@/components/mail/copy";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatDateTime } from "@/lib/kernel/format-date";
import { findTestMail } from "@/lib/mail/queries/test-mails";
import { mayReadTestMailbox } from "@/lib/mail/test-mailbox";
import { splitBlocks, splitLinks, type TextBlock } from "@/lib/mail/views";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";

interface PageProps {
  params: Promise<{ id: string }>;
}

/** The mail with this id; a 404 for whoever may not read the test mailbox. */
const loadMail = cache(async (id: string) => {
  const mail = (await mayReadTestMailbox()) ? await findTestMail(id) : null;
  if (!mail) notFound();
  return mail;
});

export async function generateMetadata({ params }: PageProps) {
  const { subject } = await loadMail((await params).id);
  return pageMetadata({ title: subject });
}

/** What a mail says, its links whole. */
export default async function Page({ params }: PageProps) {
  const mail = await loadMail((await params).id);
  return (
    <div className="flex flex-col gap-6">
      <Link
        href={routes.testMailbox}
        className="inline-flex min-h-11 items-center gap-2 self-start text-link"
      >
        <Icon name="arrow-left" className="size-4" />
        {TEST_MAILBOX.back}
      </Link>
      <div>
        <h1 className="text-title wrap-anywhere">{mail.subject}</h1>
        <p className="mt-2 text-small text-ink-soft wrap-anywhere">
          {TEST_MAILBOX.to(mail.to)} · {formatDateTime(mail.createdAt)}
        </p>
      </div>
      <Card className="flex flex-col gap-5 p-5 sm:p-8">
        {mail.text === null ? (
          <p className="text-ink-soft">{TEST_MAILBOX.emptied}</p>
        ) : (
          splitBlocks(mail.text).map((block) => <Block key={block.at} block={block} />)
        )}
      </Card>
    </div>
  );
}

/** A paragraph; what there is to do is a button, with its address as the mail writes it. */
function Block({ block: { text, action } }: { block: TextBlock }) {
  if (action) {
    return (
      <div className="flex flex-col items-start gap-2">
        <LinkButton href={action.href} size="lg" className="max-sm:w-full">
          {action.label}
        </LinkButton>
        <p className="text-fine text-ink-soft wrap-anywhere">{action.href}</p>
      </div>
    );
  }
  return (
    <p className="max-w-text wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map(({ at, text: piece, href }) =>
        href === null ? (
          piece
        ) : (
          <a key={at} href={href} className="text-link">
            {piece}
          </a>
        ),
      )}
    </p>
  );
}
