import { expect, test } from "vitest";
import { reads } from "../../platform/db/read.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { filterOptions } from "./queries/filter-options.ts";

const database = adoptedDatabase();

test("a list can be narrowed to the loopers and the communes that it has, by name", async () => {
  const seller = userRow();
  const loopers = [
    userRow({ firstName: "Zoé", lastName: "Écluse" }),
    userRow({ firstName: "Anne", lastName: "écluse" }),
    userRow({ firstName: "Paul", lastName: "Zola" }),
    userRow({ firstName: "Sans", lastName: "Bien" }),
  ];
  const evron = { code: "53097", name: "Évron", slug: "evron" };
  await database.writer.$transaction(async (tx) => {
    for (const data of [communeRow(), communeRow(evron)]) await tx.commune.create({ data });
    for (const data of [seller, ...loopers]) await tx.user.create({ data });
    for (const ambassadorId of [...loopers.slice(0, 3), loopers[0], { id: null }].map(
      (looper) => looper?.id ?? null,
    )) {
      const communeCode = ambassadorId === null ? "35238" : evron.code;
      const data = propertyRow({ sellerId: seller.id, ambassadorId, communeCode });
      await tx.property.create({ data });
    }
  });
  const homes = () => reads().selectFrom("Property as p");
  const options = await filterOptions({
    loopers: homes().select("p.ambassadorId as looperId"),
    communes: homes().select("p.communeCode"),
  });
  expect(options.loopers.map(({ name }) => name)).toEqual([
    "Anne écluse",
    "Zoé Écluse",
    "Paul Zola",
  ]);
  expect(options.communes).toEqual([
    { id: "53097", name: "Évron" },
    { id: "35238", name: "Rennes" },
  ]);
  expect(await filterOptions({})).toEqual({ loopers: [], communes: [] });
});
