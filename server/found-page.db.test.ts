import { beforeAll, expect, test } from "vitest";
import { adoptedDatabase } from "../lib/testing/adopted-database.ts";
import { communeRow, floorPlanRow, propertyRow, userRow } from "../lib/testing/builders.ts";
import { isFoundPage } from "./found-page.ts";

const IDS = {
  shown: "shown0000000",
  drafted: "drafted00000",
  withdrawn: "withdrawn000",
  bare: "bare00000000",
};

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
    for (const propertyId of [IDS.shown, IDS.drafted, IDS.withdrawn]) {
      for (const position of [0, 1]) {
        await tx.propertyPhoto.create({ data: { propertyId, position, mediaKey: "a", alt: "a" } });
      }
      await tx.floorPlan.create({ data: floorPlanRow({ propertyId }) });
    }
    await of(IDS.bare, "active");
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
  [`/bien/${IDS.shown}/visite-virtuelle`, true],
  [`/bien/${IDS.shown}/visite-virtuelle?piece=2`, true],
  [`/bien/${IDS.shown}/visite-virtuelle/`, false],
  [`/bien/${IDS.bare}/visite-virtuelle`, false],
  [`/bien/${IDS.drafted}/visite-virtuelle`, false],
  [`/bien/${IDS.withdrawn}/visite-virtuelle`, false],
  ["/bien/zzzzzzzzzzzz/visite-virtuelle", false],
  ["/acheter/rennes", true],
  ["/acheter/Rennes", false],
  ["/acheter/nowhere", false],
  ["/acheter", false],
  ["/%62ien/x", false],
  ["/", false],
])("%s shows what it names: %s", (url, found) => {
  expect(isFoundPage(url)).toBe(found);
});
