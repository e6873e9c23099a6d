import { endedBefore } from "../../kernel/retention.ts";
import { writer } from "../../platform/db/clients.ts";

/** Deletes quotes, with their messages and reviews, whose last move is as old as their retention. @returns how many */
export async function purgeQuotes(now = new Date()): Promise<number> {
  const over = { movedAt: { lt: endedBefore("dealings", now) } };
  const { count } = await writer().$transaction((tx) =>
    tx.quoteRequest.deleteMany({ where: over }),
  );
  return count;
}
