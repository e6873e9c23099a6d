import { FROM_NEWEST, listPageOf } from "../../kernel/keyset.ts";
import type { MailView } from "../views.ts";
import { mailById, mailText, newestMails, toMailView } from "./mail-rows.ts";

/** The newest mails with their secrets: for the test mailbox only (lib/mail/test-mailbox.ts). */
export async function listTestMails(): Promise<MailView[]> {
  const mails = await newestMails(FROM_NEWEST);
  return listPageOf(mails, (row) => toMailView(row, mailText(row))).rows;
}

/** One mail with its secrets: for the test mailbox only (lib/mail/test-mailbox.ts). */
export async function findTestMail(id: string): Promise<MailView | null> {
  const row = await mailById(id);
  return row ? toMailView(row, mailText(row)) : null;
}
