import { beforeAll, expect, test } from "vitest";
import { listCommunesWithListings } from "../communes/queries/list-communes-with-listings.ts";
import { replaceOnce } from "../platform/once.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { planOf, statementsOf } from "../testing/statements.ts";
import { citySales } from "./queries/city-sales.ts";

const database = adoptedDatabase();

beforeAll(async () => {
  const seller = userRow();
  const codes = Array.from({ length: 300 }, (_, index) => String(10_000 + index));
  await database.writer.$transaction(async (tx) => {
    await tx.commune.createMany({
      data: codes.map((code) => communeRow({ code, name: code, slug: code })),
    });
    await tx.user.create({ data: seller });
    await tx.property.createMany({
      data: codes.map((communeCode, index) =>
        propertyRow({
          sellerId: seller.id,
          communeCode,
          ...(index % 3 === 0 ? { status: "paused" } : {}),
        }),
      ),
    });
  });
});

const INDEX = "USING COVERING INDEX Property_commune_type_price";

test.each<[string, () => unknown, string]>([
  ["a city's prices are", () => citySales(["10000"]), `SEARCH Property ${INDEX} (communeCode=?)`],
  [
    "a divided city's prices are",
    () => citySales(["10000", "10001", "10002"]),
    `SEARCH Property ${INDEX} (communeCode=?)`,
  ],
  ["the communes with listings are", listCommunesWithListings, `SCAN Property ${INDEX}`],
])("%s read from one index alone, whatever SQLite has counted", async (_what, read, expected) => {
  replaceOnce("communes.counts", undefined);
  const [sql = ""] = await statementsOf(read);
  expect(planOf(database, sql)).toContain(expected);
  database.raw.exec("ANALYZE");
  expect(planOf(database, sql)).toContain(expected);
});
