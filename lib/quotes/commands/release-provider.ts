import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { DATED, isClosedAt } from "./quote-record.ts";

/** What is left between a provider who left the directory and those who wrote to them. */
export interface LastQuotes {
  /** Whether there are any: their clients' own, for as long as they are retained. */
  isNamed: boolean;
  /** Whether a client hired them: whom one hired is known by name, as long as the quote is. */
  isHired: boolean;
  /** Whether agreed work is to come, or so recent that its two sides still have each other's contacts. */
  isBusy: boolean;
}

/**
 * Declines what a provider who left the directory never agreed to, whose clients are notified, and reports what is left.
 * What was agreed goes on.
 */
export async function releaseProvider(
  tx: Transaction,
  providerId: string,
  now: Date,
): Promise<LastQuotes> {
  const open = await tx.quoteRequest.findMany({
    where: { providerId, status: { in: ["sent", "answered"] } },
    select: { ...DATED, id: true, clientId: true, provider: { select: { name: true } } },
  });
  for (const { id, clientId, provider, ...quote } of open) {
    // A lapsed answer whose link is closed has been over for long: its client is not notified.
    const isOver = isClosedAt(quote, now);
    await tx.quoteRequest.update({
      where: { id },
      data: { status: "declined", endedAt: now, ...(!isOver && { movedAt: now }) },
    });
    if (isOver) continue;
    const data = { quoteId: id, name: provider.name };
    await notify(tx, { userId: clientId, event: "quote.declined", data }, now);
  }
  const agreed = await tx.quoteRequest.findMany({
    where: { providerId, acceptedAt: { not: null } },
    select: DATED,
  });
  return {
    isNamed: (await tx.quoteRequest.count({ where: { providerId } })) > 0,
    isHired: agreed.length > 0,
    isBusy: agreed.some((quote) => !isClosedAt(quote, now)),
  };
}
