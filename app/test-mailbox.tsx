import { TestMailboxNote } from "@/components/mail/TestMailboxNote";
import { hasTestMailbox } from "@/lib/mail/test-mailbox";

/** What stands wherever a page says that a mail was sent: the way to it, where none leaves the machine. */
export function TestMailbox({ className }: { className?: string }) {
  return hasTestMailbox() ? <TestMailboxNote {...(className && { className })} /> : null;
}
