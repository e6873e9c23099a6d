import { afterEach, beforeAll, expect } from "vitest";
import { DAY_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { acceptQuote } from "../quotes/commands/accept-quote.ts";
import { answerQuote } from "../quotes/commands/answer-quote.ts";
import { requestQuote } from "../quotes/commands/request-quote.ts";
import { quoteToken } from "../quotes/link.ts";
import type { adoptedDatabase } from "./adopted-database.ts";
import { communeRow, propertyRow } from "./builders.ts";
import { createPerson } from "./people.ts";
import { providerRow, REAL_PROVIDER } from "./providers.ts";

/** The instant of the tests of quotes, and its civil day. */
export const NOW = new Date("2026-11-21T10:00:00Z");
export const TODAY = "2026-11-21";

export const code = (of: string) => expect.objectContaining({ code: of });

/** What a provider answers, today. */
export const answer = (jeton: string, changes: object = {}) => ({
  jeton,
  amount: 190_00,
  day: TODAY,
  validUntil: TODAY,
  terms: "",
  ...changes,
});

export const review = (quoteId: string) => ({
  quoteId,
  quality: 5,
  punctuality: 4,
  priceHeld: 5,
  comment: "À l’heure.",
});

/** A client with a home, somebody else, and providers to whom requests go. */
export function quoteStage(database: ReturnType<typeof adoptedDatabase>) {
  const stage = {} as { client: Actor; other: Actor; home: string };

  beforeAll(async () => {
    stage.client = await createPerson(database, [["seller", "active"]], { firstName: "Camille" });
    stage.other = await createPerson(database, [["buyer", "active"]], { firstName: "Dominique" });
    await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
    const data = propertyRow({ sellerId: stage.client.userId, address: "8 rue des Carmes" });
    await database.writer.$transaction((tx) => tx.property.create({ data }));
    stage.home = data.id;
  });

  // What one test requests is no part of the next one's ten a day.
  afterEach(async () => {
    const createdAt = new Date(NOW.getTime() - 2 * DAY_MS);
    await database.writer.$transaction((tx) => tx.quoteRequest.updateMany({ data: { createdAt } }));
  });

  let count = 0;
  async function provider(overrides: Parameters<typeof providerRow>[0] = {}) {
    count += 1;
    const email = `studio${count}@example.org`;
    const data = providerRow({ type: "photographer", ...REAL_PROVIDER, email, ...overrides });
    await database.writer.$transaction((tx) => tx.serviceProvider.create({ data }));
    return { id: data.id, email };
  }

  const input = (providerId: string, propertyId: string | null = stage.home) => ({
    providerId,
    propertyId,
    location: "",
    need: "Dix photos de l’appartement.",
  });

  /** A request that was sent, with its provider and the provider's link. */
  async function sent() {
    const { id, email } = await provider();
    const { quoteId } = await requestQuote(input(id), stage.client, NOW);
    return { providerId: id, email, quoteId, jeton: quoteToken(quoteId, email) };
  }

  /** An accepted quote for a day. */
  async function agreedOn(day: string) {
    const agreed = await sent();
    await answerQuote(answer(agreed.jeton, { day }), NOW);
    await acceptQuote({ quoteId: agreed.quoteId, answer: 1 }, stage.client, NOW);
    return agreed;
  }

  return { stage, provider, input, sent, agreedOn };
}
