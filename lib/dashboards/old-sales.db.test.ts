import { expect, test } from "vitest";
import { daysBefore } from "../kernel/time.ts";
import { listOpenSales } from "../sales/queries/list-open-sales.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { writeOpenSale } from "../testing/sales.ts";
import { countSales } from "../trust/sales/queries/count-sales.ts";
import { listTrackedSales } from "../trust/sales/queries/list-tracked-sales.ts";
import { listPendingActions } from "./actions/queries/list-pending-actions.ts";

const NOW = new Date("2026-11-23T10:00:00Z");

const database = adoptedDatabase();

test("a sale that is open stays in every list of the team, however old; one that ended years ago does not", async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  const manager = await createPerson(database, [["trust_manager", "active"]]);
  const open = async (days: number) => {
    const seller = await createPerson(database, [["seller", "active"]]);
    const looper = await createPerson(database, [["ambassador", "active"]]);
    const buyer = await createPerson(database, [["buyer", "active"]]);
    const rival = await createPerson(database, [["buyer", "active"]]);
    const people = {
      sellerId: seller.userId,
      ambassadorId: looper.userId,
      buyerId: buyer.userId,
      rivalId: rival.userId,
    };
    return database.writer.$transaction((tx) =>
      writeOpenSale(tx, people, "cash", daysBefore(NOW, days)),
    );
  };
  const lists = async () => {
    const tracked = await listTrackedSales(manager, { view: "accepted" }, NOW);
    const actions = await listPendingActions(manager, NOW);
    return {
      tracked: tracked.rows.map(({ saleId }) => saleId),
      counted: (await countSales(manager, NOW)).accepted,
      open: (await listOpenSales(manager, NOW)).lines.map(({ id }) => id),
      toDo: actions.items.filter(({ kind }) => kind === "sale").map(({ id }) => id),
    };
  };
  const young = (await open(10)).saleId;
  expect(await lists()).toEqual({ tracked: [young], counted: 1, open: [young], toDo: [young] });
  // A deed may be planned two years ahead of a compromis that took one: longer than any limit of days.
  const old = (await open(1_500)).saleId;
  const all = await lists();
  expect(all).toMatchObject({ tracked: [young, old], counted: 2, open: [young, old] });
  expect(all.toDo.toSorted()).toEqual([young, old].toSorted());
});
