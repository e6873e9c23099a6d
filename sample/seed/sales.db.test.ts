import { afterAll, beforeAll, expect, test } from "vitest";
import { saleTermsSchema } from "../../lib/sales/record.ts";
import type { SaleFacts } from "../../lib/sales/rules.ts";
import { timelineOf } from "../../lib/sales/timeline.ts";
import { createTestDatabase, type TestDatabase } from "../../lib/testing/database.ts";
import { loadCommunes } from "../../scripts/db/reference/gazetteer.ts";
import { seedReference } from "../../scripts/db/reference/reference.ts";
import { PEOPLE } from "../people/rows/users.ts";
import { seedSample } from "../people/sample.ts";
import { seedCatalogue } from "./catalogue.ts";

const NOW = new Date("2026-03-12T09:30:00Z");
const TODAY = "2026-03-12";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  const communes = loadCommunes();
  seedReference(db.raw, communes);
  seedSample(db.raw, NOW);
  await seedCatalogue(db.raw, { count: 1200, seed: 1, now: NOW, communes });
});
afterAll(() => db.close());

interface SeededSale extends SaleFacts {
  id: string;
  terms: string;
  priceCents: number;
  feeCents: number;
}

const sales = () =>
  db.raw
    .prepare<[], SeededSale>(
      `SELECT s.*, date(s.openedAt) AS openedOn, o.financingType <> 'cash' AS needsLoan, m.feeCents
       FROM Sale s JOIN Offer o ON o.id = s.offerId JOIN Mandate m ON m.propertyId = s.propertyId`,
    )
    .all()
    .map((row) => ({
      ...row,
      withdrawalEndsAt: row.withdrawalEndsAt && new Date(row.withdrawalEndsAt),
      loanDueEndsAt: row.loanDueEndsAt && new Date(row.loanDueEndsAt),
    }));

test("every sale has the terms that its record is made of", () => {
  expect(sales().length).toBeGreaterThan(20);
  for (const { id, terms, priceCents, feeCents } of sales()) {
    const { offer, fee } = saleTermsSchema.parse(JSON.parse(terms));
    expect(offer).toMatchObject({ id, amountCents: priceCents });
    expect(fee).toMatchObject({ feeCents, netCents: priceCents - feeCents });
  }
});

test("every sale has come as far as its days, and each step after the one before", () => {
  for (const sale of sales()) {
    const steps = timelineOf(sale, { now: NOW, today: TODAY });
    if (sale.status === "concluded") {
      expect(steps.map(({ state }) => state)).toEqual(steps.map(() => "done"));
    }
    expect(steps.some(({ task }) => task?.late)).toBe(false);
    const days = [
      sale.openedOn,
      sale.compromisSignedOn,
      sale.notifiedOn,
      sale.withdrawalEndsOn,
      sale.deedSignedOn,
    ].filter((day) => day !== null);
    expect(days).toEqual(days.toSorted());
    if (sale.loanObtainedOn !== null && sale.loanDueOn !== null) {
      expect(sale.loanObtainedOn < sale.loanDueOn).toBe(true);
    }
    if (sale.deedSignedOn !== null && sale.loanObtainedOn !== null) {
      expect(sale.loanObtainedOn < sale.deedSignedOn).toBe(true);
    }
  }
  const events = db.raw.prepare("SELECT count(*) FROM SaleEvent WHERE at > ?");
  expect(events.pluck().get(NOW.toISOString())).toBe(0);
});

test("the team's step is due after the one before it was taken", () => {
  const open = db.raw
    .prepare<[], { teamDueAt: string; lastAt: string; steps: number }>(
      `SELECT s.teamDueAt, max(e.at) AS lastAt, count(*) AS steps FROM Sale s JOIN SaleEvent e ON e.saleId = s.id
       WHERE s.status = 'open' GROUP BY s.id`,
    )
    .all();
  // Signed, and the letter not presented: the day that a sample without these would not show.
  expect(open.filter(({ steps }) => steps === 2).length).toBeGreaterThan(0);
  expect(open.filter(({ teamDueAt, lastAt }) => teamDueAt <= lastAt)).toEqual([]);
});

test("who brought the buyer of a home that was sold is rewarded", () => {
  expect(
    db.raw.prepare("SELECT beneficiaryId, referredId, kind, amountCents FROM ReferralReward").all(),
  ).toEqual([
    {
      beneficiaryId: PEOPLE.seller,
      referredId: PEOPLE.referred,
      kind: "referrer_buyer",
      amountCents: 100_00,
    },
  ]);
});
