import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { routes } from "@/lib/routes/public";
import { TEST_MAILBOX } from "./copy";

/** Where a mail that was just written is read, on an installation that sends none. */
export function TestMailboxNote({ className = "" }: { className?: string }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 rounded-card border-2 border-dashed border-line-strong px-4 py-2 text-small ${className}`}
    >
      <p className="min-w-48 grow basis-0 py-1 text-ink-soft">{TEST_MAILBOX.note}</p>
      <Link
        href={routes.testMailbox}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
      >
        <Icon name="mail-open" className="size-5 shrink-0" />
        {TEST_MAILBOX.open}
      </Link>
    </div>
  );
}
