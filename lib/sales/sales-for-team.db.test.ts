import { beforeEach, expect, test } from "vitest";
import { listPendingActions } from "../dashboards/actions/queries/list-pending-actions.ts";
import { newId } from "../kernel/ids.ts";
import { endOfCivilDay, TIME_ZONE } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { writeOpenSale } from "../testing/sales.ts";
import { countTasks } from "../trust/tasks/queries/count-tasks.ts";
import { listTasks } from "../trust/tasks/queries/list-tasks.ts";
import { listOpenSales } from "./queries/list-open-sales.ts";
import { salesForTeam } from "./queries/sales-for-team.ts";
import type { SaleDays } from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");

const database = adoptedDatabase("test");
let manager: Actor;
let seller: Actor;
let buyer: Actor;
let looper: Actor;
let rival: Actor;

beforeEach(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  manager = await createPerson(database, [["trust_manager", "active"]]);
  seller = await createPerson(database, [["seller", "active"]]);
  buyer = await createPerson(database, [["buyer", "active"]]);
  looper = await createPerson(database, [["ambassador", "active"]]);
  rival = await createPerson(database, [["buyer", "active"]]);
});

const SIGNED = { compromisPlannedOn: "2026-10-01", compromisSignedOn: "2026-10-01" };
const NOTIFIED = { ...SIGNED, notifiedOn: "2026-10-03", withdrawalEndsOn: "2026-10-13" };
const OBTAINED = { loanAppliedOn: "2026-10-10", loanObtainedOn: "2026-11-10" };

/** Each with whether a step of a loan's sale, and of one in cash, waits for the team. */
const TABLE: [name: string, days: Partial<SaleDays>, loan: boolean, cash: boolean][] = [
  ["nothing planned", {}, true, true],
  ["a compromis to come", { compromisPlannedOn: "2026-11-24" }, false, false],
  ["a compromis of today", { compromisPlannedOn: "2026-11-23" }, true, true],
  ["a compromis of yesterday", { compromisPlannedOn: "2026-11-22" }, true, true],
  ["a compromis to notify", SIGNED, true, true],
  ["a deed to plan", NOTIFIED, true, true],
  ["a deed to come", { ...NOTIFIED, ...OBTAINED, deedPlannedOn: "2026-11-24" }, false, false],
  ["a deed of today", { ...NOTIFIED, ...OBTAINED, deedPlannedOn: "2026-11-23" }, true, true],
  ["a deed before the bank's answer", { ...NOTIFIED, deedPlannedOn: "2026-11-20" }, false, true],
  [
    "a deed before the end of the withdrawal",
    { ...NOTIFIED, ...OBTAINED, withdrawalEndsOn: "2026-11-23", deedPlannedOn: "2026-11-23" },
    false,
    false,
  ],
];

const overAfter = (day: string | null | undefined) => (day ? endOfCivilDay(day, TIME_ZONE) : null);

/** The columns of a sale's days: what is not named is not known. */
const daysOf = (days: Partial<SaleDays>): SaleDays => ({
  compromisPlannedOn: null,
  compromisSignedOn: null,
  notifiedOn: null,
  withdrawalEndsOn: null,
  loanDueOn: null,
  loanAppliedOn: null,
  loanObtainedOn: null,
  deedPlannedOn: null,
  deedSignedOn: null,
  ...days,
  withdrawalEndsAt: overAfter(days.withdrawalEndsOn),
  loanDueEndsAt: overAfter(days.loanDueOn),
});

const open = (financingType: "loan" | "cash") =>
  database.writer.$transaction(async (tx) => {
    const between = {
      sellerId: seller.userId,
      buyerId: buyer.userId,
      ambassadorId: looper.userId,
      rivalId: rival.userId,
    };
    return (await writeOpenSale(tx, between, financingType, NOW)).saleId;
  });

const idsFor = async ({ userId }: Actor) =>
  (await salesForTeam(userId, NOW).select("s.id").execute()).map(({ id }) => id).toSorted();

test("a step is the team's in lists as in the timeline", async () => {
  const sales = { loan: await open("loan"), cash: await open("cash") };
  for (const [name, days, loan, cash] of TABLE) {
    await database.writer.$transaction((tx) => tx.sale.updateMany({ data: daysOf(days) }));
    const waiting = [...(loan ? [sales.loan] : []), ...(cash ? [sales.cash] : [])].toSorted();
    expect.soft([name, await idsFor(manager)]).toEqual([name, waiting]);
    const { lines } = await listOpenSales(manager, NOW);
    const marked = lines.filter(({ isMine }) => isMine).map(({ id }) => id);
    expect.soft([name, marked.toSorted()]).toEqual([name, waiting]);
  }
});

test("it is among the team's tasks, and on its dashboard, since its last step", async () => {
  const saleId = await open("loan");
  const recordedAt = new Date("2026-11-25T09:00:00Z");
  await database.writer.$transaction(async (tx) => {
    await tx.sale.update({ where: { id: saleId }, data: daysOf(SIGNED) });
    await tx.saleEvent.create({
      data: { id: newId(), saleId, kind: "compromis_signed", at: recordedAt, day: "2026-10-01" },
    });
  });
  const later = new Date("2026-11-28T10:00:00Z");
  const tasks = (await listTasks(manager, { kind: "sale-step" }, later)).rows;
  expect(tasks).toMatchObject([{ id: saleId, since: recordedAt, days: 3 }]);
  expect((await countTasks(manager, later)).get("sale-step")?.all).toBe(1);
  const actions = await listPendingActions(manager, later, "trust_manager");
  expect(actions.items.map(({ kind, id }) => [kind, id])).toEqual([["sale", saleId]]);
});

test("whoever takes part in a sale does not record it for the team", async () => {
  const saleId = await open("loan");
  for (const person of [seller, buyer, looper]) expect(await idsFor(person)).toEqual([]);
  expect(await idsFor(rival)).toEqual([saleId]);
});
