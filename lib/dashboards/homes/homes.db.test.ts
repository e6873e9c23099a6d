import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { actorWith, createPerson, PERSONAS } from "../../testing/people.ts";
import { statementsOf, tablesScanned } from "../../testing/statements.ts";
import { findHomeFigures, listHomeFigures } from "./queries.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const dayAgo = (days: number) => civilDay(ago(days));

const db = adoptedDatabase("test");
let seller: Actor;
let other: Actor;

beforeEach(async () => {
  await db.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  seller = await createPerson(db, [["seller", "active"]]);
  other = await createPerson(db, [["seller", "active"]]);
});

async function createListing(
  overrides: Partial<Prisma.PropertyUncheckedCreateInput> = {},
  sellerId = seller.userId,
): Promise<string> {
  const row = propertyRow({ sellerId, publishedAt: ago(20), ...overrides });
  await db.writer.$transaction((tx) => tx.property.create({ data: row }));
  return row.id;
}

const seen = (propertyId: string, days: readonly (readonly [number, number])[]) =>
  db.writer.$transaction((tx) =>
    tx.propertyDay.createMany({
      data: days.map(([before, views]) => ({ propertyId, day: dayAgo(before), views })),
    }),
  );

test("each listing on the market has its line and its funnel; nobody else's is among them", async () => {
  const id = await createListing({ viewCount: 40, favoriteCount: 3 });
  await createListing({ status: "draft", publishedAt: null });
  await createListing({ status: "withdrawn" });
  await createListing({}, other.userId);
  await seen(id, [
    [0, 4],
    [29, 2],
    [30, 99],
  ]);
  const homes = await listHomeFigures(seller, NOW);
  expect(homes.map((home) => home.id)).toEqual([id]);
  const [home] = homes;
  expect(home).toMatchObject({
    daysOnline: 20,
    funnel: { views: 40, favorites: 3, contacts: 0, visits: 0, offers: 0 },
    comparison: null,
    priceGapPercent: null,
    recommendation: "open-slots",
  });
  expect(home?.line).toHaveLength(30);
  expect([home?.line[0], home?.line.at(-1)]).toEqual([
    { day: dayAgo(29), views: 2 },
    { day: dayAgo(0), views: 4 },
  ]);
  expect(await findHomeFigures(id, other, NOW)).toBeNull();
});

test("it is compared with those of its commune and type, at about its price", async () => {
  const id = await createListing({ priceCents: 200_000_00, surfaceDm2: 5_000 });
  await seen(id, [[1, 30]]);
  const like = { priceCents: 250_000_00, surfaceDm2: 10_000 };
  for (let index = 0; index < 5; index++) {
    await seen(await createListing(like, other.userId), [[2, 20]]);
  }
  const far = { priceCents: 250_000_01 };
  await seen(await createListing(far, other.userId), [[2, 1_000]]);
  await seen(await createListing({ ...like, type: "house" }, other.userId), [[2, 1_000]]);
  await seen(await createListing({ ...like, status: "paused" }, other.userId), [[2, 1_000]]);
  await seen(await createListing({ ...like, isDemonstration: true }, other.userId), [[2, 1_000]]);
  const home = await findHomeFigures(id, seller, NOW);
  expect(home?.comparison).toEqual({ mean: 20, percent: 50, listings: 5 });
  // 4,000 € beside five times 2,500 € and one of 250,000.01 € for 62 m².
  expect(home?.priceGapPercent).toBe(50);
});

describe("what waits", () => {
  test("an offer of a buyer's, until it expires", async () => {
    const id = await createListing();
    const buyer = await createPerson(db, [["buyer", "active"]]);
    const offer = {
      propertyId: id,
      buyerId: buyer.userId,
      authorId: buyer.userId,
      buyerName: "B",
      buyerEmail: "b@example.org",
      buyerPhone: "06 39 98 00 00",
      amountCents: 240_000_00,
      financingType: "cash",
      financingApproved: true,
      expiryDate: dayAgo(-1),
      createdAt: ago(1),
    } as const;
    await db.writer.$transaction((tx) => tx.offer.create({ data: { id: newId(), ...offer } }));
    const at = async (now: Date) => (await findHomeFigures(id, seller, now))?.recommendation;
    expect(await at(NOW)).toBe("answer-offers");
    expect(await at(ago(-2))).not.toBe("answer-offers");
    expect((await findHomeFigures(id, seller, NOW))?.funnel).toMatchObject({
      offers: 1,
      contacts: 1,
    });
  });

  test("the effect of a change of price is what the days before and since say", async () => {
    const id = await createListing();
    const data = { propertyId: id, kind: "price_changed", at: ago(5) } as const;
    await db.writer.$transaction((tx) =>
      tx.listingEvent.create({ data: { ...data, fromCents: 260_000_00, toCents: 250_000_00 } }),
    );
    await seen(id, [
      [6, 14],
      [4, 10],
      [3, 5],
    ]);
    expect((await findHomeFigures(id, seller, NOW))?.priceEffects).toEqual([
      {
        day: dayAgo(5),
        fromCents: 260_000_00,
        toCents: 250_000_00,
        views: { before: 1, since: 3, days: 5 },
      },
    ]);
  });
});

test("it reads the person's rows by index, in few statements", async () => {
  await createListing();
  const statements = await statementsOf(() => listHomeFigures(seller, NOW));
  expect(statements.length).toBeLessThanOrEqual(7);
  expect(statements.flatMap((sql) => tablesScanned(db, sql))).toEqual([]);
});

test.each(Object.entries(PERSONAS))("only a seller reads it: %s", async (persona, roles) => {
  const reading = listHomeFigures(actorWith(roles), NOW);
  if (persona === "seller") await expect(reading).resolves.toBeDefined();
  else await expect(reading).rejects.toThrow("request.forbidden");
});
