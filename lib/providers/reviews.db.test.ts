import { beforeAll, expect, test } from "vitest";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { answered, providerRow, quoteRow, REAL_PROVIDER } from "../testing/providers.ts";
import { findProvider } from "./queries/find-provider.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();
let client: Actor;
let other: Actor;

beforeAll(async () => {
  client = await createPerson(database, [["seller", "active"]]);
  other = await createPerson(database, [["buyer", "active"]]);
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});

let count = 0;
async function provider(): Promise<string> {
  count += 1;
  const data = { ...providerRow(REAL_PROVIDER), email: `studio${count}@example.org` };
  await database.writer.$transaction((tx) => tx.serviceProvider.create({ data }));
  return data.id;
}

test("a client counts once, by the latest review that is not taken off", async () => {
  const id = await provider();
  const done = async (clientId: string, mark: number, createdAt: Date, providerId = id) => {
    const row = quoteRow({
      ...answered({ status: "done", acceptedAt: NOW }),
      doneAt: NOW,
      providerId,
      clientId,
    });
    const marks = { quality: mark, punctuality: mark, priceHeld: mark };
    await database.writer.$transaction(async (tx) => {
      await tx.quoteRequest.create({ data: row });
      await tx.providerReview.create({
        data: { quoteId: row.id, ...marks, comment: `${mark}`, createdAt },
      });
    });
    return row.id;
  };
  const hour = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
  await done(client.userId, 5, hour(0));
  await done(client.userId, 5, hour(1));
  const last = await done(client.userId, 2, hour(2));
  await done(other.userId, 4, hour(1));
  const shown = async () => {
    const page = await findProvider(id, NOW);
    return [page?.ratingTenths, page?.reviewCount, page?.reviews.reviews.map((r) => r.comment)];
  };
  expect(await shown()).toEqual([30, 2, ["2", "4"]]);
  await database.writer.$transaction((tx) =>
    tx.providerReview.update({
      where: { quoteId: last },
      data: { removedAt: NOW, removal: "off_topic" },
    }),
  );
  const [rating, count, comments] = await shown();
  expect([rating, count]).toEqual([45, 2]);
  expect([...(comments as string[])].sort()).toEqual(["4", "5"]);
  expect((await findProvider(id, NOW))?.reviews.removed).toBe(1);
  // Of one instant, one counts.
  const both = await provider();
  for (const mark of [1, 3]) await done(other.userId, mark, hour(5), both);
  expect((await findProvider(both, NOW))?.reviewCount).toBe(1);
});
