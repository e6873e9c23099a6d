import { beforeAll, describe, expect, it } from "vitest";
import { payFactsOf, unpaidReasonOf } from "../../../lib/commissions/rules.ts";
import { readParties } from "../../../lib/invoices/document.ts";
import { vatBpsOf } from "../../../lib/kernel/place.ts";
import { civilDay } from "../../../lib/kernel/time.ts";
import { issueSilentStatements } from "../../../lib/payouts/statements/commands/issue-silent-statements.ts";
import { sendStatements } from "../../../lib/payouts/statements/commands/send-statements.ts";
import { readStatementDocument } from "../../../lib/payouts/statements/document.ts";
import { LOOPER_PAY } from "../../../lib/pricing/rules.ts";
import { adoptedDatabase } from "../../../lib/testing/adopted-database.ts";
import { loadCommunes } from "../../../scripts/db/reference/gazetteer.ts";
import { seedReference } from "../../../scripts/db/reference/reference.ts";
import { PEOPLE } from "../rows/users.ts";
import { seedSample } from "../sample.ts";
import { LEDGER_HOMES } from "./ledgers.ts";

const communes = loadCommunes();

/** In the middle of a month, on its first day before and after drafts are sent, and while one could be contested. */
const SEEDED = [
  "2026-03-12T09:30:00Z",
  "2026-12-01T00:10:00Z",
  "2026-12-01T11:00:00Z",
  "2027-01-05T22:59:00Z",
  "2027-02-07T12:00:00Z",
];

describe.each(SEEDED)("behind the ledgers of a sample of %s", (seeded) => {
  const now = new Date(seeded);
  const database = adoptedDatabase();
  beforeAll(() => {
    seedReference(database.raw, communes);
    seedSample(database.raw, now);
  });

  const all = <Row>(sql: string, ...values: unknown[]) =>
    database.raw.prepare(sql).all(...values) as Row[];
  const number = (sql: string) => Number(database.raw.prepare(sql).pluck().get());

  it("every line has its visit or its sale, of that home and looper, at that instant", () => {
    expect(number(`SELECT count(*) FROM "CommissionEntry"`)).toBe(28 + 6 + 32 + 5);
    const founded = number(
      `SELECT count(*) FROM "CommissionEntry" e
       LEFT JOIN "Visit" v ON v."id" = e."visitId" AND v."status" = 'completed'
       LEFT JOIN "Sale" s ON s."id" = e."saleId" AND s."status" = 'concluded'
       WHERE CASE e."event" WHEN 'visit_organised'
         THEN v."propertyId" = e."propertyId" AND v."hostId" = e."ambassadorId"
           AND v."completedAt" = e."occurredAt" AND v."checkInCode" <> '000000'
         ELSE s."propertyId" = e."propertyId" AND s."ambassadorId" = e."ambassadorId"
           AND s."endedAt" = e."occurredAt" END`,
    );
    expect(founded).toBe(28 + 6 + 32 + 5);
    expect(
      all(
        `SELECT "ambassadorId", sum("amountCents") AS cents,
           sum("event" = 'visit_organised') AS visits, sum("event" = 'sale_signed') AS sales
         FROM "CommissionEntry" GROUP BY "ambassadorId" ORDER BY "ambassadorId"`,
      ),
    ).toEqual([
      { ambassadorId: PEOPLE.looper, cents: 6_800_00, visits: 32, sales: 5 },
      { ambassadorId: PEOPLE.seller, cents: 6_000_00, visits: 28, sales: 6 },
    ]);
  });

  it("every home keeps within the limits of paid visits, whichever rule pays it", () => {
    const homes = all<{ id: string; feeCents: number; signedAt: string; communeCode: string }>(
      `SELECT p."id", m."feeCents", m."signedAt", p."communeCode" FROM "Property" p
       JOIN "Mandate" m ON m."propertyId" = p."id" WHERE p."looperPayVersion" IS NOT NULL`,
    );
    expect(homes).toHaveLength(12 + 3);
    for (const { id, feeCents, signedAt, communeCode } of homes) {
      const visits = all<{ buyerId: string; startsAt: string; amountCents: number }>(
        `SELECT v."buyerId", v."startsAt", e."amountCents" FROM "CommissionEntry" e
         JOIN "Visit" v ON v."id" = e."visitId" WHERE e."propertyId" = ? ORDER BY v."startsAt"`,
        id,
      ).map((visit) => ({ ...visit, startsAt: new Date(visit.startsAt) }));
      const mandateSince = new Date(signedAt);
      const home = { mandateSince, feeCents, vatBps: vatBpsOf(communeCode), consentedTo: null };
      for (const [rank, { buyerId, startsAt }] of visits.entries()) {
        const facts = payFactsOf(visits.slice(0, rank), home, { buyerId, hasOpenOffer: false });
        expect(unpaidReasonOf(LOOPER_PAY, facts), id).toBeNull();
        expect(startsAt > mandateSince, id).toBe(true);
      }
    }
  });

  it("nobody visits a home once its offer is accepted, two homes at a time, or before they came", () => {
    expect(
      number(
        `SELECT count(*) FROM "Visit" v JOIN "Sale" s ON s."propertyId" = v."propertyId"
         WHERE v."startsAt" >= s."openedAt"`,
      ),
    ).toBe(0);
    expect(
      number(
        `SELECT count(*) FROM "Visit" v JOIN "Visit" w ON w."id" <> v."id" AND w."startsAt" < v."endsAt"
           AND w."endsAt" > v."startsAt" AND (w."hostId" = v."hostId" OR w."buyerId" = v."buyerId")`,
      ),
    ).toBe(0);
    const early = `SELECT count(*) FROM "Visit" v JOIN "Property" p ON p."id" = v."propertyId"
      JOIN "User" b ON b."id" = v."buyerId" JOIN "User" s ON s."id" = p."sellerId"
      JOIN "RoleGrant" g ON g."userId" = v."hostId" AND g."role" = 'ambassador'
      WHERE v."status" = 'completed' AND (v."createdAt" < p."publishedAt" OR v."createdAt" < b."createdAt"
        OR p."createdAt" < s."createdAt" OR p."createdAt" < g."decidedAt")
        AND v."hostId" = p."ambassadorId"`;
    expect(number(early)).toBe(0);
    const bought = `SELECT count(*) FROM "Sale" s WHERE s."propertyId" LIKE 'home%' AND NOT EXISTS
      (SELECT 1 FROM "Visit" v WHERE v."propertyId" = s."propertyId" AND v."buyerId" = s."buyerId")`;
    expect(number(bought)).toBe(0);
  });

  it("a visit is due on its day, a share on the day on which the invoice's payment was recorded", () => {
    const rows = all<{ at: string; dueOn: string }>(
      `SELECT coalesce(v."completedAt", y."recordedAt") AS at, d."dueOn" FROM "CommissionDue" d
       JOIN "CommissionEntry" e ON e."id" = d."entryId" LEFT JOIN "Visit" v ON v."id" = e."visitId"
       LEFT JOIN "Invoice" i ON i."saleId" = e."saleId" LEFT JOIN "InvoicePayment" y ON y."invoiceNumber" = i."number"`,
    );
    // The last deed's invoice is not paid yet.
    expect(rows).toHaveLength(28 + 5 + 32 + 5);
    for (const { at, dueOn } of rows) expect(dueOn).toBe(civilDay(new Date(at)));
    const waiting = `SELECT p."title" FROM "CommissionEntry" e JOIN "Property" p ON p."id" = e."propertyId"
      WHERE NOT EXISTS (SELECT 1 FROM "CommissionDue" d WHERE d."entryId" = e."id")`;
    expect(all(waiting)).toEqual([{ title: "Maison avec jardin, près du canal" }]);
  });

  it("every sale of a looper's has its invoice, numbered by its day, whose payment is the fee", () => {
    const invoices = all<{
      number: number;
      feeCents: number;
      paid: number | null;
      parties: string;
    }>(
      `SELECT i."number", i."feeCents", i."parties", (SELECT sum(y."amountCents") FROM "InvoicePayment" y
         WHERE y."invoiceNumber" = i."number") AS paid FROM "Invoice" i ORDER BY i."issuedAt"`,
    );
    expect(invoices.map((invoice) => invoice.number)).toEqual(invoices.map((_, rank) => rank + 1));
    expect(invoices).toHaveLength(11);
    expect(invoices.filter(({ paid, feeCents }) => paid === feeCents)).toHaveLength(10);
    for (const { parties } of invoices) expect(readParties(parties).trial).toBe(true);
    expect(number(`SELECT count(*) FROM "InvoicePayment" WHERE "recordedAt" > '${seeded}'`)).toBe(
      0,
    );
  });

  it("a statement has all that fell due in its month, and none is missing", () => {
    const month = civilDay(now).slice(0, 7);
    const due = all(
      `SELECT d."ambassadorId" AS looperId, substr(d."dueOn", 1, 7) AS month, sum(e."amountCents") AS cents,
         count(*) AS lines
       FROM "CommissionDue" d JOIN "CommissionEntry" e ON e."id" = d."entryId" WHERE d."dueOn" < ?
       GROUP BY 1, 2 ORDER BY 1, 2`,
      `${month}-01`,
    );
    const issued = all(
      `SELECT s."looperId", s."month", i."totalCents" AS cents,
         (SELECT count(*) FROM "StatementLine" l WHERE l."statementId" = s."id") AS lines
       FROM "CommissionStatement" s JOIN "StatementIssue" i ON i."statementId" = s."id" ORDER BY 1, 2`,
    );
    expect(issued.length).toBeGreaterThan(20);
    expect(issued).toEqual(due);
    expect(number(`SELECT count(*) FROM "CommissionStatement"`)).toBe(issued.length);
  });

  it("statements are trial documents, numbered in each looper's year, of the past", () => {
    const rows = all<{
      looperId: string;
      year: number;
      rank: number;
      issuedAt: string;
      document: string;
    }>(`SELECT * FROM "StatementIssue" ORDER BY "looperId", "issuedAt"`);
    const ranks = new Map<string, number>();
    for (const { looperId, year, rank, issuedAt, document } of rows) {
      const key = `${looperId}${year}`;
      ranks.set(key, (ranks.get(key) ?? 0) + 1);
      expect(rank).toBe(ranks.get(key));
      expect(civilDay(new Date(issuedAt)).slice(0, 4)).toBe(String(year));
      expect(issuedAt <= now.toISOString()).toBe(true);
      const { trial, number: text } = readStatementDocument(document);
      expect([trial, text.endsWith(`${year}-${String(rank).padStart(3, "0")}`)]).toEqual([
        true,
        true,
      ]);
    }
    expect(number(`SELECT count(*) FROM "CommissionStatement" WHERE "sentAt" > '${seeded}'`)).toBe(
      0,
    );
  });

  it("the jobs of the first day find nothing to send or to issue", async () => {
    const tables = all<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'Commune%'`,
    );
    const contents = () => tables.map(({ name }) => [name, all(`SELECT * FROM "${name}"`)]);
    const before = contents();
    await issueSilentStatements(now);
    await sendStatements(now);
    expect(contents()).toEqual(before);
  });

  it("no home of the ledgers is for sale, and all say that they are demonstrations", () => {
    const ids = LEDGER_HOMES.map(({ property }) => `'${property.id}'`).join(", ");
    const homes = all(
      `SELECT "status", count(*) AS n, sum("isDemonstration") AS marked FROM "Property"
       WHERE "id" IN (${ids}) GROUP BY "status" ORDER BY "status"`,
    );
    expect(homes).toEqual([
      { status: "sold", n: 10, marked: 10 },
      { status: "withdrawn", n: 2, marked: 2 },
    ]);
    expect(number(`SELECT count(*) FROM "VisitSlot" WHERE "propertyId" IN (${ids})`)).toBe(0);
  });

  it("satisfies most visitors of each looper, and no deed is without its lead but one", () => {
    const rated = all<{ hostId: string; n: number; satisfied: number }>(
      `SELECT "hostId", count(*) AS n, sum("feedbackRating" >= 4) AS satisfied FROM "Visit"
       WHERE "status" = 'completed' GROUP BY "hostId" ORDER BY "hostId"`,
    );
    expect(rated.map(({ n, satisfied }) => [n, satisfied])).toEqual([
      [32, 28],
      [28, 25],
    ]);
    const leads = number(
      `SELECT count(*) FROM "Sale" s JOIN "Lead" l ON l."contactId" = s."sellerId"
         AND l."status" = 'won' AND l."ambassadorId" = s."ambassadorId"
         AND abs(julianday(l."factAt") - julianday(s."endedAt")) < 1 WHERE s."propertyId" LIKE 'home%'`,
    );
    expect(leads).toBe(9);
  });

  it("has the twenty-fifth visit of Claire Morvan within the last thirty days, and no earlier one", () => {
    const visits = all<{ at: string }>(
      `SELECT "occurredAt" AS at FROM "CommissionEntry"
       WHERE "ambassadorId" = ? AND "event" = 'visit_organised' ORDER BY "occurredAt"`,
      PEOPLE.seller,
    ).map(({ at }) => (now.getTime() - Date.parse(at)) / 86_400_000);
    expect(visits[23]).toBeGreaterThan(30);
    expect(visits[24]).toBeLessThan(25);
  });
});
