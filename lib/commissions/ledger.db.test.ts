import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { createPerson } from "../testing/people.ts";
import { getLedger } from "./queries/get-ledger.ts";
import { listCommissions } from "./queries/list-commissions.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();
let looper: Actor;

beforeEach(async () => {
  looper = await createPerson(database, [["ambassador", "active"]]);
});

describe("the ledger", () => {
  const entry = (amountCents: number, occurredAt: string, event = "visit_organised" as const) => ({
    id: newId(),
    ambassadorId: looper.userId,
    event,
    propertyName: "Maison, Betton",
    ruleVersion: "2026-11",
    amountCents,
    occurredAt: new Date(occurredAt),
  });
  const write = (entries: Prisma.CommissionEntryUncheckedCreateInput[]) =>
    database.writer.$transaction((tx) => tx.commissionEntry.createMany({ data: entries }));

  test("adds up to its lines, and the monthly figure to those of thirty days", async () => {
    const reversed = entry(125_00, "2026-10-22T10:00:00Z");
    await write([
      entry(125_00, "2026-11-10T10:00:00Z"),
      entry(125_00, "2026-10-22T10:00:01Z"),
      reversed,
      { ...entry(600_00, "2026-09-01T10:00:00Z"), event: "sale_signed" },
      {
        ...entry(-125_00, "2026-11-12T10:00:00Z"),
        event: "reversal",
        ...{ reversesId: reversed.id, reversalReason: "visit_not_made" },
      },
    ]);
    const { entries, ...ledger } = await getLedger(looper, {}, NOW);
    expect(ledger).toEqual({
      totalCents: 850_00,
      recentCents: 125_00,
      byEvent: {
        visit_organised: { count: 3, amountCents: 375_00 },
        sale_signed: { count: 1, amountCents: 600_00 },
        reversal: { count: 1, amountCents: -125_00 },
      },
      nextCursor: null,
    });
    expect(entries[0]).toMatchObject({
      event: "reversal",
      amountCents: -125_00,
      property: "Maison, Betton",
    });
    expect(await listCommissions(looper)).toEqual(entries);
  });

  test("of nobody has nothing, and goes on from page to page", async () => {
    expect(await getLedger(looper, {}, NOW)).toMatchObject({ totalCents: 0, entries: [] });
    await write(Array.from({ length: 60 }, () => entry(1, "2026-11-10T10:00:00Z")));
    const first = await getLedger(looper, {}, NOW);
    const second = await getLedger(looper, { after: first.nextCursor }, NOW);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
    expect(await listCommissions(looper)).toHaveLength(60);
  });

  test("is the looper's own", async () => {
    await write([entry(125_00, "2026-11-10T10:00:00Z")]);
    expect(
      (await getLedger(await createPerson(database, [["ambassador", "active"]]), {}, NOW))
        .totalCents,
    ).toBe(0);
    for (const status of ["suspended", "left"] as const) {
      const roles = [{ role: "ambassador" as const, status }];
      expect(await getLedger({ ...looper, roles }, {}, NOW)).toMatchObject({ totalCents: 125_00 });
    }
    const buyer = await createPerson(database, [["buyer", "active"]]);
    await expect(getLedger(buyer)).rejects.toThrow();
    await expect(listCommissions(buyer)).rejects.toThrow();
  });
});
