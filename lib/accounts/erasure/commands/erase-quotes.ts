import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import type { Transaction } from "../../../platform/db/clients.ts";

/** Not over: the provider still waits for something, or for the day. */
const OPEN = ["sent", "answered", "accepted"] as const;

/**
 * Cancels the quotes that the person requested, and empties all of them of what was written: a review stays as marks
 * without an author.
 */
export async function eraseQuotes(tx: Transaction, userId: string, now: Date): Promise<void> {
  const open = await tx.quoteRequest.findMany({
    where: { clientId: userId, status: { in: [...OPEN] } },
    select: {
      id: true,
      status: true,
      commune: { select: { name: true } },
      provider: { select: { email: true } },
    },
  });
  for (const { id, status, commune, provider } of open) {
    await tx.quoteRequest.update({
      where: { id },
      data: { status: "cancelled", cancelledBy: "client", endedAt: now, movedAt: now },
    });
    if (provider.email === null) continue;
    const mail = newMail("quote-closed", {
      place: commune.name,
      isAgreed: status === "accepted",
    });
    await queueMail(tx, { mail, to: provider.email }, now);
  }
  const own = { quote: { clientId: userId } };
  await tx.quoteMessage.deleteMany({ where: own });
  await tx.providerReview.updateMany({ where: own, data: { comment: "" } });
  await tx.quoteRequest.updateMany({
    where: { clientId: userId },
    data: { need: "", terms: "", wishedOn: null },
  });
}
