import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import { offerEnd } from "../../offers/rules.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { listContacts } from "../../statistics/queries/list-contacts.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow } from "../../testing/builders.ts";
import { actorWith, createPerson, PERSONAS } from "../../testing/people.ts";
import { statementsOf, tablesScanned } from "../../testing/statements.ts";
import { findHomeFigures } from "./queries/find-home-figures.ts";
import { listHomeFigures } from "./queries/list-home-figures.ts";

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

const rowsOf = async (now = NOW) =>
  (await listHomeFigures(seller, await listContacts(seller.userId), now)).homes;
const rowOf = async (id: string, actor = seller, now = NOW) =>
  findHomeFigures(id, actor, await listContacts(actor.userId), now);

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
  const homes = await rowsOf();
  expect(homes.map((home) => home.id)).toEqual([id]);
  const [home] = homes;
  expect(home).toMatchObject({
    daysOnline: 20,
    funnel: { views: 40, favorites: 3, contacts: 0, visits: 0, offers: 0 },
    comparison: { kind: "few" },
    priceGap: null,
    recommendation: "open-slots",
  });
  expect(home?.line).toHaveLength(30);
  expect([home?.line[0], home?.line.at(-1)]).toEqual([
    { day: dayAgo(29), views: 2 },
    { day: dayAgo(0), views: 4 },
  ]);
  expect(await rowOf(id, other)).toBeNull();
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
  const home = await rowOf(id);
  expect(home?.comparison).toEqual({ kind: "compared", percent: 50, listings: 5, days: 19 + 1 });
  // 4,000 € beside five times 2,500 € and one of 250,000.01 € for 62 m².
  expect(home?.priceGap).toEqual({ percent: 50, listings: 6 });
});

test("it is compared over its own days alone, and not while those are few", async () => {
  const young = { publishedAt: ago(8) };
  const id = await createListing(young);
  await seen(id, [
    [8, 100],
    [3, 10],
  ]);
  for (let index = 0; index < 5; index++) {
    await seen(await createListing({}, other.userId), [
      [20, 1_000],
      [8, 1_000],
      [2, 20],
    ]);
  }
  expect((await rowOf(id))?.comparison).toEqual({
    kind: "compared",
    percent: -50,
    listings: 5,
    days: 8,
  });
  expect((await rowOf(id, seller, ago(2)))?.comparison).toEqual({ kind: "early" });
});

describe("what waits", () => {
  test("an offer of a buyer's, until it expires", async () => {
    const id = await createListing();
    const buyer = await createPerson(db, [["buyer", "active"]]);
    const offer = {
      propertyId: id,
      buyerId: buyer.userId,
      authorId: buyer.userId,
      home: namedHome(),
      buyerName: "B",
      buyerEmail: "b@example.org",
      buyerPhone: "06 39 98 00 00",
      amountCents: 240_000_00,
      financingType: "cash",
      financingApproved: true,
      ...offerEnd(dayAgo(-1), "35238"),
      createdAt: ago(1),
    } as const;
    await db.writer.$transaction((tx) => tx.offer.create({ data: { id: newId(), ...offer } }));
    const at = async (now: Date) => (await rowOf(id, seller, now))?.recommendation;
    expect(await at(NOW)).toBe("answer-offers");
    expect(await at(ago(-2))).not.toBe("answer-offers");
    const stored = await db.reader.offer.findFirst();
    expect((await rowOf(id))?.subjectId).toBe(stored?.id);
    expect((await rowOf(id))?.funnel).toMatchObject({
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
    expect((await rowOf(id))?.priceEffects).toEqual([
      {
        day: dayAgo(5),
        fromCents: 260_000_00,
        toCents: 250_000_00,
        views: { before: { mean: 1, days: 14 }, since: { mean: 3, days: 5 } },
      },
    ]);
  });

  test("of a change of long ago the days are read as well", async () => {
    const id = await createListing({ publishedAt: ago(400) });
    const data = { propertyId: id, kind: "price_changed", at: ago(300) } as const;
    await db.writer.$transaction((tx) =>
      tx.listingEvent.create({ data: { ...data, fromCents: 260_000_00, toCents: 250_000_00 } }),
    );
    await seen(id, [
      [314, 28],
      [286, 14],
    ]);
    expect((await rowOf(id))?.priceEffects[0]?.views).toEqual({
      before: { mean: 2, days: 14 },
      since: { mean: 1, days: 14 },
    });
  });

  test("a visit that the seller is asked for, not the looper, until it would begin", async () => {
    const id = await createListing();
    const buyer = await createPerson(db, [["buyer", "active"]]);
    const visit = (hostId: string, startsAt: Date) => ({
      id: newId(),
      propertyId: id,
      buyerId: buyer.userId,
      hostId,
      visitorName: "B",
      visitorEmail: "b@example.org",
      visitorPhone: "06 39 98 00 00",
      type: "physical" as const,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 1_800_000),
      createdAt: ago(3),
    });
    const own = visit(seller.userId, ago(-1));
    const rows = [visit(other.userId, ago(-2)), visit(seller.userId, ago(1)), own];
    for (const data of rows) await db.writer.$transaction((tx) => tx.visit.create({ data }));
    expect(await rowOf(id)).toMatchObject({ recommendation: "answer-visits", subjectId: own.id });
    expect(await rowOf(id, seller, ago(-1.5))).not.toMatchObject({
      recommendation: "answer-visits",
    });
  });
});

test("it reads the person's rows by index, in few statements", async () => {
  await createListing();
  const statements = await statementsOf(() => listHomeFigures(seller, [], NOW));
  expect(statements.length).toBeLessThanOrEqual(7);
  expect(statements.flatMap((sql) => tablesScanned(db, sql))).toEqual([]);
});

test.each(Object.entries(PERSONAS))("only a seller reads it: %s", async (persona, roles) => {
  const reading = listHomeFigures(actorWith(roles), [], NOW);
  if (persona === "seller") await expect(reading).resolves.toBeDefined();
  else await expect(reading).rejects.toThrow("request.forbidden");
});
