import { beforeAll, expect, test } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { contains } from "./contains.ts";
import { reads } from "./read.ts";

const NAMES = ["Saint-Étienne", "100 % Rennes", "100 Rennes", "L_Île", "LaÎle", "C:\\Bruz"];

const database = adoptedDatabase();
beforeAll(async () => {
  const data = NAMES.map((name, index) =>
    communeRow({ code: `0000${index}`, slug: `c${index}`, name }),
  );
  await database.writer.$transaction((tx) => tx.commune.createMany({ data }));
});

test.each([
  ["saint", ["Saint-Étienne"]],
  ["SAINT-É", ["Saint-Étienne"]],
  // As it was written: letters beyond ASCII have one case.
  ["saint-é", []],
  ["100 % r", ["100 % Rennes"]],
  ["%", ["100 % Rennes"]],
  ["l_", ["L_Île"]],
  ["\\", ["C:\\Bruz"]],
  ["", NAMES],
  ["nulle part", []],
])("%j is in the texts that have it, whatever a pattern would take it for", async (part, found) => {
  const rows = await reads()
    .selectFrom("Commune")
    .select("name")
    .where((eb) => contains(eb.ref("name"), part))
    .orderBy("code")
    .execute();
  expect(rows.map(({ name }) => name)).toEqual(found);
});
