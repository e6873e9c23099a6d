import { expect, test } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { findPersonId } from "./queries/find-person-id.ts";
import { getPersonalDataFigures } from "./queries/get-personal-data-figures.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();

test("personal data is counted, and people found by the address they typed", async () => {
  const manager = await createPerson(database, [["trust_manager", "active"]]);
  const seller = await createPerson(database, [["seller", "active"]]);
  database.raw
    .prepare("UPDATE User SET erasedAt = ? WHERE id = ?")
    .run("2026-11-20T10:00:00.000+00:00", (await createPerson(database, [])).userId);
  expect(await getPersonalDataFigures(manager, NOW)).toEqual({
    unconfirmed: 0,
    oldestUnconfirmedAt: null,
    erased: 1,
    erasedIn30Days: 1,
  });
  expect(await findPersonId(manager, ` ${seller.email.toUpperCase()} `)).toBe(seller.userId);
  expect(await findPersonId(manager, "nobody@example.org")).toBeNull();
});
