import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { replaceOnce } from "../../platform/once.ts";
import type { Actor } from "../../policy/actor.ts";
import { loadedSearchEngine } from "../../search/sync.ts";
import { NO_CRITERIA, type SearchCriteria } from "../../search-index/criteria.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { fillTable } from "../../testing/full-table.ts";
import { createPerson } from "../../testing/people.ts";
import { changeSearch } from "../saved-searches/commands/change-saved-search.ts";
import { deleteSavedSearch } from "../saved-searches/commands/delete-saved-search.ts";
import type { AlertFrequency } from "../saved-searches/frequencies.ts";
import { changeFavoriteAlerts } from "./commands/change-favorite-alerts.ts";
import { collectAlerts } from "./commands/collect-alerts.ts";
import { endAlert } from "./commands/end-alert.ts";
import { purgeAlerts } from "./commands/purge-alerts.ts";
import { sendAlerts } from "./commands/send-alerts.ts";
import { unsubscribeToken } from "./links.ts";
import { findUnsubscription } from "./queries/find-unsubscription.ts";
import { listSearchesWithWeek } from "./queries/list-searches-with-week.ts";

const database = adoptedDatabase("test");
let snapshots: string;
let buyer: Actor;
const seller = userRow();
const looper = userRow();
let listingId: string;

/** Monday, 10 h in Paris. */
const NOW = new Date("2026-11-23T09:00:00Z");
const BEFORE = new Date("2026-11-20T09:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

beforeAll(() => {
  snapshots = mkdtempSync(join(tmpdir(), "loopimmo-snapshots-"));
  process.env.SNAPSHOT_DIR = snapshots;
});
afterAll(() => rmSync(snapshots, { recursive: true }));

beforeEach(async () => {
  replaceOnce("env", undefined);
  replaceOnce("search.following", undefined);
  replaceOnce("search.interpretations", undefined);
  replaceOnce("search.gazetteer", undefined);
  const listing = propertyRow({
    sellerId: seller.id,
    ambassadorId: looper.id,
    isDemonstration: true,
  });
  listingId = listing.id;
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.communePostalCode.create({ data: { communeCode: "35238", postalCode: "35000" } });
    for (const data of [seller, looper]) await tx.user.create({ data });
    await tx.property.create({ data: listing });
  });
  await loadedSearchEngine();
  buyer = await createPerson(database, [["buyer", "active"]]);
});

async function search(
  userId: string,
  criteria: Partial<SearchCriteria> = {},
  frequency: AlertFrequency = "instant",
  createdAt = BEFORE,
): Promise<string> {
  const id = newId();
  await database.writer.$transaction((tx) =>
    tx.savedSearch.create({
      data: {
        id,
        userId,
        name: `Recherche ${frequency}`,
        criteria: JSON.parse(JSON.stringify({ ...NO_CRITERIA, ...criteria })),
        alertEnabled: true,
        frequency,
        createdAt,
      },
    }),
  );
  return id;
}

type Happened = "published" | "back_on_market" | "slot_opened" | [from: number, to: number];

const happen = (what: Happened, propertyId = listingId, at = NOW) =>
  database.writer.$transaction((tx) =>
    tx.listingEvent.create({
      data:
        typeof what === "string"
          ? { propertyId, kind: what, at }
          : { propertyId, kind: "price_changed", at, fromCents: what[0], toCents: what[1] },
    }),
  );

const favorite = (userId: string, mark: "love" | "no" | null = null) =>
  database.writer.$transaction((tx) =>
    tx.favorite.create({ data: { userId, propertyId: listingId, createdAt: BEFORE, mark } }),
  );

interface Alert {
  userId: string;
  searchId: string | null;
  search: string;
  items: { listingId: string; what: string }[];
  more: number;
  unsubscribeLink: string;
}

const alerts = (): Alert[] =>
  database.raw
    .prepare<[], { userId: string; data: string }>(
      "SELECT userId, data FROM Notification WHERE event = 'alert.found' ORDER BY createdAt, rowid",
    )
    .all()
    .map(({ userId, data }) => ({ userId, ...JSON.parse(data) }));

async function pass(at = NOW): Promise<Alert[]> {
  await collectAlerts(at);
  await sendAlerts(at);
  return alerts();
}

const DROP: Happened = [260_000_00, 250_000_00];

describe("an event", () => {
  test("is sent once a person, whatever searches and favourites it is found by", async () => {
    await search(buyer.userId, {}, "daily");
    const first = await search(buyer.userId, { location: "Rennes" });
    await search(buyer.userId, { maxPriceCents: 300_000_00 }, "weekly");
    await favorite(buyer.userId);
    await happen(DROP);
    expect(await pass()).toMatchObject([
      {
        userId: buyer.userId,
        searchId: first,
        items: [
          { listingId, what: "price_dropped", priceCents: 250_000_00, fromCents: 260_000_00 },
        ],
        more: 0,
      },
    ]);
    expect(await pass(later(48))).toHaveLength(1);
  });

  test.each<[Happened, string[], string[]]>([
    ["published", ["published"], []],
    ["back_on_market", ["back_on_market"], ["back_on_market"]],
    ["slot_opened", ["slot_opened"], ["slot_opened"]],
    [DROP, ["price_dropped"], ["price_dropped"]],
    [[250_000_00, 260_000_00], [], []],
  ])("%j is told by a search and by the favourites", async (what, bySearch, byFavorite) => {
    const other = await createPerson(database, [["buyer", "active"]]);
    await search(buyer.userId);
    await favorite(other.userId);
    await happen(what);
    const sent = await pass();
    const sentTo = (userId: string) =>
      sent
        .filter((alert) => alert.userId === userId)
        .flatMap(({ items }) => items.map((i) => i.what));
    expect(sentTo(buyer.userId)).toEqual(bySearch);
    expect(sentTo(other.userId)).toEqual(byFavorite);
  });

  test("is for those alone whose search finds the listing as it is now, and existed before", async () => {
    await search(buyer.userId, { maxPriceCents: 200_000_00 });
    await search(buyer.userId, { location: "Vannes-sur-Nulle-Part" });
    await search(buyer.userId, { types: ["house"] });
    await search(buyer.userId, {
      polygon: [
        [44, 1],
        [44, 2],
        [45, 2],
      ],
    });
    await search(buyer.userId, {}, "instant", later(1));
    await happen("published");
    expect(await pass()).toEqual([]);
  });

  test("is found by a drawn area", async () => {
    const id = await search(buyer.userId, {
      polygon: [
        [48, -1.8],
        [48, -1.5],
        [48.2, -1.5],
        [48.2, -1.8],
      ],
    });
    await happen("published");
    expect(await pass()).toMatchObject([{ searchId: id }]);
  });

  test("is never sent to who sells the listing, nor to its looper, nor to who wants no more of it", async () => {
    for (const user of [seller, looper]) {
      await database.writer.$transaction((tx) =>
        tx.roleGrant.create({
          data: {
            id: newId(),
            userId: user.id,
            role: "buyer",
            status: "active",
            requestedAt: BEFORE,
          },
        }),
      );
      await search(user.id);
    }
    await search(buyer.userId);
    await database.writer.$transaction((tx) =>
      tx.hiddenListing.create({
        data: { userId: buyer.userId, propertyId: listingId, createdAt: BEFORE },
      }),
    );
    const other = await createPerson(database, [["buyer", "active"]]);
    await search(other.userId);
    await favorite(other.userId, "no");
    const noBuyer = await createPerson(database, [["seller", "active"]]);
    await search(noBuyer.userId);
    await happen(DROP);
    expect(await pass()).toEqual([]);
  });

  test("of a listing that left the market is not told", async () => {
    await search(buyer.userId);
    await happen("published");
    await database.writer.$transaction((tx) =>
      tx.property.update({ where: { id: listingId }, data: { status: "paused" } }),
    );
    expect(await pass()).toEqual([]);
  });
});

describe("an alert", () => {
  test("of a day is sent at eight the next morning, of a week on Monday", async () => {
    await search(buyer.userId, {}, "daily");
    const other = await createPerson(database, [["buyer", "active"]]);
    await search(other.userId, {}, "weekly");
    await happen("published");
    expect(await pass()).toEqual([]);
    expect(await pass(later(21))).toEqual([]);
    expect(await pass(later(22))).toMatchObject([{ userId: buyer.userId }]);
    expect(await pass(later(7 * 24 - 3))).toHaveLength(1);
    expect(await pass(later(7 * 24 - 2))).toMatchObject([{}, { userId: other.userId }]);
  });

  test("names ten listings and counts the others", async () => {
    await search(buyer.userId);
    const rows = Array.from({ length: 24 }, () => propertyRow({ sellerId: seller.id }));
    await database.writer.$transaction(async (tx) => {
      // Their own events are of the time at which this test runs.
      for (const data of rows)
        await tx.property.create({ data: { ...data, isDemonstration: true } });
    });
    for (const { id } of rows) await happen("published", id ?? "");
    const [alert, ...others] = await pass();
    expect(others).toEqual([]);
    expect([alert?.items.length, alert?.more]).toEqual([10, 14]);
  });

  test("of a deleted search, or of one that was switched off, is not sent", async () => {
    const gone = await search(buyer.userId, {}, "daily");
    const other = await createPerson(database, [["buyer", "active"]]);
    const off = await search(other.userId, {}, "daily");
    await happen("published");
    await collectAlerts(NOW);
    await deleteSavedSearch({ searchId: gone }, buyer);
    const input = { searchId: off, name: "Sans alerte", alertEnabled: false } as const;
    await changeSearch({ ...input, frequency: "daily" }, other);
    await happen("slot_opened");
    expect(await pass(later(48))).toEqual([]);
  });

  test("is ended by its link, by nobody else's, and as often as is tried", async () => {
    const searchId = await search(buyer.userId);
    const token = unsubscribeToken({ userId: buyer.userId, searchId });
    await expect(endAlert({ token: `${token}x` })).rejects.toMatchObject({
      code: "account.link-spent",
    });
    await expect(endAlert({ token: undefined })).rejects.toMatchObject({
      code: "account.link-spent",
    });
    expect(await findUnsubscription(`${token}x`)).toBeNull();
    expect(await findUnsubscription(token)).toMatchObject({
      ended: false,
      search: "Recherche instant",
    });
    await endAlert({ token });
    await endAlert({ token });
    expect(await findUnsubscription(token)).toMatchObject({ ended: true });
    await happen("published");
    expect(await pass()).toEqual([]);
  });

  test("of the favourites is ended by its link, and it alone", async () => {
    const searchId = await search(buyer.userId, { types: ["house"] });
    await favorite(buyer.userId);
    await happen(DROP);
    const [alert] = await pass();
    const token = new URL(alert?.unsubscribeLink ?? "").searchParams.get("jeton");
    expect(alert?.searchId).toBeNull();
    expect(await findUnsubscription(token)).toMatchObject({
      ended: false,
      others: { searches: 1, favorites: false },
    });
    // What was found and waits is not sent any more either.
    await happen("slot_opened");
    await collectAlerts(NOW);
    await endAlert({ token });
    await endAlert({ token });
    expect(await findUnsubscription(token)).toMatchObject({ kind: "favorites", ended: true });
    await happen("back_on_market");
    expect(await pass(later(1))).toHaveLength(1);
    expect(
      database.raw
        .prepare("SELECT alertEnabled FROM SavedSearch WHERE id = ?")
        .pluck()
        .get(searchId),
    ).toBe(1);
    expect(
      database.raw
        .prepare("SELECT count(*) FROM NotificationPreference WHERE userId = ?")
        .pluck()
        .get(buyer.userId),
    ).toBe(0);
    await changeFavoriteAlerts({ alertEnabled: true }, buyer);
    await happen("slot_opened");
    expect(await pass(later(2))).toHaveLength(2);
  });

  test("of a search is ended without the others", async () => {
    const searchId = await search(buyer.userId);
    await search(buyer.userId, { types: ["house"] });
    await favorite(buyer.userId);
    const token = unsubscribeToken({ userId: buyer.userId, searchId });
    await endAlert({ token });
    expect(await findUnsubscription(token)).toMatchObject({
      ended: true,
      others: { searches: 1, favorites: true },
    });
    await happen("slot_opened");
    expect(await pass()).toMatchObject([{ searchId: null }]);
  });

  test("of the favourites is switched by a buyer alone", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    await expect(changeFavoriteAlerts({ alertEnabled: false }, other)).rejects.toMatchObject({
      code: "request.forbidden",
    });
  });
});

describe("a pass that is cut off", () => {
  const progress = () =>
    database.raw.prepare<[], { seq: number }>("SELECT seq FROM AlertProgress").get()?.seq ?? 0;

  test("between batches loses and doubles nothing", async () => {
    await search(buyer.userId);
    for (let count = 0; count < 45; count += 1) await happen("slot_opened");
    // The second batch fails as a process that ends in the middle of its transaction does.
    const full = fillTable(database, "SearchAlertItem", 30);
    await expect(collectAlerts(NOW)).rejects.toThrow();
    expect(progress()).toBe(20);
    full.empty();
    await collectAlerts(NOW);
    const { count } = database.raw
      .prepare("SELECT count(*) AS count FROM SearchAlertItem")
      .get() as {
      count: number;
    };
    expect(count).toBe(45);
    expect(progress()).toBe(45);
  });

  test("side by side with another sends each once", async () => {
    await search(buyer.userId);
    await favorite(buyer.userId);
    await happen(DROP);
    await Promise.all([collectAlerts(NOW), collectAlerts(NOW)]);
    await Promise.allSettled([sendAlerts(NOW), sendAlerts(NOW)]);
    expect(alerts()).toHaveLength(1);
  });
});

test("a search shows what its alert would have sent last week, but for what its person hid", async () => {
  await search(buyer.userId);
  await happen(DROP, listingId, later(-48));
  await happen("slot_opened", listingId, later(-24));
  const week = async () => (await listSearchesWithWeek(buyer, later(1)))[0]?.week;
  expect(await week()).toMatchObject({
    total: 1,
    lines: [{ id: listingId, what: "price_dropped" }],
  });
  await database.writer.$transaction((tx) =>
    tx.hiddenListing.create({
      data: { userId: buyer.userId, propertyId: listingId, createdAt: NOW },
    }),
  );
  expect(await week()).toEqual({ total: 0, lines: [] });
});

test("what was sent long ago is deleted", async () => {
  await search(buyer.userId);
  await happen("published");
  await pass();
  const count = () =>
    (database.raw.prepare("SELECT count(*) AS n FROM SearchAlertItem").get() as { n: number }).n;
  await purgeAlerts(later(24));
  expect(count()).toBe(1);
  await purgeAlerts(later(24 * 91));
  expect(count()).toBe(0);
});
