import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import type { Prisma } from "./generated/client.ts";

/** What the database itself refuses, whatever a program does. */

let database: TestDatabase;
const seller = userRow();
const property = propertyRow({ sellerId: seller.id });
const slotId = newId();

beforeAll(async () => {
  database = await createTestDatabase();
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    await tx.property.create({ data: property });
    await tx.visitSlot.create({
      data: {
        id: slotId,
        propertyId: property.id,
        startsAt: new Date("2026-12-01T09:00:00Z"),
        endsAt: new Date("2026-12-01T09:30:00Z"),
      },
    });
  });
});
afterAll(() => database.close());

const insertProperty = (overrides: Partial<Prisma.PropertyUncheckedCreateInput>) =>
  database.writer.$transaction((tx) =>
    tx.property.create({ data: propertyRow({ sellerId: seller.id, ...overrides }) }),
  );

describe("a property is refused", () => {
  test.each<[string, Partial<Prisma.PropertyUncheckedCreateInput>]>([
    ["with a price of nothing", { priceCents: 0 }],
    ["with a price above the product's", { priceCents: 2_000_000_001 }],
    ["with no surface", { surfaceDm2: 0 }],
    ["with more bedrooms than rooms", { rooms: 2, bedrooms: 3 }],
    ["off the globe", { lat: 91 }],
    ["with negative views", { viewCount: -1 }],
    ["active but never published", { status: "active", publishedAt: null }],
    ["sold without a date", { status: "sold", soldAt: null }],
    ["with an id of another shape", { id: "short" }],
    ["of an unknown seller", { sellerId: newId() }],
    ["in an unknown commune", { communeCode: "99999" }],
    ["with crossed energy costs", { energyCostMinCents: 2, energyCostMaxCents: 1 }],
  ])("%s", async (_title, overrides) => {
    await expect(insertProperty(overrides)).rejects.toThrow();
  });

  test.each(["status", "type", "energyClass"])("with an unknown %s", (column) => {
    const update = database.raw.prepare(`UPDATE Property SET ${column} = 'unknown' WHERE id = ?`);
    expect(() => update.run(property.id)).toThrow(/CHECK/);
  });
});

test("an address is used by one person, whatever its case", async () => {
  const twin = userRow({ emailNormalized: seller.emailNormalized });
  await expect(
    database.writer.$transaction((tx) => tx.user.create({ data: twin })),
  ).rejects.toThrow();
  const shouting = userRow({ emailNormalized: "CAMILLE@EXAMPLE.ORG" });
  await expect(
    database.writer.$transaction((tx) => tx.user.create({ data: shouting })),
  ).rejects.toThrow();
});

test("a slot is held by one active visit, and free again once it is cancelled", async () => {
  const visit = (status: "pending" | "cancelled"): Prisma.VisitUncheckedCreateInput => ({
    id: newId(),
    propertyId: property.id,
    slotId,
    buyerId: seller.id,
    visitorName: "Camille Martin",
    visitorEmail: "camille@example.org",
    visitorPhone: "06 12 34 56 78",
    startsAt: new Date("2026-12-01T09:00:00Z"),
    endsAt: new Date("2026-12-01T09:30:00Z"),
    type: "physical",
    status,
    createdAt: new Date(),
  });
  const book = (status: "pending" | "cancelled") =>
    database.writer.$transaction((tx) => tx.visit.create({ data: visit(status) }));
  await book("cancelled");
  await book("pending");
  await expect(book("pending")).rejects.toThrow();
});

test("a property has one accepted offer at most", async () => {
  const accept = () =>
    database.writer.$transaction((tx) =>
      tx.offer.create({
        data: {
          id: newId(),
          propertyId: property.id,
          buyerId: seller.id,
          buyerName: "Camille Martin",
          buyerEmail: "camille@example.org",
          buyerPhone: "06 12 34 56 78",
          amountCents: 240_000_00,
          status: "accepted",
          financingType: "loan",
          financingApproved: true,
          expiryDate: "2026-12-01",
          createdAt: new Date(),
        },
      }),
    );
  await accept();
  await expect(accept()).rejects.toThrow();
});

test("a looper's ledger is append-only", async () => {
  const id = newId();
  await database.writer.$transaction((tx) =>
    tx.commissionEntry.create({
      data: {
        id,
        ambassadorId: seller.id,
        event: "visit_organised",
        ruleVersion: "2026-11",
        amountCents: 125_00,
        occurredAt: new Date(),
      },
    }),
  );
  expect(() => database.raw.prepare("DELETE FROM CommissionEntry").run()).toThrow(/append-only/);
  expect(() => database.raw.prepare("UPDATE CommissionEntry SET amountCents = 1").run()).toThrow(
    /append-only/,
  );
});

test("whatever changes a listing in search is logged, views are not", () => {
  const { raw } = database;
  const changes = () => raw.prepare("SELECT count(*) FROM ListingChange").pluck().get() as number;
  const logged = (sql: string) => {
    const before = changes();
    raw.prepare(sql).run({ id: property.id });
    return changes() - before;
  };
  expect(logged("UPDATE Property SET priceCents = priceCents + 100 WHERE id = :id")).toBe(1);
  expect(logged("UPDATE Property SET status = 'paused' WHERE id = :id")).toBe(1);
  expect(logged("UPDATE Property SET viewCount = viewCount + 1 WHERE id = :id")).toBe(0);
  expect(
    logged(
      "INSERT INTO PropertyPhoto (propertyId, position, mediaKey, alt) VALUES (:id, 0, 'a', 'b')",
    ),
  ).toBe(1);
  expect(logged("DELETE FROM PropertyPhoto WHERE propertyId = :id")).toBe(1);
});
