import { beforeEach, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { civilDay } from "../kernel/time.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow } from "../testing/builders.ts";
import { createConversation } from "../testing/conversations.ts";
import { createPerson } from "../testing/people.ts";
import { expectFiguresToAgree } from "../testing/seller-figures.ts";
import { getSellerAnalytics } from "./analytics/queries/get-seller-analytics.ts";
import { getSellerMonth } from "./analytics/queries/get-seller-month.ts";
import { getSellerFigures } from "./queries/get-seller-figures.ts";

/* One figure is the same on every page that shows it, whatever became of the homes that it is made of. */

const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const db = adoptedDatabase("test");
let seller: Actor;
let buyer: Actor;
let looper: Actor;

beforeEach(async () => {
  await db.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  seller = await createPerson(db, [["seller", "active"]]);
  buyer = await createPerson(db, [["buyer", "active"]]);
  looper = await createPerson(db, [["ambassador", "active"]]);
});

/** A home in a state, seen some days ago so many times a day. */
async function createHome(
  status: PropertyStatus,
  seen: readonly (readonly [day: number, views: number])[],
  ambassadorId: string | null = null,
): Promise<string> {
  const views = seen.reduce((sum, [, count]) => sum + count, 0);
  const isPublished = status !== "draft" && status !== "in_review";
  const row = propertyRow({
    sellerId: seller.userId,
    status,
    ambassadorId,
    publishedAt: isPublished ? ago(80) : null,
    soldAt: status === "sold" ? ago(5) : null,
    viewCount: views,
    favoriteCount: Math.floor(views / 10),
    createdAt: ago(90),
  });
  await db.writer.$transaction(async (tx) => {
    await tx.property.create({ data: row });
    await tx.propertyDay.createMany({
      data: seen.map(([day, count]) => ({
        propertyId: row.id,
        day: civilDay(ago(day)),
        views: count,
        favorites: Math.floor(count / 10),
      })),
    });
    if (status === "withdrawn") {
      const withdrawal = { propertyId: row.id, kind: "withdrawn", at: ago(10) } as const;
      await tx.listingEvent.create({ data: withdrawal });
    }
  });
  return row.id;
}

const visitOn = (propertyId: string, days: number, status: "pending" | "scheduled" | "completed") =>
  db.writer.$transaction((tx) =>
    tx.visit.create({
      data: {
        id: newId(),
        propertyId,
        buyerId: buyer.userId,
        hostId: seller.userId,
        visitorName: "Bruno Petit",
        visitorEmail: "bruno@example.org",
        visitorPhone: "06 39 98 00 00",
        startsAt: ago(-days),
        endsAt: new Date(ago(-days).getTime() + 1_800_000),
        type: "physical",
        status,
        createdAt: ago(9),
      },
    }),
  );

async function offerOf(propertyId: string, authorId: string, answersId: string | null) {
  const id = newId();
  await db.writer.$transaction((tx) =>
    tx.offer.create({
      data: {
        id,
        propertyId,
        buyerId: buyer.userId,
        authorId,
        home: namedHome(),
        answersId,
        buyerName: "Bruno Petit",
        buyerEmail: "bruno@example.org",
        buyerPhone: "06 39 98 00 00",
        amountCents: 240_000_00,
        status: "countered",
        financingType: "cash",
        financingApproved: true,
        ...offerEnd(civilDay(ago(-3)), "35238"),
        createdAt: ago(4),
      },
    }),
  );
  return id;
}

test("the figures of homes in every state are the same everywhere, and the sums of their rows", async () => {
  const active = await createHome("active", [
    [0, 12],
    [29, 30],
    [30, 41],
    [59, 7],
    [60, 1_003],
  ]);
  await createHome("paused", [[3, 20]], looper.userId);
  await createHome("under_offer", [[1, 11]]);
  await createHome("sold", [[12, 99]]);
  const withdrawn = await createHome("withdrawn", [[15, 55]]);
  await createHome("draft", []);
  await createHome("in_review", []);
  await db.writer.$transaction((tx) =>
    tx.listingRevision.create({
      data: {
        id: newId(),
        sellerId: seller.userId,
        content: { priceCents: 310_000_00 },
        fieldVersions: {},
        createdAt: ago(2),
        updatedAt: ago(1),
      },
    }),
  );
  await visitOn(active, 2, "scheduled");
  await visitOn(active, 3, "pending");
  await visitOn(withdrawn, -30, "completed");
  const first = await offerOf(active, buyer.userId, null);
  const counter = await offerOf(active, seller.userId, first);
  await offerOf(active, buyer.userId, counter);
  const signed = await offerOf(withdrawn, buyer.userId, null);
  await offerOf(withdrawn, seller.userId, signed);
  await createConversation(
    db,
    { contactId: buyer.userId, ownerId: seller.userId },
    [{ by: "contact", content: "Bonjour", at: ago(20) }],
    { propertyId: withdrawn },
  );

  await expectFiguresToAgree(seller, NOW);
  expect((await getSellerFigures(seller, NOW)).figures).toMatchObject({
    active: 2,
    paused: 1,
    drafts: 3,
    sold: 1,
    views: 1_278,
    upcomingVisits: 2,
    unconfirmedVisits: 1,
  });
  const { listings } = await getSellerAnalytics(seller, 90, NOW);
  expect(listings.find(({ id }) => id === withdrawn)).toMatchObject({
    ended: "withdrawn",
    // Its time online ended with the withdrawal.
    daysOnline: 70,
    funnel: { views: 55, visits: 1, offers: 1, contacts: 3 },
  });
  expect(listings.find(({ id }) => id === active)?.funnel).toMatchObject({ offers: 2, visits: 1 });
});

test("one draft, and one home that nobody saw, are figures as well", async () => {
  await db.writer.$transaction((tx) =>
    tx.listingRevision.create({
      data: {
        id: newId(),
        sellerId: seller.userId,
        content: {},
        fieldVersions: {},
        createdAt: ago(2),
        updatedAt: ago(1),
      },
    }),
  );
  await expectFiguresToAgree(seller, NOW);
  const { figures, actions } = await getSellerFigures(seller, NOW);
  expect(figures).toMatchObject({ active: 0, drafts: 1, views: 0 });
  expect(actions.items.map(({ kind, subject }) => [kind, subject])).toEqual([["draft", ""]]);
  await createHome("active", []);
  await expectFiguresToAgree(seller, NOW);
});

test("what has no room on a page is said to be there", async () => {
  for (let count = 0; count < 21; count++) await createHome("active", [[1, 1]]);
  const { homes, hasMore, audience } = await getSellerMonth(seller, NOW);
  expect([homes.length, hasMore, audience.totals[0]?.total]).toEqual([20, true, 21]);
  const { listings, hasMore: more } = await getSellerAnalytics(seller, 30, NOW);
  expect([listings.length, more]).toEqual([21, false]);
});
