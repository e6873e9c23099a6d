import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { OPEN_STATUSES } from "../rules.ts";
import { DATED, isClosedAt } from "./quote-record.ts";
import { providerLink } from "./tell-sides.ts";

/**
 * Sends a provider the links of all quotes that are not over, and not closed to it, to the address that it has now: a request as one that is
 * to be answered, what was answered already as its new link.
 */
export async function sendOpenQuotes(
  tx: Transaction,
  providerId: string,
  now: Date,
): Promise<void> {
  const quotes = await tx.quoteRequest.findMany({
    where: { providerId, status: { in: [...OPEN_STATUSES] } },
    select: {
      ...DATED,
      id: true,
      clientId: true,
      wishedOn: true,
      commune: { select: { name: true } },
      client: { select: { firstName: true } },
      provider: { select: { email: true } },
    },
  });
  for (const quote of quotes) {
    const { id, clientId, status, wishedOn, commune, client, provider } = quote;
    const { email } = provider;
    if (email === null || isClosedAt(quote, now)) continue;
    const link = providerLink(id, email);
    const clientName = client.firstName;
    const mail =
      status === "sent"
        ? newMail("quote-requested", { clientName, place: commune.name, wishedOn, link })
        : newMail("quote-news", { clientName, what: "link-changed", link });
    await queueMail(tx, { mail, to: email, userId: clientId }, now);
  }
}
