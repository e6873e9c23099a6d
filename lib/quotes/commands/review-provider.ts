import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { QuoteId, ReviewInput } from "../schemas.ts";
import { moveQuote, ownQuote } from "./quote-record.ts";
import { tellProvider } from "./tell-sides.ts";

/**
 * Publishes what a client thinks of work that was done, once.
 * @throws {DomainError} quote.not-found, quote.moved before it was done, quote.reviewed
 */
export async function reviewProvider(
  { quoteId, ...review }: ReviewInput,
  actor: Actor,
  now = new Date(),
): Promise<QuoteId> {
  await writer().$transaction(async (tx) => {
    const held = await ownQuote(tx, quoteId, actor);
    await moveQuote(tx, held, "review", {}, now);
    await tx.providerReview.create({ data: { quoteId, ...review, createdAt: now } });
    await tellProvider(tx, held.quote, "reviewed", now);
  });
  return { quoteId };
}
