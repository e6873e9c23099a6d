import { beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { writeMandate } from "../testing/mandates.ts";
import { actorWith, createPerson, PERSONAS } from "../testing/people.ts";
import { writeOpenSale } from "../testing/sales.ts";
import { listSellerDues } from "./queries/list-seller-dues.ts";

const database = adoptedDatabase();
beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});

let claire: Actor;
beforeEach(async () => {
  claire = await createPerson(database, [["seller", "active"]]);
});

const add = (overrides: Partial<Prisma.PropertyUncheckedCreateInput>) =>
  database.writer.$transaction((tx) =>
    tx.property.create({ data: propertyRow({ sellerId: claire.userId, ...overrides }) }),
  );
const SOLD = new Date("2026-10-07T12:00:00Z");

test("a concluded sale is due from its date; the others wait, and a withdrawn one owes nothing", async () => {
  await add({ title: "À vendre", priceCents: 645_000_00 });
  await add({ title: "Brouillon", priceCents: 268_000_00, status: "draft", publishedAt: null });
  const sold = await add({
    title: "Vendu",
    priceCents: 312_000_00,
    status: "sold",
    soldAt: SOLD,
  });
  await database.writer.$transaction((tx) =>
    writeMandate(tx, sold.id, {
      priceCents: 312_000_00,
      tier: "premium",
      feeCents: 6_000_00,
      signedAt: new Date("2026-08-01T12:00:00Z"),
      endedAt: SOLD,
    }),
  );
  await add({ title: "Retiré", status: "withdrawn" });
  const { dues, totals, nextCursor } = await listSellerDues(claire);
  expect(dues.map(({ title }) => title).sort()).toEqual(["Brouillon", "Vendu", "À vendre"]);
  expect(dues[0]).toEqual({
    propertyId: expect.any(String),
    title: "Vendu",
    city: "Rennes",
    baseCents: 312_000_00,
    estimated: false,
    tier: "Premium",
    feeCents: 6_000_00,
    vatBps: 2_000,
    excludingVatCents: 5_000_00,
    vatCents: 1_000_00,
    concludedAt: SOLD,
    isFree: false,
    discountCents: 0,
    foreseenDiscountCents: 0,
    invoice: null,
    mandate: { number: expect.any(Number), hasDocument: false },
  });
  expect(dues.slice(1).map(({ concludedAt }) => concludedAt)).toEqual([null, null]);
  expect(totals).toEqual({
    dueCents: 6_000_00,
    unsettled: 1,
    foreseenCents: 12_000_00,
    foreseen: 2,
  });
  expect(nextCursor).toBeNull();
});

test("a sale that was concluded without a mandate owes nothing", async () => {
  await add({ priceCents: 312_000_00, status: "sold", soldAt: SOLD });
  const { dues, totals } = await listSellerDues(claire);
  expect(dues[0]).toMatchObject({ concludedAt: SOLD, isFree: true, invoice: null });
  expect(totals).toMatchObject({ dueCents: 0, unsettled: 0 });
});

test("who was referred sees what their first sale will deduct, until one did", async () => {
  const referrer = await createPerson(database, [["buyer", "active"]]);
  const referred = await createPerson(database, [["seller", "active"]], {
    referredById: referrer.userId,
  });
  const sellerId = referred.userId;
  await add({ sellerId, priceCents: 400_000_00 });
  await add({ sellerId, priceCents: 312_000_00, status: "sold", soldAt: SOLD });
  const reductions = async () =>
    (await listSellerDues(referred)).dues.map(({ foreseenDiscountCents: cents }) => cents);
  // A quarter of 5,000 € without VAT; nothing of what is sold already.
  expect(await reductions()).toEqual([0, 1_250_00]);
  const people = {
    sellerId,
    ambassadorId: referrer.userId,
    buyerId: referrer.userId,
    rivalId: claire.userId,
  };
  await database.writer.$transaction(async (tx) => {
    const { saleId } = await writeOpenSale(tx, people, "cash", SOLD);
    await tx.referralReward.create({
      data: {
        id: newId(),
        saleId,
        kind: "referred",
        beneficiaryId: sellerId,
        referredId: sellerId,
        amountCents: 1_250_00,
        occurredAt: SOLD,
      },
    });
  });
  expect(await reductions()).toEqual([0, 0, 0]);
});

test("nothing is owed without a property, whatever other sellers have", async () => {
  const other = await createPerson(database, [["seller", "active"]]);
  await add({});
  expect(await listSellerDues(other)).toEqual({
    dues: [],
    totals: { dueCents: 0, unsettled: 0, foreseenCents: 0, foreseen: 0 },
    nextCursor: null,
  });
});

test("a long list goes on where it stopped; its totals are those of the whole", async () => {
  for (let index = 0; index < 63; index++) await add({ priceCents: 250_000_00 });
  const first = await listSellerDues(claire);
  const second = await listSellerDues(claire, { after: first.nextCursor });
  expect([first.dues.length, second.dues.length, second.nextCursor]).toEqual([50, 13, null]);
  expect(new Set([...first.dues, ...second.dues].map((due) => due.propertyId)).size).toBe(63);
  expect(first.totals).toEqual(second.totals);
  expect(first.totals.foreseenCents).toBe(63 * 4_000_00);
  expect((await listSellerDues(claire, { after: "x'; --" })).dues).toHaveLength(50);
});

test.each(Object.entries(PERSONAS))("only a seller reads it: %s", async (persona, roles) => {
  const reading = listSellerDues(actorWith(roles));
  if (persona === "seller") await expect(reading).resolves.toBeDefined();
  else await expect(reading).rejects.toThrow("request.forbidden");
});
