import { beforeAll, describe, expect, test } from "vitest";
import { FROM_NEWEST, FROM_OLDEST, type ListPlace } from "../../kernel/keyset.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { earliestFirst, latestFirst, latestFirstToTheMillisecond, rowsAfter } from "./keyset.ts";
import { reads } from "./read.ts";

const database = adoptedDatabase();
const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 9, 0, 0, second * 1_000));

const seller = userRow();
const ids = ["000000000001", "000000000002", "000000000003", "000000000004"];
beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    for (const [index, id] of ids.entries()) {
      // The second and the third at once.
      const createdAt = at(index === 2 ? 1 : index);
      await tx.property.create({ data: propertyRow({ id, sellerId: seller.id, createdAt }) });
    }
  });
});

const properties = () => reads().selectFrom("Property as p");

describe("a list goes on after a place", () => {
  const START = { rank: -1, at: 0, id: "" };
  type Order = typeof latestFirst;
  const list = (order: Order) =>
    properties().select((eb) => [
      "p.id",
      eb.lit(0).as("rank"),
      order(eb.ref("p.createdAt")).as("at"),
    ]);
  const [first, second, third, fourth] = ids;

  test.each<[string, Order, (string | undefined)[]]>([
    ["the latest first", latestFirst, [fourth, second, third, first]],
    ["to the millisecond", latestFirstToTheMillisecond, [fourth, second, third, first]],
    ["the earliest first", earliestFirst, [first, second, third, fourth]],
  ])("%s", async (_, order, expected) => {
    expect((await rowsAfter(list(order), START, 9).execute()).map(({ id }) => id)).toEqual(
      expected,
    );
    const page = await rowsAfter(list(order), START, 2).execute();
    expect(page.map(({ id }) => id)).toEqual(expected.slice(0, 2));
    const last = page.at(-1) ?? START;
    const rest = await rowsAfter(list(order), last, 9).execute();
    expect(rest.map(({ id }) => id)).toEqual(expected.slice(2));
  });

  test.each<["asc" | "desc", ListPlace, (string | undefined)[]]>([
    ["asc", FROM_OLDEST, [first, second, third, fourth]],
    ["desc", FROM_NEWEST, [fourth, third, second, first]],
  ])("by instants as they are stored, %s", async (order, start, expected) => {
    const stored = properties().select(["p.id", "p.createdAt as at"]);
    const page = await rowsAfter(stored, start, 2, order).execute();
    expect(page.map(({ id }) => id)).toEqual(expected.slice(0, 2));
    const rest = await rowsAfter(stored, page.at(-1) ?? start, 9, order).execute();
    expect(rest.map(({ id }) => id)).toEqual(expected.slice(2));
  });

  test("whose instants are whole numbers", async () => {
    const [row] = await rowsAfter(list(latestFirst), START, 1).execute();
    expect(row?.at).toBe(-at(3).getTime() / 1_000);
    const [exact] = await rowsAfter(list(latestFirstToTheMillisecond), START, 1).execute();
    expect(exact?.at).toBe(-at(3).getTime());
  });
});
