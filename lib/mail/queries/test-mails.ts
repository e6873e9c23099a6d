import type { MailView } from "../views.ts";
import { MAILS_SHOWN, mailById, mailText, newestMails, toMailView } from "./mail-rows.ts";

/** The newest mails with their secrets: for the test mailbox only (lib/mail/test-mailbox.ts). */
export async function listTestMails(): Promise<MailView[]> {
  const rows = await newestMails().limit(MAILS_SHOWN).execute();
  return rows.map((row) => toMailView(row, mailText(row)));
}

/** One mail with its secrets: for the test mailbox only (lib/mail/test-mailbox.ts). */
export async function findTestMail(id: string): Promise<MailView | null> {
  const row = await mailById(id);
  return row ? toMailView(row, mailText(row)) : null;
}
