import { beforeAll, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { planOf, statementsOf } from "../../testing/statements.ts";
import { findSimilar, type SimilarTo } from "./find-similar-listings.ts";

const database = adoptedDatabase();
const seller = userRow();
const target: SimilarTo = {
  id: newId(),
  type: "house",
  priceCents: 500_000_00,
  communeCode: "35238",
};

const house = (communeCode: string, priceCents: number) =>
  propertyRow({ sellerId: seller.id, type: "house", communeCode, priceCents });

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.user.create({ data: seller });
    const around = [
      { code: "35051", name: "Cesson-Sévigné", slug: "cesson-sevigne", lat: 48.12 },
      { code: "35281", name: "Saint-Jacques", slug: "saint-jacques", lat: 48.08 },
    ];
    await tx.commune.createMany({ data: [communeRow(), ...around.map(communeRow)] });
  });
});

const sell = async (...rows: ReturnType<typeof house>[]) => {
  await database.writer.$transaction((tx) => tx.property.createMany({ data: rows }));
  return rows.map(({ id }) => id);
};

test("the communes around count as one: the nearest prices of all come first", async () => {
  const [, second, third, first] = await sell(
    house("35051", 510_000_00),
    house("35051", 502_000_00),
    house("35281", 497_000_00),
    house("35281", 501_000_00),
  );
  expect(await findSimilar(target)).toEqual([first, second, third]);
});

test("similar listings are read in few statements, each by the index of its prices, in its order", async () => {
  const nothingLikeIt = { ...target, priceCents: 5_000_000_00 };
  const statements = await statementsOf(() => findSimilar(nothingLikeIt));
  const prices = /USING (?:COVERING )?INDEX (Property_\w+) \(.*priceCents>\? AND priceCents<\?\)/;
  expect(
    statements.map((sql) => {
      const plan = planOf(database, sql);
      // The communes around are ordered by their distance: nothing else is sorted.
      const sorted = plan.filter((step) => /TEMP B-TREE/.test(step)).length;
      return [
        plan
          .map((step) => prices.exec(step)?.[1])
          .filter(Boolean)
          .join(),
        sorted,
      ];
    }),
  ).toEqual([
    ["Property_commune_type_price", 0],
    ["Property_commune_type_price", 0],
    ["Property_commune_type_price", 1],
    ["Property_commune_type_price", 1],
    ["Property_type_price", 0],
    ["Property_type_price", 0],
  ]);
});
