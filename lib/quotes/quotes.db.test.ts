import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { DAY_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { findProvider } from "../providers/queries/find-provider.ts";
import { listDirectory } from "../providers/queries/list-directory.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson } from "../testing/people.ts";
import { answered, providerRow, quoteRow, REAL_PROVIDER } from "../testing/providers.ts";
import { acceptQuote } from "./commands/accept-quote.ts";
import { answerQuote } from "./commands/answer-quote.ts";
import { cancelQuote, cancelQuoteAsProvider } from "./commands/cancel-quote.ts";
import { completeQuote, completeQuoteAsProvider } from "./commands/complete-quote.ts";
import { declineQuote } from "./commands/decline-quote.ts";
import { purgeQuotes } from "./commands/purge-quotes.ts";
import { requestQuote } from "./commands/request-quote.ts";
import { reviewProvider } from "./commands/review-provider.ts";
import { writeToClient, writeToProvider } from "./commands/write-quote-message.ts";
import { quoteToken } from "./link.ts";
import { findOwnQuote } from "./queries/find-own-quote.ts";
import { findProviderQuote } from "./queries/find-provider-quote.ts";
import { listOwnQuotes } from "./queries/list-own-quotes.ts";
import { MAX_REQUESTS_A_DAY } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const TODAY = "2026-11-21";

const database = adoptedDatabase();
let client: Actor;
let other: Actor;
let home: string;

beforeAll(async () => {
  client = await createPerson(database, [["seller", "active"]], { firstName: "Camille" });
  other = await createPerson(database, [["buyer", "active"]], { firstName: "Dominique" });
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  const data = propertyRow({ sellerId: client.userId, address: "8 rue des Carmes" });
  await database.writer.$transaction((tx) => tx.property.create({ data }));
  home = data.id;
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

const input = (providerId: string, propertyId: string | null = home) => ({
  providerId,
  propertyId,
  location: "",
  need: "Dix photos de l’appartement.",
});

const answer = (jeton: string, changes: object = {}) => ({
  jeton,
  amount: 190_00,
  day: TODAY,
  validUntil: TODAY,
  terms: "",
  ...changes,
});

/** A request that was sent, with its provider and the provider's link. */
async function sent() {
  const { id, email } = await provider();
  const { quoteId } = await requestQuote(input(id), client, NOW);
  return { providerId: id, email, quoteId, jeton: quoteToken(quoteId, email) };
}

/** An accepted quote for a day. */
async function agreedOn(day: string) {
  const agreed = await sent();
  await answerQuote(answer(agreed.jeton, { day }), NOW);
  await acceptQuote({ quoteId: agreed.quoteId, answer: 1 }, client, NOW);
  return agreed;
}

const review = (quoteId: string) => ({
  quoteId,
  quality: 5,
  punctuality: 4,
  priceHeld: 5,
  comment: "À l’heure.",
});

const code = (of: string) => expect.objectContaining({ code: of });
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
    const own = await findOwnQuote(quoteId, client, NOW);
    expect(own).toMatchObject({ state: "answered", moves: ["accept", "cancel", "write"] });
    expect(own.answer).toMatchObject({ number: 1, amountCents: 190_00, day: TODAY });
    expect(own.provider.email).toBeNull();
    expect((await listOwnQuotes(client, NOW))[0]).toMatchObject({ id: quoteId, isWaiting: true });

    await expect(reviewProvider(review(quoteId), client, NOW)).rejects.toEqual(code("quote.moved"));
    await acceptQuote({ quoteId, answer: 1 }, client, NOW);
    expect((await findOwnQuote(quoteId, client, NOW)).provider.email).toBe(email);
    const after = await findProviderQuote(jeton, NOW);
    expect(after?.client.contact).toMatchObject({ email: client.email });
    expect(after?.home?.address).toContain("8 rue des Carmes");
    await expect(reviewProvider(review(quoteId), client, NOW)).rejects.toEqual(code("quote.moved"));

    await completeQuoteAsProvider({ jeton }, NOW);
    await reviewProvider(review(quoteId), client, NOW);
    await expect(reviewProvider(review(quoteId), client, NOW)).rejects.toEqual(
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
    // They name the client, whose erasure finds them.
    expect(concernedBy(email)).toEqual([client.userId]);
    expect(notifiedOf(client.userId).sort()).toEqual(["quote.answered", "quote.completed"]);
  });

  test("is the client's alone, and the link's", async () => {
    const { quoteId, jeton, email } = await sent();
    for (const foreign of [
      () => findOwnQuote(quoteId, other, NOW),
      () => cancelQuote({ quoteId }, other, NOW),
      () => completeQuote({ quoteId }, other, NOW),
      () => acceptQuote({ quoteId, answer: 1 }, other, NOW),
      () => writeToProvider({ quoteId, content: "Bonjour" }, other, NOW),
      () => reviewProvider(review(quoteId), other, NOW),
    ]) {
      await expect(foreign()).rejects.toEqual(code("quote.not-found"));
    }
    const forged = [
      `${quoteId}.${"A".repeat(43)}`,
      jeton.slice(0, -1),
      quoteToken(quoteId, "other@example.org"),
      quoteToken(newId(), email),
      "",
    ];
    for (const token of forged) {
      expect(await findProviderQuote(token, NOW)).toBeNull();
      await expect(declineQuote({ jeton: token }, NOW)).rejects.toEqual(code("quote.link-invalid"));
    }
    expect(await findProviderQuote(undefined, NOW)).toBeNull();
  });

  test("is accepted as it was read, within its validity", async () => {
    const { quoteId, jeton } = await sent();
    await answerQuote(answer(jeton), NOW);
    await answerQuote(answer(jeton, { amount: 210_00 }), NOW);
    await expect(acceptQuote({ quoteId, answer: 1 }, client, NOW)).rejects.toEqual(
      code("quote.moved"),
    );
    const tomorrow = new Date("2026-11-22T10:00:00Z");
    await expect(acceptQuote({ quoteId, answer: 2 }, client, tomorrow)).rejects.toEqual(
      code("quote.lapsed"),
    );
    const both = [acceptQuote({ quoteId, answer: 2 }, client, NOW), declineQuote({ jeton }, NOW)];
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
    expect((await findOwnQuote(quoteId, client, NOW)).state).toBe("declined");
    await expect(cancelQuote({ quoteId }, client, NOW)).rejects.toEqual(code("quote.moved"));
    // Nothing is open any more: another one can be requested.
    await requestQuote(input(providerId), other, NOW).catch(() => undefined);

    const agreed = await agreedOn("2026-11-22");
    await cancelQuoteAsProvider({ jeton: agreed.jeton }, NOW);
    const view = await findOwnQuote(agreed.quoteId, client, NOW);
    expect(view).toMatchObject({ state: "cancelled", cancelledBy: "provider", moves: [] });
  });

  test("is not cancelled by the provider from the day of the work on, and rated all the same", async () => {
    const { quoteId, jeton, email } = await agreedOn(TODAY);
    expect((await findProviderQuote(jeton, NOW))?.moves).toEqual(["complete", "write"]);
    await expect(cancelQuoteAsProvider({ jeton }, NOW)).rejects.toEqual(code("quote.too-late"));
    await completeQuote({ quoteId }, client, NOW);
    await reviewProvider({ ...review(quoteId), quality: 1 }, client, NOW);
    expect(mailsTo(email).map(({ kind }) => kind)).toHaveLength(4);
  });

  test("is told apart from a request, where its client cancels", async () => {
    const { quoteId, email } = await agreedOn(TODAY);
    await cancelQuote({ quoteId }, client, NOW);
    expect(mailsTo(email).at(-1)?.text).toContain("annule la prestation");
    const request = await sent();
    await cancelQuote({ quoteId: request.quoteId }, client, NOW);
    expect(mailsTo(request.email).at(-1)?.text).toContain("annule sa demande de devis");
  });

  test("for another place promises no address", async () => {
    const { id, email } = await provider();
    const row = quoteRow({
      ...answered({ day: TODAY, validUntil: TODAY }),
      providerId: id,
      clientId: client.userId,
    });
    await database.writer.$transaction((tx) => tx.quoteRequest.create({ data: row }));
    await acceptQuote({ quoteId: row.id, answer: 1 }, client, NOW);
    expect(mailsTo(email).at(-1)?.text).toContain("convenez ensemble de l’adresse");
    const page = await findProviderQuote(quoteToken(row.id, email), NOW);
    expect(page).toMatchObject({ isForHome: false, home: null });
    const own = await agreedOn(TODAY);
    expect(mailsTo(own.email).at(-1)?.text).toContain("et l’adresse de l’intervention");
  });

  test("names nobody once its client's account is erased, and goes on no more", async () => {
    const leaver = await createPerson(database, [["seller", "active"]], { firstName: "Sacha" });
    const { id, email } = await provider();
    const row = quoteRow({
      ...answered({ status: "done", acceptedAt: NOW }),
      doneAt: NOW,
      providerId: id,
      clientId: leaver.userId,
      propertyId: home,
    });
    await database.writer.$transaction((tx) => tx.quoteRequest.create({ data: row }));
    const jeton = quoteToken(row.id, email);
    expect(await findProviderQuote(jeton, NOW)).toMatchObject({
      client: { firstName: "Sacha" },
      moves: ["write"],
    });
    await database.writer.$transaction((tx) =>
      tx.user.update({ where: { id: leaver.userId }, data: { erasedAt: NOW } }),
    );
    expect(await findProviderQuote(jeton, NOW)).toMatchObject({
      client: { firstName: "", contact: null },
      home: null,
      moves: [],
    });
    await expect(writeToClient({ jeton, content: "Bonjour" }, NOW)).rejects.toEqual(
      code("quote.client-left"),
    );
  });

  test("is retained from the work on, whatever is written after it", async () => {
    const { quoteId, jeton } = await agreedOn(TODAY);
    await completeQuote({ quoteId }, client, NOW);
    await writeToClient({ jeton, content: "Merci" }, new Date("2027-01-05T10:00:00Z"));
    const moved = await database.writer.$transaction((tx) =>
      tx.quoteRequest.findUniqueOrThrow({ where: { id: quoteId }, select: { movedAt: true } }),
    );
    expect(moved.movedAt).toEqual(NOW);
  });

  test("has the messages of both sides until it is over", async () => {
    const { quoteId, jeton, email } = await sent();
    await writeToProvider({ quoteId, content: "Bonjour" }, client, NOW);
    await writeToClient({ jeton, content: "Combien de pièces ?" }, new Date(NOW.getTime() + 1));
    const { messages } = await findOwnQuote(quoteId, client, NOW);
    expect(messages.map(({ sender, content }) => [sender, content])).toEqual([
      ["client", "Bonjour"],
      ["provider", "Combien de pièces ?"],
    ]);
    expect(mailsTo(email).at(-1)?.text).toContain("Camille vous a écrit");
    expect(notifiedOf(client.userId)).toContain("quote.message");
    await cancelQuote({ quoteId }, client, NOW);
    await expect(writeToClient({ jeton, content: "Dommage" }, NOW)).rejects.toEqual(
      code("quote.moved"),
    );
  });
});

describe("a request", () => {
  test("is about a home of one's own, or a commune", async () => {
    const { id } = await provider();
    await expect(requestQuote(input(id, home), other, NOW)).rejects.toMatchObject({
      code: "request.invalid",
      fields: { propertyId: expect.any(String) },
    });
    await expect(requestQuote(input(id, null), other, NOW)).rejects.toMatchObject({
      fields: { location: expect.any(String) },
    });
  });

  test("goes to nobody who has the address of one's own account", async () => {
    const email = "Artisan@Example.org";
    const emailNormalized = email.toLowerCase();
    const artisan = await createPerson(database, [["seller", "active"]], {
      email,
      emailNormalized,
    });
    const own = await provider({ email: emailNormalized });
    const row = propertyRow({ sellerId: artisan.userId });
    await database.writer.$transaction((tx) => tx.property.create({ data: row }));
    await expect(requestQuote(input(own.id, row.id), artisan, NOW)).rejects.toEqual(
      code("quote.own-provider"),
    );
    const colleague = await provider();
    await expect(requestQuote(input(colleague.id, row.id), artisan, NOW)).resolves.toBeDefined();
  });

  test("is one at a time for a home", async () => {
    const { providerId } = await sent();
    await expect(requestQuote(input(providerId), client, NOW)).rejects.toEqual(code("quote.open"));
  });

  test("goes to nobody who is fictional, suspended or unknown", async () => {
    const fictional = await provider({ isDemonstration: true, email: null });
    await expect(requestQuote(input(fictional.id), client, NOW)).rejects.toEqual(
      code("provider.demonstration"),
    );
    const suspended = await provider({ suspendedAt: NOW, suspension: "complaints" });
    for (const id of [suspended.id, newId()]) {
      await expect(requestQuote(input(id), client, NOW)).rejects.toEqual(
        code("provider.not-found"),
      );
    }
  });

  test("is one of ten a day", async () => {
    const busy = await createPerson(database, [["seller", "active"]]);
    const { id } = await provider();
    const rows = Array.from({ length: MAX_REQUESTS_A_DAY }, () =>
      quoteRow({
        providerId: id,
        clientId: busy.userId,
        status: "cancelled",
        cancelledBy: "client",
        endedAt: NOW,
        createdAt: NOW,
      }),
    );
    await database.writer.$transaction((tx) => tx.quoteRequest.createMany({ data: rows }));
    const own = propertyRow({ sellerId: busy.userId });
    await database.writer.$transaction((tx) => tx.property.create({ data: own }));
    await expect(requestQuote(input(id, own.id), busy, NOW)).rejects.toEqual(
      code("quote.too-many"),
    );
    const nextDay = new Date("2026-11-22T10:00:01Z");
    await expect(requestQuote(input(id, own.id), busy, nextDay)).resolves.toBeDefined();
  });
});

describe("the database", () => {
  const write = (data: Parameters<typeof quoteRow>[0]) =>
    database.writer.$transaction((tx) => tx.quoteRequest.create({ data: quoteRow(data) }));

  test("refuses a review of work that was not done", async () => {
    const { id } = await provider();
    for (const status of ["answered", "accepted"] as const) {
      const { id: quoteId } = await write({
        ...answered({ status, acceptedAt: NOW }),
        providerId: id,
        clientId: other.userId,
      });
      const marks = { quality: 1, punctuality: 1, priceHeld: 1, comment: "", createdAt: NOW };
      const early = database.writer.$transaction((tx) =>
        tx.providerReview.create({ data: { quoteId, ...marks } }),
      );
      await expect(early).rejects.toThrow();
    }
  });

  test.each([
    ["a second open request", {}],
    ["an answer without an amount", { status: "answered", answers: 1 }],
    ["an acceptance of nothing", { status: "accepted", acceptedAt: NOW }],
    ["a validity after the day", { ...answered({ validUntil: "2026-11-11" }) }],
    ["a cancellation by nobody", { status: "cancelled", endedAt: NOW }],
  ] as const)("refuses %s", async (_what, columns) => {
    const { id } = await provider();
    const of = { providerId: id, clientId: other.userId };
    await write(of);
    await expect(write({ ...of, ...columns })).rejects.toThrow();
  });
});

test("a quote is deleted five years after its last move", async () => {
  const { id } = await provider();
  const of = { providerId: id, clientId: other.userId, ...answered() };
  const old = quoteRow({ ...of, movedAt: new Date("2021-11-20T10:00:00Z") });
  await database.writer.$transaction((tx) => tx.quoteRequest.create({ data: old }));
  expect(await purgeQuotes(NOW)).toBe(1);
  expect(await purgeQuotes(NOW)).toBe(0);
});
