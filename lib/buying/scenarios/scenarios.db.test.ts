import { beforeEach, expect, test } from "vitest";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { getBuyerFile } from "../file/queries/get-buyer-file.ts";
import { deleteScenario } from "./commands/delete-scenario.ts";
import { fileScenario } from "./commands/file-scenario.ts";
import { saveScenario } from "./commands/save-scenario.ts";
import { listScenarios } from "./queries/list-scenarios.ts";
import { MAX_SCENARIOS } from "./rules.ts";

const NOW = new Date("2026-11-28T10:00:00Z");
const QUERY = "prix=348000&apport=34800&travaux=0&duree=25&taux=3%2C40";
const database = adoptedDatabase("test");
let buyer: Actor;
beforeEach(async () => {
  buyer = await createPerson(database, PERSONAS.buyer);
});

const saved = async (name: string, actor = buyer) =>
  (await saveScenario({ name, query: QUERY }, actor, NOW)).scenarioId;

test("a simulation is kept by its name, once, and forgotten", async () => {
  const scenarioId = await saved("Plan A");
  await expect(saved("Plan A")).rejects.toMatchObject({
    code: "request.invalid",
    fields: { name: expect.any(String) },
  });
  const [only] = await listScenarios(buyer);
  expect(only).toMatchObject({ id: scenarioId, name: "Plan A", query: QUERY, inFile: false });
  expect(only?.result.request.priceCents).toBe(348_000_00);
  await deleteScenario({ scenarioId }, buyer);
  expect(await listScenarios(buyer)).toEqual([]);
  await expect(deleteScenario({ scenarioId }, buyer)).rejects.toThrow("scenario.not-found");
});

test("one is in the file, the last one put there", async () => {
  const [first, second] = [await saved("A"), await saved("B")];
  for (const scenarioId of [first, first, second]) {
    await fileScenario({ scenarioId, inFile: true }, buyer);
  }
  const inFile = async () =>
    (await listScenarios(buyer)).filter((each) => each.inFile).map(({ name }) => name);
  expect(await inFile()).toEqual(["B"]);
  expect((await getBuyerFile(buyer, NOW)).scenario?.name).toBe("B");
  await fileScenario({ scenarioId: first, inFile: false }, buyer);
  expect(await inFile()).toEqual(["B"]);
  await fileScenario({ scenarioId: second, inFile: false }, buyer);
  expect((await getBuyerFile(buyer, NOW)).scenario).toBeNull();
  // The database itself has no two.
  expect(() =>
    database.raw
      .prepare("UPDATE FinancingScenario SET inFile = 1 WHERE userId = ?")
      .run(buyer.userId),
  ).toThrow("UNIQUE");
});

test("nobody's is another's", async () => {
  const other = await createPerson(database, PERSONAS.buyer);
  const scenarioId = await saved("A", other);
  await saved("A");
  await expect(deleteScenario({ scenarioId }, buyer)).rejects.toThrow("scenario.not-found");
  await expect(fileScenario({ scenarioId, inFile: true }, buyer)).rejects.toThrow(
    "scenario.not-found",
  );
  expect((await listScenarios(other)).map(({ inFile }) => inFile)).toEqual([false]);
  const seller = await createPerson(database, PERSONAS.seller);
  await expect(saved("A", seller)).rejects.toThrow("request.forbidden");
});

test(`${MAX_SCENARIOS} are kept at most`, async () => {
  for (let rank = 0; rank < MAX_SCENARIOS; rank += 1) await saved(`Plan ${rank}`);
  await expect(saved("Plan B")).rejects.toThrow("scenario.too-many");
});
