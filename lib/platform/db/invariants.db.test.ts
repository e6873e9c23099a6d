import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { acceptedOfferRow, communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { writeMandate } from "../../testing/mandates.ts";
import { REFUSED } from "../../testing/refusals.ts";
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
        hostId: seller.id,
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
    // What is online is the home of its mandate before it is one of a known type.
    expect(() => update.run(property.id)).toThrow(/check constraint|its mandate names/i);
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
    hostId: seller.id,
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
        data: acceptedOfferRow(property.id, seller.id),
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
        propertyName: "Maison, Betton",
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

async function freshListing(): Promise<string> {
  const data = propertyRow({ sellerId: seller.id });
  await database.writer.$transaction((tx) => tx.property.create({ data }));
  return data.id;
}

const setStatus = (id: string, status: string) => {
  const soldAt = status === "sold" ? "updatedAt" : "NULL";
  return database.raw
    .prepare(`UPDATE Property SET status = ?, soldAt = ${soldAt} WHERE id = ?`)
    .run(status, id);
};

test("a listing is under offer or sold by an accepted offer, which then stays", async () => {
  const id = await freshListing();
  for (const status of ["under_offer", "sold"]) {
    expect(() => setStatus(id, status)).toThrow("by an accepted offer");
  }
  await database.writer.$transaction((tx) =>
    tx.offer.create({ data: acceptedOfferRow(id, seller.id) }),
  );
  setStatus(id, "under_offer");
  const where = "WHERE propertyId = ?";
  expect(() =>
    database.raw.prepare(`UPDATE Offer SET status = 'rejected' ${where}`).run(id),
  ).toThrow("stays accepted");
  expect(() => database.raw.prepare(`DELETE FROM Offer ${where}`).run(id)).toThrow("stays");
  // Back on the market, which needs a mandate, the offer may end.
  expect(() => setStatus(id, "active")).toThrow("online under a mandate");
  await database.writer.$transaction((tx) => writeMandate(tx, id));
  setStatus(id, "active");
  database.raw.prepare(`UPDATE Offer SET status = 'withdrawn' ${where}`).run(id);
});

test("pauses and times under offer are dated as the status changes", async () => {
  const id = await freshListing();
  await database.writer.$transaction((tx) =>
    tx.offer.create({ data: acceptedOfferRow(id, seller.id) }),
  );
  const periods = () =>
    database.raw
      .prepare("SELECT status, endedAt IS NULL AS open FROM StatusPeriod WHERE propertyId = ?")
      .all(id);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
  setStatus(id, "paused");
  expect(periods()).toEqual([{ status: "paused", open: 1 }]);
  await pause();
  setStatus(id, "under_offer");
  await pause();
  setStatus(id, "sold");
  expect(periods()).toEqual([
    { status: "paused", open: 0 },
    { status: "under_offer", open: 0 },
  ]);
  const open = database.raw.prepare(
    "INSERT INTO StatusPeriod (propertyId, startedAt, status) VALUES (?, ?, 'paused')",
  );
  open.run(id, "2026-01-01T00:00:00.000+00:00");
  expect(() => open.run(id, "2026-01-02T00:00:00.000+00:00")).toThrow(REFUSED.asTwice);
});

test("a mandate is never changed but for its end, and one is in force at a time", async () => {
  const id = await freshListing();
  const terms = { priceCents: 250_000_00, tier: "essential", feeCents: 4_000_00 } as const;
  const sign = () =>
    database.writer.$transaction((tx) =>
      writeMandate(tx, id, { ...terms, signedAt: new Date("2026-11-01") }),
    );
  await sign();
  await expect(sign()).rejects.toThrow();
  const run = (sql: string) => database.raw.prepare(`${sql} WHERE propertyId = ?`).run(id);
  expect(() => run("UPDATE Mandate SET feeCents = 1")).toThrow("never changed");
  expect(() => run("DELETE FROM Mandate")).toThrow("never deleted");
  run("UPDATE Mandate SET endedAt = '2026-11-20T00:00:00.000+00:00'");
  expect(() => run("UPDATE Mandate SET endedAt = NULL")).toThrow("ends once");
  await sign();
});

test("who gave a mandate is never changed", async () => {
  const id = await freshListing();
  const { number } = await database.writer.$transaction((tx) => writeMandate(tx, id));
  const run = (sql: string) => database.raw.prepare(`${sql} WHERE mandateNumber = ?`).run(number);
  expect(() => run("UPDATE MandateParty SET name = 'Alix Roy'")).toThrow("never changed");
  expect(() => run("DELETE FROM MandateParty")).toThrow("never deleted");
});

test("a company has somebody who signs for it, and nobody else has", async () => {
  const id = await freshListing();
  const { number: mandateNumber } = await database.writer.$transaction((tx) =>
    writeMandate(tx, id),
  );
  const add = (kind: "person" | "company" | "spouse", representative: string | null) =>
    database.writer.$transaction((tx) =>
      tx.mandateParty.create({
        data: {
          ...{ mandateNumber, position: 2, kind, representative },
          ...{ name: "Alix Roy", email: "alix@example.org" },
        },
      }),
    );
  await expect(add("company", null)).rejects.toThrow(REFUSED.byCheck);
  await expect(add("person", "Inès Roy")).rejects.toThrow(REFUSED.byCheck);
  await expect(add("spouse", "Inès Roy")).rejects.toThrow(REFUSED.byCheck);
  await add("company", "Inès Roy");
});

describe("a document that several sign", () => {
  const AT = "2026-11-20T10:00:00.000+00:00";

  /** A document that waits for two signatures, and the statement that signs it. */
  async function waiting() {
    const propertyId = await freshListing();
    const { number } = await database.writer.$transaction((tx) => writeMandate(tx, propertyId));
    const id = newId();
    await database.writer.$transaction((tx) =>
      tx.signature.create({
        data: {
          ...{ id, kind: "mandate", propertyId, signerId: seller.id },
          ...{ terms: { kind: "mandate" }, termsSha256: "0".repeat(64) },
          ...{ createdAt: new Date(AT), expiresAt: new Date("2026-12-04T10:00:00Z") },
          signers: { create: [{ position: 1 }, { position: 2 }] },
        },
      }),
    );
    const run = (sql: string, ...values: unknown[]) => database.raw.prepare(sql).run(...values);
    return {
      /** Of the second signer alone. */
      change: (sql: string) => run(`${sql} WHERE signatureId = ? AND position = 2`, id),
      give: (position: number) =>
        run(
          "UPDATE Signer SET signedAt = ? WHERE signatureId = ? AND position = ?",
          ...[AT, id, position],
        ),
      sign: () =>
        run(
          `UPDATE Signature SET signedAt = ?, mandateNumber = ?, pdf = ?, pdfSha256 = '', evidence = '{}'
           WHERE id = ?`,
          ...[AT, number, Buffer.from([0]), id],
        ),
      giveUp: () => run("DELETE FROM Signature WHERE id = ?", id),
      signers: () =>
        database.raw.prepare("SELECT count(*) FROM Signer WHERE signatureId = ?").pluck().get(id),
    };
  }

  test("is not signed while one of them has not", async () => {
    const { give, sign } = await waiting();
    expect(sign).toThrow("signed by all its signers");
    give(1);
    expect(sign).toThrow("signed by all its signers");
    give(2);
    expect(sign().changes).toBe(1);
    expect(sign).toThrow("never changed");
  });

  test("keeps each signature as it was given", async () => {
    const { change, give } = await waiting();
    give(2);
    for (const set of ["signedAt = NULL", "evidence = '{}'", "codeHash = NULL", "position = 3"]) {
      expect(() => change(`UPDATE Signer SET ${set}`)).toThrow("never changed");
    }
  });

  test("has no evidence of a signature that was not given, nor a code without an end", async () => {
    const { change } = await waiting();
    expect(() => change("UPDATE Signer SET evidence = '{}'")).toThrow(REFUSED.byCheck);
    expect(() => change("UPDATE Signer SET codeHash = 'a'")).toThrow(REFUSED.byCheck);
    expect(() => change("UPDATE Signer SET attempts = -1")).toThrow(REFUSED.byCheck);
  });

  test("can be given up with what was given, until all have signed", async () => {
    const given = await waiting();
    given.give(2);
    expect(given.giveUp().changes).toBe(1);
    expect(given.signers()).toBe(0);
    const signed = await waiting();
    for (const position of [1, 2]) signed.give(position);
    signed.sign();
    expect(signed.giveUp).toThrow("never deleted");
  });
});

describe("a mandate is refused", () => {
  test.each([
    "number",
    "withdrawalEndsOn",
    "homeType",
    "homeAddress",
    "homePostalCode",
    "homeCommuneCode",
    "homeCity",
    "homeSurfaceDm2",
    "sellerName",
  ])("without %s", async (column) => {
    const id = await freshListing();
    const missing = { [column]: null } as object;
    await expect(
      database.writer.$transaction((tx) => writeMandate(tx, id, missing)),
    ).rejects.toThrow();
  });

  test("with a last day to withdraw that is no day", async () => {
    const id = await freshListing();
    const data = { withdrawalEndsOn: "bientôt" };
    await expect(database.writer.$transaction((tx) => writeMandate(tx, id, data))).rejects.toThrow(
      REFUSED.byCheck,
    );
  });
});

test.each(["authorId", "home"])("an offer is refused without %s", async (column) => {
  const id = await freshListing();
  await database.writer.$transaction((tx) =>
    tx.offer.create({ data: acceptedOfferRow(id, seller.id) }),
  );
  const copy = database.raw.prepare("SELECT * FROM Offer WHERE propertyId = ?").get(id) as object;
  const row: Record<string, unknown> = { ...copy, id: newId(), status: "void", [column]: null };
  const columns = Object.keys(row);
  const write = database.raw.prepare(
    `INSERT INTO Offer (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  expect(() => write.run(...Object.values(row))).toThrow(REFUSED.without(column));
});

test("a line of the ledger names its property", async () => {
  const line = { ambassadorId: seller.id, event: "visit_organised", amountCents: 125_00 } as const;
  const write = (propertyName: string | null) =>
    database.writer.$transaction((tx) =>
      tx.commissionEntry.create({
        data: {
          id: newId(),
          ...line,
          ruleVersion: "2026-11",
          occurredAt: new Date(),
          propertyName,
        },
      }),
    );
  await expect(write(null)).rejects.toThrow();
  await expect(write(" ")).rejects.toThrow();
  await write("Maison, Betton");
});
