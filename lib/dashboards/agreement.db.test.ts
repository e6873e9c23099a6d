import { beforeEach, expect, test } from "vitest";
import { getLedger } from "../commissions/queries/get-ledger.ts";
import { newId } from "../kernel/ids.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { civilDay } from "../kernel/time.ts";
import { listNearbyLoopers } from "../looper/requests/queries/list-nearby-loopers.ts";
import { writeZone } from "../looper-zones/commands/write-zone.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Actor } from "../policy/actor.ts";
import { findFinalReport } from "../sales/report/queries/find-final-report.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow } from "../testing/builders.ts";
import { createConversation } from "../testing/conversations.ts";
import { createPerson } from "../testing/people.ts";
import { writeHandedIn } from "../testing/revisions.ts";
import { rsacNumber } from "../testing/rsac-number.ts";
import { expectFiguresToAgree } from "../testing/seller-figures.ts";
import { listRevisionsInReview } from "../trust/review/queries/list-revisions-in-review.ts";
import { getSellerAnalytics } from "./analytics/queries/get-seller-analytics.ts";
import { getSellerMonth } from "./analytics/queries/get-seller-month.ts";
import { getAmbassadorFigures } from "./queries/get-ambassador-figures.ts";
import { getSellerFigures } from "./queries/get-seller-figures.ts";
import { getEarningsByMonth } from "./trends/queries/get-earnings-by-month.ts";

/* One figure is the same on every page that shows it, whatever became of the homes that it is made of. */

const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const db = adoptedDatabase("test");
let seller: Actor;
let buyer: Actor;
let looper: Actor;

beforeEach(async () => {
  await db.writer.$transaction((tx) =>
    tx.commune.create({
      data: communeRow({ postalCodes: { create: { postalCode: "35000" } } }),
    }),
  );
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

test("the report of a sale has the contacts of the statistics", async () => {
  const sold = await createHome("sold", [[12, 99]]);
  await visitOn(sold, -12, "completed");
  await offerOf(sold, buyer.userId, null);
  await createConversation(
    db,
    { contactId: buyer.userId, ownerId: seller.userId },
    [{ by: "contact", content: "Bonjour", at: ago(20) }],
    { propertyId: sold },
  );
  // The seller wrote first: nobody has made themselves known by it.
  await createConversation(
    db,
    { contactId: looper.userId, ownerId: seller.userId },
    [{ by: "owner", content: "Bonjour", at: ago(20) }],
    { propertyId: sold },
  );
  const { listings } = await getSellerAnalytics(seller, 90, NOW);
  const { contacts } = await findFinalReport(sold, seller);
  expect(contacts).toBe(3);
  expect(listings.find(({ id }) => id === sold)?.funnel.contacts).toBe(contacts);
});

test("a looper's visits and gains are one figure each, wherever they are read", async () => {
  const { userId } = looper;
  await db.writer.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { city: "Rennes", postalCode: "35000" } });
    await tx.ambassadorProfile.create({
      data: {
        userId,
        trainedAt: ago(90),
        rsacNumber: rsacNumber(),
        identityExpiresOn: "2031-06-01",
        attestationExpiresOn: "2027-06-01",
        insuranceExpiresOn: "2027-06-01",
      },
    });
    await writeZone(tx, userId, NOW);
    // At the edge of the thirty days, within them, and to come.
    for (const days of [40, 30, 29, 0, -1]) {
      await tx.commissionEntry.create({
        data: {
          id: newId(),
          ambassadorId: userId,
          propertyName: "Maison, Betton",
          event: "visit_organised",
          ruleVersion: "2026-11",
          amountCents: 125_00,
          occurredAt: ago(days),
        },
      });
    }
  });
  const { figures } = await getAmbassadorFigures(looper, NOW);
  const place = { communeCode: "35238", lat: 48.11, lng: -1.68 };
  const [nearby] = await listNearbyLoopers(place, null, NOW);
  expect([figures.visitsOrganised, nearby?.visits]).toEqual([4, 4]);
  const chart = await getEarningsByMonth(looper, NOW);
  const ledger = await getLedger(looper, {}, NOW);
  const month = figures.monthlyEarningsCents;
  expect([month, chart?.at(-1)?.value, ledger.recentCents]).toEqual([250_00, 250_00, 250_00]);
});

test("what is in review stands on its seller's dashboard until the hour that the team reads", async () => {
  const submittedAt = ago(2);
  const { revisionId } = await db.writer.$transaction((tx) =>
    writeHandedIn(tx, { sellerId: seller.userId, now: NOW, submittedAt }),
  );
  const { reviews } = await getSellerFigures(seller, NOW);
  const manager = await createPerson(db, [["trust_manager", "active"]]);
  const queued = (await listRevisionsInReview(manager, {}, NOW)).rows;
  expect(reviews).toMatchObject([{ revisionId, submittedAt, isChange: false, isLate: true }]);
  expect(queued.map(({ decideBy, isLate }) => ({ decideBy, isLate }))).toEqual([
    { decideBy: reviews[0]?.decideBy, isLate: true },
  ]);
  expect((await getSellerFigures(manager, NOW).catch(() => null))?.reviews ?? []).toEqual([]);
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
