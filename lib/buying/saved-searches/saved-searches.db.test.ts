import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { replaceOnce } from "../../platform/once.ts";
import type { Actor } from "../../policy/actor.ts";
import { loadedSearchEngine } from "../../search/sync.ts";
import { NO_CRITERIA, type SearchCriteria } from "../../search-index/criteria.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { createPerson } from "../../testing/people.ts";
import { changeSearch } from "./commands/change-saved-search.ts";
import { deleteSavedSearch } from "./commands/delete-saved-search.ts";
import { saveQuery, saveSearch } from "./commands/save-search.ts";
import { listSavedSearches } from "./queries/list-saved-searches.ts";
import { listAlerts } from "./queries/list-search-alerts.ts";

const database = adoptedDatabase();
let snapshots: string;
let buyer: Actor;
const seller = userRow();

beforeAll(async () => {
  snapshots = mkdtempSync(join(tmpdir(), "loopimmo-snapshots-"));
  process.env.SNAPSHOT_DIR = snapshots;
  replaceOnce("env", undefined);
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.communePostalCode.create({ data: { communeCode: "35238", postalCode: "35000" } });
    await tx.user.create({ data: seller });
    for (const priceCents of [200_000_00, 300_000_00, 400_000_00]) {
      await tx.property.create({ data: propertyRow({ sellerId: seller.id, priceCents }) });
    }
  });
  await loadedSearchEngine();
});
afterAll(async () => {
  rmSync(snapshots, { recursive: true });
});
beforeEach(async () => {
  buyer = await createPerson(database, [["buyer", "active"]]);
});

async function keep(
  actor: Actor,
  criteria: Partial<SearchCriteria>,
  overrides: Partial<Prisma.SavedSearchUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId();
  await database.writer.$transaction((tx) =>
    tx.savedSearch.create({
      data: {
        id,
        userId: actor.userId,
        name: "Près du Thabor",
        criteria: JSON.parse(JSON.stringify({ ...NO_CRITERIA, ...criteria })),
        createdAt: new Date("2026-11-20T10:00:00Z"),
        ...overrides,
      },
    }),
  );
  return id;
}

const rejection = (code: string) =>
  expect.toSatisfy((error: unknown) => DomainError.is(error) && error.code === code);

describe("the saved searches of a person", () => {
  test("say what they look for and how many listings match now", async () => {
    await keep(buyer, { location: "Rennes", maxPriceCents: 300_000_00 });
    await keep(await createPerson(database, [["buyer", "active"]]), {});
    const [search, ...others] = await listSavedSearches(buyer);
    expect(others).toEqual([]);
    expect(search).toMatchObject({
      name: "Près du Thabor",
      total: 2,
      words: expect.stringContaining("Biens à Rennes"),
      alertEnabled: false,
      frequency: "daily",
    });
  });

  test("are counted for twenty at most", async () => {
    for (let count = 0; count < 25; count += 1) await keep(buyer, {});
    expect(await listSavedSearches(buyer)).toHaveLength(20);
  });

  test("are only for buyers", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    await expect(listSavedSearches(other)).rejects.toThrow();
    await expect(listAlerts(other)).rejects.toThrow();
  });
});

describe("an alert", () => {
  test("is switched on with its frequency, and off again", async () => {
    const searchId = await keep(buyer, {});
    await changeSearch(
      { searchId, name: "Centre", alertEnabled: true, frequency: "weekly" },
      buyer,
    );
    expect(await listAlerts(buyer)).toMatchObject([
      { name: "Centre", alertEnabled: true, frequency: "weekly" },
    ]);
    await changeSearch(
      { searchId, name: "Centre", alertEnabled: false, frequency: "instant" },
      buyer,
    );
    expect(await listAlerts(buyer)).toMatchObject([{ alertEnabled: false, frequency: "instant" }]);
  });

  test("of somebody else, and their search, is not found", async () => {
    const other = await createPerson(database, [["buyer", "active"]]);
    const searchId = await keep(other, {});
    const alert = { searchId, name: "À moi", alertEnabled: true, frequency: "daily" } as const;
    await expect(changeSearch(alert, buyer)).rejects.toEqual(rejection("saved-search.not-found"));
    await expect(deleteSavedSearch({ searchId }, buyer)).rejects.toEqual(
      rejection("saved-search.not-found"),
    );
    expect(await listAlerts(other)).toMatchObject([{ alertEnabled: false }]);
  });
});

test("a search is deleted once", async () => {
  const searchId = await keep(buyer, {});
  await deleteSavedSearch({ searchId }, buyer);
  expect(await listSavedSearches(buyer)).toEqual([]);
  await expect(deleteSavedSearch({ searchId }, buyer)).rejects.toEqual(
    rejection("saved-search.not-found"),
  );
});

describe("saving a search", () => {
  const search = (criteria: Partial<SearchCriteria>, name = "Rennes") => ({
    criteria: { ...NO_CRITERIA, ...criteria },
    name,
    frequency: "instant" as const,
  });

  test("keeps what it looks for, with its alert, and not where one was in it", async () => {
    const saved = await saveSearch(
      search({ location: "Rennes", cursor: "x", sort: "newest" }),
      buyer,
    );
    expect(saved.created).toBe(true);
    const [found] = await listSavedSearches(buyer);
    expect(found).toMatchObject({
      id: saved.id,
      name: "Rennes",
      alertEnabled: true,
      frequency: "instant",
      criteria: { location: "Rennes", cursor: null, sort: "relevance" },
      total: 3,
    });
  });

  test("twice is one search, under its last name", async () => {
    const query = "location=Rennes&minRooms=3&polygon=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40";
    const input = { query, name: "Un", frequency: "daily" as const };
    const first = await saveQuery(input, buyer);
    const again = await saveQuery(
      { ...input, query: `${query}&sort=price-asc`, name: "Deux" },
      buyer,
    );
    expect(again).toEqual({ id: first.id, created: false });
    expect(await listAlerts(buyer)).toMatchObject([{ name: "Deux", frequency: "daily" }]);
  });

  test("goes to twenty and no further, by many at once too", async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) => saveSearch(search({ minRooms: index + 1 }), buyer)),
    );
    const refused = attempts.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(5);
    for (const each of refused) {
      expect((each as PromiseRejectedResult).reason).toMatchObject({
        code: "saved-search.too-many",
      });
    }
    // One that is there can still be saved again.
    const known = attempts.findIndex(({ status }) => status === "fulfilled");
    await saveSearch(search({ minRooms: known + 1 }, "Encore"), buyer);
  });

  test("is for buyers, or who becomes one by it", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    await expect(saveSearch(search({}), other)).rejects.toEqual(rejection("request.forbidden"));
    await saveSearch({ ...search({}), asBuyer: true }, other);
    const roles = database.raw
      .prepare("SELECT role FROM RoleGrant WHERE userId = ? ORDER BY role")
      .all(other.userId);
    expect(roles).toEqual([{ role: "buyer" }, { role: "seller" }]);
  });

  test.each(["minPrice=x", "type=castle", "bbox=1,2,3", "polygon=%00"])(
    "is refused for %s",
    async (query) => {
      const input = { query, name: "x", frequency: "daily" as const };
      await expect(saveQuery(input, buyer)).rejects.toEqual(rejection("search.invalid-parameters"));
    },
  );
});
