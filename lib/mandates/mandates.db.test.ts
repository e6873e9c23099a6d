import { beforeAll, expect, test } from "vitest";
import { getSellerFigures } from "../dashboards/queries/get-seller-figures.ts";
import { listSellerDues } from "../dues/queries/list-seller-dues.ts";
import type { Actor } from "../policy/actor.ts";
import { listOwnedProperties } from "../selling/queries/list-owned-properties.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { acceptedOfferRow, communeRow, propertyRow } from "../testing/builders.ts";
import { writeMandate } from "../testing/mandates.ts";
import { createPerson } from "../testing/people.ts";
import { listTrackedSales } from "../trust/sales/queries/list-tracked-sales.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const SOLD = new Date("2026-11-10T10:00:00Z");

const database = adoptedDatabase();
let manager: Actor;
let buyer: Actor;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  manager = await createPerson(database, [["trust_manager", "active"]]);
  buyer = await createPerson(database, [["buyer", "active"]]);
});

/** A sale of a property whose mandate, price and accepted offer are each in a package of their own. */
async function sale(
  { mandate, price, offer }: { mandate: number; price: number; offer: number },
  { isAmended = false } = {},
) {
  const seller = await createPerson(database, [["seller", "active"]]);
  const property = propertyRow({
    sellerId: seller.userId,
    priceCents: price * 100,
    status: "sold",
    soldAt: SOLD,
  });
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: property });
    const terms = { priceCents: mandate * 100, tier: "premium", feeCents: 6_000_00 } as const;
    const former = { priceCents: 900_000_00, tier: "prestige", feeCents: 10_000_00 } as const;
    const { number } = await writeMandate(tx, property.id, {
      ...(isAmended ? former : terms),
      signedAt: new Date("2026-09-01T10:00:00Z"),
    });
    if (isAmended) {
      const signedAt = new Date("2026-09-20T10:00:00Z");
      const mandateNumber = number;
      await tx.mandateAmendment.create({
        data: { mandateNumber, position: 1, ...former, feeCents: 11_000_00, signedAt },
      });
      await tx.mandateAmendment.create({
        data: { mandateNumber, position: 2, ...terms, signedAt },
      });
    }
    // It ended with the sale.
    await tx.mandate.update({ where: { number }, data: { endedAt: SOLD } });
    await tx.offer.create({
      data: {
        ...acceptedOfferRow(property.id, buyer.userId),
        amountCents: offer * 100,
        createdAt: new Date("2026-10-01T10:00:00Z"),
        decidedAt: new Date("2026-10-02T10:00:00Z"),
      },
    });
  });
  return { seller, propertyId: property.id };
}

const PRICES = [
  { mandate: 305_000, price: 299_000, offer: 295_000 },
  { mandate: 305_000, price: 520_000, offer: 510_000 },
  { mandate: 500_000, price: 500_000, offer: 500_001 },
  { mandate: 300_001, price: 300_000, offer: 300_000 },
];

test.each([
  ...PRICES.map((prices) => ({ ...prices, isAmended: false })),
  ...PRICES.map((prices) => ({ ...prices, isAmended: true })),
])("every page has the fee of the mandate, or of its last amendment: %j", async (prices) => {
  const { seller, propertyId } = await sale(prices, prices);
  const savingsCents = prices.mandate * 5 - 6_000_00;
  const contract = (await listTrackedSales(manager, { view: "sold" }, NOW)).rows.find(
    (row) => row.propertyId === propertyId,
  );
  expect(contract).toMatchObject({ tierName: "Premium", feeCents: 6_000_00, estimated: false });
  const { dues, totals } = await listSellerDues(seller);
  expect(dues[0]).toMatchObject({
    tier: "Premium",
    feeCents: 6_000_00,
    baseCents: prices.mandate * 100,
    estimated: false,
  });
  expect(totals.dueCents).toBe(6_000_00);
  const owned = await listOwnedProperties(seller, "seller");
  expect(owned.properties[0]).toMatchObject({ tier: "Premium", savingsCents, estimated: false });
  expect(owned.totals.savingsCents).toBe(savingsCents);
  expect((await getSellerFigures(seller, NOW)).figures?.savingsCents).toBe(savingsCents);
});

test("a mandate that ended before the sale is not the one under which it was", async () => {
  const seller = await createPerson(database, [["seller", "active"]]);
  const property = propertyRow({
    sellerId: seller.userId,
    priceCents: 250_000_00,
    status: "sold",
    soldAt: SOLD,
  });
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: property });
    await writeMandate(tx, property.id, {
      priceCents: 900_000_00,
      tier: "prestige",
      feeCents: 10_000_00,
      signedAt: new Date("2026-09-01T10:00:00Z"),
      endedAt: new Date("2026-09-10T10:00:00Z"),
    });
  });
  const { dues } = await listSellerDues(seller);
  expect(dues[0]).toMatchObject({ baseCents: 250_000_00, estimated: true });
  const owned = await listOwnedProperties(seller, "seller");
  expect(owned.properties[0]).toMatchObject({ tier: "Essential", estimated: true });
});
