import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { QuoteAcceptance, QuoteId } from "../schemas.ts";
import { moveQuote, ownQuote } from "./quote-record.ts";
import { tellProvider } from "./tell-sides.ts";

/**
 * Accepts the answer that was read, within its validity: the two sides then have each other's contacts.
 * @throws {DomainError} quote.not-found, quote.moved where another answer came meanwhile, quote.lapsed,
 * provider.suspended
 */
export async function acceptQuote(
  { quoteId, answer }: QuoteAcceptance,
  actor: Actor,
  now = new Date(),
): Promise<QuoteId> {
  await writer().$transaction(async (tx) => {
    const held = await ownQuote(tx, quoteId, actor);
    if (held.quote.answers !== answer) throw new DomainError("quote.moved");
    await moveQuote(tx, held, "accept", { acceptedAt: now }, now);
    const what = held.quote.propertyId === null ? "accepted-elsewhere" : "accepted";
    await tellProvider(tx, held.quote, what, now);
  });
  return { quoteId };
}
