import { createHash } from "node:crypto";
import type Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../lib/accounts/demo.ts";
import type { CommuneRow } from "../../lib/communes/commune.ts";
import { isId } from "../../lib/kernel/ids.ts";
import type { ProviderType } from "../../lib/kernel/provider-kinds.ts";
import { isPassword } from "../../lib/platform/passwords.ts";
import { sellerFeeCents, tierOf } from "../../lib/pricing/rules.ts";
import { isVerified, type ProviderCheckKind } from "../../lib/providers/rules.ts";
import { createTestDatabase, type TestDatabase } from "../../lib/testing/database.ts";
import { loadCommunes } from "../../scripts/db/reference/gazetteer.ts";
import { hasReference, seedReference } from "../../scripts/db/reference/reference.ts";
import { storeSampleDocuments } from "../documents/store-documents.ts";
import { PEOPLE } from "../people/rows/users.ts";
import { hashDemoPasswords, hasPeople, openDemoAccounts, seedSample } from "../people/sample.ts";
import { catalogueSize, seedCatalogue } from "./catalogue.ts";

const NOW = new Date("2026-03-12T09:30:00Z");

/** The properties that people of the sample have: what stands behind the ledgers is apart. */
const MET = `"id" NOT LIKE 'home%'`;

let communes: CommuneRow[];

beforeAll(() => {
  communes = loadCommunes();
});

const count = (database: Database.Database, table: string, where = "1") =>
  database.prepare(`SELECT count(*) FROM "${table}" WHERE ${where}`).pluck().get();

/** Every row of every table but the communes, to compare what databases hold. */
function contents(database: Database.Database): Record<string, unknown[]> {
  const tables = database
    .prepare(
      `SELECT name FROM sqlite_master
       WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'Commune%'`,
    )
    .pluck()
    .all() as string[];
  return Object.fromEntries(
    tables.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]),
  );
}

function expectSound(database: Database.Database): void {
  expect(database.pragma("foreign_key_check")).toEqual([]);
  expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
}

describe("reference data", () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.close());

  it("writes every commune and postal code, once", () => {
    expect(hasReference(db.raw)).toBe(false);
    const written = seedReference(db.raw, communes);
    expect(written.communes).toBe(communes.length);
    expect(count(db.raw, "Commune")).toBe(communes.length);
    expect(seedReference(db.raw, communes)).toEqual({ communes: 0, postalCodes: 0 });
    expect(hasReference(db.raw)).toBe(true);
  });

  it("corrects what has changed and nothing else", () => {
    db.raw.exec(`UPDATE "Commune" SET "population" = 1 WHERE "code" = '35238'`);
    expect(seedReference(db.raw, communes).communes).toBe(1);
  });

  it("is read by the product's own client", async () => {
    const rennes = await db.reader.commune.findUnique({
      where: { slug: "rennes" },
      include: { postalCodes: true },
    });
    expect(rennes).toMatchObject({ code: "35238", departmentCode: "35" });
    expect(rennes?.postalCodes).toHaveLength(3);
  });
});

describe("the sample", () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
    seedReference(db.raw, communes);
    expect(hasPeople(db.raw)).toBe(false);
    seedSample(db.raw, NOW);
  });
  afterAll(() => db.close());

  it("is five properties, eight people, two saved searches, two visits, eleven providers", () => {
    expect(hasPeople(db.raw)).toBe(true);
    const met = {
      Property: MET,
      User: `"id" IN (SELECT "userId" FROM "NotificationPreference")`,
      SavedSearch: "1",
      Visit: `"buyerId" = '${PEOPLE.buyer}'`,
      ServiceProvider: "1",
    };
    const counts = Object.entries(met).map(([table, where]) => count(db.raw, table, where));
    expect(counts).toEqual([5, 8, 2, 2, 11]);
    expectSound(db.raw);
  });

  it("has twelve past homes, 52 people without a part in the present and 59 visits behind its ledgers, apart", () => {
    const behind = {
      Property: `"id" LIKE 'home%' AND "status" IN ('sold', 'withdrawn')`,
      User: `"id" NOT IN (SELECT "userId" FROM "NotificationPreference")`,
      Visit: `"buyerId" <> '${PEOPLE.buyer}' AND "status" = 'completed'`,
    };
    const counts = Object.entries(behind).map(([table, where]) => count(db.raw, table, where));
    expect(counts).toEqual([12, 52, 59]);
    const all = Object.keys(behind).map((table) => count(db.raw, table));
    expect(all).toEqual([12 + 5, 52 + 8, 59 + 2]);
  });

  it("has its eleven providers in communes, nine with all the papers of their trade", () => {
    const rows = db.raw
      .prepare(
        `SELECT p."id", p."type", p."isDemonstration", c."name" AS "place"
         FROM "ServiceProvider" p JOIN "Commune" c ON c."code" = p."communeCode"`,
      )
      .all() as { id: string; type: ProviderType; isDemonstration: number; place: string }[];
    const kindsOf = db.raw
      .prepare<[string], ProviderCheckKind>(
        `SELECT "kind" FROM "ProviderCheck" WHERE "providerId" = ?`,
      )
      .pluck();
    const verified = rows.filter(({ id, type }) =>
      isVerified(
        type,
        kindsOf.all(id).map((kind) => ({ kind })),
      ),
    );
    expect([rows.length, verified.length]).toEqual([11, 9]);
    expect(rows.every(({ isDemonstration }) => isDemonstration === 1)).toBe(true);
    expect(rows.find(({ type }) => type === "home_stager")?.place).toBe("Cesson-Sévigné");
  });

  it("says how to come to each property that is or was for sale", () => {
    const silent = `"transport" IS NULL AND "publishedAt" IS NOT NULL`;
    expect(count(db.raw, "Property", silent)).toBe(0);
  });

  it("shows the seller 1,846 views and 75 favourites", () => {
    const totals = db.raw
      .prepare(
        `SELECT sum("viewCount") AS views, sum("favoriteCount") AS favorites
         FROM "Property" WHERE "sellerId" = ?`,
      )
      .get(PEOPLE.seller);
    expect(totals).toEqual({ views: 1_846, favorites: 75 });
  });

  it("has daily figures that add up to each property's totals", () => {
    const rows = db.raw
      .prepare(
        `SELECT p."viewCount", p."favoriteCount",
           coalesce(sum(d."views"), 0) AS views, coalesce(sum(d."favorites"), 0) AS favorites
         FROM "Property" p LEFT JOIN "PropertyDay" d ON d."propertyId" = p."id" GROUP BY p."id"`,
      )
      .all() as { viewCount: number; favoriteCount: number; views: number; favorites: number }[];
    for (const { viewCount, favoriteCount, views, favorites } of rows) {
      expect([views, favorites]).toEqual([viewCount, favoriteCount]);
    }
  });

  it("was seen 23 % more in the last thirty days than in the thirty before", () => {
    const between = db.raw.prepare<[string, string], number>(
      `SELECT sum("views") FROM "PropertyDay" WHERE "day" > ? AND "day" <= ? AND "propertyId" NOT LIKE 'home%'`,
    );
    const recent = Number(between.pluck().get("2026-02-10", "2026-03-12"));
    const before = Number(between.pluck().get("2026-01-11", "2026-02-10"));
    expect(Math.round((recent / before - 1) * 100)).toBe(23);
  });

  it("has something to show under each tab and in each of the three tiers", () => {
    const statuses = db.raw
      .prepare(`SELECT "status", count(*) AS n FROM "Property" WHERE ${MET} GROUP BY "status"`)
      .all();
    expect(statuses).toEqual([
      { status: "active", n: 3 },
      { status: "draft", n: 1 },
      { status: "sold", n: 1 },
    ]);
    const prices = db.raw
      .prepare(`SELECT "priceCents" FROM "Property" WHERE ${MET}`)
      .pluck()
      .all() as number[];
    expect(new Set(prices.map((price) => tierOf(price).name))).toEqual(
      new Set(["Essential", "Premium", "Elite"]),
    );
  });

  it("has legally complete advertisements", () => {
    const missing = count(
      db.raw,
      "Property",
      `"status" <> 'draft' AND ("energyClass" IS NULL OR "ghgClass" IS NULL
         OR "energyCostMinCents" IS NULL OR "energyCostYear" IS NULL
         OR ("type" <> 'house' AND ("coownershipLots" IS NULL OR "coownershipChargesCents" IS NULL
             OR "coownershipProceedings" IS NULL)))`,
    );
    expect(missing).toBe(0);
  });

  it("says of each listing that it is a demonstration, which no later write changes", () => {
    expect(count(db.raw, "Property", 'NOT "isDemonstration"')).toBe(0);
    expect(() => db.raw.exec('UPDATE "Property" SET "isDemonstration" = 0')).toThrow(
      "isDemonstration does not change",
    );
  });

  it("has photos, an ambassador on some, rooms and plans of four listings and no tour of another site", () => {
    expect(count(db.raw, "Property", '"virtualTourUrl" IS NOT NULL')).toBe(0);
    expect(count(db.raw, "FloorPlan")).toBe(6);
    expect(count(db.raw, "Room")).toBe(41);
    expect(count(db.raw, "PropertyPhoto", '"roomPosition" IS NOT NULL')).toBe(22);
    for (const table of ["FloorPlan", "Room"]) {
      expect(count(db.raw, table, `"propertyId" LIKE 'c%'`)).toBe(0);
    }
    expect(count(db.raw, "Property", `"status" = 'active' AND "ambassadorId" IS NULL`)).toBe(1);
    const covered = db.raw
      .prepare('SELECT count(DISTINCT "propertyId") FROM "PropertyPhoto" WHERE "position" = 0')
      .pluck()
      .get();
    expect(covered).toBe(5 + 12);
  });

  it("has demo people with the roles their addresses announce", () => {
    const roles = db.raw
      .prepare(
        `SELECT u."email", group_concat(g."role" || ':' || g."status", ' ') AS roles
         FROM "User" u JOIN (SELECT * FROM "RoleGrant" ORDER BY "role") g ON g."userId" = u."id"
         WHERE u."id" IN (?, ?, ?, ?) GROUP BY u."id" ORDER BY u."email"`,
      )
      .all(PEOPLE.buyer, PEOPLE.looper, PEOPLE.seller, PEOPLE.trust);
    expect(roles).toEqual([
      { email: "acheteur@demo.loopimmo.fr", roles: "buyer:active" },
      { email: "looper@demo.loopimmo.fr", roles: "ambassador:active" },
      { email: "trust@demo.loopimmo.fr", roles: "trust_manager:active" },
      { email: "vendeur@demo.loopimmo.fr", roles: "ambassador:active seller:active" },
    ]);
    expect(count(db.raw, "NotificationPreference")).toBe(56);
  });

  it("has active roles that their holders were granted", () => {
    expect(
      count(
        db.raw,
        "User",
        `NOT EXISTS (SELECT 1 FROM "RoleGrant" g
           WHERE g."userId" = "User"."id" AND g."role" = "User"."activeRole")`,
      ),
    ).toBe(0);
  });

  it("has a looper with eighteen checked hours of training, and a declaration that waits", async () => {
    const hours = db.raw
      .prepare(
        `SELECT "state", SUM("minutes") AS minutes, COUNT(*) AS count FROM "ContinuingTraining"
         WHERE "looperId" = '${PEOPLE.looper}' GROUP BY "state" ORDER BY "state"`,
      )
      .all();
    expect(hours).toEqual([
      { state: "checked", minutes: 1_080, count: 2 },
      { state: "waiting", minutes: 210, count: 1 },
    ]);
    const stored = new Map<string, Uint8Array>();
    const put = async (name: string, bytes: Uint8Array) => void stored.set(name, bytes);
    expect(await storeSampleDocuments({ put })).toBe(3);
    const documents = db.raw
      .prepare('SELECT "storageKey", "bytes", "sha256" FROM "StoredDocument"')
      .all() as { storageKey: string; bytes: number; sha256: string }[];
    for (const { storageKey, bytes, sha256 } of documents) {
      const content = stored.get(storageKey) ?? new Uint8Array();
      expect(content.length).toBe(bytes);
      expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
    }
  });

  it("lets nobody sign in unless it is given the hashes of their passwords", async () => {
    expect(count(db.raw, "User", '"passwordHash" IS NOT NULL')).toBe(0);
    const other = await createTestDatabase();
    try {
      seedReference(other.raw, communes);
      const hashes = await hashDemoPasswords();
      seedSample(other.raw, NOW, hashes);
      const stored = other.raw
        .prepare('SELECT "passwordHash" FROM "User" WHERE "passwordHash" IS NOT NULL')
        .pluck()
        .all();
      expect([stored.length, new Set(stored).size]).toEqual([8, 8]);
      await expect(isPassword(DEMO_PASSWORD, String(stored[0]))).resolves.toBe(true);
      expect(openDemoAccounts(other.raw, hashes)).toBe(0);
      other.raw.exec('UPDATE "User" SET "passwordHash" = NULL');
      expect(contents(other.raw)).toEqual(contents(db.raw));
      // Erased since: nobody signs in with that account again.
      other.raw
        .prepare('UPDATE "User" SET "emailNormalized" = ? WHERE "id" = ?')
        .run("gone@example.org", PEOPLE.referred);
      expect(openDemoAccounts(other.raw, hashes)).toBe(7);
      expect(openDemoAccounts(other.raw, hashes)).toBe(0);
    } finally {
      await other.close();
    }
  });

  it("can be written around a change of the clocks", async () => {
    const other = await createTestDatabase();
    try {
      seedReference(other.raw, communes);
      seedSample(other.raw, new Date("2026-11-21T22:30:00Z"));
      const views = `SELECT sum("views") FROM "PropertyDay" WHERE "propertyId" NOT LIKE 'home%'`;
      expect(other.raw.prepare(views).pluck().get()).toBe(1_846);
    } finally {
      await other.close();
    }
  });

  it("has ids like any other", () => {
    for (const table of [
      "User",
      "Property",
      "Visit",
      "VisitSlot",
      "SavedSearch",
      "RoleGrant",
      "Offer",
      "Conversation",
      "Message",
      "Lead",
      "LeadOffer",
      "CommissionEntry",
      "CommissionStatement",
      "InvoicePayment",
      "StoredDocument",
      "ContinuingTraining",
    ]) {
      const ids = db.raw.prepare(`SELECT "id" FROM "${table}"`).pluck().all();
      expect(ids.every(isId), table).toBe(true);
    }
  });

  it("offers visits to come, one of them taken by the scheduled visit", () => {
    expect(count(db.raw, "VisitSlot", `"startsAt" <= '${NOW.toISOString()}'`)).toBe(0);
    const visits = db.raw
      .prepare(
        `SELECT "status", "slotId" IS NOT NULL AS slot FROM "Visit" WHERE "buyerId" = ? ORDER BY "startsAt"`,
      )
      .all(PEOPLE.buyer);
    expect(visits).toEqual([
      { status: "completed", slot: 0 },
      { status: "scheduled", slot: 1 },
    ]);
  });

  it("is read by the product's own client", async () => {
    const property = await db.reader.property.findFirstOrThrow({
      where: { status: "sold", sellerId: PEOPLE.seller },
      include: { seller: true, photos: true },
    });
    expect(property.createdAt.getTime()).toBeLessThan(property.soldAt?.getTime() ?? 0);
    expect(property.features).toContain("ascenseur");
    const search = await db.reader.savedSearch.findFirstOrThrow({ where: { alertEnabled: true } });
    expect(search.criteria).toMatchObject({ location: "Rennes", minRooms: 4 });
    expect(search.createdAt).toBeInstanceOf(Date);
  });
});

describe("the catalogue", () => {
  let db: TestDatabase;
  beforeEach(async () => {
    db = await createTestDatabase();
    seedReference(db.raw, communes);
  });
  afterEach(() => db.close());

  const load = (size: number, bulkThreshold?: number) =>
    seedCatalogue(db.raw, { count: size, seed: 1, now: NOW, communes, bulkThreshold });
  const epoch = () => db.raw.prepare('SELECT "epoch" FROM "SearchEpoch"').pluck().get();
  const schema = () =>
    db.raw.prepare("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").all();

  it("leaves the sample's pictures in their order", async () => {
    seedSample(db.raw, NOW);
    const pictures = () =>
      db.raw
        .prepare(`SELECT * FROM "PropertyPhoto" WHERE "propertyId" NOT LIKE 'c%' ORDER BY 1, 2`)
        .all();
    const before = pictures();
    await load(240);
    expect(pictures()).toEqual(before);
  });

  it("adds what is missing and changes nothing the second time", async () => {
    expect(await load(120)).toBe(120);
    expectSound(db.raw);
    const before = contents(db.raw);
    expect(await load(120)).toBe(0);
    expect(await load(60)).toBe(0);
    expect(contents(db.raw)).toEqual(before);
    expect(await load(150)).toBe(30);
    expect(catalogueSize(db.raw)).toBe(150);
  });

  it("is the same in one load or two", async () => {
    await load(80);
    const other = await createTestDatabase();
    try {
      seedReference(other.raw, communes);
      const options = { seed: 1, now: NOW, communes };
      await seedCatalogue(other.raw, { ...options, count: 30 });
      await seedCatalogue(other.raw, { ...options, count: 80 });
      expect(contents(other.raw).Property).toEqual(contents(db.raw).Property);
      expect(contents(other.raw).VisitSlot).toEqual(contents(db.raw).VisitSlot);
    } finally {
      await other.close();
    }
  });

  it("tells the search index about a small load, listing by listing", async () => {
    const before = epoch();
    await load(20);
    expect(epoch()).toBe(before);
    const changedListings = db.raw
      .prepare('SELECT count(DISTINCT "propertyId") FROM "ListingChange"')
      .pluck();
    expect(changedListings.get()).toBe(20);
  });

  it("makes a bulk load equal to a small one, raises the epoch and puts everything back", async () => {
    const schemaBefore = schema();
    const epochBefore = Number(epoch());
    await load(2_300, 2_000);
    expect(schema()).toEqual(schemaBefore);
    expect(epoch()).toBe(epochBefore + 1);
    expect(count(db.raw, "ListingChange")).toBe(0);
    expect(db.raw.pragma("foreign_keys", { simple: true })).toBe(1);
    expect(db.raw.pragma("journal_mode", { simple: true })).toBe("wal");
    expectSound(db.raw);
    const bulk = contents(db.raw);
    await db.close();

    db = await createTestDatabase();
    seedReference(db.raw, communes);
    await load(2_300);
    const small = contents(db.raw);
    for (const table of [
      "Property",
      "PropertyPhoto",
      "VisitSlot",
      "Offer",
      "StatusPeriod",
      "Mandate",
      "User",
      "AmbassadorProfile",
    ]) {
      expect(bulk[table], table).toEqual(small[table]);
    }
  });

  it("leaves the database as it was when a bulk load fails half-way", async () => {
    await load(10);
    const before = contents(db.raw);
    const schemaBefore = schema();
    const failing = seedCatalogue(db.raw, {
      count: 3_000,
      seed: 1,
      now: NOW,
      communes,
      bulkThreshold: 100,
      onProgress: (done) => {
        if (done >= 2_000) throw new Error("the disk is full");
      },
    });
    await expect(failing).rejects.toThrow("the disk is full");
    expect(contents(db.raw)).toEqual(before);
    expect(schema()).toEqual(schemaBefore);
    expect(db.raw.pragma("foreign_keys", { simple: true })).toBe(1);
  });

  it("refuses communes that the database does not have", async () => {
    db.raw.exec('DELETE FROM "CommunePostalCode"; DELETE FROM "Commune"');
    await expect(load(300, 100)).rejects.toThrow("refer to rows that do not exist");
    expect(count(db.raw, "Property")).toBe(0);
  });

  it("gives every listing a seller of its own, and loopers whose papers are valid", async () => {
    await load(200);
    expect(db.raw.prepare('SELECT count(DISTINCT "sellerId") FROM "Property"').pluck().get()).toBe(
      200,
    );
    const invalid = count(db.raw, "AmbassadorProfile", `"insuranceExpiresOn" <= '2026-03-12'`);
    expect(invalid).toBe(0);
    expect(count(db.raw, "AmbassadorProfile")).toBeGreaterThan(20);
    expect(count(db.raw, "User", `"email" NOT LIKE '%@catalogue.loopimmo.example'`)).toBe(0);
    expect(
      count(
        db.raw,
        "Property",
        '"createdAt" < (SELECT "createdAt" FROM "User" WHERE "User"."id" = "sellerId")',
      ),
    ).toBe(0);
  });

  it("has a row behind every figure and status: no view, no favourite, every sale's offer and mandate", async () => {
    await load(400);
    expect(count(db.raw, "Property", '"viewCount" + "favoriteCount" > 0')).toBe(0);
    const inSale = `"status" IN ('under_offer', 'sold')`;
    expect(count(db.raw, "Property", inSale)).toBeGreaterThan(20);
    const accepted = `EXISTS (SELECT 1 FROM "Offer" o
      WHERE o."propertyId" = "Property"."id" AND o."status" = 'accepted')`;
    expect(count(db.raw, "Property", `(${inSale}) <> ${accepted}`)).toBe(0);
    const mandated = `EXISTS (SELECT 1 FROM "Mandate" m WHERE m."propertyId" = "Property"."id"
      AND m."priceCents" = "Property"."priceCents")`;
    expect(
      count(
        db.raw,
        "Property",
        `("publishedAt" IS NOT NULL OR "status" = 'in_review') <> ${mandated}`,
      ),
    ).toBe(0);
    const period = `EXISTS (SELECT 1 FROM "StatusPeriod" t
      WHERE t."propertyId" = "Property"."id" AND t."endedAt" IS NULL AND t."status" = "Property"."status")`;
    expect(count(db.raw, "Property", `("status" IN ('paused', 'under_offer')) <> ${period}`)).toBe(
      0,
    );
    const unordered = db.raw
      .prepare(
        `SELECT count(*) FROM (SELECT "signedAt" < lag("signedAt") OVER (ORDER BY "number") AS back
         FROM "Mandate") WHERE back`,
      )
      .pluck()
      .get();
    expect(unordered).toBe(0);
  });

  it("computes the fees of mandates as the price list does", async () => {
    await load(400);
    const rows = db.raw.prepare('SELECT "priceCents", "tier", "feeCents" FROM "Mandate"').all() as {
      priceCents: number;
      tier: string;
      feeCents: number;
    }[];
    for (const { priceCents, tier, feeCents } of rows) {
      expect([tier, feeCents]).toEqual([tierOf(priceCents).code, sellerFeeCents(priceCents)]);
    }
  });

  it("is read by the product's own client", async () => {
    await load(5);
    const property = await db.reader.property.findFirstOrThrow({
      where: { status: "active" },
      include: { slots: true, commune: true },
    });
    expect(property.publishedAt).toBeInstanceOf(Date);
    expect(property.slots.length).toBeGreaterThanOrEqual(3);
    expect(Array.isArray(property.features)).toBe(true);
  });
});
