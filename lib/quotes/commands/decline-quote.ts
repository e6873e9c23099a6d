import { writer } from "../../platform/db/clients.ts";
import type { QuoteLink } from "../schemas.ts";
import { linkedQuote, moveQuote } from "./quote-record.ts";
import { tellClient } from "./tell-sides.ts";

/** Declines a request by the provider's link. @throws {DomainError} quote.link-invalid, quote.moved */
export async function declineQuote({ jeton }: QuoteLink, now = new Date()): Promise<void> {
  await writer().$transaction(async (tx) => {
    const held = await linkedQuote(tx, jeton);
    await moveQuote(tx, held, "decline", { endedAt: now }, now);
    const { id, provider } = held.quote;
    const data = { quoteId: id, name: provider.name };
    await tellClient(tx, held.quote, { event: "quote.declined", data }, now);
  });
}
