import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { providerRoutes } from "../../../routes/providers.ts";

/** Informs a provider, at its address, that the directory lists it and with what (RGPD, article 14). */
export async function tellListed(
  tx: Transaction,
  { id, name, email }: { id: string; name: string; email: string },
  now: Date,
): Promise<void> {
  const link = absoluteUrl(providerRoutes.one(id));
  const mail = newMail("provider-listed", { providerName: name, link });
  await queueMail(tx, { mail, to: email }, now);
}
