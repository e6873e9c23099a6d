import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { QuoteId, QuoteLink } from "../schemas.ts";
import { linkedQuote, moveQuote, ownQuote } from "./quote-record.ts";
import { tellClient, tellProvider } from "./tell-sides.ts";

/**
 * States that the work of an accepted quote was done, from its day on.
 * @throws {DomainError} quote.not-found, quote.moved, quote.too-early
 */
export async function completeQuote(
  { quoteId }: QuoteId,
  actor: Actor,
  now = new Date(),
): Promise<QuoteId> {
  await writer().$transaction(async (tx) => {
    const held = await ownQuote(tx, quoteId, actor);
    await moveQuote(tx, held, "complete", { doneAt: now }, now);
    await tellProvider(tx, held.quote, "completed", now);
  });
  return { quoteId };
}

/** The same by the provider's link. @throws {DomainError} quote.link-invalid, quote.moved, quote.too-early */
export async function completeQuoteAsProvider(
  { jeton }: QuoteLink,
  now = new Date(),
): Promise<void> {
  await writer().$transaction(async (tx) => {
    const held = await linkedQuote(tx, jeton);
    await moveQuote(tx, held, "complete", { doneAt: now }, now);
    const { id, provider } = held.quote;
    const data = { quoteId: id, name: provider.name };
    await tellClient(tx, held.quote, { event: "quote.completed", data }, now);
  });
}
