import { queueMail } from "../../mail/commands/queue-mail.ts";
import { type MailData, newMail } from "../../mail/kinds.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { NotificationContent } from "../../notifications/events.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { quoteRoutes } from "../../routes/quotes.ts";
import { quoteToken } from "../link.ts";
import { isClosedAt, type QuoteRecord } from "./quote-record.ts";

/** The address of the page on which a provider reads and answers a request. */
export const providerLink = (quoteId: string, email: string): string =>
  absoluteUrl(quoteRoutes.answer(quoteToken(quoteId, email)));

/**
 * Sends a provider the news of a quote, with the link to it; a demonstration has no mailbox. The mail names the client:
 * it is one about their account, which their erasure finds.
 */
export async function tellProvider(
  tx: Transaction,
  quote: QuoteRecord,
  what: MailData["quote-news"]["what"],
  now: Date,
): Promise<void> {
  const { id, clientId, provider, client } = quote;
  const { email } = provider;
  // A link that is closed shows nobody: there is no news of it.
  if (email === null || isClosedAt(quote, now)) return;
  const link = providerLink(id, email);
  const mail = newMail("quote-news", { clientName: client.firstName, what, link });
  await queueMail(tx, { mail, to: email, userId: clientId }, now);
}

/** Notifies who requested a quote of what its provider did. */
export async function tellClient(
  tx: Transaction,
  { clientId }: QuoteRecord,
  content: NotificationContent,
  now: Date,
): Promise<void> {
  await notify(tx, { userId: clientId, ...content }, now);
}
