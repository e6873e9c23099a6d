import { DomainError } from "../../kernel/errors.ts";
import { beginningOf } from "../../kernel/excerpt.ts";
import { newId } from "../../kernel/ids.ts";
import { countMessage } from "../../platform/attempts.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { MAX_MESSAGES } from "../rules.ts";
import type { ClientMessage, ProviderMessage, QuoteId } from "../schemas.ts";
import { type Held, linkedQuote, moveQuote, ownQuote } from "./quote-record.ts";
import { tellClient, tellProvider } from "./tell-sides.ts";

/** Most characters of a message that its notification repeats. */
const EXCERPT = 200;

/** Writes a message of a side. @throws {DomainError} quote.moved, quote.full */
async function write(tx: Transaction, held: Held, content: string, now: Date): Promise<void> {
  const { quote, side } = held;
  const written = await tx.quoteMessage.count({ where: { quoteId: quote.id } });
  if (written >= MAX_MESSAGES) throw new DomainError("quote.full");
  await moveQuote(tx, held, "write", {}, now);
  await tx.quoteMessage.create({
    data: { id: newId(), quoteId: quote.id, sender: side, content, createdAt: now },
  });
}

/**
 * Writes to the provider of one's quote, who is sent a mail.
 * @throws {DomainError} quote.not-found, quote.moved, quote.full, request.too-many
 */
export async function writeToProvider(
  { quoteId, content }: ClientMessage,
  actor: Actor,
  now = new Date(),
): Promise<Once<QuoteId>> {
  await countMessage(actor.userId);
  return onceTransaction(async (tx) => {
    const held = await ownQuote(tx, quoteId, actor);
    await write(tx, held, content, now);
    await tellProvider(tx, held.quote, "message", now);
    return { quoteId };
  });
}

/** Writes to the client by the provider's link. @throws {DomainError} quote.link-invalid, quote.moved, quote.full */
export async function writeToClient(
  { jeton, content }: ProviderMessage,
  now = new Date(),
): Promise<Once<QuoteId>> {
  return onceTransaction(async (tx) => {
    const held = await linkedQuote(tx, jeton);
    await write(tx, held, content, now);
    const { id, provider } = held.quote;
    const data = { quoteId: id, name: provider.name, excerpt: beginningOf(content, EXCERPT) };
    await tellClient(tx, held.quote, { event: "quote.message", data }, now);
    return { quoteId: id };
  });
}
