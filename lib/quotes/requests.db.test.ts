import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { propertyRow } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { answered, quoteRow } from "../testing/providers.ts";
import { code, NOW, quoteStage } from "../testing/quote-stage.ts";
import { requestQuote } from "./commands/request-quote.ts";
import { MAX_REQUESTS_A_DAY } from "./rules.ts";

const database = adoptedDatabase();
const { stage, provider, input, sent } = quoteStage(database);
describe("a request", () => {
  test("is about a home of one's own, or a commune", async () => {
    const { id } = await provider();
    await expect(requestQuote(input(id, stage.home), stage.other, NOW)).rejects.toMatchObject({
      code: "request.invalid",
      fields: { propertyId: expect.any(String) },
    });
    await expect(requestQuote(input(id, null), stage.other, NOW)).rejects.toMatchObject({
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
    await expect(requestQuote(input(providerId), stage.client, NOW)).rejects.toEqual(
      code("quote.open"),
    );
  });

  test("goes to nobody who is fictional, suspended or unknown", async () => {
    const fictional = await provider({ isDemonstration: true, email: null });
    await expect(requestQuote(input(fictional.id), stage.client, NOW)).rejects.toEqual(
      code("provider.demonstration"),
    );
    const suspended = await provider({ suspendedAt: NOW, suspension: "complaints" });
    for (const id of [suspended.id, newId()]) {
      await expect(requestQuote(input(id), stage.client, NOW)).rejects.toEqual(
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
        clientId: stage.other.userId,
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
    const of = { providerId: id, clientId: stage.other.userId };
    await write(of);
    await expect(write({ ...of, ...columns })).rejects.toThrow();
  });
});
