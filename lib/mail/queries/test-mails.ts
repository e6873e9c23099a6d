import type { MailView } from "../views.ts";
import { MAILS_SHOWN, mailById, mailText, newestMails, toMailView } from "./mail-rows.ts";

/** The newest mails with their secrets: for the test mailbox only (lib/mail/test-mailbox.ts). */
export function listTestMails(): MailView[] {
  return newestMails()
    .all({ limit: MAILS_SHOWN })
    .map((row) => toMailView(row, mailText(row)));
}

/** One mail with its secrets: for the test mailbox only (lib/mail/test-mailbox.ts). */
export function findTestMail(id: string): MailView | null {
  const row = mailById().get({ id });
  return row ? toMailView(row, mailText(row)) : null;
}
