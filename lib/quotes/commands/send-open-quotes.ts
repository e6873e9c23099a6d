import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { OPEN_STATUSES } from "../rules.ts";
import { providerLink } from "./tell-sides.ts";

/** Sends a provider the links of all quotes that are not over, to the address that it has now. */
export async function sendOpenQuotes(
  tx: Transaction,
  providerId: string,
  now: Date,
): Promise<void> {
  const quotes = await tx.quoteRequest.findMany({
    where: { providerId, status: { in: [...OPEN_STATUSES] } },
    select: {
      id: true,
      wishedOn: true,
      commune: { select: { name: true } },
      client: { select: { firstName: true } },
      provider: { select: { email: true } },
    },
  });
  for (const { id, wishedOn, commune, client, provider } of quotes) {
    const { email } = provider;
    if (email === null) continue;
    const link = providerLink(id, email);
    const data = { clientName: client.firstName, place: commune.name, wishedOn, link };
    await queueMail(tx, { mail: newMail("quote-requested", data), to: email }, now);
  }
}
