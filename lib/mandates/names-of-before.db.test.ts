import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { migrate, readMigrations } from "../platform/db/migrations.ts";
import { type NamesRow, namesOf } from "./names.ts";

const file = join(tmpdir(), `mandate-names-${newId()}.db`);
const url = `file:${file}`;
afterEach(() => rmSync(file, { force: true }));

test("mandates of before name what their signature froze, and nothing where there is none", async () => {
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name.endsWith("_mandates_name_what_they_cover"));
  await migrate(url, { migrations: all.slice(0, at) });
  const before = new Database(file);
  before.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO Commune (code, name, slug, departmentCode, departmentName, regionName, population)
    VALUES ('35238', 'Rennes', 'rennes', '35', 'Ille-et-Vilaine', 'Bretagne', 1),
      ('35024', 'Betton', 'betton', '35', 'Ille-et-Vilaine', 'Bretagne', 1);
    INSERT INTO CommunePostalCode (communeCode, postalCode) VALUES ('35238', '35000'), ('35024', '35830')`);
  const home = {
    ...{ type: "house", address: "12 rue de Paris", lot: "B12", postalCode: "35000" },
    ...{ city: "Rennes", parcelId: null, surfaceDm2: 6_350, landSurfaceM2: 420 },
  };
  const write = (number: number, terms: object | null) => {
    before
      .prepare(
        `INSERT INTO Mandate (number, propertyId, priceCents, tier, feeCents, signedAt)
         VALUES (?, ?, 25000000, 'essential', 400000, '2026-01-01')`,
      )
      .run(number, `home${number}`);
    if (terms === null) return;
    before
      .prepare(
        `INSERT INTO Signature (id, kind, propertyId, signerId, terms, termsSha256, codeHash, createdAt, expiresAt,
           signedAt, mandateNumber, pdf, pdfSha256, evidence)
         VALUES (?, 'mandate', 'x', 'x', ?, 'x', 'x', '2026-01-01', '2026-01-01', '2026-01-01', ?, x'00', 'x', '{}')`,
      )
      .run(`signature${number}`, JSON.stringify(terms), number);
  };
  const seller = { name: "Camille Martin" };
  write(1, { home, seller });
  write(2, null);
  write(3, { home: { ...home, postalCode: "35830" }, seller });
  before.close();
  await migrate(url, { migrations: all.slice(0, at + 1) });
  const after = new Database(file);
  const rows = after.prepare("SELECT * FROM Mandate ORDER BY number").all() as NamesRow[];
  after.close();
  expect(rows.map((row) => namesOf(row))).toEqual([
    { ...home, communeCode: "35238", sellerName: "Camille Martin" },
    null,
    // No commune of that name has that postal code.
    null,
  ]);
});
