import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { actorWith, createPerson, PERSONAS } from "../testing/people.ts";
import { listSellerDues } from "./queries.ts";

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
  await add({ title: "Vendu", priceCents: 312_000_00, status: "sold", soldAt: SOLD });
  await add({ title: "Retiré", status: "withdrawn" });
  const { dues, totals, nextCursor } = await listSellerDues(claire);
  expect(dues.map(({ title }) => title).sort()).toEqual(["Brouillon", "Vendu", "À vendre"]);
  expect(dues[0]).toEqual({
    propertyId: expect.any(String),
    title: "Vendu",
    city: "Rennes",
    baseCents: 312_000_00,
    estimated: true,
    tier: "Premium",
    feeCents: 6_000_00,
    excludingVatCents: 5_000_00,
    vatCents: 1_000_00,
    concludedAt: SOLD,
    discountCents: 0,
    invoiceNumber: null,
    mandate: null,
  });
  expect(dues.slice(1).map(({ concludedAt }) => concludedAt)).toEqual([null, null]);
  expect(totals).toEqual({
    dueCents: 6_000_00,
    concluded: 1,
    foreseenCents: 12_000_00,
    foreseen: 2,
  });
  expect(nextCursor).toBeNull();
});

test("nothing is owed without a property, whatever other sellers have", async () => {
  const other = await createPerson(database, [["seller", "active"]]);
  await add({});
  expect(await listSellerDues(other)).toEqual({
    dues: [],
    totals: { dueCents: 0, concluded: 0, foreseenCents: 0, foreseen: 0 },
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
