import { beforeEach, describe, expect, test } from "vitest";
import { recordPayment } from "../../invoices/commands/record-payment.ts";
import { newId } from "../../kernel/ids.ts";
import type { Actor } from "../../policy/actor.ts";
import { declareLoan } from "../../sales/commands/declare-loan.ts";
import { endSale } from "../../sales/commands/end-sale.ts";
import { recordStep } from "../../sales/commands/record-sale-step.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { writeOpenSale } from "../../testing/sales.ts";
import { remindPayment } from "./commands/remind-payment.ts";
import { remindSale } from "./commands/remind-sale.ts";
import { remindSales } from "./commands/remind-sales.ts";
import { listTrackedSales } from "./queries/list-tracked-sales.ts";
import type { SaleListView } from "./rules.ts";
import type { SaleRemindersOutcome } from "./views.ts";

/* People of sales are reminded of what waits for them. */

const OPENED = new Date("2026-11-23T10:00:00Z");
/** Noon of a civil day. */
const on = (day: string) => new Date(`${day}T11:00:00Z`);

const database = adoptedDatabase("test");
let seller: Actor;
let buyer: Actor;
let looper: Actor;
let manager: Actor;

beforeEach(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  manager = await createPerson(database, PERSONAS["trust manager"]);
  seller = await createPerson(database, PERSONAS.seller);
  buyer = await createPerson(database, PERSONAS.buyer);
  looper = await createPerson(database, PERSONAS.ambassador);
});

async function write(financing: "loan" | "cash" = "cash", overrides = {}): Promise<string> {
  const rival = await createPerson(database, PERSONAS.buyer);
  const between = {
    ...{ sellerId: seller.userId, buyerId: buyer.userId, rivalId: rival.userId },
    ...{ ambassadorId: looper.userId, ...overrides },
  };
  const { saleId } = await database.writer.$transaction((tx) =>
    writeOpenSale(tx, between, financing, OPENED),
  );
  return saleId;
}

type Step = Parameters<typeof recordStep>[0]["step"];
const record = (saleId: string, step: Step, day: string, at: string, loanDueOn?: string) =>
  recordStep({ saleId, step, day, loanDueOn }, manager, on(at));

const remindersOf = async ({ userId }: Actor) => {
  const rows = await database.reader.notification.findMany({
    where: { userId, event: { in: ["sale.reminded", "sale.payment-due"] } },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ data }) => data as { tasks?: object[] } & Record<string, unknown>);
};
const audited = async () => {
  const rows = await database.reader.auditEvent.findMany({
    where: { action: { in: ["sale.reminded", "invoice.reminded"] } },
    orderBy: { seq: "asc" },
  });
  return rows.map(({ action, subjectId, concernsId }) => [action, subjectId, concernsId]);
};
const outcome = (given: Partial<SaleRemindersOutcome>) => ({
  ...{ done: 0, reminded: 0, moved: 0, settled: 0, gone: 0, own: 0 },
  ...given,
});
/** What the list offers of a sale. */
async function offered(
  saleId: string,
  at: string,
  view: SaleListView = "under-offer",
  by = manager,
) {
  const { rows } = await listTrackedSales(by, { view }, on(at));
  return rows.find((row) => row.saleId === saleId)?.reminder;
}

describe("an open sale", () => {
  test("reminds both of a signature that is planned, once a day each", async () => {
    const saleId = await write();
    // The team is to plan it: nobody else is waited for.
    expect(await offered(saleId, "2026-11-24")).toBeNull();
    await expect(remindSale(saleId, manager, on("2026-11-24"))).rejects.toThrow("sale.moved");
    await record(saleId, "plan-compromis", "2026-12-08", "2026-11-24");
    expect(await offered(saleId, "2026-11-24")).toBe("parties");
    await remindSale(saleId, manager, on("2026-11-24"));
    const tasks = [{ what: "sign-compromis", by: "2026-12-08", late: false }];
    expect(await remindersOf(buyer)).toEqual([
      expect.objectContaining({ viewpoint: "buyer", tasks }),
    ]);
    expect(await remindersOf(seller)).toEqual([
      expect.objectContaining({ viewpoint: "seller", tasks }),
    ]);
    expect(await remindersOf(looper)).toEqual([]);
    expect(await audited()).toEqual([
      ["sale.reminded", saleId, buyer.userId],
      ["sale.reminded", saleId, seller.userId],
    ]);
    await expect(remindSale(saleId, manager, on("2026-11-24"))).rejects.toThrow("sale.reminded");
    await remindSale(saleId, manager, on("2026-12-09"));
    expect((await remindersOf(seller)).at(-1)?.tasks).toEqual([
      { what: "sign-compromis", by: "2026-12-08", late: true },
    ]);
  });

  test("reminds the buyer alone of their loan, and never that they may withdraw", async () => {
    const loan = await write("loan");
    const cash = await write("cash");
    for (const saleId of [loan, cash]) {
      const due = saleId === loan ? "2027-01-20" : undefined;
      await record(saleId, "sign-compromis", "2026-11-27", "2026-11-27", due);
      await record(saleId, "notify-compromis", "2026-11-30", "2026-11-30");
      await record(saleId, "plan-deed", "2027-02-02", "2026-12-01");
    }
    // Ten days to reflect, in which nobody is pressed.
    for (const saleId of [loan, cash]) expect(await offered(saleId, "2026-12-02")).toBeNull();
    expect(
      await remindSales({ sales: [loan, cash], remind: "parties" }, manager, on("2026-12-02")),
    ).toEqual(outcome({ moved: 2 }));
    await remindSale(loan, manager, on("2026-12-14"));
    expect((await remindersOf(buyer)).map(({ tasks }) => tasks)).toEqual([
      [{ what: "apply-loan", by: "2027-01-20", late: false }],
    ]);
    expect(await remindersOf(seller)).toEqual([]);
    // Whoever was not waited for in the morning is in the evening.
    await declareLoan({ saleId: loan, outcome: "obtained" }, buyer, on("2026-12-15"));
    expect(await offered(loan, "2026-12-15")).toBe("parties");
    await remindSale(loan, manager, on("2026-12-15"));
    expect((await remindersOf(seller)).at(-1)?.tasks).toEqual([
      { what: "sign-deed", by: "2027-02-02", late: false },
    ]);
  });

  test("that ended reminds nobody", async () => {
    const saleId = await write();
    await record(saleId, "plan-compromis", "2026-12-08", "2026-11-24");
    await endSale({ saleId, reason: "agreed" }, manager, on("2026-11-25"));
    await expect(remindSale(saleId, manager, on("2026-11-25"))).rejects.toThrow("sale.moved");
    expect(await remindersOf(buyer)).toEqual([]);
  });

  test("is reminded of once by two of the team at once", async () => {
    const saleId = await write();
    await record(saleId, "plan-compromis", "2026-12-08", "2026-11-24");
    const other = await createPerson(database, PERSONAS["trust manager"]);
    const both = await Promise.allSettled(
      [manager, other].map((actor) => remindSale(saleId, actor, on("2026-11-24"))),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(
      [await remindersOf(buyer), await remindersOf(seller)].map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  test("is not the business of somebody of the team who takes part in it", async () => {
    for (const side of ["buyer", "seller", "ambassador"] as const) {
      const own = await createPerson(database, [...PERSONAS["trust manager"], ...PERSONAS[side]]);
      const saleId = await write("cash", { [`${side}Id`]: own.userId });
      await record(saleId, "plan-compromis", "2026-12-08", "2026-11-24");
      expect(await offered(saleId, "2026-11-24", "under-offer", own)).toBeNull();
      expect(await offered(saleId, "2026-11-24")).toBe("parties");
      expect(
        await remindSales({ sales: [saleId], remind: "parties" }, own, on("2026-11-24")),
      ).toEqual(outcome({ own: 1 }));
    }
    expect(await audited()).toEqual([]);
  });
});

describe("a concluded sale", () => {
  /** Its invoice of 6 000 € is due on 4 March. */
  async function concluded(): Promise<string> {
    const saleId = await write();
    await record(saleId, "sign-compromis", "2026-11-27", "2026-11-27");
    await record(saleId, "notify-compromis", "2026-11-30", "2026-11-30");
    await record(saleId, "sign-deed", "2027-02-02", "2027-02-02");
    return saleId;
  }
  const pay = (saleId: string, amountCents: number) =>
    recordPayment(
      { saleId, amountCents, paidOn: "2027-02-10", method: "transfer", reference: "VIR" },
      manager,
      on("2027-02-12"),
    );

  test("reminds its seller of the rest to pay, once it is overdue and once a day", async () => {
    const saleId = await concluded();
    await pay(saleId, 1_000_00);
    expect(await offered(saleId, "2027-03-04", "sold")).toBeNull();
    await expect(remindPayment(saleId, manager, on("2027-03-04"))).rejects.toThrow(
      "invoice.not-overdue",
    );
    expect(await offered(saleId, "2027-03-05", "sold")).toBe("payment");
    const sales = { sales: [saleId, saleId], remind: "payment" } as const;
    expect(await remindSales(sales, manager, on("2027-03-05"))).toEqual(outcome({ done: 1 }));
    expect(await remindersOf(seller)).toEqual([
      {
        ...{ saleId, title: "Appartement lumineux", viewpoint: "seller" },
        ...{ invoiceNumber: 1, restCents: 5_000_00, dueOn: "2027-03-04" },
      },
    ]);
    expect(await remindersOf(buyer)).toEqual([]);
    expect(await audited()).toEqual([["invoice.reminded", "1", seller.userId]]);
    expect(await remindSales(sales, manager, on("2027-03-05"))).toEqual(outcome({ reminded: 1 }));
    await remindPayment(saleId, manager, on("2027-03-06"));
    // Nothing waits for the parties of what is concluded.
    const parties = { ...sales, remind: "parties" } as const;
    expect(await remindSales(parties, manager, on("2027-03-07"))).toEqual(outcome({ moved: 1 }));
  });

  test("that was paid meanwhile is counted apart", async () => {
    const saleId = await concluded();
    await pay(saleId, 6_000_00);
    expect(await offered(saleId, "2027-03-05", "sold")).toBeNull();
    const sales = { sales: [saleId], remind: "payment" } as const;
    expect(await remindSales(sales, manager, on("2027-03-05"))).toEqual(outcome({ settled: 1 }));
    expect(await remindersOf(seller)).toEqual([]);
  });

  test("of a seller whose account is closed is not reminded of", async () => {
    const saleId = await concluded();
    database.raw.prepare("UPDATE User SET erasedAt = createdAt WHERE id = ?").run(seller.userId);
    expect(await offered(saleId, "2027-03-05", "sold")).toBeNull();
    const sales = { sales: [saleId], remind: "payment" } as const;
    expect(await remindSales(sales, manager, on("2027-03-05"))).toEqual(outcome({ gone: 1 }));
  });

  test("is not the business of somebody of the team who takes part in it", async () => {
    const own = await createPerson(database, [...PERSONAS["trust manager"], ...PERSONAS.seller]);
    seller = own;
    const saleId = await concluded();
    expect(await offered(saleId, "2027-03-05", "sold", own)).toBeNull();
    const sales = { sales: [saleId], remind: "payment" } as const;
    expect(await remindSales(sales, own, on("2027-03-05"))).toEqual(outcome({ own: 1 }));
  });
});

test("what is no sale is left, by whoever checks contracts alone", async () => {
  const saleId = await write();
  const sales = [newId(), "x", "' OR 1=1 --"];
  for (const remind of ["parties", "payment"] as const) {
    expect(await remindSales({ sales, remind }, manager)).toEqual(outcome({ moved: 3 }));
    for (const actor of [seller, buyer, looper]) {
      await expect(remindSales({ sales: [saleId], remind }, actor)).rejects.toThrow(
        "request.forbidden",
      );
    }
  }
  for (const actor of [seller, buyer, looper]) {
    await expect(remindSale(saleId, actor)).rejects.toThrow("request.forbidden");
    await expect(remindPayment(saleId, actor)).rejects.toThrow("request.forbidden");
  }
});
