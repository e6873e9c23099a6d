import { expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { createPerson } from "../testing/people.ts";
import { planOf, statementsOf, tablesScanned } from "../testing/statements.ts";
import { findOwnRequest, listOwnRequests } from "./queries/find-own-requests.ts";
import { listZoneLoopers } from "./queries/list-zone-loopers.ts";

const database = adoptedDatabase();

test("who takes leads of a commune is one statement, in the order of the commune's index", async () => {
  const statements = await statementsOf(() => listZoneLoopers("35238", 10, new Date()));
  expect(statements).toHaveLength(1);
  const [statement = ""] = statements;
  expect(planOf(database, statement).join("\n")).toContain(
    "USING INDEX LooperZoneCommune_communeCode_distanceM_idx (communeCode=?)",
  );
  expect(tablesScanned(database, statement)).toEqual([]);
});

test("an account's requests are found by its id and its address, and no table is read whole", async () => {
  const person = await createPerson(database, [["seller", "active"]]);
  for (const read of [() => listOwnRequests(person), () => findOwnRequest("0", person)]) {
    const statements = await statementsOf(read);
    expect(statements).toHaveLength(1);
    expect(tablesScanned(database, statements[0] ?? "")).toEqual([]);
  }
});
