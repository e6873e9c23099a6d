import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listSellerDues } from "../dues/queries/list-seller-dues.ts";
import { openInvoice } from "../invoices/commands/open-invoice.ts";
import { newId } from "../kernel/ids.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { createPerson } from "../testing/people.ts";
import { writeOpenSale } from "../testing/sales.ts";
import { declareLoan } from "./commands/declare-loan.ts";
import { endSale } from "./commands/end-sale.ts";
import { recordStep } from "./commands/record-sale-step.ts";
import { withdrawFromSale } from "./commands/withdraw-from-sale.ts";
import { findSale } from "./queries/find-sale.ts";
import { findSaleTerms } from "./queries/find-sale-terms.ts";
import { listOpenSales } from "./queries/list-open-sales.ts";
import { listSales } from "./queries/list-sales.ts";
import { listRewards } from "./rewards/queries/list-rewards.ts";
import type { RecordedStep, SaleEndReason } from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
/** Noon of a civil day. */
const on = (day: string) => new Date(`${day}T11:00:00Z`);

const database = adoptedDatabase();
let referrer: Actor;
let seller: Actor;
let looper: Actor;
let buyer: Actor;
let rival: Actor;
let manager: Actor;
let propertyId: string;
let offerId: string;
let saleId: string;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  manager = await createPerson(database, [["trust_manager", "active"]]);
});

beforeEach(async () => {
  referrer = await createPerson(database, [["buyer", "active"]]);
  const referred = { referredById: referrer.userId };
  seller = await createPerson(database, [["seller", "active"]], referred);
  looper = await createPerson(database, [["ambassador", "active"]], referred);
  buyer = await createPerson(database, [["buyer", "active"]], referred);
  rival = await createPerson(database, [["buyer", "active"]]);
  await open("loan");
});

/** A home under offer by a sale that was opened at `NOW`, with a rival that it closed. */
async function open(financingType: "loan" | "cash"): Promise<void> {
  const between = {
    sellerId: seller.userId,
    ambassadorId: looper.userId,
    buyerId: buyer.userId,
    rivalId: rival.userId,
  };
  ({ propertyId, offerId, saleId } = await database.writer.$transaction((tx) =>
    writeOpenSale(tx, between, financingType, NOW),
  ));
}

const one = (sql: string, ...values: unknown[]) =>
  database.raw.prepare(sql).get(...values) as Record<string, unknown>;
const all = (sql: string, ...values: unknown[]) => database.raw.prepare(sql).all(...values);
const sale = () => one("SELECT * FROM Sale WHERE id = ?", saleId);
const listing = () => one("SELECT status, soldAt FROM Property WHERE id = ?", propertyId);
const offer = () => one("SELECT status FROM Offer WHERE id = ?", offerId).status;
const newsOf = ({ userId }: Actor) =>
  all("SELECT event FROM Notification WHERE userId = ? ORDER BY createdAt, rowid", userId).map(
    (row) => (row as { event: string }).event,
  );
const eventsOf = () =>
  all("SELECT kind FROM SaleEvent WHERE saleId = ? ORDER BY at, rowid", saleId).map(
    (row) => (row as { kind: string }).kind,
  );

const record = (step: RecordedStep, day: string, loanDueOn?: string, at = day) =>
  recordStep({ saleId, step, day, loanDueOn }, manager, on(at));

/** To where the ten days are over; the letter is presented on 30 November. */
async function toTheEndOfTheTenDays(): Promise<void> {
  await record("plan-compromis", "2026-11-27", undefined, "2026-11-24");
  await record("sign-compromis", "2026-11-27", "2027-01-15");
  await record("notify-compromis", "2026-11-30");
}

describe("a sale to its deed", () => {
  test("is sold, and pays looper and referrals once", async () => {
    await toTheEndOfTheTenDays();
    expect(sale()).toMatchObject({
      compromisSignedOn: "2026-11-27",
      loanDueOn: "2027-01-15",
      notifiedOn: "2026-11-30",
      withdrawalEndsOn: "2026-12-10",
    });
    await declareLoan({ saleId, outcome: "applied" }, buyer, on("2026-12-01"));
    await declareLoan({ saleId, outcome: "obtained" }, buyer, on("2026-12-20"));
    await record("plan-deed", "2027-02-01", undefined, "2027-01-05");
    await record("sign-deed", "2027-02-02");
    expect(sale()).toMatchObject({ status: "concluded", deedSignedOn: "2027-02-02" });
    expect(listing()).toMatchObject({ status: "sold" });
    expect(String(listing().soldAt)).toContain("2027-02-02T11:00");
    expect(offer()).toBe("accepted");
    expect(all("SELECT event, amountCents, ambassadorId FROM CommissionEntry")).toEqual([
      { event: "sale_signed", amountCents: 600_00, ambassadorId: looper.userId },
    ]);
    expect(
      all("SELECT kind, amountCents, beneficiaryId FROM ReferralReward ORDER BY kind, rowid"),
    ).toEqual([
      { kind: "referred", amountCents: 1_250_00, beneficiaryId: seller.userId },
      { kind: "referred", amountCents: 1_250_00, beneficiaryId: looper.userId },
      { kind: "referrer_buyer", amountCents: 100_00, beneficiaryId: referrer.userId },
      { kind: "referrer_looper", amountCents: 500_00, beneficiaryId: referrer.userId },
      { kind: "referrer_seller", amountCents: 500_00, beneficiaryId: referrer.userId },
    ]);
    const { number, ...invoice } = one("SELECT * FROM Invoice WHERE saleId = ?", saleId);
    expect(invoice).toMatchObject({
      sellerId: seller.userId,
      feeCents: 6_000_00,
      discountCents: 1_250_00,
    });
    const { rewards } = await listRewards(seller);
    expect(rewards).toMatchObject([{ kind: "referred", invoiceNumber: number }]);
    const { dues, totals } = await listSellerDues(seller);
    expect(dues[0]).toMatchObject({ invoice: { number }, discountCents: 1_250_00 });
    expect(totals.dueCents).toBe(4_750_00);
    const opened = await openInvoice(String(number), seller);
    expect(pdfText(Buffer.from(opened.body))).toContain("4 750 €");
    for (const stranger of [buyer, looper]) {
      expect(await codeOf(openInvoice(String(number), stranger))).toBe("invoice.not-found");
    }
    expect(() => database.raw.prepare("UPDATE Invoice SET feeCents = 1").run()).toThrow();
    expect(() => database.raw.prepare("DELETE FROM Invoice").run()).toThrow();
    expect(eventsOf()).toEqual([
      "opened",
      "compromis_planned",
      "compromis_signed",
      "compromis_notified",
      "loan_applied",
      "loan_obtained",
      "deed_planned",
      "deed_signed",
    ]);
    expect(newsOf(buyer)).toEqual([
      ...Array.from({ length: 4 }, () => "sale.advanced"),
      "sale.concluded",
    ]);
    expect(newsOf(looper).at(-1)).toBe("sale.concluded");
    const mandate = one("SELECT endedAt FROM Mandate WHERE propertyId = ?", propertyId);
    expect(mandate.endedAt).not.toBeNull();
    for (const work of [
      record("sign-deed", "2027-02-02"),
      withdrawFromSale({ saleId }, buyer, on("2027-02-03")),
      endSale({ saleId, reason: "agreed" }, seller, on("2027-02-03")),
    ]) {
      expect(await codeOf(work)).toBe("sale.moved");
    }
  });

  test("pays a referral by its first sale alone", async () => {
    const conclude = async () => {
      await record("sign-compromis", "2026-11-27");
      await record("notify-compromis", "2026-11-30");
      await record("sign-deed", "2026-12-14");
    };
    await open("cash");
    await conclude();
    await open("cash");
    await conclude();
    const rewards = "SELECT count(*) AS n FROM ReferralReward WHERE referredId = ?";
    expect([looper, seller, buyer].map(({ userId }) => one(rewards, userId).n)).toEqual([2, 2, 1]);
    const entries = "SELECT count(*) AS n FROM CommissionEntry WHERE ambassadorId = ?";
    expect(one(entries, looper.userId).n).toBe(2);
    const invoices = "SELECT number, discountCents FROM Invoice WHERE sellerId = ? ORDER BY number";
    const [first, second] = all(invoices, seller.userId) as Record<string, number>[];
    expect([first?.discountCents, second?.discountCents]).toEqual([1_250_00, 0]);
    expect(second?.number).toBe((first?.number ?? 0) + 1);
  });

  test("without a mandate owes nothing, and has no invoice", async () => {
    await open("cash");
    database.raw
      .prepare("UPDATE Mandate SET endedAt = '2026-11-25T00:00:00.000+00:00' WHERE propertyId = ?")
      .run(propertyId);
    await record("sign-compromis", "2026-11-27");
    await record("notify-compromis", "2026-11-30");
    await record("sign-deed", "2026-12-14");
    expect(one("SELECT count(*) AS n FROM Invoice WHERE saleId = ?", saleId).n).toBe(0);
  });

  test("is concluded once, however often it is recorded at the same time", async () => {
    await open("cash");
    await record("sign-compromis", "2026-11-27");
    await record("notify-compromis", "2026-11-30");
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => codeOf(record("sign-deed", "2026-12-14"))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "sale.moved")).toHaveLength(7);
  });
});

describe("the ten days", () => {
  test.each(["2026-11-24", "2026-12-10"])("leave the buyer free on %s", async (day) => {
    if (day > "2026-11-30") await toTheEndOfTheTenDays();
    await withdrawFromSale({ saleId }, buyer, on(day));
    expect(sale()).toMatchObject({ status: "fallen_through", endReason: "buyer_withdrew" });
    expect([listing().status, offer()]).toEqual(["active", "void"]);
    expect(eventsOf().at(-1)).toBe("withdrawn");
    expect(newsOf(rival)).toEqual(["offer.possible-again"]);
    for (const actor of [buyer, seller, looper]) {
      expect(newsOf(actor).at(-1)).toBe("sale.fallen-through");
    }
  });

  test("end at midnight in Paris", async () => {
    await toTheEndOfTheTenDays();
    const midnight = new Date("2026-12-10T23:00:00Z");
    expect(await codeOf(withdrawFromSale({ saleId }, buyer, midnight))).toBe("sale.too-late");
    await withdrawFromSale({ saleId }, buyer, new Date(midnight.getTime() - 1));
    expect(sale().status).toBe("fallen_through");
  });

  test("are the buyer's whatever became of the role", async () => {
    const suspended = { ...buyer, roles: [{ role: "buyer", status: "suspended" }] as const };
    await withdrawFromSale({ saleId }, suspended, NOW);
    expect(sale().status).toBe("fallen_through");
  });

  test("begin anew where the day of the letter is corrected", async () => {
    await toTheEndOfTheTenDays();
    await record("notify-compromis", "2026-12-02");
    expect(sale()).toMatchObject({ notifiedOn: "2026-12-02", withdrawalEndsOn: "2026-12-14" });
  });
});

test("a loan that is refused ends the sale", async () => {
  expect(await codeOf(declareLoan({ saleId, outcome: "refused" }, buyer, NOW))).toBe(
    "sale.not-yet",
  );
  await toTheEndOfTheTenDays();
  await declareLoan({ saleId, outcome: "refused" }, buyer, on("2026-12-20"));
  expect(sale()).toMatchObject({ status: "fallen_through", endReason: "loan_refused" });
  expect([listing().status, offer()]).toEqual(["active", "void"]);
});

test.each<[SaleEndReason, "seller" | "manager", string | null]>([
  ["agreed", "seller", null],
  ["agreed", "manager", null],
  ["buyer_withdrew", "manager", null],
  ["buyer_withdrew", "seller", "request.invalid"],
  ["deed_not_signed", "manager", "request.invalid"],
  ["loan_refused", "seller", "request.invalid"],
])("ended for %s by the %s: %s", async (reason, who, expected) => {
  const actor = { seller, manager }[who];
  expect(await codeOf(endSale({ saleId, reason }, actor, NOW))).toBe(expected);
  expect(listing().status).toBe(expected === null ? "active" : "under_offer");
});

test("a home that left the market meanwhile stays where it is, and nobody is called back", async () => {
  database.raw.prepare("UPDATE Property SET status = 'withdrawn' WHERE id = ?").run(propertyId);
  await endSale({ saleId, reason: "agreed" }, manager, NOW);
  expect([listing().status, offer()]).toEqual(["withdrawn", "void"]);
  expect(newsOf(rival)).toEqual([]);
});

test("who takes no part in a sale does not find it; who does may do what is theirs", async () => {
  const works = [
    (actor: Actor) => recordStep({ saleId, step: "plan-compromis", day: "2026-12-01" }, actor, NOW),
    (actor: Actor) => withdrawFromSale({ saleId }, actor, NOW),
    (actor: Actor) => declareLoan({ saleId, outcome: "applied" }, actor, NOW),
    (actor: Actor) => endSale({ saleId, reason: "agreed" }, actor, NOW),
  ];
  for (const work of works) {
    expect(await codeOf(work(rival))).toBe("sale.not-found");
    expect(await codeOf(work({ ...manager, mustSecure: true }))).toBe("sale.not-found");
    expect(await codeOf(work(looper))).toBe("request.forbidden");
  }
  expect(await codeOf(works[0]?.(seller) as Promise<unknown>)).toBe("request.forbidden");
  expect(await codeOf(works[1]?.(seller) as Promise<unknown>)).toBe("request.forbidden");
  expect(await codeOf(works[3]?.(buyer) as Promise<unknown>)).toBe("request.forbidden");
  expect(sale().status).toBe("open");
  for (const id of [newId(), "", "' OR 1=1 --"]) {
    expect(await codeOf(withdrawFromSale({ saleId: id }, buyer, NOW))).toBe("sale.not-found");
    expect(await codeOf(findSale(id, buyer, NOW))).toBe("sale.not-found");
  }
});

test.each([
  ["plan-compromis", "2026-11-22", undefined, "day"],
  ["plan-compromis", "2027-11-24", undefined, "day"],
  ["sign-compromis", "2026-11-24", "2027-01-15", "day"],
  ["sign-compromis", "2026-11-22", "2027-01-15", "day"],
  ["sign-compromis", "2026-11-23", undefined, "loanDueOn"],
  ["sign-compromis", "2026-11-23", "2026-12-22", "loanDueOn"],
] as const)("%s on %s with a loan due on %s is wrong of %s", async (step, day, due, field) => {
  await expect(record(step, day, due, "2026-11-23")).rejects.toMatchObject({
    code: "request.invalid",
    fields: { [field]: expect.any(String) },
  });
  expect(sale().compromisPlannedOn).toBeNull();
});

describe("a sale is read", () => {
  test("by each who takes part in it from their side, and by nobody else", async () => {
    for (const [actor, party] of [
      [buyer, "buyer"],
      [seller, "seller"],
      [looper, "ambassador"],
      [manager, "trust_manager"],
    ] as const) {
      const view = await findSale(saleId, actor, NOW);
      expect(view).toMatchObject({
        party,
        priceCents: 400_000_00,
        feeCents: 6_000_00,
        netCents: 394_000_00,
        estimated: false,
        hasRecord: true,
        needsLoan: true,
        events: [{ kind: "opened", by: "seller" }],
      });
    }
    expect(await codeOf(findSale(saleId, rival, NOW))).toBe("sale.not-found");
    expect(await codeOf(findSaleTerms(saleId, rival))).toBe("sale.not-found");
    const suspended = { ...looper, roles: [{ role: "ambassador", status: "suspended" }] as const };
    expect(await codeOf(findSale(saleId, suspended, NOW))).toBe("sale.not-found");
  });

  test("in lists by what it waits for", async () => {
    expect(await listSales(rival, NOW)).toEqual([]);
    expect(await listSales(buyer, NOW)).toMatchObject([
      { id: saleId, party: "buyer", isMine: false, current: [{ step: "compromis" }] },
    ]);
    expect((await listOpenSales(manager, NOW)).lines[0]).toMatchObject({ isMine: true });
    expect(await codeOf(listOpenSales(seller, NOW))).toBe("request.forbidden");
    await endSale({ saleId, reason: "agreed" }, manager, NOW);
    expect(await listSales(buyer, NOW)).toEqual([]);
  });

  test("without a record where terms were not written down", async () => {
    database.raw.prepare("UPDATE Sale SET terms = '{}' WHERE id = ?").run(saleId);
    expect((await findSale(saleId, buyer, NOW)).hasRecord).toBe(false);
    expect(await codeOf(findSaleTerms(saleId, buyer))).toBe("sale.no-record");
  });
});
