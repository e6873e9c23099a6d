import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { QuoteId, QuoteLink } from "../schemas.ts";
import { type Held, linkedQuote, moveQuote, ownQuote } from "./quote-record.ts";
import { tellClient, tellProvider } from "./tell-sides.ts";

const cancel = (tx: Transaction, held: Held, now: Date) =>
  moveQuote(tx, held, "cancel", { endedAt: now, cancelledBy: held.side }, now);

/** Cancels a request or an accepted quote of one's own. @throws {DomainError} quote.not-found, quote.moved */
export async function cancelQuote(
  { quoteId }: QuoteId,
  actor: Actor,
  now = new Date(),
): Promise<QuoteId> {
  await writer().$transaction(async (tx) => {
    const held = await ownQuote(tx, quoteId, actor);
    await cancel(tx, held, now);
    const what = held.quote.status === "accepted" ? "work-cancelled" : "cancelled";
    await tellProvider(tx, held.quote, what, now);
  });
  return { quoteId };
}

/**
 * Cancels an accepted quote by the provider's link, before the day of the work.
 * @throws {DomainError} quote.link-invalid, quote.moved, quote.too-late
 */
export async function cancelQuoteAsProvider({ jeton }: QuoteLink, now = new Date()): Promise<void> {
  await writer().$transaction(async (tx) => {
    const held = await linkedQuote(tx, jeton);
    await cancel(tx, held, now);
    const { id, provider } = held.quote;
    const data = { quoteId: id, name: provider.name };
    await tellClient(tx, held.quote, { event: "quote.cancelled", data }, now);
  });
}
