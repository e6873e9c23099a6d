import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import { QUOTE_FIELDS } from "../copy.ts";
import { answerDayFaults, MAX_ANSWERS } from "../rules.ts";
import type { QuoteAnswer } from "../schemas.ts";
import { linkedQuote, moveQuote, todayAt } from "./quote-record.ts";
import { tellClient } from "./tell-sides.ts";

const DAY_SENTENCES = { past: QUOTE_FIELDS.dayPast, far: QUOTE_FIELDS.dayFar } as const;
const VALIDITY_SENTENCES = {
  past: QUOTE_FIELDS.validUntilPast,
  far: QUOTE_FIELDS.validUntilFar,
  "after-day": QUOTE_FIELDS.validAfterDay,
} as const;

/** @throws {DomainError} request.invalid with the days at fault */
function assertDays(days: Pick<QuoteAnswer, "day" | "validUntil">, today: string): void {
  const { day, validUntil } = answerDayFaults(days, today);
  if (!day && !validUntil) return;
  throw new DomainError("request.invalid", {
    ...(day && { day: DAY_SENTENCES[day] }),
    ...(validUntil && { validUntil: VALIDITY_SENTENCES[validUntil] }),
  });
}

/**
 * Answers a request by the provider's link, or replaces the answer that nobody accepted yet.
 * @throws {DomainError} quote.link-invalid, quote.moved, quote.full, provider.suspended; request.invalid with the
 * fields at fault
 */
export async function answerQuote(
  { jeton, amount, day, validUntil, terms }: QuoteAnswer,
  now = new Date(),
): Promise<void> {
  await writer().$transaction(async (tx) => {
    const held = await linkedQuote(tx, jeton);
    const { quote } = held;
    assertDays({ day, validUntil }, todayAt(quote.communeCode, now));
    if (quote.answers >= MAX_ANSWERS) throw new DomainError("quote.full");
    const answer = { amountCents: amount, day, validUntil, terms };
    const answers = quote.answers + 1;
    await moveQuote(tx, held, "answer", { ...answer, answers, answeredAt: now }, now);
    const data = { quoteId: quote.id, name: quote.provider.name, amountCents: amount };
    await tellClient(
      tx,
      quote,
      { event: "quote.answered", data: { ...data, day, validUntil } },
      now,
    );
  });
}
