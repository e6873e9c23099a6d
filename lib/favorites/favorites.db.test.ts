import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { addFavorite, addFavorites } from "./commands/add-favorite.ts";
import { removeFavorite } from "./commands/remove-favorite.ts";
import { listFavoriteIds } from "./queries/list-favorite-ids.ts";
import { listFavorites } from "./queries/list-favorites.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const database = adoptedDatabase();
let buyer: Actor;
const seller = userRow();

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
  });
});
beforeEach(async () => {
  buyer = await createPerson(database, [["buyer", "active"]]);
});

async function publish(status: PropertyStatus = "active"): Promise<string> {
  const row = propertyRow({
    sellerId: seller.id,
    status,
    soldAt: status === "sold" ? NOW : null,
    publishedAt: ["draft", "in_review"].includes(status) ? null : NOW,
  });
  await database.writer.$transaction((tx) => tx.property.create({ data: row }));
  return row.id;
}

const setStatus = (id: string, status: PropertyStatus) =>
  database.raw.prepare("UPDATE Property SET status = ? WHERE id = ?").run(status, id);

function figures(id: string) {
  const { favoriteCount, updatedAt } = database.raw
    .prepare("SELECT favoriteCount, updatedAt FROM Property WHERE id = ?")
    .get(id) as { favoriteCount: number; updatedAt: string };
  const days = database.raw
    .prepare("SELECT day, favorites FROM PropertyDay WHERE propertyId = ? ORDER BY day")
    .all(id);
  return { favoriteCount, updatedAt, days };
}

const rolesOf = ({ userId }: Actor) =>
  database.raw
    .prepare("SELECT role, status FROM RoleGrant WHERE userId = ? ORDER BY role")
    .all(userId);

const rejection = (code: string) =>
  expect.toSatisfy((error: unknown) => DomainError.is(error) && error.code === code);

describe("adding a favourite", () => {
  test("counts it once, on the listing and on its day in Paris, however often it is said", async () => {
    const listingId = await publish();
    const { updatedAt } = figures(listingId);
    const evening = new Date("2026-11-21T23:30:00Z");
    await addFavorite({ listingId }, buyer, evening);
    await addFavorite({ listingId }, buyer, later(48));
    expect(figures(listingId)).toEqual({
      favoriteCount: 1,
      updatedAt,
      days: [{ day: "2026-11-22", favorites: 1 }],
    });
  });

  test("by many at once counts each", async () => {
    const listingId = await publish();
    const people = await Promise.all(
      Array.from({ length: 5 }, () => createPerson(database, [["buyer", "active"]])),
    );
    await Promise.all(
      [...people, ...people].map((person) => addFavorite({ listingId }, person, NOW)),
    );
    expect(figures(listingId)).toMatchObject({ favoriteCount: 5, days: [{ favorites: 5 }] });
  });

  test.each<PropertyStatus>(["draft", "in_review", "paused", "withdrawn"])(
    "is not found for a listing that is %s",
    async (status) => {
      const listingId = await publish(status);
      await expect(addFavorite({ listingId }, buyer, NOW)).rejects.toEqual(
        rejection("listing.not-found"),
      );
      expect(figures(listingId)).toMatchObject({ favoriteCount: 0, days: [] });
    },
  );

  test.each([newId(), "", "\0", "' OR 1=1 --"])("is not found for %j", async (listingId) => {
    await expect(addFavorite({ listingId }, buyer)).rejects.toEqual(rejection("listing.not-found"));
    await expect(removeFavorite({ listingId }, buyer)).rejects.toEqual(
      rejection("listing.not-found"),
    );
  });

  test("is refused to who is no buyer", async () => {
    const listingId = await publish();
    const other = await createPerson(database, [["seller", "active"]]);
    await expect(addFavorite({ listingId }, other)).rejects.toEqual(rejection("request.forbidden"));
    await expect(listFavorites(other)).rejects.toThrow();
  });
});

describe("removing a favourite", () => {
  test("takes it from the day it was added on, however often it is said", async () => {
    const listingId = await publish();
    const other = await createPerson(database, [["buyer", "active"]]);
    await addFavorite({ listingId }, buyer, NOW);
    await addFavorite({ listingId }, other, later(48));
    await removeFavorite({ listingId }, buyer);
    await removeFavorite({ listingId }, buyer);
    expect(figures(listingId)).toMatchObject({
      favoriteCount: 1,
      days: [
        { day: "2026-11-21", favorites: 0 },
        { day: "2026-11-23", favorites: 1 },
      ],
    });
  });

  test("leaves those of others alone", async () => {
    const listingId = await publish();
    const other = await createPerson(database, [["buyer", "active"]]);
    await addFavorite({ listingId }, other, NOW);
    await removeFavorite({ listingId }, buyer);
    expect((await listFavorites(other)).total).toBe(1);
    expect(figures(listingId).favoriteCount).toBe(1);
  });

  test("works on a listing that was withdrawn meanwhile, not on a draft", async () => {
    const listingId = await publish();
    await addFavorite({ listingId }, buyer, NOW);
    setStatus(listingId, "withdrawn");
    await removeFavorite({ listingId }, buyer);
    expect((await listFavorites(buyer)).items).toEqual([]);
    const draft = await publish("draft");
    await expect(removeFavorite({ listingId: draft }, buyer)).rejects.toEqual(
      rejection("listing.not-found"),
    );
  });
});

describe("the favourites of a person", () => {
  test("come with their cards, the last one first; what left the market says so", async () => {
    const ids = [await publish(), await publish(), await publish(), await publish("sold")];
    for (const [rank, listingId] of ids.entries()) {
      await addFavorite({ listingId }, buyer, later(rank));
    }
    const [first, second, third, fourth] = ids as [string, string, string, string];
    setStatus(second, "withdrawn");
    setStatus(third, "paused");
    const { items, total, nextCursor } = await listFavorites(buyer);
    expect({ total, nextCursor }).toEqual({ total: 4, nextCursor: null });
    expect(items).toMatchObject([
      { kind: "listing", id: fourth, sold: true, card: { city: "Rennes" } },
      { kind: "gone", id: third, withdrawn: false },
      { kind: "gone", id: second, withdrawn: true },
      { kind: "listing", id: first, sold: false, card: { priceCents: 250_000_00 } },
    ]);
  });

  test("go on from page to page, each one once", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      const listingId = await publish();
      ids.push(listingId);
      // Several at the same instant.
      await addFavorite({ listingId }, buyer, later(Math.floor(index / 4)));
    }
    const first = await listFavorites(buyer);
    const second = await listFavorites(buyer, { after: first.nextCursor });
    expect(first.items).toHaveLength(24);
    expect(second.nextCursor).toBeNull();
    const seen = [...first.items, ...second.items].map(({ id }) => id);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });
});

describe("what a browser held before its person signed in", () => {
  test("joins their favourites, once; listings that are gone are left out", async () => {
    const [first, second, gone] = [await publish(), await publish(), await publish("withdrawn")];
    const listingIds = [first, newId(), gone, second];
    await addFavorites({ listingIds, asBuyer: false }, buyer, NOW);
    await addFavorites({ listingIds, asBuyer: true }, buyer, later(1));
    expect((await listFavoriteIds(buyer)).toSorted()).toEqual([first, second].toSorted());
    expect(figures(first).favoriteCount).toBe(1);
    expect(figures(gone).favoriteCount).toBe(0);
  });

  test("makes a buyer of who asks to become one, in the space they were in", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    const listingIds = [await publish()];
    await expect(addFavorites({ listingIds, asBuyer: false }, other, NOW)).rejects.toEqual(
      rejection("request.forbidden"),
    );
    expect(rolesOf(other)).toEqual([{ role: "seller", status: "active" }]);
    await addFavorites({ listingIds, asBuyer: true }, other, NOW);
    // Another page of theirs, which knows nothing of it.
    await addFavorites({ listingIds, asBuyer: true }, other, NOW);
    expect(rolesOf(other)).toEqual([
      { role: "buyer", status: "active" },
      { role: "seller", status: "active" },
    ]);
    expect(await listFavoriteIds(other)).toEqual(listingIds);
    const { activeRole } = database.raw
      .prepare("SELECT activeRole FROM User WHERE id = ?")
      .get(other.userId) as { activeRole: string };
    expect(activeRole).toBe("seller");
    const acts = database.raw
      .prepare("SELECT action, detail FROM AuditEvent WHERE actorId = ?")
      .all(other.userId);
    expect(acts).toEqual([{ action: "role.activated", detail: '{"role":"buyer"}' }]);
  });

  test("gives no role back that was suspended, and keeps nothing then", async () => {
    const other = await createPerson(database, [
      ["buyer", "suspended"],
      ["seller", "active"],
    ]);
    const listingIds = [await publish()];
    await expect(addFavorites({ listingIds, asBuyer: true }, other, NOW)).rejects.toEqual(
      rejection("role.held"),
    );
    expect(await listFavoriteIds(other)).toEqual([]);
  });
});
