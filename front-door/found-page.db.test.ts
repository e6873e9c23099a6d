import { beforeAll, expect, test } from "vitest";
import { adoptedDatabase } from "../lib/testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../lib/testing/builders.ts";
import { isFoundPage } from "./found-page.ts";

const IDS = { shown: "shown0000000", drafted: "drafted00000", withdrawn: "withdrawn000" };

const database = adoptedDatabase();
beforeAll(async () => {
  const seller = userRow();
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    const of = (id: string, status: "active" | "draft" | "withdrawn") =>
      tx.property.create({ data: propertyRow({ id, status, sellerId: seller.id }) });
    await of(IDS.shown, "active");
    await of(IDS.drafted, "draft");
    await of(IDS.withdrawn, "withdrawn");
  });
});

test.each([
  [`/bien/${IDS.shown}`, true],
  [`/bien/${IDS.shown}?creneau=x`, true],
  [`/bien/${IDS.drafted}`, false],
  [`/bien/${IDS.withdrawn}`, false],
  ["/bien/zzzzzzzzzzzz", false],
  [`/bien/${IDS.shown}/reserver`, false],
  [`/bien/${IDS.shown}/`, false],
  ["/acheter/rennes", true],
  ["/acheter/Rennes", false],
  ["/acheter/nowhere", false],
  ["/acheter", false],
  ["/%62ien/x", false],
  ["/", false],
])("%s shows what it names: %s", (url, found) => {
  expect(isFoundPage(url)).toBe(found);
});
