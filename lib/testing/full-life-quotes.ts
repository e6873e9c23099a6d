import { newId } from "../kernel/ids.ts";
import { queueMail } from "../mail/commands/queue-mail.ts";
import { newMail } from "../mail/kinds.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import { MARK } from "./marks.ts";
import { answered, providerRow, quoteRow, REAL_PROVIDER } from "./providers.ts";

const LINK = "https://loopimmo.fr/demande-de-devis?jeton=x";
const NOW = new Date("2026-11-01T09:00:00Z");

/** What they requested of a provider: one quote that is not over, and one that is done and reviewed. */
export async function writeQuotes(
  tx: Prisma.TransactionClient,
  clientId: string,
  propertyId: string,
): Promise<void> {
  const provider = { ...providerRow(REAL_PROVIDER), email: "studio@example.org" };
  await tx.serviceProvider.create({ data: provider });
  const open = quoteRow({ providerId: provider.id, clientId, propertyId, need: MARK });
  const done = quoteRow({
    ...answered({ terms: MARK }),
    providerId: provider.id,
    clientId,
    need: MARK,
    status: "done",
    acceptedAt: NOW,
    doneAt: NOW,
  });
  await tx.quoteRequest.createMany({ data: [open, done] });
  await tx.quoteMessage.createMany({
    data: (["client", "provider"] as const).map((sender) => ({
      id: newId(),
      quoteId: open.id,
      sender,
      content: MARK,
      createdAt: NOW,
    })),
  });
  // What its provider is sent names them.
  const mail = newMail("quote-news", { clientName: MARK, what: "message", link: LINK });
  await queueMail(tx, { mail, to: provider.email, userId: clientId }, NOW);
  const marks = { quality: 5, punctuality: 4, priceHeld: 5 };
  await tx.providerReview.create({
    data: { quoteId: done.id, ...marks, comment: MARK, createdAt: NOW },
  });
}
