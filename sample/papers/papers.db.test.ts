import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../lib/testing/database.ts";
import { loadCommunes } from "../../scripts/db/reference/gazetteer.ts";
import { seedReference } from "../../scripts/db/reference/reference.ts";
import { seedSample } from "../people/sample.ts";
import { seedCatalogue } from "../seed/catalogue.ts";
import { writeContracts } from "./write-contracts.ts";
import { writeLooperPapers } from "./write-papers.ts";

const NOW = new Date("2026-03-12T09:30:00Z");
const files = new Map<string, Uint8Array>();
const store = {
  put: async (key: string, bytes: Uint8Array) => {
    files.set(key, bytes);
  },
};

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  const communes = loadCommunes();
  seedReference(db.raw, communes);
  seedSample(db.raw, NOW);
  await seedCatalogue(db.raw, { count: 20, seed: 1, now: NOW, communes });
});
afterAll(() => db.close());

const number = (sql: string) => db.raw.prepare(sql).pluck().get() as number;

it("gives every looper in force four checked papers, whose dates are the profile's, once", async () => {
  const loopers = number(`SELECT count(*) FROM "AmbassadorProfile"`);
  expect(await writeLooperPapers(db.raw, store)).toBe(loopers);
  const agreeing = `SELECT count(*) FROM "LooperPaper" l
    JOIN "AmbassadorProfile" p ON p."userId" = l."looperId"
    JOIN "StoredDocument" d ON d."id" = l."documentId" AND d."ownerId" = l."looperId"
    WHERE l."outcome" = 'checked' AND CASE l."kind"
      WHEN 'rsac' THEN l."number" = p."rsacNumber"
      WHEN 'identity' THEN l."endsOn" = p."identityExpiresOn"
      WHEN 'attestation' THEN l."endsOn" = p."attestationExpiresOn"
      ELSE l."endsOn" = p."insuranceExpiresOn" END`;
  expect(number(agreeing)).toBe(4 * loopers);
  expect(number(`SELECT count(DISTINCT "kind" || "looperId") FROM "LooperPaper"`)).toBe(
    4 * loopers,
  );
  expect(files.size).toBe(4 * loopers);
  for (const bytes of files.values()) {
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  }
  expect(await writeLooperPapers(db.raw, store)).toBe(0);
});

it("gives the specification's loopers a signed contract that binds nobody, once", async () => {
  expect(await writeContracts(db.raw, NOW)).toBe(2);
  expect(
    number(`SELECT count(*) FROM "AgencyContract"
      WHERE "signedAt" IS NOT NULL AND json_extract("terms", '$.trial') = 1`),
  ).toBe(2);
  expect(await writeContracts(db.raw, NOW)).toBe(0);
  expect(db.raw.pragma("foreign_key_check")).toEqual([]);
});
