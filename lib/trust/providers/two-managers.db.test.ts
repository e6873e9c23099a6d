import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { createPerson } from "../../testing/people.ts";
import { changeProvider } from "./commands/change-provider.ts";
import { enterProvider } from "./commands/enter-provider.ts";
import { recordCheck } from "./commands/record-check.ts";
import { removeCheck } from "./commands/remove-check.ts";
import { findManagedProvider } from "./queries/find-managed-provider.ts";
import type { ProviderEntry } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const LATER = new Date("2026-11-21T10:05:00Z");
const database = adoptedDatabase();
let claire: Actor;
let hugo: Actor;

beforeAll(async () => {
  const roles = [["trust_manager", "active"]] as const;
  claire = await createPerson(database, roles, { firstName: "Claire", lastName: "Martin" });
  hugo = await createPerson(database, roles, { firstName: "Hugo", lastName: "Petit" });
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});

const place = `${communeRow().name} (${communeRow().departmentCode})`;
const entry = (changes: Partial<ProviderEntry> = {}): ProviderEntry => ({
  name: "Studio Lumen",
  type: "photographer",
  description: "Photographies d’intérieur et de façade, livrées en deux jours.",
  email: "studio@example.org",
  location: place,
  unit: "fixed",
  price: "190",
  availability: "within_24h",
  specialties: ["Intérieurs"],
  certifications: [],
  ...changes,
});

let count = 0;
async function entered() {
  count += 1;
  const email = `two${count}@example.org`;
  const { providerId } = await enterProvider(entry({ email }), claire, NOW);
  return { providerId, email };
}
const shown = (id: string) => findManagedProvider(id, hugo, LATER);

describe("two managers with one provider open", () => {
  test("change different fields: both stay", async () => {
    const { providerId, email } = await entered();
    const { entry: seen } = await shown(providerId);
    await changeProvider({ providerId, seen, ...entry({ email, price: "210" }) }, claire, NOW);
    const changed = await changeProvider(
      { providerId, seen, ...entry({ email, name: "Lumen" }) },
      hugo,
      LATER,
    );
    expect(changed).toEqual({ providerId, outcome: "saved", theirs: ["price"] });
    expect((await shown(providerId)).entry).toMatchObject({ name: "Lumen", priceCents: 210_00 });
  });

  test("change one field: the second learns who changed it, and replaces it knowingly", async () => {
    const { providerId, email } = await entered();
    const { entry: seen } = await shown(providerId);
    const first = entry({ email, description: "Premier texte, assez long.", price: "210" });
    await changeProvider({ providerId, seen, ...first }, claire, NOW);
    const second = entry({ email, description: "Second texte, assez long." });
    const refused = await changeProvider({ providerId, seen, ...second }, hugo, LATER);
    expect(refused).toMatchObject({
      outcome: "conflict",
      conflicts: [{ field: "description", change: { by: "Claire Martin", at: NOW } }],
      theirs: [{ field: "price", change: { by: "Claire Martin", at: NOW } }],
      stored: { description: first.description },
    });
    expect((await shown(providerId)).entry.description).toBe(first.description);
    if (refused.outcome !== "conflict") throw new Error("expected a conflict");
    // The same text once more: what was never touched is not taken back with it.
    await changeProvider({ providerId, seen: refused.seen, ...second }, hugo, LATER);
    expect((await shown(providerId)).entry).toMatchObject({
      description: second.description,
      priceCents: 210_00,
    });
  });

  test("record one paper: the second reads who did, and with what", async () => {
    const { providerId } = await entered();
    const paper = { providerId, kind: "liability_insurance", body: "Mutuelle", seen: "" } as const;
    await recordCheck({ ...paper, number: "RC 1", validUntil: "2027-01-31" }, claire, NOW);
    const late = { ...paper, number: "RC 2", validUntil: "2027-12-31" };
    const refused = recordCheck(late, hugo, LATER);
    await expect(refused).rejects.toMatchObject({
      code: "provider.moved",
      fields: { kind: expect.stringMatching(/Claire Martin.*n° RC 1.*31 janvier 2027/) },
    });
    // Another kind is nobody's conflict.
    await recordCheck({ ...late, kind: "rge" }, hugo, LATER);
    await recordCheck({ ...late, seen: LATER.toISOString() }, hugo, LATER);
    const { checks } = await shown(providerId);
    expect(checks.map(({ number }) => number)).toEqual(["RC 2", "RC 2"]);
  });

  test("remove no paper that was renewed meanwhile", async () => {
    const { providerId } = await entered();
    const paper = { providerId, kind: "rge", body: "Qualibat", validUntil: "2027-01-31" } as const;
    await recordCheck({ ...paper, number: "1", seen: "" }, claire, NOW);
    await recordCheck({ ...paper, number: "2", seen: NOW.toISOString() }, claire, LATER);
    const key = { providerId, kind: "rge" } as const;
    const former = removeCheck({ ...key, checkedAt: NOW.toISOString() }, hugo, LATER);
    await expect(former).rejects.toMatchObject({ code: "provider.moved" });
    await removeCheck({ ...key, checkedAt: LATER.toISOString() }, hugo, LATER);
    expect((await shown(providerId)).checks).toEqual([]);
  });
});
