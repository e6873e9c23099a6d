import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { type CacheTag, collectTags } from "../../platform/cache-tags.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { makeLooper } from "../../testing/people.ts";
import { listingSchema } from "../json-schemas.ts";
import { listingJson } from "../json-views.ts";
import { findListing } from "./find-listing.ts";
import { findListingKind } from "./find-listing-kind.ts";
import { findListingPage } from "./find-listing-page.ts";
import { listCards } from "./list-cards.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();
const seller = userRow();
const looper = userRow({ firstName: "Inès", city: "Rennes" });

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.commune.create({
      data: communeRow({
        code: "35051",
        name: "Cesson-Sévigné",
        slug: "cesson-sevigne",
        lat: 48.12,
      }),
    });
    await tx.commune.create({
      data: communeRow({
        code: "13055",
        name: "Marseille",
        slug: "marseille",
        departmentCode: "13",
      }),
    });
    await tx.user.create({ data: seller });
    await tx.user.create({ data: looper });
  });
  await makeLooper(database, { userId: looper.id });
});

type Overrides = Omit<Parameters<typeof propertyRow>[0], "sellerId">;

async function publish(overrides: Overrides = {}): Promise<string> {
  const row = propertyRow({ sellerId: seller.id, ...overrides });
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: row });
    await tx.propertyPhoto.create({
      data: { propertyId: row.id, position: 0, mediaKey: "facade-1", alt: "Façade" },
    });
  });
  return row.id;
}

async function foundPage(id: string) {
  const page = await findListingPage(id, NOW);
  if (page.kind !== "found") throw new Error(`expected a page, got ${page.kind}`);
  return page;
}

describe("the page of a listing", () => {
  test.each<[PropertyStatus, string]>([
    ["active", "found"],
    ["under_offer", "found"],
    ["sold", "found"],
    ["withdrawn", "withdrawn"],
    ["draft", "unknown"],
    ["in_review", "unknown"],
    ["paused", "unknown"],
  ])("for status %s is %s", async (status, kind) => {
    const soldAt = status === "sold" ? NOW : null;
    const id = await publish({ status, soldAt, type: "studio" });
    expect((await findListingPage(id, NOW)).kind).toBe(kind);
    expect(await findListingKind(id)).toBe(kind);
    expect((await findListing(id, NOW))?.id).toBe(kind === "found" ? id : undefined);
  });

  test.each(["", "x", newId(), "\u0000", "' OR 1=1", "a".repeat(100_000)])(
    "is unknown for an odd id",
    async (id) => {
      expect((await findListingPage(id)).kind).toBe("unknown");
      expect(await findListingKind(id)).toBe("unknown");
      expect(await findListing(id)).toBeNull();
    },
  );

  test("is the same without what stands beside it, and then shows nothing else", async () => {
    const id = await publish();
    await publish();
    const [alone, whole] = [new Set<CacheTag>(), new Set<CacheTag>()];
    const listing = await collectTags(alone, () => findListing(id, NOW));
    const page = await collectTags(whole, () => foundPage(id));
    expect(listing).toEqual(page.listing);
    expect([...alone]).toEqual([`listing:${id}`]);
    expect(whole.size).toBeGreaterThan(1);
  });

  test("shows everything known of it, in the documented shape", async () => {
    const id = await publish({
      ambassadorId: looper.id,
      ghgClass: "B",
      energyUse: 140,
      ghgEmission: 9,
      energyCostMinCents: 800_00,
      energyCostMaxCents: 1_100_00,
      energyCostYear: 2021,
      coownershipLots: 24,
      coownershipChargesCents: 1_450_00,
      coownershipProceedings: false,
    });
    const page = await foundPage(id);
    const { listing } = page;
    const json = listingJson(page, "https://site.example");
    expect(listingSchema.parse(json)).toEqual(json);
    expect(listing).toMatchObject({
      city: "Rennes",
      pricePerM2Cents: 4_032_00,
      energyCost: { minCents: 800_00, maxCents: 1_100_00, year: 2021 },
      coownership: { lots: 24, yearlyChargesCents: 1_450_00, proceedings: false },
      ambassador: { firstName: "Inès", city: "Rennes", hasPhone: false },
      photos: [{ mediaKey: "facade-1", alt: "Façade" }],
    });
  });
});

describe("open slots", () => {
  test("leave out past times and those an active visit holds", async () => {
    const id = await publish();
    const slot = (startsAt: string) => ({
      id: newId(),
      propertyId: id,
      hostId: seller.id,
      startsAt: new Date(startsAt),
      endsAt: new Date(Date.parse(startsAt) + 1_800_000),
    });
    const past = slot("2026-11-21T09:59:00Z");
    const taken = slot("2026-11-22T09:00:00Z");
    const cancelled = slot("2026-11-23T09:00:00Z");
    const free = slot("2026-11-24T09:00:00Z");
    const visit = (slotId: string, status: "pending" | "cancelled") => ({
      id: newId(),
      propertyId: id,
      slotId,
      buyerId: seller.id,
      hostId: seller.id,
      visitorName: "Camille Martin",
      visitorEmail: "camille@example.org",
      visitorPhone: "06 12 34 56 78",
      startsAt: taken.startsAt,
      endsAt: taken.endsAt,
      type: "physical" as const,
      status,
      createdAt: NOW,
    });
    await database.writer.$transaction(async (tx) => {
      await tx.visitSlot.createMany({ data: [free, past, taken, cancelled] });
      await tx.visit.createMany({
        data: [visit(taken.id, "pending"), visit(cancelled.id, "cancelled")],
      });
    });
    expect((await foundPage(id)).slots.map((open) => open.id)).toEqual([cancelled.id, free.id]);
  });
});

describe("similar listings", () => {
  test("share the type, differ by less than 100 000 €, and come from nearby first", async () => {
    const price = 700_000_00;
    const house = (overrides: Overrides) => publish({ type: "house", ...overrides });
    const id = await house({ priceCents: price });
    const far = await house({ priceCents: price, communeCode: "13055", lat: 43.3, lng: 5.4 });
    const near = await house({ priceCents: price + 99_999_99, communeCode: "35051" });
    const here = await house({ priceCents: price - 99_999_99 });
    await house({ priceCents: price + 100_000_00 });
    await house({ priceCents: price - 100_000_00 });
    await publish({ type: "apartment", priceCents: price });
    await house({ priceCents: price, status: "paused" });
    expect((await foundPage(id)).similar.map((card) => card.id)).toEqual([here, near, far]);
  });

  test("are three at most and never the listing itself", async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map(() => publish({ type: "house", priceCents: 1_900_000_00 })),
    );
    const [id = ""] = ids;
    const similar = (await foundPage(id)).similar.map((card) => card.id);
    expect(similar).toHaveLength(3);
    expect(similar).not.toContain(id);
  });
});

test("the average days online covers the commune and the type, from the first publication", async () => {
  const inMarseille = (publishedAt: string, soldAt: string | null = null) =>
    publish({
      communeCode: "13055",
      // Prepared long before.
      createdAt: new Date("2026-06-01T10:00:00Z"),
      publishedAt: new Date(publishedAt),
      status: soldAt ? "sold" : "active",
      soldAt: soldAt ? new Date(soldAt) : null,
    });
  const [id, paused = ""] = await Promise.all([
    inMarseille("2026-11-11T10:00:00Z"),
    // Away from the 3rd to the 13th: ten days online.
    inMarseille("2026-11-01T10:00:00Z"),
    inMarseille("2026-11-11T10:00:00Z"),
    inMarseille("2026-11-01T10:00:00Z"),
    inMarseille("2026-08-01T10:00:00Z", "2026-08-31T10:00:00Z"),
  ]);
  await database.writer.$transaction((tx) =>
    tx.statusPeriod.create({
      data: {
        propertyId: paused,
        status: "paused",
        startedAt: new Date("2026-11-03T10:00:00Z"),
        endedAt: new Date("2026-11-13T10:00:00Z"),
      },
    }),
  );
  const average = { averageDaysOnline: 16, averageIsIndicative: false };
  expect((await foundPage(id)).listing.statistics).toMatchObject({ daysOnline: 10, ...average });
  expect((await foundPage(paused)).listing.statistics).toMatchObject({
    daysOnline: 10,
    ...average,
  });
});

test("cards keep the order asked for and leave out what is no more on the market", async () => {
  const first = await publish({ status: "under_offer" });
  const second = await publish();
  const gone = await publish({ status: "paused" });
  const cards = await listCards([second, gone, first, newId()]);
  expect(cards.map((card) => [card.id, card.underOffer])).toEqual([
    [second, false],
    [first, true],
  ]);
});

test("a card is the same in a search and beside a page", async () => {
  const bare = propertyRow({ sellerId: seller.id, status: "under_offer" });
  await database.writer.$transaction((tx) => tx.property.create({ data: bare }));
  const ids = [await publish({ ambassadorId: looper.id }), bare.id];
  await database.writer.$transaction((tx) =>
    tx.propertyPhoto.create({
      data: { propertyId: ids[0] ?? "", position: 1, mediaKey: "salon-1", alt: "Salon" },
    }),
  );
  const tags = new Set<CacheTag>();
  const cards = await collectTags(tags, () => listCards(ids));
  expect(cards.map(({ id }) => id)).toEqual(ids);
  expect(cards.map(({ photoCount }) => photoCount)).toEqual([2, 0]);
  expect([...tags]).toEqual(ids.map((id) => `listing:${id}`));
});
