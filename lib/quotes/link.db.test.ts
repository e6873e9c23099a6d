import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson } from "../testing/people.ts";
import { answered, quoteRow } from "../testing/providers.ts";
import { answer, code, NOW, quoteStage, review, TODAY } from "../testing/quote-stage.ts";
import { acceptQuote } from "./commands/accept-quote.ts";
import { answerQuote } from "./commands/answer-quote.ts";
import { cancelQuote } from "./commands/cancel-quote.ts";
import { completeQuote, completeQuoteAsProvider } from "./commands/complete-quote.ts";
import { declineQuote } from "./commands/decline-quote.ts";
import { reviewProvider } from "./commands/review-provider.ts";
import { sendOpenQuotes } from "./commands/send-open-quotes.ts";
import { writeToClient, writeToProvider } from "./commands/write-quote-message.ts";
import { quoteToken } from "./link.ts";
import { findOwnQuote } from "./queries/find-own-quote.ts";
import { findProviderQuote } from "./queries/find-provider-quote.ts";

const database = adoptedDatabase();
const { stage, provider, sent, agreedOn } = quoteStage(database);
const mailsTo = (address: string) => writtenMails(database.raw, address);

describe("the provider's link", () => {
  test("is the client's alone, and the link's", async () => {
    const { quoteId, jeton, email } = await sent();
    for (const foreign of [
      () => findOwnQuote(quoteId, stage.other, NOW),
      () => cancelQuote({ quoteId }, stage.other, NOW),
      () => completeQuote({ quoteId }, stage.other, NOW),
      () => acceptQuote({ quoteId, answer: 1 }, stage.other, NOW),
      () => writeToProvider({ quoteId, content: "Bonjour" }, stage.other, NOW),
      () => reviewProvider(review(quoteId), stage.other, NOW),
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

  test("for another place promises no address", async () => {
    const { id, email } = await provider();
    const row = quoteRow({
      ...answered({ day: TODAY, validUntil: TODAY }),
      providerId: id,
      clientId: stage.client.userId,
    });
    await database.writer.$transaction((tx) => tx.quoteRequest.create({ data: row }));
    await acceptQuote({ quoteId: row.id, answer: 1 }, stage.client, NOW);
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
      propertyId: stage.home,
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

  test("of a provider who is suspended answers nothing, and what was agreed goes on", async () => {
    const waiting = await sent();
    const answeredOne = await sent();
    await answerQuote(answer(answeredOne.jeton), NOW);
    const agreed = await agreedOn(TODAY);
    const ids = [waiting, answeredOne, agreed].map(({ providerId }) => providerId);
    await database.writer.$transaction((tx) =>
      tx.serviceProvider.updateMany({
        where: { id: { in: ids } },
        data: { suspendedAt: NOW, suspension: "complaints" },
      }),
    );
    const suspended = code("provider.suspended");
    await expect(answerQuote(answer(waiting.jeton), NOW)).rejects.toEqual(suspended);
    const { quoteId } = answeredOne;
    await expect(acceptQuote({ quoteId, answer: 1 }, stage.client, NOW)).rejects.toEqual(suspended);
    expect((await findOwnQuote(quoteId, stage.client, NOW)).moves).toEqual(["cancel", "write"]);
    await declineQuote({ jeton: waiting.jeton }, NOW);
    // Twice at once, by both sides: one of them is the one that counts.
    const both = await Promise.allSettled([
      completeQuoteAsProvider({ jeton: agreed.jeton }, NOW),
      completeQuote({ quoteId: agreed.quoteId }, stage.client, NOW),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await findOwnQuote(agreed.quoteId, stage.client, NOW)).state).toBe("done");
  });

  describe("some time after the end", () => {
    /** Ninety days after the work, and the day after. */
    const LAST = new Date("2027-02-19T10:00:00Z");
    const AFTER = new Date("2027-02-20T10:00:00Z");

    test("shows neither the client nor the home, and takes nothing any more", async () => {
      const { quoteId, jeton } = await agreedOn(TODAY);
      await writeToProvider({ quoteId, content: "Code 42B" }, stage.client, NOW);
      await completeQuoteAsProvider({ jeton }, NOW);
      const last = await findProviderQuote(jeton, LAST);
      expect(last).toMatchObject({ linkUntil: "2027-02-19", isClosed: false, moves: ["write"] });
      expect(last?.client.contact).toMatchObject({ email: stage.client.email });
      expect(last?.home?.address).toContain("8 rue des Carmes");

      const after = await findProviderQuote(jeton, AFTER);
      expect(after).toMatchObject({ isClosed: true, moves: [], answer: { amountCents: 190_00 } });
      const shown = JSON.stringify(after);
      for (const own of [stage.client.email, "Camille", "8 rue des Carmes", "42B", "Dix photos"]) {
        expect(shown).not.toContain(own);
      }
      const closed = code("quote.closed");
      await expect(writeToClient({ jeton, content: "Bonjour" }, AFTER)).rejects.toEqual(closed);
      const late = writeToProvider({ quoteId, content: "Bonjour" }, stage.client, AFTER);
      await expect(late).rejects.toEqual(closed);
      // A late review brings nobody back.
      await reviewProvider(review(quoteId), stage.client, AFTER);
      expect(await findProviderQuote(jeton, AFTER)).toMatchObject({
        isClosed: true,
        client: { firstName: "", contact: null },
      });
      // The client has all of it.
      expect(await findOwnQuote(quoteId, stage.client, AFTER)).toMatchObject({
        need: "Dix photos de l’appartement.",
        messages: [{ content: "Code 42B" }],
      });
    });

    test("closes as well where nobody called agreed work done, or accepted an answer", async () => {
      const agreed = await agreedOn(TODAY);
      const lapsed = await sent();
      await answerQuote(answer(lapsed.jeton), NOW);
      const waiting = await sent();
      for (const { jeton } of [agreed, lapsed]) {
        expect((await findProviderQuote(jeton, LAST))?.isClosed).toBe(false);
        expect(await findProviderQuote(jeton, AFTER)).toMatchObject({ isClosed: true, need: "" });
      }
      const renewed = answer(lapsed.jeton, { day: "2027-03-01", validUntil: "2027-02-25" });
      await expect(answerQuote(renewed, AFTER)).rejects.toEqual(code("quote.closed"));
      expect((await findProviderQuote(waiting.jeton, AFTER))?.isClosed).toBe(false);
      // What its client still does with it opens nothing, and sends the link to nobody.
      const before = [agreed, lapsed].map(({ email }) => mailsTo(email).length);
      await completeQuote({ quoteId: agreed.quoteId }, stage.client, AFTER);
      await cancelQuote({ quoteId: lapsed.quoteId }, stage.client, AFTER);
      expect([agreed, lapsed].map(({ email }) => mailsTo(email).length)).toEqual(before);
      for (const { jeton } of [agreed, lapsed]) {
        expect(await findProviderQuote(jeton, AFTER)).toMatchObject({ isClosed: true, need: "" });
      }
    });

    test("a corrected address is sent no link to it", async () => {
      const { providerId } = await agreedOn(TODAY);
      const email = "corrected@example.org";
      await database.writer.$transaction(async (tx) => {
        await tx.serviceProvider.update({ where: { id: providerId }, data: { email } });
        await sendOpenQuotes(tx, providerId, AFTER);
      });
      expect(mailsTo(email)).toEqual([]);
      await database.writer.$transaction((tx) => sendOpenQuotes(tx, providerId, LAST));
      expect(mailsTo(email)).toHaveLength(1);
    });
  });
});
