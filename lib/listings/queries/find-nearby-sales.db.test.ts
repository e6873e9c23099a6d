import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { propertyRow, userRow } from "../../testing/builders.ts";
import { placeEstimatedCommunes, WITHOUT_NETWORK } from "../../testing/estimates.ts";
import { resetPublicData, usePublicData } from "../../testing/public-data-server.ts";
import { until } from "../../testing/until.ts";
import { findNearbySales } from "./find-nearby-sales.ts";

/** Hendaye's shipped files stop in 2022: those years are read then. */
const NOW = new Date("2026-11-01T10:00:00Z");
const database = adoptedDatabase();
const seller = userRow();

const listed = (overrides: Omit<Parameters<typeof propertyRow>[0], "sellerId">) =>
  propertyRow({ sellerId: seller.id, postalCode: "64700", communeCode: "64260", ...overrides });

const exact = listed({
  type: "apartment",
  surfaceDm2: 4_500,
  lat: 43.3705,
  lng: -1.7765,
  publicLat: 43.37,
  publicLng: -1.776,
});
const without = listed({ communeCode: "67482", postalCode: "67000" });
const withdrawn = listed({ status: "withdrawn" });

beforeAll(async () => {
  usePublicData(WITHOUT_NETWORK);
  await placeEstimatedCommunes(database);
  await database.writer.$transaction(async (tx) => {
    await tx.user.create({ data: seller });
    for (const data of [exact, without, withdrawn]) await tx.property.create({ data });
  });
});
afterAll(() => resetPublicData());

/** Once its files are read: until then the sales are pending. */
async function salesOf(id: string) {
  let found = await findNearbySales(id, NOW);
  await until(async () => {
    found = await findNearbySales(id, NOW);
    return found?.sales.state !== "pending";
  });
  return found;
}

test("the sales around a listing compare with its home, from the point that the public sees", async () => {
  const found = await salesOf(String(exact.id));
  if (found?.sales.state !== "found") throw new Error("expected sales");
  expect(found.sales.value.length).toBeGreaterThanOrEqual(6);
  for (const sale of found.sales.value) {
    expect(Math.abs(sale.surfaceDm2 - 4_500)).toBeLessThanOrEqual(4_500 * 0.3);
  }
  expect([found.listing.lat, found.listing.lng]).toEqual([43.37, -1.776]);
});

test("none are known where there is no register, nor of a listing that the public does not see", async () => {
  expect((await salesOf(String(without.id)))?.sales).toEqual({ state: "no-register" });
  expect(await findNearbySales(String(withdrawn.id), NOW)).toBeNull();
  expect(await findNearbySales(newId(), NOW)).toBeNull();
});
