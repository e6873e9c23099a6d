import { beforeAll, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { planOf, statementsOf } from "../../testing/statements.ts";
import { knownDaysOnline } from "./known-days-online.ts";
import { listPauses } from "./list-pauses.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const at = (day: string) => new Date(`${day}T10:00:00Z`);

const database = adoptedDatabase();
const seller = userRow();
const commune = communeRow();
const [resting, steady] = ["active", "active"].map(() => propertyRow({ sellerId: seller.id }));

beforeAll(async () => {
  if (!resting || !steady) throw new Error("two listings");
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: commune });
    await tx.user.create({ data: seller });
    await tx.property.createMany({ data: [resting, steady] });
    await tx.statusPeriod.createMany({
      data: [
        { propertyId: resting.id, status: "paused", startedAt: at("2026-11-05"), endedAt: null },
        {
          propertyId: resting.id,
          status: "under_offer",
          startedAt: at("2026-11-01"),
          endedAt: at("2026-11-03"),
        },
      ],
    });
  });
});

test("pauses are read as they are stored", async () => {
  const unknown = newId();
  const ids = [resting?.id ?? "", steady?.id ?? "", unknown];
  expect([...(await listPauses(ids))]).toEqual([
    [ids[0], [{ startedAt: at("2026-11-05"), endedAt: null }]],
    [ids[1], []],
    [unknown, []],
  ]);
  expect(await statementsOf(() => listPauses([]))).toEqual([]);
});

test("the days online of a commune and type are read once, without touching the table of listings", async () => {
  const read = () => knownDaysOnline(commune.code, "apartment", NOW);
  const statements = await statementsOf(() => Promise.all([read(), read()]));
  expect(statements).toHaveLength(1);
  expect(await statementsOf(read)).toEqual([]);
  expect(planOf(database, statements[0] ?? "").filter((step) => !/^CORRELATED/.test(step))).toEqual(
    [
      "SEARCH p USING COVERING INDEX Property_days_online (communeCode=? AND type=?)",
      expect.stringMatching(/^SEARCH s USING INDEX \w+ \(propertyId=\?\)$/),
    ],
  );
});

test("the days online are those of no listing where none is known", async () => {
  expect(await knownDaysOnline("13055", "studio", NOW)).toEqual({ listings: 0, meanDays: 0 });
});
