import { beforeEach, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { listLooperRecords } from "../leads/queries/looper-records.ts";
import { listOffers } from "../offers/queries/list-offers.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow } from "../testing/builders.ts";
import { writeLine, writeReversal } from "../testing/ledger.ts";
import { createPerson } from "../testing/people.ts";
import { listPendingActions } from "./actions/queries/list-pending-actions.ts";
import { getAmbassadorFigures } from "./queries/get-ambassador-figures.ts";
import { getOverview } from "./queries/get-overview.ts";
import { getRoleProfile } from "./queries/get-role-profile.ts";
import { getSellerFigures } from "./queries/get-seller-figures.ts";
import { nextVisits } from "./queries/next-visits.ts";
import { countUnread } from "./unread/queries/count-unread.ts";

/* The figures follow the data: each test changes rows and looks again. */

const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const db = adoptedDatabase("test");
let seller: Actor;
let buyer: Actor;
let looper: Actor;

beforeEach(async () => {
  await db.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  seller = await createPerson(db, [["seller", "active"]], { firstName: "Aline" });
  buyer = await createPerson(db, [["buyer", "active"]], { firstName: "Bruno", lastName: "Petit" });
  looper = await createPerson(db, [["ambassador", "active"]]);
});

async function createListing(
  overrides: Partial<Prisma.PropertyUncheckedCreateInput> = {},
): Promise<string> {
  const row = propertyRow({ sellerId: seller.userId, ...overrides });
  await db.writer.$transaction((tx) => tx.property.create({ data: row }));
  return row.id;
}

async function createOffer(
  propertyId: string,
  overrides: Partial<Prisma.OfferUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId();
  await db.writer.$transaction((tx) =>
    tx.offer.create({
      data: {
        id,
        propertyId,
        buyerId: buyer.userId,
        authorId: buyer.userId,
        home: namedHome(),
        buyerName: "Bruno Petit",
        buyerEmail: "bruno@example.org",
        buyerPhone: "06 39 98 00 00",
        amountCents: 240_000_00,
        financingType: "cash",
        financingApproved: true,
        ...offerEnd("2026-11-30", "35238"),
        createdAt: ago(2),
        ...overrides,
      },
    }),
  );
  return id;
}

const kinds = async (actor: Actor, now = NOW) =>
  (await listPendingActions(actor, now)).items.map(({ kind }) => kind);

test("a first sale gives a revenue and a badge", async () => {
  expect((await getOverview(seller, NOW)).headline.revenue).toBeNull();
  const id = await createListing({ priceCents: 312_000_00, publishedAt: ago(60) });
  expect((await getOverview(seller, NOW)).headline.revenue).toBeNull();
  await createOffer(id, { status: "accepted", createdAt: ago(40), decidedAt: ago(39) });
  const markSold = { status: "sold", soldAt: ago(2) } as const;
  await db.writer.$transaction((tx) => tx.property.update({ where: { id }, data: markSold }));
  expect((await getOverview(seller, NOW)).headline.revenue?.totalCents).toBe(9_600_00);
  const { obtained, recentCount } = (await getRoleProfile(seller, NOW)).badges;
  expect(obtained.map(({ code }) => code)).toEqual([
    "first-sale",
    "first-offer-received",
    "first-listing",
  ]);
  expect(recentCount).toBe(1);
});

test("a ledger's line changes the Looper's earnings, and a reversal takes it back", async () => {
  expect((await getAmbassadorFigures(looper, NOW)).figures).toMatchObject({
    earningsCents: null,
    monthlyEarningsCents: null,
    smart: null,
  });
  await writeLine(db, looper.userId, ago(40));
  const id = await writeLine(db, looper.userId, ago(3));
  expect((await getAmbassadorFigures(looper, NOW)).figures).toMatchObject({
    earningsCents: 250_00,
    monthlyEarningsCents: 125_00,
    visitsOrganised: 2,
  });
  const line = { id, ambassadorId: looper.userId, amountCents: 125_00 };
  await writeReversal(db, line, ago(1));
  expect((await getAmbassadorFigures(looper, NOW)).figures).toMatchObject({
    earningsCents: 125_00,
    monthlyEarningsCents: 0,
  });
});

test("views of the last month are compared with those of the month before", async () => {
  const propertyId = await createListing();
  const see = (day: string, views: number) =>
    db.writer.$transaction((tx) => tx.propertyDay.create({ data: { propertyId, day, views } }));
  await see("2026-11-21", 6);
  expect((await getSellerFigures(seller, NOW)).monthlyPercent).toBeNull();
  await see("2026-10-22", 4);
  expect((await getSellerFigures(seller, NOW)).monthlyPercent).toBe(50);
  // The thirtieth day back is of the month, the thirty-first of the one before.
  await see("2026-10-23", 2);
  expect((await getSellerFigures(seller, NOW)).monthlyPercent).toBe(100);
  await see("2026-09-22", 1_000);
  expect((await getSellerFigures(seller, NOW)).monthlyPercent).toBe(100);
});

test("an offer waits for the seller until it expires, a counter-offer for the buyer", async () => {
  const propertyId = await createListing();
  const first = await createOffer(propertyId);
  expect([await kinds(seller), await kinds(buyer)]).toEqual([["offer"], []]);
  expect(await kinds(seller, new Date("2026-11-30T22:30:00Z"))).toEqual(["offer"]);
  expect(await kinds(seller, new Date("2026-11-30T23:30:00Z"))).toEqual([]);

  const counter = { status: "countered", decidedAt: ago(1) } as const;
  await db.writer.$transaction((tx) => tx.offer.update({ where: { id: first }, data: counter }));
  const answer = { answersId: first, authorId: seller.userId, createdAt: ago(1) };
  const second = await createOffer(propertyId, answer);
  expect([await kinds(seller), await kinds(buyer)]).toEqual([[], ["counter"]]);
  // Under way, as the list of offers counts it, though it waits for the buyer.
  expect((await getSellerFigures(seller, NOW)).figures?.offersOpen).toBe(1);
  expect((await listOffers(seller, "seller", {}, NOW)).counts.pending).toBe(1);

  // The buyer answers the counter-offer with another: it is the seller's turn again.
  await db.writer.$transaction((tx) => tx.offer.update({ where: { id: second }, data: counter }));
  await createOffer(propertyId, { answersId: second, createdAt: ago(0) });
  expect([await kinds(seller), await kinds(buyer)]).toEqual([["offer"], []]);
});

test("visits are confirmed, and opinions asked for, by who is in charge of the listing", async () => {
  const propertyId = await createListing({ ambassadorId: looper.userId });
  const id = newId();
  await db.writer.$transaction((tx) =>
    tx.visit.create({
      data: {
        id,
        propertyId,
        buyerId: buyer.userId,
        hostId: looper.userId,
        visitorName: "Bruno Petit",
        visitorEmail: "bruno@example.org",
        visitorPhone: "06 39 98 00 00",
        startsAt: ago(-2),
        endsAt: ago(-2.1),
        type: "physical",
        createdAt: ago(1),
      },
    }),
  );
  expect([await kinds(looper), await kinds(seller)]).toEqual([["visit"], []]);
  expect((await getAmbassadorFigures(looper, NOW)).visits[0]?.confirmed).toBe(false);
  const update = (data: Prisma.VisitUpdateInput) =>
    db.writer.$transaction((tx) => tx.visit.update({ where: { id }, data }));
  await update({ status: "completed", startsAt: ago(2), endsAt: ago(1.9) });
  expect([await kinds(looper), await kinds(buyer)]).toEqual([["report"], []]);
  await update({ feedbackAskedAt: ago(1) });
  expect([await kinds(looper), await kinds(buyer)]).toEqual([[], ["opinion"]]);
  expect((await getOverview(buyer, NOW)).headline.score?.parts[1]).toMatchObject({ points: 0 });
  await update({ feedbackRating: 4 });
  expect(await kinds(buyer)).toEqual([]);
  expect((await getOverview(buyer, NOW)).headline.score?.parts[1]).toMatchObject({ points: 417 });
  // One visit is too little for a score.
  expect((await getAmbassadorFigures(looper, NOW)).figures.smart).toBeNull();
  const record = (await listLooperRecords([looper.userId], NOW)).get(looper.userId);
  expect(record?.reviews).toEqual({ part: 4, whole: 5 });
});

test("messages are unread under the role they concern, and for nobody else", async () => {
  const propertyId = await createListing();
  const write = async (
    { property, owner, contact }: { property: string | null; owner: Actor; contact: Actor },
    sender: "contact" | "owner",
  ) => {
    const conversationId = newId();
    await db.writer.$transaction(async (tx) => {
      await tx.conversation.create({
        data: {
          id: conversationId,
          propertyId: property,
          contactId: contact.userId,
          ownerId: owner.userId,
          type: "inquiry",
          createdAt: ago(1),
          lastMessageAt: ago(1),
        },
      });
      await tx.message.create({
        data: {
          id: newId(),
          conversationId,
          sender,
          authorId: sender === "contact" ? contact.userId : owner.userId,
          content: "Bonjour",
          createdAt: ago(1),
        },
      });
    });
  };
  await write({ property: propertyId, owner: seller, contact: buyer }, "contact");
  await write({ property: null, owner: looper, contact: buyer }, "contact");
  expect(await countUnread(seller)).toEqual([{ role: "seller", unread: 1 }]);
  expect(await countUnread(looper)).toEqual([{ role: "ambassador", unread: 1 }]);
  expect(await countUnread(buyer)).toEqual([{ role: "buyer", unread: 0 }]);
  expect(await kinds(buyer)).toEqual([]);

  // A seller who wrote to a Looper has the answer to read, though no buyer.
  await write({ property: null, owner: looper, contact: seller }, "owner");
  expect(await countUnread(seller)).toEqual([{ role: "seller", unread: 2 }]);
  expect(await kinds(seller)).toEqual(["message", "message"]);
  expect((await getSellerFigures(seller, NOW)).actions.total).toBe(1);

  // Archived, it is out of the way of the person who archived it.
  const archived = { ownerArchivedAt: NOW };
  await db.writer.$transaction((tx) => tx.conversation.updateMany({ data: archived }));
  expect(await countUnread(looper)).toEqual([{ role: "ambassador", unread: 0 }]);
  expect(await kinds(looper)).toEqual([]);
  expect(await countUnread(seller)).toEqual([{ role: "seller", unread: 1 }]);
  expect(await kinds(seller)).toEqual(["message"]);

  await db.writer.$transaction((tx) => tx.message.updateMany({ data: { readAt: NOW } }));
  expect(await countUnread(seller)).toEqual([{ role: "seller", unread: 0 }]);
  expect(await kinds(seller)).toEqual([]);
});

test("a lead left alone for a week is to be followed up, and a paper that lapses renewed", async () => {
  const id = newId();
  await db.writer.$transaction(async (tx) => {
    const lead = { ambassadorId: looper.userId, contactName: "Odile Roux", factAt: ago(20) };
    const since = { createdAt: ago(20) };
    await tx.lead.create({ data: { id, ...lead, ...since } });
    await tx.ambassadorProfile.create({
      data: { userId: looper.userId, insuranceExpiresOn: "2026-12-22" },
    });
  });
  expect(await kinds(looper)).toEqual(["lead"]);
  db.raw
    .prepare(`UPDATE "Lead" SET "status" = 'contacted', "updatedAt" = ? WHERE "id" = ?`)
    .run(ago(6.9).toISOString().replace("Z", "+00:00"), id);
  expect(await kinds(looper)).toEqual([]);
  const tomorrow = new Date(NOW.getTime() + 86_400_000);
  expect(await kinds(looper, tomorrow)).toEqual(["papers", "follow-up"]);
});

test("a looper has a request to answer as long as the listing is written, whose seller has it to finish", async () => {
  const revisionId = newId();
  await db.writer.$transaction((tx) =>
    tx.listingRevision.create({
      data: {
        id: revisionId,
        sellerId: seller.userId,
        content: {},
        fieldVersions: {},
        createdAt: ago(1),
        updatedAt: ago(1),
        looperRequests: {
          create: { id: newId(), ambassadorId: looper.userId, createdAt: ago(1) },
        },
      },
    }),
  );
  expect(await kinds(looper)).toEqual(["seller-request"]);
  expect(await countUnread(looper)).toEqual([{ role: "ambassador", unread: 1 }]);
  expect(await kinds(seller)).toEqual(["draft"]);
  db.raw.prepare("UPDATE ListingRevision SET status = 'discarded' WHERE id = ?").run(revisionId);
  expect([await kinds(looper), await kinds(seller)]).toEqual([[], []]);
  expect(await countUnread(looper)).toEqual([{ role: "ambassador", unread: 0 }]);
});

test("what the team returned is to be corrected, a first version as a change, until it is handed in again", async () => {
  const returned = { status: "editing", submittedAt: ago(2), decidedAt: ago(1) } as const;
  for (const home of [{ status: "draft", publishedAt: null } as const, {}]) {
    const propertyId = await createListing(home);
    const written = { content: { title: "T3" }, fieldVersions: {}, updatedAt: ago(1) };
    await db.writer.$transaction((tx) =>
      tx.listingRevision.create({
        data: {
          ...{ ...written, ...returned, id: newId(), propertyId },
          sellerId: seller.userId,
          createdAt: ago(3),
        },
      }),
    );
  }
  expect(await kinds(seller)).toEqual(["correction", "correction"]);
  expect((await listPendingActions(seller, NOW)).items[0]).toMatchObject({
    subject: "T3",
    since: ago(1),
  });
  expect(await kinds(looper)).toEqual([]);
  db.raw.exec("UPDATE ListingRevision SET status = 'in_review', decidedAt = NULL");
  db.raw.exec("UPDATE Property SET status = 'in_review' WHERE status = 'draft'");
  expect(await kinds(seller)).toEqual([]);
});

test("the next visits of a looper are also those of a home that they parted from", async () => {
  const propertyId = await createListing();
  await db.writer.$transaction((tx) =>
    tx.visit.create({
      data: {
        id: newId(),
        propertyId,
        buyerId: buyer.userId,
        hostId: looper.userId,
        visitorName: "Zoé",
        visitorEmail: "zoe@example.org",
        visitorPhone: "06",
        startsAt: ago(-1),
        endsAt: ago(-1.1),
        type: "physical",
        status: "scheduled",
        createdAt: ago(1),
      },
    }),
  );
  const next = async (role: "seller" | "ambassador", { userId }: Actor) =>
    (await nextVisits(role, userId, NOW)).length;
  expect(await next("ambassador", looper)).toBe(1);
  expect(await next("seller", seller)).toBe(1);
  expect(await next("ambassador", seller)).toBe(0);
});

test("lists twenty things to do at most, and says how many there are", async () => {
  for (let count = 0; count < 23; count += 1) {
    await createListing({ status: "draft", publishedAt: null });
  }
  const { total, items } = await listPendingActions(seller, NOW);
  expect([total, items.length]).toEqual([23, 20]);
});

test("a fifth referral and a thousandth view are dated by the day they came", async () => {
  const propertyId = await createListing({ publishedAt: ago(90) });
  for (const [day, views] of [
    ["2026-09-01", 600],
    ["2026-09-02", 399],
    ["2026-09-03", 1],
  ] as const) {
    await db.writer.$transaction((tx) =>
      tx.propertyDay.create({ data: { propertyId, day, views } }),
    );
  }
  for (let count = 5; count > 0; count -= 1) {
    const referral = { referredById: seller.userId, createdAt: ago(count) };
    await createPerson(db, [["buyer", "active"]], referral);
  }
  const dates = Object.fromEntries(
    (await getRoleProfile(seller, NOW)).badges.obtained.map(({ code, obtainedAt }) => [
      code,
      obtainedAt,
    ]),
  );
  expect(dates["thousand-views"]).toEqual(new Date("2026-09-03"));
  expect(dates["first-referral"]).toEqual(ago(5));
  expect(dates["five-referrals"]).toEqual(ago(1));
});
