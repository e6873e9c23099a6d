import { beforeAll, expect, test } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { planOf, statementsOf, tablesScanned } from "../../testing/statements.ts";
import { getLooperMap } from "./queries/get-looper-map.ts";

const database = adoptedDatabase();
const NOW = new Date("2026-11-26T10:00:00Z");
let statements: string[];

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  const looper = await createPerson(database, PERSONAS.ambassador);
  const zone = { looperId: looper.userId, radiusKm: null, updatedAt: NOW };
  const communes = { create: { communeCode: "35238", distanceM: 0 } };
  await database.writer.$transaction((tx) => tx.looperZone.create({ data: { ...zone, communes } }));
  statements = await statementsOf(() => getLooperMap(looper, null, NOW));
});

test("a map without estimates is five reads", () => {
  expect(statements).toHaveLength(5);
});

test("no table is read whole", () => {
  expect(statements.flatMap((sql) => tablesScanned(database, sql))).toEqual([]);
});

test.each([
  ["open leads", "Lead", "Lead_ambassadorId_status_idx (ambassadorId=? AND status=?)"],
  ["visits", "Visit", "Visit_hostId_startsAt_idx (hostId=? AND startsAt>? AND startsAt<?)"],
  ["communes of the zone", "LooperZoneCommune", "(looperId=?)"],
])("%s are read along their index", (_what, table, index) => {
  const own = statements.find((sql) => sql.includes(`from "${table}"`)) ?? "";
  expect(planOf(database, own).join("\n")).toContain(index);
});
