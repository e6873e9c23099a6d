import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listSellerDues } from "../dues/queries/list-seller-dues.ts";
import { newId } from "../kernel/ids.ts";
import type { Actor } from "../policy/actor.ts";
import { recordStep } from "../sales/commands/record-sale-step.ts";
import { findSale } from "../sales/queries/find-sale.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { createPerson } from "../testing/people.ts";
import { writeOpenSale } from "../testing/sales.ts";
import { listTrackedSales } from "../trust/sales/queries/list-tracked-sales.ts";
import { recordPayment } from "./commands/record-payment.ts";
import { reversePayment } from "./commands/reverse-payment.ts";

const OPENED = new Date("2026-11-23T10:00:00Z");
/** Noon of a civil day. */
const on = (day: string) => new Date(`${day}T11:00:00Z`);
const DEED = "2027-02-02";

const database = adoptedDatabase();
let seller: Actor;
let buyer: Actor;
let looper: Actor;
let manager: Actor;
let saleId: string;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  manager = await createPerson(database, [["trust_manager", "active"]]);
});

/** A sale concluded on `DEED`, with its invoice of 6 000 €. */
beforeEach(async () => {
  [seller, buyer, looper] = [
    await createPerson(database, [["seller", "active"]]),
    await createPerson(database, [["buyer", "active"]]),
    await createPerson(database, [["ambassador", "active"]]),
  ];
  const rival = await createPerson(database, [["buyer", "active"]]);
  const between = {
    sellerId: seller.userId,
    ambassadorId: looper.userId,
    buyerId: buyer.userId,
    rivalId: rival.userId,
  };
  ({ saleId } = await database.writer.$transaction((tx) =>
    writeOpenSale(tx, between, "cash", OPENED),
  ));
  const record = (step: Parameters<typeof recordStep>[0]["step"], day: string) =>
    recordStep({ saleId, step, day }, manager, on(day));
  await record("sign-compromis", "2026-11-27");
  await record("notify-compromis", "2026-11-30");
  await record("sign-deed", DEED);
});

const payment = (overrides: Partial<Parameters<typeof recordPayment>[0]> = {}) => ({
  saleId,
  amountCents: 6_000_00,
  paidOn: "2027-02-10",
  method: "transfer" as const,
  reference: "VIR FACTURE 1",
  ...overrides,
});
const pay = (overrides: Partial<Parameters<typeof recordPayment>[0]> = {}, at = "2027-02-12") =>
  recordPayment(payment(overrides), manager, on(at));
const invoice = async (actor: Actor = seller, at = "2027-02-12") =>
  (await findSale(saleId, actor, on(at))).invoice;
const due = async () => {
  const { dues, totals } = await listSellerDues(seller, {}, on("2027-02-12"));
  return { invoice: dues[0]?.invoice, ...totals };
};
/** What the team's list says of it. */
const tracked = async (at: string) => {
  const { rows } = await listTrackedSales(manager, { view: "sold" }, on(at));
  return rows.find((row) => row.saleId === saleId)?.invoice;
};
const newsOf = ({ userId }: Actor) =>
  (
    database.raw
      .prepare("SELECT event FROM Notification WHERE userId = ? ORDER BY createdAt, rowid")
      .all(userId) as { event: string }[]
  ).map(({ event }) => event);

describe("an invoice", () => {
  test("is due thirty days after its issue, and late from the day after", async () => {
    expect(await invoice()).toMatchObject({
      totalCents: 6_000_00,
      restCents: 6_000_00,
      dueOn: "2027-03-04",
      isOverdue: false,
      payments: [],
      paymentDays: { min: DEED, max: "2027-02-12" },
    });
    expect(await invoice(seller, "2027-03-04")).toMatchObject({ isOverdue: false });
    expect(await invoice(seller, "2027-03-05")).toMatchObject({ isOverdue: true });
    expect(await tracked("2027-03-05")).toMatchObject({ restCents: 6_000_00, isOverdue: true });
  });

  test("is read by its seller and the team alone, and settled by the team", async () => {
    expect(await invoice(buyer)).toBeNull();
    expect(await invoice(looper)).toBeNull();
    expect((await findSale(saleId, seller, on("2027-02-12"))).recordsPayments).toBe(false);
    expect((await findSale(saleId, manager, on("2027-02-12"))).recordsPayments).toBe(true);
    for (const actor of [seller, buyer, looper]) {
      expect(await codeOf(recordPayment(payment(), actor, on("2027-02-12")))).toBe(
        "request.forbidden",
      );
    }
    expect(await codeOf(pay({ saleId: newId() }))).toBe("invoice.not-found");
    expect(await codeOf(pay({ saleId: "../1" }))).toBe("invoice.not-found");
  });

  test("paid in two is to be paid until the second, and its seller reads each", async () => {
    await pay({ amountCents: 1_000_00 });
    expect(await due()).toMatchObject({ dueCents: 5_000_00, unsettled: 1 });
    expect(await invoice()).toMatchObject({ paidCents: 1_000_00, restCents: 5_000_00 });
    await pay({ amountCents: 5_000_00, method: "notary", paidOn: DEED });
    expect(await due()).toMatchObject({
      dueCents: 0,
      unsettled: 0,
      invoice: { restCents: 0, settledOn: "2027-02-10" },
    });
    expect(newsOf(seller).filter((event) => event === "sale.invoice-paid")).toHaveLength(2);
    expect(newsOf(buyer)).not.toContain("sale.invoice-paid");
    expect(await tracked("2027-12-12")).toMatchObject({ restCents: 0, isOverdue: false });
    expect(await codeOf(pay({ amountCents: 1 }))).toBe("invoice.settled");
  });

  test.each([
    ["more than is left", { amountCents: 6_000_01 }],
    ["a day before the deed", { paidOn: "2027-02-01" }],
    ["a day to come", { paidOn: "2027-02-13" }],
  ])("takes no payment of %s", async (_what, overrides) => {
    expect(await codeOf(pay(overrides))).toBe("request.invalid");
    expect(await invoice()).toMatchObject({ payments: [] });
  });

  test("of two who record the whole of it at once is paid once", async () => {
    const other = await createPerson(database, [["trust_manager", "active"]]);
    const codes = await Promise.all([
      codeOf(pay()),
      codeOf(recordPayment(payment(), other, on("2027-02-12"))),
    ]);
    expect(codes.filter((code) => code === "invoice.settled")).toHaveLength(1);
    expect(await invoice()).toMatchObject({ paidCents: 6_000_00 });
  });

  test("whose payment is reversed is to be paid again, once", async () => {
    await pay();
    const [paid] = (await invoice())?.payments ?? [];
    const reversal = { saleId, paymentId: paid?.id ?? "", reason: "Virement rejeté" };
    expect(await codeOf(reversePayment(reversal, seller, on("2027-02-13")))).toBe(
      "request.forbidden",
    );
    await reversePayment(reversal, manager, on("2027-02-13"));
    expect(await invoice()).toMatchObject({
      restCents: 6_000_00,
      payments: [
        { amountCents: 6_000_00, isReversed: true },
        { amountCents: -6_000_00, isReversed: false, reference: "Virement rejeté" },
      ],
    });
    expect(await due()).toMatchObject({ dueCents: 6_000_00, unsettled: 1 });
    expect(newsOf(seller)).toContain("sale.payment-reversed");
    expect(await codeOf(reversePayment(reversal, manager))).toBe("payment.reversed");
    const [, back] = (await invoice())?.payments ?? [];
    expect(await codeOf(reversePayment({ ...reversal, paymentId: back?.id ?? "" }, manager))).toBe(
      "payment.not-found",
    );
    await pay({ reference: "VIR FACTURE 1 BIS" });
    expect(await invoice()).toMatchObject({ restCents: 0 });
  });

  test("of a sale that a trust manager takes part in is settled by another", async () => {
    const both = await createPerson(database, [
      ["seller", "active"],
      ["trust_manager", "active"],
    ]);
    database.raw.prepare("UPDATE Sale SET sellerId = ? WHERE id = ?").run(both.userId, saleId);
    expect(await codeOf(recordPayment(payment(), both, on("2027-02-12")))).toBe(
      "request.forbidden",
    );
  });
});

describe("the database refuses", () => {
  const insert = (values: Record<string, unknown>) => {
    const row = {
      id: newId(),
      invoiceNumber: (
        database.raw.prepare("SELECT number FROM Invoice WHERE saleId = ?").get(saleId) as {
          number: number;
        }
      ).number,
      amountCents: 1_000_00,
      paidOn: "2027-02-10",
      method: "transfer",
      reference: "VIR",
      recordedById: manager.userId,
      recordedAt: "2027-02-12T11:00:00.000+00:00",
      ...values,
    };
    const names = Object.keys(row);
    database.raw
      .prepare(
        `INSERT INTO InvoicePayment (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
      )
      .run(...Object.values(row));
    return row.id;
  };

  test("payments beyond their invoice, reversals of another amount, and changes", () => {
    expect(() => insert({ amountCents: 6_000_01 })).toThrow(/no more than their invoice/);
    expect(() => insert({ amountCents: 0 })).toThrow();
    expect(() => insert({ amountCents: -1 })).toThrow();
    expect(() => insert({ paidOn: "12/02/2027" })).toThrow();
    expect(() => insert({ reference: "  " })).toThrow();
    expect(() => insert({ method: "cash" })).toThrow();
    const id = insert({});
    expect(() => insert({ amountCents: -999_00, reversesId: id })).toThrow(/opposite/);
    insert({ amountCents: -1_000_00, reversesId: id });
    expect(() => insert({ amountCents: -1_000_00, reversesId: id })).toThrow();
    expect(() =>
      database.raw.prepare("UPDATE InvoicePayment SET amountCents = 1 WHERE id = ?").run(id),
    ).toThrow(/never changed/);
    expect(() => database.raw.prepare("DELETE FROM InvoicePayment WHERE id = ?").run(id)).toThrow(
      /never deleted/,
    );
  });
});
