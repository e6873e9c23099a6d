import { describe, expect, test } from "vitest";
import { findProvider } from "../providers/queries/find-provider.ts";
import { listDirectory } from "../providers/queries/list-directory.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { writtenMails } from "../testing/mails.ts";
import { answered, quoteRow } from "../testing/providers.ts";
import { answer, code, NOW, quoteStage, review, TODAY } from "../testing/quote-stage.ts";
import { acceptQuote } from "./commands/accept-quote.ts";
import { answerQuote } from "./commands/answer-quote.ts";
import { cancelQuote, cancelQuoteAsProvider } from "./commands/cancel-quote.ts";
import { completeQuote, completeQuoteAsProvider } from "./commands/complete-quote.ts";
import { declineQuote } from "./commands/decline-quote.ts";
import { purgeQuotes } from "./commands/purge-quotes.ts";
import { requestQuote } from "./commands/request-quote.ts";
import { reviewProvider } from "./commands/review-provider.ts";
import { writeToClient, writeToProvider } from "./commands/write-quote-message.ts";
import { findOwnQuote } from "./queries/find-own-quote.ts";
import { findProviderQuote } from "./queries/find-provider-quote.ts";

import { listOwnQuotes } from "./queries/list-own-quotes.ts";
import { listQuoteThreads } from "./queries/list-quote-threads.ts";

const database = adoptedDatabase();
const { stage, provider, input, sent, agreedOn } = quoteStage(database);
const mailsTo = (address: string) => writtenMails(database.raw, address);
/** Whose account the mails of a provider are about. */
const concernedBy = (address: string) =>
  database.raw
    .prepare("SELECT DISTINCT userId FROM OutboxMail WHERE toAddress = ?")
    .all(address)
    .map((row) => (row as { userId: string | null }).userId);
const notifiedOf = (userId: string) =>
  database.raw
    .prepare("SELECT event FROM Notification WHERE userId = ? ORDER BY createdAt, id")
    .all(userId)
    .map((row) => (row as { event: string }).event);

describe("a quote", () => {
  test("goes from its request to a review that the directory counts", async () => {
    const { providerId, email, quoteId, jeton } = await sent();
    const [mail] = mailsTo(email);
    expect(mail?.kind).toBe("quote-requested");
    expect(mail?.text).toContain(jeton);

    const before = await findProviderQuote(jeton, NOW);
    expect(before?.client).toEqual({ firstName: "Camille", contact: null });
    // The title is the seller's own words, of a draft too.
    expect(before).toMatchObject({ home: null, isForHome: true });
    expect(before?.moves).toEqual(["answer", "decline", "write"]);

    await answerQuote(answer(jeton), NOW);
    const own = await findOwnQuote(quoteId, stage.client, NOW);
    expect(own).toMatchObject({ state: "answered", moves: ["accept", "cancel", "write"] });
    expect(own.answer).toMatchObject({ number: 1, amountCents: 190_00, day: TODAY });
    expect(own.provider.email).toBeNull();
    expect((await listOwnQuotes(stage.client, NOW))[0]).toMatchObject({
      id: quoteId,
      isWaiting: true,
    });

    await expect(reviewProvider(review(quoteId), stage.client, NOW)).rejects.toEqual(
      code("quote.moved"),
    );
    await acceptQuote({ quoteId, answer: 1 }, stage.client, NOW);
    expect((await findOwnQuote(quoteId, stage.client, NOW)).provider.email).toBe(email);
    const after = await findProviderQuote(jeton, NOW);
    expect(after?.client.contact).toMatchObject({ email: stage.client.email });
    expect(after?.home?.address).toContain("8 rue des Carmes");
    await expect(reviewProvider(review(quoteId), stage.client, NOW)).rejects.toEqual(
      code("quote.moved"),
    );

    await completeQuoteAsProvider({ jeton }, NOW);
    await reviewProvider(review(quoteId), stage.client, NOW);
    await expect(reviewProvider(review(quoteId), stage.client, NOW)).rejects.toEqual(
      code("quote.reviewed"),
    );
    const page = await findProvider(providerId, NOW);
    expect(page).toMatchObject({ ratingTenths: 47, reviewCount: 1 });
    expect(page?.reviews.reviews).toEqual([
      expect.objectContaining({ author: "Camille", day: TODAY, comment: "À l’heure." }),
    ]);
    const { providers } = await listDirectory({ type: "photographer", now: NOW });
    expect(providers.find(({ id }) => id === providerId)?.ratingTenths).toBe(47);
    expect(mailsTo(email).map(({ kind }) => kind)).toEqual([
      "quote-requested",
      "quote-news",
      "quote-news",
    ]);
    // They name the stage.client, whose erasure finds them.
    expect(concernedBy(email)).toEqual([stage.client.userId]);
    expect(notifiedOf(stage.client.userId).sort()).toEqual(["quote.answered", "quote.completed"]);
  });

  test("is accepted as it was read, within its validity", async () => {
    const { quoteId, jeton } = await sent();
    await answerQuote(answer(jeton), NOW);
    await answerQuote(answer(jeton, { amount: 210_00 }), NOW);
    await expect(acceptQuote({ quoteId, answer: 1 }, stage.client, NOW)).rejects.toEqual(
      code("quote.moved"),
    );
    const tomorrow = new Date("2026-11-22T10:00:00Z");
    await expect(acceptQuote({ quoteId, answer: 2 }, stage.client, tomorrow)).rejects.toEqual(
      code("quote.lapsed"),
    );
    const both = [
      acceptQuote({ quoteId, answer: 2 }, stage.client, NOW),
      declineQuote({ jeton }, NOW),
    ];
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test.each([
    [{ day: "2026-11-20" }, ["day", "validUntil"]],
    [{ validUntil: "2026-11-22" }, ["validUntil"]],
    [{ day: "2028-01-01" }, ["day"]],
  ])("is not answered with %j", async (changes, fields) => {
    const { jeton } = await sent();
    const refused = answerQuote(answer(jeton, changes), NOW);
    await expect(refused).rejects.toMatchObject({ code: "request.invalid" });
    const error = await refused.catch((thrown) => thrown);
    expect(Object.keys(error.fields)).toEqual(fields);
  });

  test("is declined, and cancelled by either side once agreed", async () => {
    const declined = await sent();
    await declineQuote({ jeton: declined.jeton }, NOW);
    const { quoteId, providerId } = declined;
    expect((await findOwnQuote(quoteId, stage.client, NOW)).state).toBe("declined");
    await expect(cancelQuote({ quoteId }, stage.client, NOW)).rejects.toEqual(code("quote.moved"));
    // Nothing is open any more: another one can be requested.
    await requestQuote(input(providerId), stage.other, NOW).catch(() => undefined);

    const agreed = await agreedOn("2026-11-22");
    await cancelQuoteAsProvider({ jeton: agreed.jeton }, NOW);
    const view = await findOwnQuote(agreed.quoteId, stage.client, NOW);
    expect(view).toMatchObject({ state: "cancelled", cancelledBy: "provider", moves: [] });
  });

  test("is not cancelled by the provider from the day of the work on, and rated all the same", async () => {
    const { quoteId, jeton, email } = await agreedOn(TODAY);
    expect((await findProviderQuote(jeton, NOW))?.moves).toEqual(["complete", "write"]);
    await expect(cancelQuoteAsProvider({ jeton }, NOW)).rejects.toEqual(code("quote.too-late"));
    await completeQuote({ quoteId }, stage.client, NOW);
    await reviewProvider({ ...review(quoteId), quality: 1 }, stage.client, NOW);
    expect(mailsTo(email).map(({ kind }) => kind)).toHaveLength(4);
  });

  test("is told apart from a request, where its client cancels", async () => {
    const { quoteId, email } = await agreedOn(TODAY);
    await cancelQuote({ quoteId }, stage.client, NOW);
    expect(mailsTo(email).at(-1)?.text).toContain("annule la prestation");
    const request = await sent();
    await cancelQuote({ quoteId: request.quoteId }, stage.client, NOW);
    expect(mailsTo(request.email).at(-1)?.text).toContain("annule sa demande de devis");
  });

  test("is retained from the work on, whatever is written after it", async () => {
    const { quoteId, jeton } = await agreedOn(TODAY);
    await completeQuote({ quoteId }, stage.client, NOW);
    await writeToClient({ jeton, content: "Merci" }, new Date("2027-01-05T10:00:00Z"));
    const moved = await database.writer.$transaction((tx) =>
      tx.quoteRequest.findUniqueOrThrow({ where: { id: quoteId }, select: { movedAt: true } }),
    );
    expect(moved.movedAt).toEqual(NOW);
  });

  test("has the messages of both sides until it is over", async () => {
    const { quoteId, jeton, email } = await sent();
    await writeToProvider({ quoteId, content: "Bonjour" }, stage.client, NOW);
    await writeToClient({ jeton, content: "Combien de pièces ?" }, new Date(NOW.getTime() + 1));
    const { messages } = await findOwnQuote(quoteId, stage.client, NOW);
    expect(messages.map(({ sender, content }) => [sender, content])).toEqual([
      ["client", "Bonjour"],
      ["provider", "Combien de pièces ?"],
    ]);
    expect(mailsTo(email).at(-1)?.text).toContain("Camille vous a écrit");
    expect(notifiedOf(stage.client.userId)).toContain("quote.message");
    expect(await listQuoteThreads(stage.client, NOW)).toContainEqual(
      expect.objectContaining({ quoteId, excerpt: "Combien de pièces ?", isMine: false }),
    );
    expect(await listQuoteThreads(stage.other, NOW)).toEqual([]);
    await cancelQuote({ quoteId }, stage.client, NOW);
    await expect(writeToClient({ jeton, content: "Dommage" }, NOW)).rejects.toEqual(
      code("quote.moved"),
    );
  });
});

test("a quote is deleted five years after its last move", async () => {
  const { id } = await provider();
  const of = { providerId: id, clientId: stage.other.userId, ...answered() };
  const old = quoteRow({ ...of, movedAt: new Date("2021-11-20T10:00:00Z") });
  await database.writer.$transaction((tx) => tx.quoteRequest.create({ data: old }));
  expect(await purgeQuotes(NOW)).toBe(1);
  expect(await purgeQuotes(NOW)).toBe(0);
});
