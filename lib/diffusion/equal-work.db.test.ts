import { expect, test } from "vitest";
import { ADDRESS, diffusionWorld, exportAt, NOW } from "../testing/diffusion.ts";
import { statementsOf } from "../testing/statements.ts";

const world = diffusionWorld();

const portals = ["un", "deux", "trois"].map((code) => ({
  ...ADDRESS,
  ...{ code, name: `Portail ${code}` },
}));

/** How often a pass reads homes. */
async function readsOf(): Promise<number> {
  world.database.raw.prepare("DELETE FROM DiffusionFeed").run();
  const statements = await statementsOf(() => exportAt(NOW));
  return statements.filter((sql) => /from "Property" as "p"/i.test(sql)).length;
}

test("each home is read once, however many portals get it", async () => {
  world.configure(...portals);
  await world.publish();
  // What is read once a process is read now.
  await exportAt(NOW);
  const ofThree = await readsOf();
  for (const { code } of portals) expect(await world.peek(code)).toContain(world.propertyId);
  world.configure(...portals.slice(0, 1));
  expect(ofThree).toBe(await readsOf());
});
