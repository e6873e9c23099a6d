import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { zoneOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { isQuoteToken, namedQuote } from "../link.ts";
import { isLinkClosed, type QuoteMove, type QuoteSide, quoteMove } from "../rules.ts";

/** The columns from which the rules know where a quote stands, and since when. */
export const DATED = {
  status: true,
  day: true,
  validUntil: true,
  movedAt: true,
  doneAt: true,
  endedAt: true,
  communeCode: true,
} as const satisfies Prisma.QuoteRequestSelect;

const SELECT = {
  ...DATED,
  id: true,
  clientId: true,
  propertyId: true,
  answers: true,
  amountCents: true,
  provider: { select: { id: true, name: true, email: true, suspendedAt: true } },
  client: { select: { firstName: true, erasedAt: true } },
  review: { select: { quoteId: true } },
} as const satisfies Prisma.QuoteRequestSelect;

const read = (tx: Transaction, id: string) =>
  tx.quoteRequest.findUnique({ where: { id }, select: SELECT });

/** A quote as commands read it. */
export type QuoteRecord = NonNullable<Awaited<ReturnType<typeof read>>>;

/** A quote that somebody acts on, and from which side. */
export interface Held {
  quote: QuoteRecord;
  side: QuoteSide;
}

/** A quote that a person requested. @throws {DomainError} quote.not-found */
export async function ownQuote(tx: Transaction, quoteId: string, actor: Actor): Promise<Held> {
  authorize(actor, "account.change");
  const quote = isId(quoteId) ? await read(tx, quoteId) : null;
  if (quote?.clientId !== actor.userId) throw new DomainError("quote.not-found");
  return { quote, side: "client" };
}

/** The quote of a provider's link. @throws {DomainError} quote.link-invalid */
export async function linkedQuote(tx: Transaction, token: string): Promise<Held> {
  const id = namedQuote(token);
  const quote = id === null ? null : await read(tx, id);
  const email = quote?.provider.email ?? null;
  if (quote === null || email === null || !isQuoteToken(token, quote.id, email)) {
    throw new DomainError("quote.link-invalid");
  }
  return { quote, side: "provider" };
}

/** The civil day at the place of a quote. */
export const todayAt = (communeCode: string, now: Date) => civilDay(now, zoneOf(communeCode));

type Dated = Pick<QuoteRecord, keyof typeof DATED>;

/** A quote's status and days, as its rules look at them. */
function datesOf({ status, day, validUntil, movedAt, communeCode, ...ends }: Dated) {
  const end = ends.doneAt ?? ends.endedAt;
  return {
    status,
    day,
    validUntil,
    movedOn: todayAt(communeCode, movedAt),
    endedOn: end && todayAt(communeCode, end),
  };
}

/** Whether the provider's link of a quote shows nobody any more. */
export const isClosedAt = (quote: Dated, now: Date): boolean =>
  isLinkClosed(datesOf(quote), todayAt(quote.communeCode, now));

/**
 * Makes a move of a quote: its status and the answer that was read are part of the write's condition.
 * A message about work that is done does not prolong its retention.
 * @throws {DomainError} quote.moved, quote.lapsed, quote.too-early, quote.too-late, quote.reviewed, quote.closed,
 * quote.client-left, provider.suspended
 */
export async function moveQuote(
  tx: Transaction,
  { quote, side }: Held,
  move: QuoteMove,
  data: Prisma.QuoteRequestUncheckedUpdateManyInput,
  now: Date,
): Promise<void> {
  const { id, status, answers, communeCode, provider, client, review } = quote;
  const facts = {
    ...datesOf(quote),
    isReviewed: review !== null,
    isSuspended: provider.suspendedAt !== null,
    isErased: client.erasedAt !== null,
  };
  const outcome = quoteMove(move, side, facts, todayAt(communeCode, now));
  if (!outcome.ok) throw new DomainError(outcome.code);
  // Neither prolongs what the provider's link shows.
  const isAfterwards = (status === "done" && move === "write") || isClosedAt(quote, now);
  const { count } = await tx.quoteRequest.updateMany({
    where: { id, status, answers },
    data: { ...data, status: outcome.to, ...(!isAfterwards && { movedAt: now }) },
  });
  if (count === 0) throw new DomainError("quote.moved");
}
