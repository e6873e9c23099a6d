import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { addFavorite } from "./commands/add-favorite.ts";
import { judgeFavorite } from "./commands/judge-favorite.ts";
import { removeFavorite } from "./commands/remove-favorite.ts";
import { compareListings } from "./comparison/queries/compare-listings.ts";
import { hideListing, hideListings, showListing } from "./hidden/commands/hide-listing.ts";
import { listHidden, listHiddenIds } from "./hidden/queries/list-hidden-listings.ts";
import { listDroppedFavorites } from "./queries/list-dropped-favorites.ts";
import { listFavorites } from "./queries/list-favorites.ts";
import { judgeFavoriteSchema } from "./schemas.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const database = adoptedDatabase();
const seller = userRow();
let listingId: string;
let buyer: Actor;

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
  });
});

const publish = async (overrides: { status?: "draft"; publishedAt?: null } = {}) => {
  const row = propertyRow({ sellerId: seller.id, ...overrides });
  await database.writer.$transaction((tx) => tx.property.create({ data: row }));
  return row.id;
};

beforeEach(async () => {
  buyer = await createPerson(database, [["buyer", "active"]]);
  listingId = await publish();
});

describe("what is thought of a favourite", () => {
  test("is stored, changed and forgotten", async () => {
    await addFavorite({ listingId }, buyer, NOW);
    await judgeFavorite({ listingId, mark: "love", note: "Lumineux" }, buyer);
    expect((await listFavorites(buyer)).items).toMatchObject([{ mark: "love", note: "Lumineux" }]);
    await judgeFavorite({ listingId }, buyer);
    expect((await listFavorites(buyer)).items).toMatchObject([{ mark: null, note: null }]);
  });

  test("is nothing for what is none of one's favourites", async () => {
    const other = await createPerson(database, [["buyer", "active"]]);
    await addFavorite({ listingId }, other, NOW);
    for (const id of [listingId, newId(), "' OR 1=1"]) {
      const attempt = judgeFavorite({ listingId: id, mark: "no" }, buyer);
      await expect(attempt).rejects.toMatchObject({ code: "favorite.not-found" });
    }
    expect((await listFavorites(other)).items).toMatchObject([{ mark: null }]);
  });

  test.each([
    [{ listingId: "x", mark: "perhaps" }, false],
    [{ listingId: "x", note: "x".repeat(1_001) }, false],
    [{ listingId: "x", note: `  ${"x".repeat(1_000)}  ` }, true],
    [{ listingId: "x", mark: "maybe", userId: "y" }, false],
  ])("is read by its schema: %#", (value, ok) => {
    expect(judgeFavoriteSchema.safeParse(value).success).toBe(ok);
  });
});

describe("a price that went down", () => {
  const change = (fromCents: number, toCents: number, at: Date) =>
    database.writer.$transaction((tx) =>
      tx.listingEvent.create({
        data: { propertyId: listingId, kind: "price_changed", at, fromCents, toCents },
      }),
    );
  const day = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

  test("is shown beside the earlier one, as long as it is the last change and recent", async () => {
    await addFavorite({ listingId }, buyer, NOW);
    const drops = async (now = NOW) =>
      (await listDroppedFavorites(buyer, 5, now)).map(({ drop }) => drop);
    await change(260_000_00, 250_000_00, day(10));
    expect(await drops()).toEqual([{ fromCents: 260_000_00, at: day(10) }]);
    expect(await drops(new Date(NOW.getTime() + 55 * 86_400_000))).toEqual([]);
    await judgeFavorite({ listingId, mark: "no" }, buyer);
    expect(await drops()).toEqual([]);
    await judgeFavorite({ listingId, mark: "maybe" }, buyer);
    await change(250_000_00, 255_000_00, day(1));
    expect(await drops()).toEqual([]);
  });
});

describe("a hidden listing", () => {
  test("is hidden and shown again, as often as is tried", async () => {
    await hideListing({ listingId }, buyer, NOW);
    await hideListing({ listingId }, buyer, NOW);
    expect(await listHiddenIds(buyer)).toEqual([listingId]);
    expect(await listHidden(buyer)).toMatchObject([{ id: listingId, card: { id: listingId } }]);
    await showListing({ listingId }, buyer);
    await showListing({ listingId }, buyer);
    expect(await listHiddenIds(buyer)).toEqual([]);
  });

  test("that a browser held joins the account, those that are gone left out", async () => {
    const other = await publish();
    const draft = await publish({ status: "draft", publishedAt: null });
    const listingIds = [listingId, draft, newId(), other];
    await hideListings({ listingIds }, buyer, NOW);
    await hideListings({ listingIds }, buyer, NOW);
    expect((await listHiddenIds(buyer)).sort()).toEqual([listingId, other].sort());
    const seller = await createPerson(database, [["seller", "active"]]);
    await expect(hideListings({ listingIds }, seller, NOW)).rejects.toMatchObject({
      code: "request.forbidden",
    });
  });

  test("is one that has a page, and a buyer's", async () => {
    const draft = await publish({ status: "draft", publishedAt: null });
    for (const id of [draft, newId(), "../x"]) {
      const attempt = hideListing({ listingId: id }, buyer, NOW);
      await expect(attempt).rejects.toMatchObject({ code: "listing.not-found" });
    }
    const other = await createPerson(database, [["seller", "active"]]);
    await expect(hideListing({ listingId }, other)).rejects.toMatchObject({
      code: "request.forbidden",
    });
  });
});

test("listings are compared in the order given, those without a page left out", async () => {
  const [second, draft] = [await publish(), await publish({ status: "draft", publishedAt: null })];
  await addFavorite({ listingId }, buyer, NOW);
  await judgeFavorite({ listingId, mark: "love" }, buyer);
  const compared = await compareListings([second, draft, listingId, newId()], buyer, NOW);
  expect(compared.map(({ listing, mark }) => [listing.id, mark])).toEqual([
    [second, null],
    [listingId, "love"],
  ]);
  await removeFavorite({ listingId }, buyer);
});
