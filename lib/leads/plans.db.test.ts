import { expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { planOf, statementsOf, tablesScanned } from "../testing/statements.ts";
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
